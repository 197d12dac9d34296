import type { Handler } from '#api/operation.ts'
import { setReadStatus } from '#domain/parties/store.ts'
import { actByLink } from './act.ts'

export const openDocument: Handler<'openDocument'> = ({ header }, context) =>
  actByLink(context, header, async ({ document, party, record }) => {
    if (document.status !== 'SENT' || party.readStatus !== 'NOT_OPENED') return
    await setReadStatus(document, party.id, 'OPENED')
    const act = header['person-act']
    record('party.opened', act && { act })
  })
