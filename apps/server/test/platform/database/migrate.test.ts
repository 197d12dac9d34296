import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { openPool } from '#platform/database/pool.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const names = readdirSync(folder).toSorted()
const readMigration = (name: string) => readFileSync(new URL(name, folder), 'utf8')

/** Creates a database, which is removed after the test, and returns a function that opens a pool of one connection to it. */
async function newDatabase() {
  const postgres = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPool({ ...postgres, database: 'postgres', max: 1 }, () => {})
  await admin.query(`create database ${database}`)
  const pools = [admin]
  onTestFinished(async () => {
    await Promise.all(pools.slice(1).map((pool) => pool.end()))
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  })
  return () => {
    const pool = openPool({ ...postgres, database, max: 1 }, () => {})
    pools.push(pool)
    return pool
  }
}

test('servers that start at the same time on an empty database run each migration once', async () => {
  const open = await newDatabase()
  const pools = Array.from({ length: 4 }, open)
  const ran = await Promise.all(pools.map((pool) => migrate(pool)))
  expect(ran.toSorted((one, two) => two.length - one.length)).toEqual([names, [], [], []])
  const { rows } = await pools[0]!.query('select name from migrations order by name')
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(names)
})

/** Returns the last migration that changes a table which the migrations before it made, and the table. */
function findLastChange() {
  for (const [index, name] of [...names.entries()].toReversed()) {
    const [, table] = /^alter table (\w+)\s+add/m.exec(readMigration(name)) ?? []
    const earlier = names.slice(0, index).map(readMigration)
    if (table && earlier.some((migration) => migration.includes(`create table ${table} `))) return { index, table }
  }
  throw new Error('No migration changes a table.')
}

test('requests go on while a migration waits for a backup, and the migration runs when the backup has ended', async () => {
  const { index, table } = findLastChange()
  const open = await newDatabase()
  const [server, backup, request] = [open(), open(), open()]
  // As a server of an earlier version left it.
  await server.query('create table migrations (name text primary key, applied_at timestamptz not null default now())')
  for (const name of names.slice(0, index)) {
    await server.query(readMigration(name))
    await server.query('insert into migrations (name) values ($1)', [name])
  }

  await backup.query(`begin; lock table ${table} in access share mode`)
  const log: string[] = []
  const migrated = migrate(server, (message) => log.push(message))
  const waits = () => request.query('select from pg_locks where relation = $1::regclass and not granted', [table])
  await expect.poll(async () => (await waits()).rowCount).toBe(1)
  // Queues behind the migration, and is answered although the backup goes on.
  await request.query(`select from ${table}`)
  await expect.poll(() => log).toEqual([expect.stringContaining('waits for a transaction')])
  await backup.query('rollback')
  expect(await migrated).toEqual(names.slice(index))
})
