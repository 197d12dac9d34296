import type { Handler } from '#api/operation.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import { insertPhoneScan } from '#domain/signatures/phone-scan-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { withVerifiedLink } from '../act.ts'
import { toPhoneScan } from './phone-scan.ts'

export const startPhoneScan: Handler<'startPhoneScan'> = ({ header }, context) =>
  withVerifiedLink(context, header, async ({ document, party, parties }) => {
    const { requiredSignature } = requireActing(document, party, parties)
    if (requiredSignature !== 'MANUAL')
      throw new Problem('scan_not_required', `The requiredSignature of the party is ${requiredSignature}.`)
    const scan = await insertPhoneScan(document, party, context.link)
    return toPhoneScan(scan, { ...context, db: document.tx })
  })
