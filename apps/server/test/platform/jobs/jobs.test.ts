import { sql } from 'kysely'
import { afterEach, expect, inject, onTestFinished, test } from 'vitest'
import { workJobs } from '#server/process/work-jobs.ts'
import { makePreview } from '#work/previews/make-preview.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import type { Database } from '#platform/database/tables.ts'
import { type JobsOptions, TooEarlyError, openJobs } from '#platform/jobs/jobs.ts'
import { queueNames } from '#platform/jobs/queues.ts'
import { afterQuery } from '../../support/after-query.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { services, sealer, previews, db, jobs: ofServer, clock, newAccount } = await startServer()
const account = await newAccount()
const { now } = clock
afterEach(() => void (clock.now = now))

const day = 24 * 60 * 60 * 1000

/** Opens the jobs as a worker process does, and closes them when the test ends. */
async function openWorker(options: Partial<JobsOptions> = {}) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const failures: { queue: string; error: unknown; tries: number }[] = []
  const errors: Error[] = []
  const jobs = await openJobs({
    db,
    connection: { ...inject('postgres'), database: rows[0]!.name },
    onError: (error) => errors.push(error),
    onFailure: (error, { queue, tries }) => failures.push({ queue, error, tries }),
    ...options,
  })
  onTestFinished(jobs.close)
  return { jobs, failures, errors }
}

const noMail = {
  senders: {},
  sealer,
  previews,
  onSealFailure: () => {},
  onPreviewFailure: () => {},
  onEncrypted: () => {},
  onDisabled: () => {},
  timeZone: 'Europe/Stockholm',
}

async function work() {
  const { jobs, ...reported } = await openWorker()
  await workJobs({ ...services, ...noMail, jobs })
  return { jobs, ...reported }
}

/**
 * Waits until a job of the queue `expire` waits for its next try, and makes this try due now. Adds another job, which finds nothing to do, but wakes
 * the worker. Otherwise the worker would look for jobs only some seconds later.
 */
async function tryAgain(documentId: string) {
  const due = sql<object>`
    update pgboss.job set start_after = now()
    where name = 'expire' and state = 'retry' and data->>'documentId' = ${documentId} returning id`
  await expect.poll(async () => (await due.execute(db)).rows.length).toBe(1)
  await ofServer.enqueue(db, 'expire', [{ documentId: 'doc_nothing' }])
}

const eventsOf = async (id: string) =>
  (await db.selectFrom('events').select('type').where('document_id', '=', id).orderBy('number').execute()).map(
    ({ type }) => type,
  )

test('a transaction adds jobs through its own connection, also the first one', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  // A second connection would never come.
  const pool = openPool(
    { ...inject('postgres'), database: rows[0]!.name, max: 1, connectionTimeoutMillis: 0 },
    () => {},
  )
  onTestFinished(() => pool.end())
  const only = openKysely(pool)
  const jobs = await openJobs({ db: only, onError: () => {} })
  onTestFinished(jobs.close)
  await only.transaction().execute(async (tx) => {
    await jobs.enqueue(tx, 'deliver', [{ messageId: 'msg_none' }])
    await jobs.enqueue(tx, 'expire', [{ documentId: 'doc_none' }], { startAfter: '2099-01-01T00:00:00.000Z' })
  })
  const waiting = await sql<{ name: string }>`
    select name from pgboss.job where data::text ~ '(msg|doc)_none' order by name`.execute(db)
  expect(waiting.rows).toEqual([{ name: 'deliver' }, { name: 'expire' }])
  await sql`delete from pgboss.job where data::text ~ '(msg|doc)_none'`.execute(db)
})

test('in a batch, only the jobs that fail are tried again; a failure is reported, but not a job that is too early', async () => {
  const { jobs, failures, errors } = await openWorker()
  const tries: string[] = []
  const outcomes = [() => Promise.reject(new Error('Busy')), () => Promise.reject(new TooEarlyError('Not yet.'))]
  await jobs.enqueue(
    db,
    'expire',
    ['doc_a', 'doc_b', 'doc_c'].map((documentId) => ({ documentId })),
  )
  await jobs.work('expire', { workers: 1, batch: 3 }, async ({ data }) => {
    tries.push(data.documentId)
    if (data.documentId === 'doc_b') await outcomes.shift()?.()
  })
  await tryAgain('doc_b')
  await expect.poll(() => tries.filter((id) => id === 'doc_b')).toHaveLength(2)
  await tryAgain('doc_b')
  await expect
    .poll(() => tries.filter((id) => id !== 'doc_nothing').toSorted())
    .toEqual(['doc_a', 'doc_b', 'doc_b', 'doc_b', 'doc_c'])
  expect([failures, errors]).toEqual([[{ queue: 'expire', error: new Error('Busy'), tries: 1 }], []])
})

