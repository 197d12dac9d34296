import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runToEnd, temporaryFolder } from '@paraph/testing/programs/process.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { config, db, newAccount } = await startServer({ recorded: false })
const verify = (...args: string[]) =>
  runToEnd('server/cli/audit-verify.ts', args, { DATABASE_URL: config.databaseUrl! })

test('audit trails are verified while a server runs, saved, and compared with the saved file', async () => {
  const account = await newAccount()
  await account.sentDocument({ deliveryMethod: 'NONE' })
  await account.client.PATCH('/api/v1/account', { body: { contactEmail: 'avtal@example.com' } })
  const heads = join(await temporaryFolder(), 'heads.txt')
  const correct = { code: 0, stdout: 'Documents: 1. Events: 4. Sealed files: 0. Entries of logs: 1. Faults: 0.\n' }
  expect(await verify('--save', heads)).toMatchObject(correct)
  expect(await verify('--against', heads)).toMatchObject(correct)

  await sql`alter table events disable trigger user`.execute(db)
  await sql`update events set actor_id = 'key_other' where number = 2`.execute(db)
  const found = await verify()
  expect(found.code).toBe(1)
  expect(found.stdout).toMatch(
    /^doc_\w+: Event 2 was changed: the hash of evt_\w+ does not match\.\nDocuments: 1\. Events: 4\. Sealed files: 0\. Entries of logs: 1\. Faults: 1\.\n$/,
  )
})

test('a file that is missing is refused with exit 1, before anything is verified', async () => {
  const refused = { code: 1, stdout: '', stderr: expect.stringMatching(/^ENOENT/) }
  expect(await verify('--against', '/nowhere/heads.txt')).toMatchObject(refused)
})
