import type { Account } from '@paraph/contract'
import type { Handler } from '#api/operation.ts'
import { changesOf } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { changeAccount, findAccount, lockAccount } from '#domain/accounts/account-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'

export const updateAccount: Handler<'updateAccount'> = ({ body }, context) =>
  inTransaction(context.db, async (tx) => {
    const { id } = await lockAccount(tx, context.account.id)
    const before = await findAccount(tx, id)
    const after = await changeAccount(tx, id, body)
    const changes = changesOf(valuesOf(before), valuesOf(after))
    if (changes.length > 0)
      await recordAccountEvent(tx, context, { type: 'account.updated', subject: { id, name: after.name }, changes })
    return after
  })

/** Each notification and each part of the reminders is a field of its own, so that the log shows what has changed. */
function valuesOf({ id: _id, notifications, defaultReminders, ...fields }: Account) {
  const none = { firstAfterDays: null, everyDays: null, max: null }
  return {
    ...fields,
    ...prefixed('notifications', notifications),
    ...prefixed('defaultReminders', defaultReminders ?? none),
  }
}

const prefixed = <Value>(prefix: string, values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]))