test('the reminder of a party that is due is queued; after the last try of a message its party is FAILED, with one event', async () => {
  const [reminded, failing] = [await account.sentDocument({}), await account.sentDocument({})]
  await sql`
    update pgboss.job set retry_limit = 0 where name = 'deliver'
    and data->>'messageId' in (select id from messages where document_id = ${failing.id})`.execute(db)
  const due = new Date(Date.now() + 3 * day)
  // 12:00 or 13:00 in Stockholm.
  clock.now = () => new Date(due.setUTCHours(11, 0, 0, 0) + day)
  await ofServer.enqueue(db, 'remind', [{}])
  await work()
  await expect.poll(() => eventsOf(reminded.id)).toContain('party.reminded')
  const messages = db.selectFrom('messages').select('party_id').where('document_id', '=', reminded.id)
  expect(await messages.where('kind', '=', 'REMINDER').execute()).toEqual([{ party_id: reminded.parties[0] }])

  await expect.poll(() => eventsOf(failing.id)).toContain('party.failed')
  expect(await account.of(failing.id).party(failing.parties[0]!)).toMatchObject({ sendStatus: 'FAILED' })
  expect((await eventsOf(failing.id)).filter((type) => type === 'party.failed')).toHaveLength(1)
})

test('a document expires automatically, and a slow clock is not reported as a failure', async () => {
  const expiresAt = new Date(Date.now() + day)
  clock.now = () => new Date(expiresAt.getTime() - 1)
  const { failures, errors } = await work()
  const { id } = await account.sentWith({ expiresAt: expiresAt.toISOString() }, {})
  const ofDocument = sql`name = 'expire' and data->>'documentId' = ${id}`
  const job = () =>
    sql<{ due: Date; state: string }>`select start_after as due, state from pgboss.job where ${ofDocument}`
  expect((await job().execute(db)).rows).toEqual([{ due: expiresAt.toISOString(), state: 'created' }])
  // The clock of PostgreSQL is ahead.
  await sql`update pgboss.job set start_after = now() where ${ofDocument}`.execute(db)
  await ofServer.enqueue(db, 'expire', [{ documentId: 'doc_nothing' }])
  await expect.poll(async () => (await job().execute(db)).rows).toMatchObject([{ state: 'retry' }])
  expect(await eventsOf(id)).not.toContain('document.expired')
  clock.now = () => expiresAt
  await tryAgain(id)
  await expect.poll(() => eventsOf(id)).toContain('document.expired')
  await expect.poll(async () => (await job().execute(db)).rows).toMatchObject([{ state: 'completed' }])
  // Ignore the invitation, which fails because this test has no sender.
  expect([failures.filter(({ queue }) => queue === 'expire'), errors]).toEqual([[], []])
})

test('a job of any queue fails while the database refuses its queries', async () => {
  const { jobs, failures } = await openWorker()
  const failing = afterQuery(
    db,
    () => true,
    () => Promise.reject(new Error('The database is down.')),
  )
  // Reminders are sent in the daytime only.
  const noon = () => new Date('2026-11-23T12:00:00.000Z')
  const ids = {
    messageId: 'msg_none',
    documentId: 'doc_none',
    partyId: 'pty_none',
    endpointId: 'whk_none',
    accountId: 'acc_none',
  }
  const at = noon().toISOString()
  const link = {
    memberId: 'mbr_none',
    invitedAt: at,
    email: 'none@example.com',
    language: 'EN',
    browserSha256: '',
  } as const
  const none = { ...ids, ...link, attempt: 0, requestedAt: at }
  for (const queue of queueNames) await jobs.enqueue(db, queue, [none])
  const enqueue: typeof jobs.enqueue = (_failing, ...job) => jobs.enqueue(db, ...job)
  await workJobs({ ...services, ...noMail, db: failing, now: noon, jobs: { ...jobs, enqueue } })
  const failedQueues = () => [...new Set(failures.map(({ queue }) => queue))].toSorted()
  await expect.poll(failedQueues).toEqual(queueNames.toSorted())
  await sql`delete from pgboss.job where data::text ~ '(msg|doc)_none'`.execute(db)
})

