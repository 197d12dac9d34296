import { hash as hashOf } from 'node:crypto'
import canonicalize from 'canonicalize'
import { expect, test } from 'vitest'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { db, newAccount, newMember, actAs } = await useServer()
const path = '/api/v1/documents/{id}/events'

const list = ({ client }: TestAccount, id: string) => client.GET(path, { params: { path: { id } } })

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
  const { data } = await list(account, id)
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
  const { id: keyId } = (await account.client.GET('/api/v1/me')).data!.apiKey!
  const created = { actor: { id: keyId }, ipAddress: null, data: { sha256: expect.any(String) } }
  expect(data!.events.at(-1)).toMatchObject(created)
  const changing = db.updateTable('events').set({ type: 'document.completed' }).where('document_id', '=', id).execute()
  await expect(changing).rejects.toThrow('Events are never changed.')
})

test('200 with all that the verification of the hashes needs', async () => {
  const { account, id, parties } = await signedDocument()
  const before = (await list(account, id)).data!.events
  const change = { role: 'ACCEPTOR', name: 'Ånna "Berg" 😀' } as const
  for (const body of [change, change, { ...change, name: 'Bo Berg' }])
    await account.of(id).updateParty(parties[1]!, body)
  const { events } = (await list(account, id)).data!
  let previous: string | null = null
  for (const { hash, ...event } of events.toReversed()) {
    expect(event.previousHash).toBe(previous)
    expect(hashOf('sha256', canonicalize(event)!)).toBe(hash)
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
  const { client } = account
  const { document, events } = account.of(id)
  const params = { path: { id } }
  const state = async () => [(await events()).map(({ type }) => type), (await document()).updatedAt]
  const before = await state()
  const same = { title: 'Lease', message: null, reminders: { firstAfterDays: 3, everyDays: 3, max: 1 } }
  const answers = [
    await client.PATCH('/api/v1/documents/{id}', { params, body: same }),
    await client.PATCH('/api/v1/documents/{id}', { params, body: {} }),
    await account.of(id).updateParty(partyId, { email: 'anna.lindqvist@example.com', signingOrder: null }),
  ]
  expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200])
  expect(await state()).toEqual(before)
  await client.PATCH('/api/v1/documents/{id}', { params, body: { ...same, title: 'Sublease' } })
  expect((await events())[0]).toMatchObject({ data: { changed: ['title'] } })
})

test('200 names the member who did it, with the name that the member had then, which the hash covers', async () => {
  const account = await newAccount()
  const member = await newMember(account.id, { role: 'SENDER', name: 'Anna Berg' })
  const { id } = await account.draftDocument()
  const params = { path: { id } }
  await member.client.PATCH('/api/v1/documents/{id}', { params, body: { title: 'Lease' } })
  await account.client.PATCH('/api/v1/members/{id}', {
    params: { path: { id: member.id } },
    body: { name: 'Anna Lind' },
  })
  const [event] = (await list(account, id)).data!.events
  expect(event).toMatchObject({
    type: 'document.updated',
    actor: { type: 'API_KEY', id: member.id },
    data: { memberName: 'Anna Berg' },
  })
  const { hash, ...hashed } = event!
  expect(hashOf('sha256', canonicalize(hashed)!)).toBe(hash)
})
