import { sql } from 'kysely'
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { workJobs } from '#server/process/work-jobs.ts'
import { openJobs } from '#platform/jobs/jobs.ts'
import { queueNames } from '#platform/jobs/queues.ts'
import { giveTurns, takeTurnsBack, turnOf } from '#platform/jobs/turns.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { services, sealer, previews, jobs, db } = await startServer()

beforeEach(async () => {
  await sql`delete from pgboss.job`.execute(db)
  await sql`delete from job_turns`.execute(db)
})

const ids = (account: string, count: number) => Array.from({ length: count }, (_, index) => `${account}${index + 1}`)

/** Adds the jobs one after the other: jobs that are added together have no order. */
async function add(
  account: string | undefined,
  names: string[],
  options: { urgent?: boolean; startAfter?: string } = {},
) {
  for (const documentId of names) {
    await jobs.enqueue(db, 'expire', [{ documentId }], { ...(account && { account }), ...options })
  }
}

/** The jobs that wait, in the order in which pg-boss takes them. */
async function waiting() {
  const { rows } = await sql<{ id: string; name: string; priority: number }>`
    select id, data ->> 'documentId' as name, priority from pgboss.job
    where name = 'expire' and state < 'active' and start_after <= now() order by priority desc, created_on`.execute(db)
  return rows
}

const order = async () => (await waiting()).map(({ name }) => name)

/** Does what a worker does with the next jobs. */
async function take(count: number): Promise<string[]> {
  const begun = (await waiting()).slice(0, count)
  await sql`update pgboss.job set state = 'completed' where id = any(${begun.map(({ id }) => id)}::uuid[])`.execute(db)
  await giveTurns(db, 'expire', begun)
  return begun.map(({ name }) => name)
}

