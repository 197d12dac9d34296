import { expect, test } from 'vitest'
import { tryLock } from '#api/idempotency/store.ts'
import { posts, startPosts } from './situations.ts'

const { situationOf, send, snapshot, newKey, store, recordOf, services, db } = await startPosts()

test('there are POST operations of API keys and of links', () => {
  expect(new Set(posts.map(({ security }) => security.scheme))).toEqual(new Set(['apiKey', 'signingToken']))
})

// All checks share one situation, because its setup takes several requests. The checks that change nothing come first.
test.each(posts)(
  '$operationId: 409 while another request has the key, 422 for the key of another request, then one effect and one answer',
  async (operation) => {
    const situation = await situationOf(operation)
    const before = await snapshot()

    const busy = newKey()
    await db.transaction().execute(async (tx) => {
      expect(await tryLock(tx, await recordOf(situation.token, busy, operation.operationId))).toBeDefined()
      const answer = await send(operation, situation, busy)
      expect(await answer.json()).toMatchObject({ status: 409, code: 'idempotency_request_in_progress' })
      expect(answer.headers.get('retry-after')).toBe('1')
    })
    expect(await snapshot()).toEqual(before)

    const used = newKey()
    const answer = services.storedAnswers.encrypt(Buffer.from('fingerprint of another request, {}'))
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    await store(await recordOf(situation.token, used, operation.operationId), { answer, expiresAt })
    const stored = await snapshot()
    const refused = await send(operation, situation, used)
    expect(await refused.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' })
    expect(await snapshot()).toEqual(stored)

    const key = newKey()
    const first = await send(operation, situation, key)
    const body = await first.text()
    expect([first.status, first.headers.has('idempotent-replayed')], body).toEqual([200, false])
    const after = await snapshot()
    // The record is one changed table. The effect changes another one.
    expect(Object.keys(after).filter((table) => after[table] !== stored[table]).length).toBeGreaterThan(1)

    const repeat = await send(operation, situation, key)
    expect([repeat.status, repeat.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(await repeat.text()).toBe(body)
    const own = new Set(['x-request-id', 'date', 'ratelimit', 'idempotent-replayed'])
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !own.has(name))
    expect(headersOf(repeat)).toEqual(headersOf(first))
    expect(await snapshot()).toEqual(after)
  },
)
