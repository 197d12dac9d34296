import { sql, type Updateable } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '#platform/database/tables.ts'
import { useServer } from '@paraph/testing/server/server.ts'

// Each state of the document, the party and its turn is in reminder-rules.test.ts and turns.test.ts.

const { db, newAccount } = await useServer()
const path = '/api/v1/documents/{id}/parties/{partyId}/remind'
type Row = Updateable<Tables['parties']>

test('200 with the party, without its signingUrl; queues a message, and records the reminder', async () => {
  const { account, id, party, remind } = await sentParty()
  await set(party.id, { send_status: 'DELIVERED', read_status: 'OPENED' })
  const { data } = await remind()
  expect(data).toEqual({ ...party, sendStatus: 'DELIVERED', readStatus: 'OPENED' })
  const kept = await account.of(id).party(party.id)
  expect(kept).toMatchObject({ sendStatus: 'DELIVERED', readStatus: 'OPENED', signingStatus: 'NOT_SIGNED' })
  const [message, ...others] = await messagesOf(party.id)
  expect(others).toEqual([])
  expect(message).toMatchObject({ kind: 'REMINDER', channel: 'EMAIL', address: party.email, status: 'QUEUED' })
  const jobs = sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where name = 'deliver' and data->>'messageId' = ${message!.id}`
  expect((await jobs.execute(db)).rows).toEqual([{ count: 1 }])
  const events = await account.of(id).events()
  const actor = { type: 'API_KEY', id: expect.stringMatching(/^key_/) }
  expect(events[0]).toMatchObject({ type: 'party.reminded', partyId: party.id, actor })
})

test('409 while the party can not be reminded; 429 for the next reminder until an hour has passed', async () => {
  const { account, id, party, remind } = await sentParty()
  const expectRefused = async (code: string, detail: string) =>
    expect((await remind()).error).toMatchObject({ status: 409, code, detail: expect.stringContaining(detail) })
  const setStatus = (status: 'DRAFT' | 'SENT') =>
    db.updateTable('documents').set({ status }).where('id', '=', id).execute()
  await setStatus('DRAFT')
  await expectRefused('document_not_sent', 'DRAFT')
  await setStatus('SENT')
  await set(party.id, { signing_status: 'REJECTED' })
  await expectRefused('party_signed', 'REJECTED')
  await set(party.id, { signing_status: 'NOT_SIGNED', email: null })
  await expectRefused('party_unreachable', 'EMAIL and no address')
  const { id: before } = await account.party(id)
  await set(before, { signing_order: 1 })
  await set(party.id, { email: party.email, signing_order: 2 })
  await expectRefused('party_not_released', '')
  expect(await messagesOf(party.id)).toEqual([])

  // A refused reminder does not count, and neither does a party of another document that comes before this one.
  const other = await account.draftDocument()
  await set(before, { document_id: other.id })
  expect((await remind()).response.status).toBe(200)
  const { error, response } = await remind()
  expect(error).toMatchObject({ status: 429, code: 'reminder_too_soon' })
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const hourAgo = new Date(Date.now() - 60 * 60_000).toISOString()
  await set(party.id, { reminded_at: hourAgo })
  expect((await remind()).response.status).toBe(200)
})

/** Creates a party with an e-mail address, in a document that is sent. */
async function sentParty() {
  const account = await newAccount()
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
