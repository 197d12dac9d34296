import { afterAll, expect, inject, test } from 'vitest'
import { checkConnections } from '#server/cluster/connections.ts'
import { settingsOf } from '#server/cluster/join-cluster.ts'
import { openPool } from '#platform/database/pool.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { type Config, readConfig } from '#platform/settings/config.ts'

const pool = openPool({ ...inject('postgres'), database: 'postgres', max: 1 }, () => {})
afterAll(() => pool.end())

const { rows } = await pool.query<{ max: number }>(`select current_setting('max_connections')::int as max`)
/** PostgreSQL reserves three for superusers. */
const free = rows[0]!.max - 3
/** The largest pool for two processes. While one of them is replaced, there can be three. */
const fits = (besidePools: number) => Math.floor(((free - besidePools) * 2 + 1) / 3)
const check = (env: Record<string, string>) => checkConnections(pool, readConfig(env))

test('a DATABASE_POOL is accepted if its connections fit even while one of the processes is replaced', async () => {
  expect(await check({ WORKERS: '2', DATABASE_POOL: `${fits(12)}` })).toBeUndefined()
  // Without the jobs there is more room.
  expect(await check({ WORKERS: '2', DATABASE_POOL: `${fits(2)}`, JOBS: 'elsewhere' })).toBeUndefined()
})

test('too many connections stop the start with the embedded database, and cause a warning with another database', async () => {
  const most = fits(12)
  const settings = { WORKERS: '2', DATABASE_POOL: `${most + 1}` }
  const sentence = expect.stringMatching(`^WORKERS 2 and DATABASE_POOL ${most + 1} need up to .* at most ${most},`)
  await expect(check(settings)).rejects.toEqual(expect.objectContaining({ message: sentence }))
  await expect(check(settings)).rejects.toBeInstanceOf(ConfigError)
  expect(await check({ ...settings, DATABASE_URL: 'postgres://paraph@pooler/paraph' })).toEqual(sentence)
})

test('if no DATABASE_POOL would fit, the sentence says so', async () => {
  await expect(check({ WORKERS: '128' })).rejects.toThrow(
    'Lower WORKERS, or use a PostgreSQL with a higher max_connections.',
  )
})

test('the processes share the connections, and the first one runs the jobs', () => {
  const config = { databasePool: 21, workers: 4, workJobs: true } as Config
  const shares = [1, 2, 3, 4].map((number) => settingsOf({ number }, config))
  expect(shares.map(({ databasePool }) => databasePool)).toEqual([5, 5, 5, 5])
  expect(shares.map(({ workJobs }) => workJobs)).toEqual([true, false, false, false])
})
