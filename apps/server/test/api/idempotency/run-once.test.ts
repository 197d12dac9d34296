import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fingerprintBytes } from '#api/idempotency/fingerprint.ts'
import { runOnce } from '#api/idempotency/run-once.ts'
import { isDatabaseDown } from '#platform/database/errors.ts'
import type { Database } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { services, newAccount } = await useServer()
const { id } = await newAccount()

const write = (db: Database) => db.updateTable('accounts').set({ name: 'Written' }).where('id', '=', id).execute()
const breakConnection = (db: Database) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
const run = (handle: (db: Database) => Promise<unknown>) =>
  runOnce({ key: randomBytes(32), fingerprint: Buffer.alloc(fingerprintBytes) }, services, async ({ db }) => {
    await handle(db)
    return {}
  })

test('a problem is not reported if the earlier writes of the handler could not be committed', async () => {
  const failed = run(async (db) => {
    await write(db)
    await breakConnection(db).catch(() => {})
    throw new Problem('verification_code_wrong')
  })
  expect(isDatabaseDown(await failed.catch((error: unknown) => error))).toBe(true)
})
