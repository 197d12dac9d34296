import type { Handler } from '#api/operation.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { findAccountMode, lockAccount } from '#domain/accounts/account-store.ts'
import { endUntrustedAccess } from '#domain/single-sign-on/reach-store.ts'
import { deleteSignOn } from '#domain/single-sign-on/sign-on-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'

export const removeSingleSignOn: Handler<'removeSingleSignOn'> = (_input, context) => {
  const { db, account } = context
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    if (!(await deleteSignOn(locked))) throw new Problem('single_sign_on_not_found')
    await endUntrustedAccess(locked)
    const { account: subject } = await findAccountMode(tx, account.id)
    await recordAccountEvent(tx, context, { type: 'single_sign_on.removed', subject })
    return { id: account.id, deleted: true as const }
  })
}
