import type { TestAccount, TestServer } from '@paraph/testing/server/server.ts'

/** Returns the account with the same name in the mode TEST, as the second account of the same customer. */
export async function testModeOf({ db, newAccount }: Pick<TestServer, 'db' | 'newAccount'>, live: TestAccount) {
  const account = await newAccount('TEST')
  const name = db.selectFrom('accounts').select('name').where('id', '=', live.id)
  await db.updateTable('accounts').set({ name }).where('id', '=', account.id).execute()
  return account
}
