import { expect, test } from 'vitest'
import { openKysely, openPool } from '#platform/database/pool.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { queueNames } from '#platform/jobs/queues.ts'
import { newDatabase } from '@paraph/testing/server/test-database.ts'

test('processes that create the queues at the same time leave no connection in a failed transaction', async () => {
  const { connection, remove } = await newDatabase({ isEmpty: true })
  const openOne = async () => {
    const pool = openPool(connection, () => {})
    const jobs = await openJobs({ db: openKysely(pool), onError: () => {} })
    // This needs all connections.
    await Promise.all(Array.from({ length: 10 }, () => pool.query('select 1')))
    await jobs.close()
    await pool.end()
  }
  const admin = openPool({ ...connection, max: 1 }, () => {})
  for (let round = 0; round < 10; round++) {
    await Promise.all(Array.from({ length: 4 }, openOne))
    const { rowCount } = await admin.query('select name from pgboss.queue')
    expect(rowCount).toBeGreaterThanOrEqual(queueNames.length)
    await admin.query('drop schema pgboss cascade')
  }
  await admin.end()
  await remove()
})
