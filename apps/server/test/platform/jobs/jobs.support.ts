import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { openKysely, openPool } from '#platform/database/pool.ts'
import { openJobs } from '#platform/jobs/jobs.ts'

/**
 * Lets four processes create the queues at the same time, that many times. Returns the number of queues after each time.
 *
 * @throws Error if one of the processes can not use all its connections afterwards
 */
export async function startTogether(rounds: number): Promise<number[]> {
  const database = `jobs_${randomBytes(4).toString('hex')}`
  await withPool('postgres', (pool) => pool.query(`create database ${database}`))
  const openOne = () =>
    withPool(database, async (pool) => {
      const jobs = await openJobs({ db: openKysely(pool), onError: () => {} })
      await Promise.all(Array.from({ length: 10 }, () => pool.query('select 1')))
      await jobs.close()
    })
  const counts: number[] = []
  for (let round = 0; round < rounds; round++) {
    await Promise.all(Array.from({ length: 4 }, openOne))
    const { rowCount } = await withPool(database, (pool) => pool.query('select name from pgboss.queue'))
    counts.push(rowCount!)
    await withPool(database, (pool) => pool.query('drop schema pgboss cascade'))
  }
  await withPool('postgres', (pool) => pool.query(`drop database ${database}`))
  return counts
}

async function withPool<T>(database: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool({ ...inject('postgres'), database }, () => {})
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
