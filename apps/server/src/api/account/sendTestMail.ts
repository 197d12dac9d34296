import type { Handler } from '#api/operation.ts'
import { findAccount } from '#domain/accounts/account-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'

export const sendTestMail: Handler<'sendTestMail'> = async (_input, { db, now, account, outbox }) => {
  const { contactEmail: to } = await findAccount(db, account.id)
  if (to === null) throw new Problem('contact_email_missing')
  if (!outbox.channels.has('EMAIL')) throw new Problem('mail_unavailable')
  await inTransaction(db, (tx) => outbox.testMail(tx, account.id, now()))
  return { to }
}
