import { afterAll, expect, inject, test } from 'vitest'
import { checkConnections } from '../../src/cluster/connections.ts'
import { ConfigError, readConfig } from '../../src/config.ts'
import { openPool } from '../../src/database/pool.ts'

const pool = openPool({ ...inject('postgres'), database: 'postgres', max: 1 }, () => {})
afterAll(() => pool.end())

const [{ most }] = (await pool.query<{ most: number }>(`select current_setting('max_connections')::int as most`))
  .rows as [{ most: number }]
/** PostgreSQL reserves three for superusers. */
const free = most - 3
const check = (env: Record<string, string>) => checkConnections(pool, readConfig(env))

test('connections that fit even while one of the processes is replaced are accepted', async () => {
  const DATABASE_POOL = `${Math.floor((free - 12) / 1.5)}`
  expect(await check({ WORKERS: '2', DATABASE_POOL })).toBeUndefined()
  // Without the jobs there is more room.
  expect(
    await check({ WORKERS: '2', DATABASE_POOL: `${Math.floor((free - 2) / 1.5)}`, JOBS: 'elsewhere' }),
  ).toBeUndefined()
})

test('too many connections stop the start with the embedded database, and are a warning with any other', async () => {
  const fits = Math.floor((free - 12) / 1.5)
  const settings = { WORKERS: '2', DATABASE_POOL: `${fits + 1}` }
  const sentence = expect.stringMatching(`^WORKERS 2 and DATABASE_POOL ${fits + 1} need up to .* at most ${fits},`)
  await expect(check(settings)).rejects.toEqual(expect.objectContaining({ message: sentence }))
  await expect(check(settings)).rejects.toBeInstanceOf(ConfigError)
  expect(await check({ ...settings, DATABASE_URL: 'postgres://paraph@pooler/paraph' })).toEqual(sentence)
})

test('if no DATABASE_POOL would fit, the sentence says so', async () => {
  await expect(check({ WORKERS: '128' })).rejects.toThrow(
    'Lower WORKERS, or use a PostgreSQL with a higher max_connections.',
  )
})
