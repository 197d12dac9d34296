import { sql, type Updateable } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Tables } from '#platform/database/tables.ts'
import { atOnce, holdParty } from '../../support/at-once.ts'
import { startServer } from '../../support/server.ts'

const { baseUrl, db, clock, fetch, newAccount } = await startServer()
const mute = await startServer({ channels: [] })
const path = '/api/v1/documents/{id}/parties/{partyId}/remind'
const minute = 60_000
type Row = Updateable<Tables['parties']>
const { now } = clock
afterEach(() => void (clock.now = now))

test('200 with the party, without its signingUrl', async () => {
  const { account, id, party, remind } = await sentParty()
  await set(party.id, { send_status: 'DELIVERED', read_status: 'OPENED' })
  const { data, response } = await remind()
  expect(response.status).toBe(200)
  expect(data).toEqual({ ...party, sendStatus: 'DELIVERED', readStatus: 'OPENED' })
  const { data: kept } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: party.id } },
  })
  expect(kept).toMatchObject({ sendStatus: 'DELIVERED', readStatus: 'OPENED', signingStatus: 'NOT_SIGNED' })
})

test('200 puts a message for the party into the outbox, and records the reminder', async () => {
  const { account, id, party, remind } = await sentParty()
  await remind()
  const [message, ...others] = await messagesOf(party.id)
  expect(others).toEqual([])
  expect(message).toMatchObject({ kind: 'REMINDER', channel: 'EMAIL', address: party.email, status: 'QUEUED' })
  const jobs = sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where name = 'deliver' and data->>'messageId' = ${message!.id}`
  expect((await jobs.execute(db)).rows).toEqual([{ count: 1 }])
  const { data } = await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })
  const actor = { type: 'API_KEY', id: expect.stringMatching(/^key_/) }
  expect(data!.events[0]).toMatchObject({ type: 'party.reminded', partyId: party.id, actor })
})

test.each([
  ['EMAIL', 'SMTP_URL'],
  ['SMS', 'SMS_URL'],
] as const)('409 on a server that can not send %s; the detail names %s', async (deliveryMethod, setting) => {
  const account = await mute.newAccount()
  const { id } = await account.draftDocument()
  const contactId = (await account.contact({ email: 'a@b.se', phone: '+46701740605' })).id
  const party = await account.party(id, { contactId, deliveryMethod })
  await mute.db.updateTable('documents').set({ status: 'SENT' }).where('id', '=', id).execute()
  const { error } = await account.client.POST(path, { params: { path: { id, partyId: party.id } } })
  expect(error).toMatchObject({ status: 409, code: 'party_unreachable', detail: expect.stringContaining(setting) })
  const { data } = await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })
  expect(data!.events.map(({ type }) => type)).not.toContain('party.reminded')
})

test('200 when a content-type is sent with no body', async () => {
  const { account, id, party } = await sentParty()
  const headers = { authorization: `Bearer ${account.key}`, 'content-type': 'application/json' }
  const url = `${baseUrl}/api/v1/documents/${id}/parties/${party.id}/remind`
  expect((await fetch(url, { method: 'POST', headers })).status).toBe(200)
})

test.each(['DRAFT', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)(
  '409 while the document is %s',
  async (status) => {
    const { id, remind } = await sentParty()
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    const detail = expect.stringContaining(status)
    expect((await remind()).error).toMatchObject({ status: 409, code: 'document_not_sent', detail })
  },
)

test.each(['SIGNED', 'REJECTED'] as const)('409 for a party that has %s', async (signingStatus) => {
  const { party, remind } = await sentParty()
  await set(party.id, { signing_status: signingStatus })
  const detail = expect.stringContaining(signingStatus)
  expect((await remind()).error).toMatchObject({ status: 409, code: 'party_signed', detail })
})

test.each<[string, number, Row]>([
  ['NONE', 409, { delivery_method: 'NONE', email: 'a@b.se', phone: '+46701740605' }],
  ['null', 409, { delivery_method: null, email: 'a@b.se', phone: '+46701740605' }],
  ['EMAIL, with only a phone number', 409, { delivery_method: 'EMAIL', email: null, phone: '+46701740605' }],
  ['SMS, with only an e-mail address', 409, { delivery_method: 'SMS', email: 'a@b.se', phone: null }],
  ['EMAIL, with an e-mail address', 200, { delivery_method: 'EMAIL', email: 'a@b.se', phone: null }],
  ['SMS, with a phone number', 200, { delivery_method: 'SMS', email: null, phone: '+46701740605' }],
])('for a party with the delivery method %s the answer is %i', async (_, status, row) => {
  const { party, remind } = await sentParty()
  await set(party.id, row)
  const { error, response } = await remind()
  expect(response.status).toBe(status)
  expect(error?.code).toBe(status === 409 ? 'party_unreachable' : undefined)
})

test.each<[string, number, number | null, Row]>([
  ['a signer before it has not acted', 409, 2, { signing_order: 1 }],
  ['a reviewer before it has not acted', 409, 2, { signing_order: 1, role: 'REVIEWER' }],
  ['an acceptor before it has only read', 409, 2, { signing_order: 1, role: 'ACCEPTOR', read_status: 'READ' }],
  ['an organizer before it must sign', 409, 2, { signing_order: 1, role: 'ORGANIZER' }],
  ['an organizer before it need not sign', 200, 2, { signing_order: 1, role: 'ORGANIZER', required_signature: 'NONE' }],
  ['the party before it has signed', 200, 2, { signing_order: 1, signing_status: 'SIGNED' }],
  ['the other party has the same position', 200, 2, { signing_order: 2 }],
  ['the other party comes after it', 200, 2, { signing_order: 3 }],
  ['the other party has no position', 200, 2, { signing_order: null }],
  ['the party has no position', 200, null, { signing_order: 1 }],
])('when %s the answer is %i', async (_, status, position, before) => {
  const { account, id, party, remind } = await sentParty()
  await set((await account.party(id)).id, before)
  await set(party.id, { signing_order: position })
  const { error, response } = await remind()
  expect(response.status).toBe(status)
  expect(error?.code).toBe(status === 409 ? 'party_not_released' : undefined)
})

test('200 if only parties of other documents come before it', async () => {
  const { account, party, remind } = await sentParty()
  const other = await account.draftDocument()
  await account.party(other.id, { signingOrder: 1 })
  await set(party.id, { signing_order: 2 })
  expect((await remind()).response.status).toBe(200)
})

test('429 until an hour after the last reminder; Retry-After has the seconds to wait', async () => {
  const { account, id, remind } = await sentParty()
  const start = Date.now()
  const at = async (elapsed: number) => {
    clock.now = () => new Date(start + elapsed)
    const { error, response } = await remind()
    return [response.status, error?.code, response.headers.get('retry-after')]
  }
  expect(await at(0)).toEqual([200, undefined, null])
  expect(await at(1)).toEqual([429, 'reminder_too_soon', '3600'])
  expect(await at(30 * minute)).toEqual([429, 'reminder_too_soon', '1800'])
  expect(await at(60 * minute - 1)).toEqual([429, 'reminder_too_soon', '1'])
  const other = await account.party(id)
  const { response } = await account.client.POST(path, { params: { path: { id, partyId: other.id } } })
  expect(response.status).toBe(200)
  expect(await at(60 * minute)).toEqual([200, undefined, null])
  expect(await at(90 * minute)).toEqual([429, 'reminder_too_soon', '1800'])
})

test('200 after a refused reminder: a refused reminder sends nothing and does not count', async () => {
  const { id, party, remind } = await sentParty()
  await db.updateTable('documents').set({ status: 'DRAFT' }).where('id', '=', id).execute()
  expect((await remind()).response.status).toBe(409)
  expect(await messagesOf(party.id)).toEqual([])
  await db.updateTable('documents').set({ status: 'SENT' }).where('id', '=', id).execute()
  expect((await remind()).response.status).toBe(200)
})

test('only one of several concurrent reminders is sent; the others get 429', async () => {
  const { party, remind } = await sentParty()
  const answers = await atOnce(db, holdParty(party.id), [remind, remind, remind, remind, remind])
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 429, 429, 429, 429])
  expect(await messagesOf(party.id)).toHaveLength(1)
})

test('404 for a party of another account; the party is not reminded', async () => {
  const { id, party, remind } = await sentParty()
  const stranger = await newAccount()
  const own = await stranger.draftDocument()
  const strange = async (id: string) =>
    (await stranger.client.POST(path, { params: { path: { id, partyId: party.id } } })).error
  expect(await strange(id)).toMatchObject({ status: 404, code: 'document_not_found' })
  expect(await strange(own.id)).toMatchObject({ status: 404, code: 'party_not_found' })
  expect((await remind()).response.status).toBe(200)
})

test('404 for a party of another document of the same account; the party is not reminded', async () => {
  const { account, party, remind } = await sentParty()
  const other = await sentParty(account)
  const params = { path: { id: other.id, partyId: party.id } }
  expect((await account.client.POST(path, { params })).error).toMatchObject({ status: 404, code: 'party_not_found' })
  expect((await remind()).response.status).toBe(200)
})

test.each([
  ['that does not exist', '01kakxv3xqf0ftbbyqcqzv0zqs'],
  ['that is malformed', 'nonsense'],
  ['with a NUL', '\0'],
  ['with a slash', '1/remind'],
])('404 for a document id or a party id %s', async (_, unknown) => {
  const { account, id, party, remind } = await sentParty()
  const at = async (path_: { id: string; partyId: string }) =>
    (await account.client.POST(path, { params: { path: path_ } })).error
  expect(await at({ id, partyId: unknown })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await at({ id, partyId: `pty_${unknown}` })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await at({ id, partyId: `${party.id}\0` })).toMatchObject({ status: 404, code: 'party_not_found' })
  expect(await at({ id: unknown, partyId: party.id })).toMatchObject({ status: 404, code: 'document_not_found' })
  expect((await remind()).response.status).toBe(200)
})

/** Creates a party with an e-mail address, in a document that is sent. */
async function sentParty(of?: Awaited<ReturnType<typeof newAccount>>) {
  const account = of ?? (await newAccount())
  const { id } = await account.draftDocument()
  const party = await account.party(id)
  await db.updateTable('documents').set({ status: 'SENT' }).where('id', '=', id).execute()
  const remind = () => account.client.POST(path, { params: { path: { id, partyId: party.id } } })
  return { account, id, party, remind }
}

function messagesOf(partyId: string) {
  return db.selectFrom('messages').selectAll().where('party_id', '=', partyId).execute()
}

async function set(partyId: string, row: Row) {
  await db.updateTable('parties').set(row).where('id', '=', partyId).execute()
}
