import type { Handler } from '#api/operation.ts'
import { setReadStatus } from '#domain/parties/store.ts'
import { actByLink } from './act.ts'

export const readDocument: Handler<'readDocument'> = ({ header }, context) =>
  actByLink(context, header, async ({ document, party, record }) => {
    if (document.status !== 'SENT' || party.readStatus === 'READ') return
    await setReadStatus(document, party.id, 'READ')
    const act = header['person-act']
    record('party.read', act && { act })
  })