test('queues of an earlier version get the current options', async () => {
  const options = (db: Database) =>
    sql`select name, retry_limit, retention_seconds, deletion_seconds, heartbeat_seconds, dead_letter from pgboss.queue order by name`.execute(
      db,
    )
  const before = await options(db)
  await sql`update pgboss.queue set retry_limit = 1, retention_seconds = 60, deletion_seconds = 604800, dead_letter = null, heartbeat_seconds = null`.execute(
    db,
  )
  await openWorker({ connection: undefined })
  const after = await options(db)
  const ours = (rows: unknown[]) => rows.filter((row) => !(row as { name: string }).name.startsWith('__'))
  expect(ours(after.rows)).toEqual(ours(before.rows))
  // Ended jobs are kept for ten minutes only, because pg-boss scans the whole job table every ten seconds.
  expect(new Set(ours(after.rows).map((row) => (row as { deletion_seconds: number }).deletion_seconds))).toEqual(
    new Set([600]),
  )
})

test('a sent document gets its preview; a document that can not be drawn is logged, and not tried again', async () => {
  const failed: string[] = []
  const { jobs, failures } = await openWorker()
  const [drawn, broken] = [await account.sentDocument({}), await account.sentDocument({})]
  await db
    .updateTable('document_files')
    .set({ bytes: Buffer.from('%PDF-1.7') })
    .where('document_id', '=', broken.id)
    .execute()
  const onPreviewFailure = (_error: unknown, documentId: string) => void failed.push(documentId)
  await workJobs({ ...services, ...noMail, jobs, onPreviewFailure })
  const withPreview = async () =>
    (await db.selectFrom('document_previews').select('document_id').where('bytes', 'is not', null).execute()).map(
      ({ document_id }) => document_id,
    )
  await expect.poll(() => failed).toEqual([broken.id])
  await expect.poll(withPreview).toContain(drawn.id)
  expect(await withPreview()).not.toContain(broken.id)
  expect(failures.filter(({ queue }) => queue === 'preview')).toEqual([])
  // The upload and the sending have each queued a job.
  const done = sql<{ jobs: number }>`
    select count(*)::int as jobs from pgboss.job where name = 'preview' and state = 'completed' and data->>'documentId' = ${broken.id}`
  await expect.poll(async () => (await done.execute(db)).rows).toEqual([{ jobs: 2 }])
  expect(failed).toEqual([broken.id])
})

test('an account with many drawings that hang does not keep the preview of another account waiting', async () => {
  const [busy, other] = [await newAccount(), await newAccount()]
  const hanging = await Promise.all(Array.from({ length: 8 }, () => busy.draftDocument()))
  const { id } = await other.draftDocument()
  await db
    .updateTable('document_files')
    .set({ bytes: Buffer.from('hangs') })
    .where(
      'document_id',
      'in',
      hanging.map(({ id }) => id),
    )
    .execute()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const draw = async (bytes: Buffer) => {
    if (bytes.equals(Buffer.from('hangs'))) await released
    return new Uint8Array(1)
  }
  const { jobs } = await openWorker()
  await workJobs({ ...services, ...noMail, jobs, previews: { ...previews, draw } })
  const drawn = async () =>
    (await db.selectFrom('document_previews').select('document_id').execute()).map(({ document_id }) => document_id)
  await expect.poll(drawn).toContain(id)
  expect((await drawn()).filter((drawnId) => hanging.some(({ id }) => id === drawnId))).toEqual([])
  release()
  await expect.poll(drawn).toEqual(expect.arrayContaining(hanging.map(({ id }) => id)))
})

test('the preview of a draft that was deleted meanwhile is not stored, and nothing fails', async () => {
  const { id } = await account.draftDocument()
  let isAsked = false
  const draw = async () => {
    await account.client.DELETE('/api/v1/documents/{id}', { params: { path: { id } } })
    isAsked = true
    return new Uint8Array(1)
  }
  await makePreview(id, { db, previews: { ...previews, draw }, onPreviewFailure: () => expect.unreachable() })
  expect(isAsked).toBe(true)
  expect(await db.selectFrom('document_previews').selectAll().where('document_id', '=', id).execute()).toEqual([])
})
