import { requireActing, signOrReject } from '../lifecycle/sign-or-reject.ts'
import type { Handler } from '../operation.ts'
import { actByLink } from './act.ts'

export const rejectDocument: Handler<'rejectDocument'> = ({ header, body }, context) =>
  actByLink(context, header, async ({ document, party, parties, evidence }) => {
    requireActing(document.status, party, parties)
    await signOrReject(document, party, { type: 'REJECTED', reason: body.reason }, { outbox: context.outbox, evidence })
  })
