import { readdirSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { openPool } from '#platform/database/pool.ts'
import { newDatabase } from '@paraph/testing/server/test-database.ts'

const names = readdirSync(new URL('../../../migrations/', import.meta.url)).toSorted()

/** Creates an empty database, which is removed after the test, and returns a function that opens a pool of one connection to it. */
async function emptyDatabase() {
  const { connection, remove } = await newDatabase({ isEmpty: true })
  const pools: ReturnType<typeof openPool>[] = []
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.end()))
    await remove()
  })
  return () => {
    const pool = openPool({ ...connection, max: 1 }, () => {})
    pools.push(pool)
    return pool
  }
}

test('servers that start at the same time on an empty database run each migration once', async () => {
  const open = await emptyDatabase()
  const pools = Array.from({ length: 4 }, open)
  const ran = await Promise.all(pools.map((pool) => migrate(pool)))
  expect(ran.toSorted((one, two) => two.length - one.length)).toEqual([names, [], [], []])
  const { rows } = await pools[0]!.query('select name from migrations order by name')
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(names)
})

test('requests go on while a migration waits for a backup, and then the migration runs', async () => {
  const path = await mkdtemp(join(tmpdir(), 'migrations-'))
  const folder = pathToFileURL(`${path}/`)
  await writeFile(join(path, '001_letters.sql'), 'create table letters (id text)')
  const open = await emptyDatabase()
  const [server, backup, request] = [open(), open(), open()]
  await migrate(server, () => {}, folder)
  await writeFile(join(path, '002_size.sql'), 'alter table letters add size integer')

  await backup.query('begin; lock table letters in access share mode')
  const log: string[] = []
  const migrated = migrate(server, (message) => log.push(message), folder)
  const waits = () => request.query(`select from pg_locks where relation = 'letters'::regclass and not granted`)
  await expect.poll(async () => (await waits()).rowCount).toBe(1)
  // Queues behind the migration, and is answered although the backup goes on.
  await request.query('select from letters')
  await expect.poll(() => log).toEqual([expect.stringContaining('waits for a transaction')])
  await backup.query('rollback')
  expect(await migrated).toEqual(['002_size.sql'])
})
