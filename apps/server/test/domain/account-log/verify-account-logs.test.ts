import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstValues } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { verifyAccountLogs } from '#domain/account-log/verify-account-logs.ts'
import { system } from '#domain/events/store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { db, services, newAccount } = await startServer()
const { now } = services

const record = (id: string, value: number) =>
  inTransaction(db, (tx) =>
    recordAccountEvent(
      tx,
      { account: { id }, actor: system, now },
      { type: 'account.updated', subject: { id, name: null }, changes: firstValues({ value }) },
    ),
  )

async function loggedAccount(entries = 4): Promise<string> {
  const { id } = await newAccount()
  for (let value = 1; value <= entries; value++) await record(id, value)
  return id
}

const faultsOf = async (id: string, saved: Parameters<typeof verifyAccountLogs>[1] = new Map()) =>
  (await verifyAccountLogs(db, saved)).faults.filter((fault) => fault.startsWith(id)).map((fault) => fault.slice(32))

test('entries of 60 transactions at once are one chain, in the order of their times', async () => {
  const { id } = await newAccount()
  await Promise.all(Array.from({ length: 60 }, (_, index) => record(id, index)))
  const { heads } = await verifyAccountLogs(db, new Map())
  expect([await faultsOf(id), heads.get(id)!.number]).toEqual([[], 60])
  const rows = await db
    .selectFrom('account_events')
    .select('at')
    .where('account_id', '=', id)
    .orderBy('number')
    .execute()
  const times = rows.map(({ at }) => at)
  expect(times).toEqual(times.toSorted())
})

test('the database refuses each change of a log', async () => {
  const id = await loggedAccount(1)
  const refused = /The logs of accounts are never changed/
  const ofAccount = sql`where account_id = ${id}`
  await expect(sql`update account_events set actor_name = 'x' ${ofAccount}`.execute(db)).rejects.toThrow(refused)
  await expect(sql`delete from account_events ${ofAccount}`.execute(db)).rejects.toThrow(refused)
  await expect(sql`delete from account_log_heads ${ofAccount}`.execute(db)).rejects.toThrow(refused)
  await expect(sql`truncate account_events`.execute(db)).rejects.toThrow(refused)
})

test('a changed, removed or moved entry and a cut end are found; a cut end whose head was changed too only by a saved head', async () => {
  for (const table of ['account_events', 'account_log_heads'])
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
  const [changed, removed, moved, cut, forged] = [
    await loggedAccount(),
    await loggedAccount(),
    await loggedAccount(),
    await loggedAccount(),
    await loggedAccount(),
  ] as const
  const saved = (await verifyAccountLogs(db, new Map())).heads
  const entry = (id: string, number: number) => sql`where account_id = ${id} and number = ${number}`

  await sql`update account_events set ip_address = '203.0.113.7' ${entry(changed, 2)}`.execute(db)
  await sql`delete from account_events ${entry(removed, 2)}`.execute(db)
  await sql`update account_events set number = 9 ${entry(moved, 2)}`.execute(db)
  await sql`update account_events set number = 2 ${entry(moved, 3)}`.execute(db)
  await sql`update account_events set number = 3 ${entry(moved, 9)}`.execute(db)
  for (const id of [cut, forged]) await sql`delete from account_events ${entry(id, 4)}`.execute(db)
  await sql`
    update account_log_heads as head set number = entry.number, hash = entry.hash from account_events as entry
    where head.account_id = ${forged} and entry.account_id = ${forged} and entry.number = 3`.execute(db)

  expect(await faultsOf(changed)).toEqual([
    expect.stringMatching(/^Entry 2 in the log was changed: the hash of aev_\w+ does not match\.$/),
  ])
  expect(await faultsOf(removed)).toEqual([
    'Entries of the log are missing between 1 and 3.',
    'Entry 3 in the log does not contain the hash of the entry before it.',
  ])
  expect(await faultsOf(moved)).toEqual(
    [2, 3, 4].map((number) => `Entry ${number} in the log does not contain the hash of the entry before it.`),
  )
  expect(await faultsOf(cut)).toEqual(['The log ends with entry 3, but the newest one was 4.'])
  expect(await faultsOf(forged)).toEqual([])
  expect(await faultsOf(forged, saved)).toEqual(['Entries of the log were saved, but are gone.'])
})
