import { requireNotSealing } from '../lifecycle/document-rules.ts'
import { withLockedParty } from '../lifecycle/lock.ts'
import { requireRemindable } from '../lifecycle/reminder-rules.ts'
import { remind } from '../lifecycle/reminders.ts'
import type { Handler } from '../operation.ts'
import { withNumber } from '../personal-numbers/columns.ts'
import { findStoredParties } from './store.ts'

export const remindParty: Handler<'remindParty'> = ({ path }, { account, actor, outbox, personalNumbers, ...deps }) =>
  withLockedParty(deps, { ...path, accountId: account.id }, async (document, party) => {
    const { tx, id, status, lockedAt: now } = document
    requireNotSealing(document)
    const parties = await findStoredParties(tx, id)
    requireRemindable(party, { status, parties, channels: outbox.channels, now })
    const [reminded] = await remind(document, [party], { actor, outbox })
    return withNumber(reminded!, personalNumbers)
  })
