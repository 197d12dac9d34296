import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../src/database/tables.ts'
import { hashEvent } from '../../src/events/hash-event.ts'
import { findTrails } from '../../src/events/store.ts'
import { type Head, verifyTrails } from '../../src/events/verify-trails.ts'
import { startServer } from '../support/server.ts'

const { db, newAccount, actAs } = await startServer()
const account = await newAccount()
// They stand in the way of what is tried here, as they should.
for (const table of ['events', 'documents']) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)

/** A document with a trail of eight events, the party with number 1 having signed. */
async function signed() {
  const { id, parties } = await account.sentDocument({}, {})
  await actAs(parties[0]!)
  return { id, parties }
}

const eventAt = (id: string, number: number) => (tx: Database) =>
  tx.updateTable('events').where('document_id', '=', id).where('number', '=', number)

/** What is found in this document, and in no other. */
async function faultsOf(id: string, earlier = new Map<string, Head>()) {
  const { faults } = await verifyTrails(db, earlier)
  return faults.filter((fault) => fault.startsWith(id)).map((fault) => fault.slice(id.length + 2))
}

test('of what the service did, nothing is found, whatever became of the documents', async () => {
  const { client } = account
  await account.draftDocument()
  const cancelled = await signed()
  await client.POST('/api/v1/documents/{id}/cancel', {
    params: { path: { id: cancelled.id } },
    body: { reason: 'Ünïcode "😀"' },
  })
  const rejected = await signed()
  await actAs(rejected.parties[1]!, { type: 'REJECTED', reason: null })
  const removed = await signed()
  await account.party(removed.id)
  const path = { id: removed.id, partyId: removed.parties[1]! }
  await client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path },
    body: { role: 'ACCEPTOR', name: 'Bo' },
  })
  await client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params: { path } })
  const verdict = await verifyTrails(db, new Map())
  expect(verdict.faults).toEqual([])
  expect(verdict.documents).toBeGreaterThan(3)
  expect(await verifyTrails(db, verdict.heads)).toEqual(verdict)
})

test.each<[string, object]>([
  ['the type', { type: 'party.updated' }],
  ['the time', { at: '2020-01-01T00:00:00.000Z' }],
  ['the actor', { actor_id: 'key_01kakxv5g2fa8t3q0v1r8w2m5c' }],
  ['the party', { party_id: null }],
  ['where from', { ip_address: '192.0.2.1' }],
  ['with what', { user_agent: 'curl' }],
  ['the data', { data: '{"detail":"x"}' }],
  ['the identifier', { id: 'evt_01kakxv5g2fa8t3q0v1r8w2m5c' }],
  ['the hash', { hash: '0'.repeat(64) }],
])('a change of %s is found', async (_, change) => {
  const { id } = await signed()
  await eventAt(id, 5)(db).set(change).execute()
  const faults = await faultsOf(id)
  expect(faults).toContainEqual(expect.stringMatching(/^Event 5 was changed: evt_/))
  await db.deleteFrom('events').where('document_id', '=', id).execute()
})

test('a change is found by the next event, if the hash was made anew', async () => {
  const { id } = await signed()
  const [trail] = await findTrails(db, [id])
  const { number: _, hash: __, ...event } = { ...trail!.events[4]!, ipAddress: '192.0.2.1' }
  await eventAt(
    id,
    5,
  )(db)
    .set({ ip_address: '192.0.2.1', hash: hashEvent(event) })
    .execute()
  expect(await faultsOf(id)).toEqual(['Event 6 does not carry on the one before it.'])
})

test('a trail that was made anew from there on is found by the hashes that were saved', async () => {
  const { id } = await signed()
  const { heads } = await verifyTrails(db, new Map())
  const [trail] = await findTrails(db, [id])
  let previousHash: string | null = null
  for (const { number, hash: _, ...event } of trail!.events) {
    const forged = { ...event, previousHash, ipAddress: '192.0.2.1' }
    previousHash = hashEvent(forged)
    await eventAt(
      id,
      number,
    )(db)
      .set({ ip_address: '192.0.2.1', previous_hash: forged.previousHash, hash: previousHash })
      .execute()
  }
  expect(await faultsOf(id)).toEqual([])
  expect(await faultsOf(id, heads)).toEqual([`Event ${heads.get(id)!.number} is not the one that was saved.`])
})

test.each([
  ['the first event', 1, ['Events are missing between 0 and 2.', 'Event 2 does not carry on the one before it.']],
  ['one in the middle', 5, ['Events are missing between 4 and 6.', 'Event 6 does not carry on the one before it.']],
])('that %s is missing is found', async (_, number, faults) => {
  const { id } = await signed()
  await db.deleteFrom('events').where('document_id', '=', id).where('number', '=', number).execute()
  expect(await faultsOf(id)).toEqual(faults)
})

test('that the newest events are missing is found, by the time of the document and by what became of it', async () => {
  const { id, parties } = await signed()
  const last = (await findTrails(db, [id]))[0]!.events.at(-1)!
  await sql`select pg_sleep(0.002)`.execute(db)
  await account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'No.' } })
  await db.deleteFrom('events').where('document_id', '=', id).where('number', '>=', last.number).execute()
  expect(await faultsOf(id)).toEqual([
    `Events are missing after ${last.number - 1}: it was changed later.`,
    'It is CANCELLED, but its events make it SENT.',
    `${parties[0]} is SIGNED, but its events make it NOT_SIGNED.`,
  ])
})

test('that all events are missing is found, but of a draft, which may be older than the audit trail', async () => {
  const { id } = await signed()
  await db.deleteFrom('events').where('document_id', '=', id).execute()
  expect(await faultsOf(id)).toEqual(['It has no events.'])
  await db.updateTable('documents').set({ status: 'DRAFT' }).where('id', '=', id).execute()
  expect(await faultsOf(id)).toEqual([])
})

test('a document that was changed past its events is found', async () => {
  const { id, parties } = await signed()
  await db.updateTable('documents').set({ status: 'REJECTED' }).where('id', '=', id).execute()
  await db.updateTable('parties').set({ signing_status: 'SIGNED' }).where('id', '=', parties[1]!).execute()
  await sql`update document_files set bytes = bytes || '\\x20' where document_id = ${id}`.execute(db)
  expect(await faultsOf(id)).toEqual([
    'It is REJECTED, but its events make it SENT.',
    'The file is not the one that was uploaded.',
    `${parties[1]} is SIGNED, but its events make it NOT_SIGNED.`,
  ])
})

test('a document that is gone is missed by what was saved, but a draft may go', async () => {
  const [{ id }, draft] = [await signed(), await account.draftDocument()]
  const { heads } = await verifyTrails(db, new Map())
  await db.deleteFrom('documents').where('id', 'in', [id, draft.id]).execute()
  const { faults } = await verifyTrails(db, heads)
  expect(faults.filter((fault) => fault.includes('gone'))).toEqual([
    `${id}: It is gone, or its events are, which were saved.`,
  ])
})
