import { afterAll, expect, test } from 'vitest'
import { refuseOtherKey, storeFingerprint } from '#platform/secrets/key-fingerprint.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { openPool } from '#platform/database/pool.ts'
import { newDatabase } from '@paraph/testing/server/test-database.ts'

const { connection, remove } = await newDatabase()
const pool = openPool(connection, () => {})
afterAll(async () => {
  await pool.end()
  await remove()
})
const [OLD, NEW, OTHER] = ['1', '2', '3'].map((digit) => digit.repeat(43)) as [string, string, string]
const keyOf = (text: string) => openSecretKey(readConfig({ SECRET_KEY: text }), () => {})
const start = async (text: string) => storeFingerprint(pool, await keyOf(text))
const forget = () => pool.query('delete from secret_key')
const stored = async () => (await pool.query<{ fingerprint: Buffer }>('select * from secret_key')).rows
const refusal = expect.objectContaining({
  constructor: ConfigError,
  message: expect.stringMatching(/^SECRET_KEY does not contain the key .* npm run paraph -- secret-key:lost /),
})

test.each([
  ['the same key', [OLD, OLD]],
  ['a rotation on one server', [OLD, `${NEW},${OLD}`, NEW]],
  ['a rotation in two rounds', [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`, `${OLD},${NEW}`, `${NEW},${OLD}`, NEW]],
  ['a rotation that is taken back', [OLD, `${NEW},${OLD}`, `${OLD},${NEW}`, OLD]],
])('%s may start', async (_, starts) => {
  await forget()
  for (const keys of starts) await expect(start(keys)).resolves.not.toThrow()
})

test.each([
  ['another key', [OLD, OTHER]],
  ['a new key without the old one', [OLD, `${NEW},${OTHER}`]],
  ['the old key after its rotation', [OLD, `${NEW},${OLD}`, OLD]],
])('%s may not start, and changes nothing', async (_, starts) => {
  await forget()
  for (const keys of starts.slice(0, -1)) await start(keys)
  const before = await stored()
  await expect(start(starts.at(-1)!)).rejects.toEqual(refusal)
  await expect(refuseOtherKey(pool, await keyOf(starts.at(-1)!))).rejects.toEqual(refusal)
  expect(await stored()).toEqual(before)
})

test('of two servers with different keys that start on a new database, one is refused', async () => {
  await forget()
  const results = await Promise.allSettled([start(OLD), start(NEW)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('the fingerprint has a label of its own, so it equals no derived key and no mark of a value', async () => {
  await forget()
  await start(OLD)
  const [row] = await stored()
  // Computed with Python's hmac: HMAC(HMAC(0 × 32, key), label ‖ 1).
  expect(row!.fingerprint.toString('hex')).toBe('e2c48813ea69411726848b7a72f51b7186db9e5951ca81158c99ab048f7fb0f2')
})