test('the first waiting jobs of all accounts run first, then their second ones, and so on', async () => {
  await add('a', ids('a', 5))
  await add('b', ids('b', 2))
  await add('c', ids('c', 1))
  await giveTurns(db, 'expire', [])
  expect(await order()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4', 'a5'])
})

test('an account that comes later does not wait for the older jobs of others, and one that comes again and again does not overtake them', async () => {
  await add('a', ids('a', 100))
  await giveTurns(db, 'expire', [])
  await take(40)
  const taken: string[] = []
  for (const name of ids('b', 4)) {
    await add('b', [name])
    await giveTurns(db, 'expire', [])
    taken.push(...(await take(2)))
  }
  expect(taken).toEqual(['b1', 'a41', 'b2', 'a42', 'b3', 'a43', 'b4', 'a44'])
})

test('jobs that failed and are due again neither overtake the jobs of other accounts, nor wait for all jobs of their own account', async () => {
  await add('a', ids('a', 20))
  await giveTurns(db, 'expire', [])
  const failed = (await waiting()).slice(0, 10)
  await sql`update pgboss.job set state = 'retry' where id = any(${failed.map(({ id }) => id)}::uuid[])`.execute(db)
  expect(failed.map(turnOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  await takeTurnsBack(db, 'expire', failed)
  expect((await waiting()).slice(0, 10).map(({ name, priority }) => [name, priority])).toEqual(
    ids('a', 10).map((name) => [name, 0]),
  )
  await add('b', ids('b', 2))
  await giveTurns(db, 'expire', failed)
  const names = await order()
  expect(names.indexOf('b2')).toBeLessThanOrEqual(14)
  expect(names.indexOf('a2')).toBeLessThanOrEqual(15)
  expect(names.indexOf('a10')).toBeGreaterThan(names.indexOf('b2'))
})

test('a job that was interrupted keeps its turn', async () => {
  await add('a', ids('a', 3))
  await giveTurns(db, 'expire', [])
  await sql`update pgboss.job set state = 'retry' where data ->> 'documentId' = 'a1'`.execute(db)
  await add('b', ids('b', 1))
  await giveTurns(db, 'expire', [])
  expect(await order()).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('urgent jobs overtake all others, and take turns among themselves', async () => {
  await add('a', ids('a', 3))
  await add('a', ids('A', 3), { urgent: true })
  await add('b', ids('B', 1), { urgent: true })
  await giveTurns(db, 'expire', [])
  expect(await order()).toEqual(['A1', 'B1', 'A2', 'A3', 'a1', 'a2', 'a3'])
})

test('a job that waits for its time gets its turn when it is due', async () => {
  await add('a', ids('a', 3), { startAfter: '2099-01-01T00:00:00.000Z' })
  await add('c', ids('c', 9))
  await giveTurns(db, 'expire', [])
  await take(9)
  await sql`update pgboss.job set start_after = now()`.execute(db)
  await add('b', ids('b', 1))
  await giveTurns(db, 'expire', [])
  expect(await order()).toEqual(['a1', 'b1', 'a2', 'a3'])
})

test('jobs of an earlier version, which name no account, count as one account', async () => {
  await add(undefined, ids('old', 3))
  await add('b', ids('b', 2))
  await giveTurns(db, 'expire', [])
  expect(await order()).toEqual(['old1', 'b1', 'old2', 'b2', 'old3'])
})

test('workers that give turns at the same time give each job a turn of its own', async () => {
  const data = ids('a', 500).map((documentId) => ({ documentId }))
  await jobs.enqueue(db, 'expire', data, { account: 'a' })
  await Promise.all(Array.from({ length: 4 }, () => giveTurns(db, 'expire', [])))
  expect((await waiting()).map(turnOf)).toEqual(data.map((_, index) => index + 1))
})

/**
 * The queues with jobs of accounts, and the number of jobs that the workers of each queue take before, and right after, they have given the first
 * turns. The test adds a few more jobs than this number. The jobs find nothing to do.
 */
const queues = {
  deliver: 64,
  'deliver-failed': 16,
  expire: 16,
  seal: 8,
  preview: 8,
  'wrong-person': 8,
  'webhook-disabled': 8,
}

test('in each queue, the job of an account is done after a bounded number of the older jobs of another account', async () => {
  const dataOf = (id: string) => ({ messageId: id, documentId: id, endpointId: id, partyId: id, attempt: 0 })
  for (const queue of Object.keys(queues) as (keyof typeof queues)[]) {
    await jobs.enqueue(db, queue, ids('many', queues[queue] + 8).map(dataOf), { account: 'many' })
    await jobs.enqueue(db, queue, [dataOf('one')], { account: 'one' })
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const worker = await openJobs({
    db,
    connection: { ...inject('postgres'), database: rows[0]!.name },
    onError: () => {},
  })
  onTestFinished(worker.close)
  const reports = { onSealFailure: () => {}, onPreviewFailure: () => {}, onEncrypted: () => {}, onDisabled: () => {} }
  await workJobs({ ...services, ...reports, senders: {}, sealer, previews, timeZone: 'UTC', jobs: worker })
  const done = () =>
    sql<{ queue: keyof typeof queues; before: number }>`
      select name as queue, (
        select count(*)::integer from pgboss.job as other where other.name = job.name and other.completed_on < job.completed_on
      ) as before from pgboss.job where state = 'completed' and data::text like '%"one"%'`.execute(db)
  await expect.poll(async () => (await done()).rows.length).toBe(Object.keys(queues).length)
  for (const { queue, before } of (await done()).rows) expect.soft(before, queue).toBeLessThanOrEqual(queues[queue])
})

test('depths contains every queue and state, even if no process runs the jobs', async () => {
  await add('a', ['a1'], { startAfter: '2099-01-01T00:00:00.000Z' })
  await jobs.enqueue(db, 'deliver', [{ messageId: 'msg_1' }, { messageId: 'msg_2' }])
  const depths = await jobs.depths()
  expect(depths.filter((depth) => depth.jobs > 0)).toEqual([
    { queue: 'deliver', state: 'ready', jobs: 2 },
    { queue: 'expire', state: 'deferred', jobs: 1 },
  ])
  const series = queueNames.flatMap((queue) =>
    ['ready', 'deferred', 'active', 'failed'].map((state) => `${queue} ${state}`),
  )
  expect(depths.map(({ queue, state }) => `${queue} ${state}`).toSorted()).toEqual(series.toSorted())
})
