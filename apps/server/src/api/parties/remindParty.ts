import type { Handler } from '#api/operation.ts'
import { requireNotSealing } from '#domain/lifecycle/document-rules.ts'
import { withLockedParty } from '#domain/lifecycle/lock.ts'
import { requireRemindable } from '#domain/lifecycle/reminder-rules.ts'
import { remind } from '#domain/lifecycle/reminders.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { withNumber } from '#domain/personal-numbers/columns.ts'

export const remindParty: Handler<'remindParty'> = ({ path }, { viewer, actor, outbox, personalNumbers, ...deps }) =>
  withLockedParty(deps, { ...path, ...viewer }, async (document, party) => {
    const { tx, id, status, lockedAt: now } = document
    requireNotSealing(document)
    const parties = await findStoredParties(tx, id)
    requireRemindable(party, { status, parties, channels: outbox.channels, now })
    const [reminded] = await remind(document, [party], { actor, outbox })
    return withNumber(reminded!, personalNumbers)
  })
