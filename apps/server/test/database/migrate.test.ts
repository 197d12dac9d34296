import { readdirSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { migrate } from '../../src/database/migrate.ts'
import { openPool } from '../../src/database/pool.ts'

const names = readdirSync(new URL('../../migrations/', import.meta.url)).toSorted()

test('servers that start at the same time on an empty database run each migration once', async () => {
  const postgres = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const admin = openPool({ ...postgres, database: 'postgres', max: 1 }, () => {})
  await admin.query(`create database ${database}`)
  const pools = Array.from({ length: 4 }, () => openPool({ ...postgres, database, max: 1 }, () => {}))
  try {
    const ran = await Promise.all(pools.map(migrate))
    expect(ran.toSorted((one, two) => two.length - one.length)).toEqual([names, [], [], []])
    const { rows } = await pools[0]!.query('select name from migrations order by name')
    expect(rows.map(({ name }: { name: string }) => name)).toEqual(names)
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  }
})
