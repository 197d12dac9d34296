import { operations } from '@paraph/contract'
import { afterAll, expect, inject, test } from 'vitest'
import { startPostgresProxy } from '../support/postgres-proxy.ts'
import { SECRET_KEY, sharedFolder, startProcess } from '@paraph/testing/programs/process.ts'
import { startPosts } from '../api/idempotency/situations.ts'

const { config, db, newKey, form, send, situationOf } = await startPosts()
const { sendDocument, createDocument } = operations

/** Starts a server that is killed when it commits the record of an idempotency-key: before PostgreSQL gets the commit, or after it. */
async function startVictim(when: 'before' | 'after') {
  const proxy = await startPostgresProxy(config.databaseUrl!)
  const victim = await startProcess({
    DATABASE_URL: proxy.url,
    // So that the proxy sees the text of each statement, not the name of its plan.
    SECRET_KEY,
    PUBLIC_URL: config.publicUrl,
    SEAL_CERTIFICATE: inject('sealCertificate'),
    LOG_LEVEL: 'error',
    JOBS: 'elsewhere',
    DATA_DIR: await sharedFolder(),
  })
  const kill = () => {
    proxy.watch({})
    return victim.child.kill('SIGKILL')
  }
  afterAll(kill)
  const storing = new WeakSet()
  proxy.watch({
    onQuery(text, connection) {
      if (text.includes('insert into "idempotency_records"')) storing.add(connection)
      return when === 'before' && storing.has(connection) && text.includes('commit\0') && kill()
    },
    // PostgreSQL has committed, and the server does not know it yet.
    onAnswer: (text, connection) => when === 'after' && storing.has(connection) && text.includes('COMMIT\0') && kill(),
  })
  return victim
}

const [before, after] = await Promise.all([startVictim('before'), startVictim('after')])
const isReplayed = ({ headers }: Response) => headers.get('idempotent-replayed') === 'true'

test('after kill -9 between the commit and the answer, a repeat gets the answer and has no second effect', async () => {
  const situation = await situationOf(sendDocument)
  const [key, id] = [newKey(), situation.path!['id']!]
  const events = db.selectFrom('events').select('id').where('document_id', '=', id).where('type', '=', 'document.sent')
  await expect(send(sendDocument, situation, key, after.url)).rejects.toThrow('fetch failed')
  expect(await after.exited).toBe('SIGKILL')
  expect(await events.execute()).toHaveLength(1)

  const repeat = await send(sendDocument, situation, key)
  expect([repeat.status, isReplayed(repeat)]).toEqual([200, true])
  expect(await repeat.json()).toMatchObject({ id, status: 'SENT' })
  expect(await events.execute()).toHaveLength(1)
})

test('after kill -9 before the commit, a repeat does not wait, and it has the only effect', async () => {
  const [key, title] = [newKey(), newKey()]
  const situation = { ...(await situationOf(createDocument)), body: await form(title) }
  const documents = db.selectFrom('documents').select('id').where('title', '=', title)
  await expect(send(createDocument, situation, key, before.url)).rejects.toThrow('fetch failed')
  expect(await before.exited).toBe('SIGKILL')
  expect(await documents.execute()).toEqual([])

  // PostgreSQL notices a moment later that the connection is gone, and frees the key.
  let repeat = await send(createDocument, situation, key)
  await expect
    .poll(async () => (repeat.status === 409 ? (repeat = await send(createDocument, situation, key)) : repeat).status)
    .toBe(200)
  expect(isReplayed(repeat)).toBe(false)
  expect(isReplayed(await send(createDocument, situation, key))).toBe(true)
  expect(await documents.execute()).toHaveLength(1)
})
