import type { Handler } from '#api/operation.ts'
import { markWrongPerson } from '#domain/parties/store.ts'
import { actByLink } from './act.ts'

/** Each link can be reported once, so that a link can't fill the audit trail or the mailbox of the sender. */
export const reportWrongPerson: Handler<'reportWrongPerson'> = ({ header }, context) =>
  actByLink(
    context,
    header,
    async ({ document, party, record }) => {
      if (await markWrongPerson(document, party.id)) record('party.wrong_person')
    },
    { mayBeReported: true },
  )
