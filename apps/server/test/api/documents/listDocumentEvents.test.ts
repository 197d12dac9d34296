import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { db, newAccount, actAs } = await useServer()
const path = '/api/v1/documents/{id}/events'

const list = async ({ client }: TestAccount, id: string, query: { limit?: number; cursor?: string } = {}) =>
  client.GET(path, { params: { path: { id }, query } })

/** Creates a sent document in which one party has signed. */
async function signedDocument() {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({}, {})
  await actAs(
    parties[0]!,
    { type: 'SIGNED' },
    { 'x-forwarded-for': '192.0.2.7', 'user-agent': 'Mozilla/5.0 (Ünïcode)' },
  )
  return { account, id, parties }
}

test('200 with all events, newest first, each with its actor, IP address and user agent', async () => {
  const { account, id, parties } = await signedDocument()
  const { data, response } = await list(account, id)
  expect(response.status).toBe(200)
  const events = data!.events.map(({ type, partyId, actor }) => [type, partyId, actor.type])
  expect(events).toEqual([
    ['party.signed', parties[0], 'PARTY'],
    ['party.read', parties[0], 'PARTY'],
    ['party.released', parties[1], 'SYSTEM'],
    ['party.released', parties[0], 'SYSTEM'],
    ['document.sent', null, 'API_KEY'],
    ['party.added', parties[1], 'API_KEY'],
    ['party.added', parties[0], 'API_KEY'],
    ['document.created', null, 'API_KEY'],
  ])
  expect(data!.events[0]).toMatchObject({
    actor: { id: parties[0] },
    ipAddress: '192.0.2.7',
    userAgent: 'Mozilla/5.0 (Ünïcode)',
  })
  const { id: keyId } = await db
    .selectFrom('api_keys')
    .select('id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow()
  expect(data!.events.at(-1)).toMatchObject({
    actor: { id: keyId },
    ipAddress: null,
    data: { sha256: expect.any(String) },
  })
  const changing = db.updateTable('events').set({ type: 'document.completed' }).where('document_id', '=', id).execute()
  await expect(changing).rejects.toThrow('Events are never changed.')

  expect(data!.nextCursor).toBeNull()
  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const page = (await list(account, id, { limit: 3, ...(cursor && { cursor }) })).data!
    expect(page.events.length).toBeLessThanOrEqual(3)
    seen.push(...page.events.map((event) => event.id))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toEqual(data!.events.map((event) => event.id))
})

/** Canonical JSON (RFC 8785), for the types that events contain: objects, lists, strings, null. */
const canonical = (value: unknown): string =>
  typeof value !== 'object' || value === null
    ? JSON.stringify(value)
    : Array.isArray(value)
      ? `[${value.map(canonical).join()}]`
      : `{${Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
          .join()}}`

test('200 with all that the verification of the hashes needs', async () => {
  const { account, id, parties } = await signedDocument()
  const before = (await list(account, id)).data!.events
  const change = { role: 'ACCEPTOR', name: 'Ånna "Berg" 😀' } as const
  const params = { path: { id, partyId: parties[1]! } }
  for (const body of [change, change, { ...change, name: 'Bo Berg' }])
    await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', { params, body })
  const { events } = (await list(account, id)).data!
  let previous: string | null = null
  for (const { hash, ...event } of events.toReversed()) {
    expect(event.previousHash).toBe(previous)
    expect(createHash('sha256').update(canonical(event)).digest('hex')).toBe(hash)
    previous = hash
  }
  const updated = { type: 'party.updated', partyId: parties[1] }
  expect(events).toEqual([
    expect.objectContaining({ ...updated, data: { changed: ['name'] } }),
    expect.objectContaining({ ...updated, data: { changed: ['role', 'name'] } }),
    ...before,
  ])
})

test('200 without an event for an update that changes nothing, and updatedAt stays', async () => {
  const account = await newAccount()
  const { id } = await account.draftDocument({ title: 'Lease', reminders: { firstAfterDays: 3, everyDays: 3, max: 1 } })
  const { id: partyId } = await account.party(id)
  const path = { id, partyId }
  const { client } = account
  const state = async () => [
    (await list(account, id)).data!.events.map(({ type }) => type),
    (await client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data!.updatedAt,
  ]
  const before = await state()
  const same = { title: 'Lease', message: null, reminders: { firstAfterDays: 3, everyDays: 3, max: 1 } }
  const answers = [
    await client.PATCH('/api/v1/documents/{id}', { params: { path: { id } }, body: same }),
    await client.PATCH('/api/v1/documents/{id}', { params: { path: { id } }, body: {} }),
    await client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
      params: { path },
      body: { role: 'SIGNER', email: 'anna.lindqvist@example.com', signingOrder: null },
    }),
  ]
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200])
  expect(await state()).toEqual(before)
  await client.PATCH('/api/v1/documents/{id}', { params: { path: { id } }, body: { ...same, title: 'Sublease' } })
  expect((await list(account, id)).data!.events[0]).toMatchObject({ data: { changed: ['title'] } })
})

test('a transaction that fails at the commit leaves no event, and keeps updatedAt', async () => {
  const { account, id, parties } = await signedDocument()
  const before = (await list(account, id)).data
  const updatedAt = async () =>
    (await account.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })).data!.updatedAt
  const at = await updatedAt()
  expect(at).toBe(before!.events[0]!.at)
  // A deferred trigger fails at the commit, after all statements of the transaction have succeeded. The trigger looks only at this document, because
  // the other files of this process use the same database.
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$`.execute(db)
  onTestFinished(async () => void (await sql`drop function fail cascade`.execute(db)))
  await sql`
    create constraint trigger fail after insert on events deferrable initially deferred
    for each row when (new.document_id = ${sql.lit(id)}) execute function fail()`.execute(db)
  await expect(actAs(parties[1]!)).rejects.toMatchObject({ code: 'internal_error' })
  expect((await list(account, id)).data).toEqual(before)
  expect(await updatedAt()).toBe(at)
  await sql`drop trigger fail on events`.execute(db)
  expect(await actAs(parties[1]!)).toMatchObject({ signingStatus: 'SIGNED' })
  expect(await updatedAt()).toBe((await list(account, id)).data!.events[0]!.at)
})
