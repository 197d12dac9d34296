import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashEvent } from '#domain/events/hash-event.ts'
import { findTrails } from '#domain/events/read-events.ts'
import { type TrailHead, verifyTrails } from '#domain/events/verify-trails.ts'
import type { Database } from '#platform/database/tables.ts'
import { afterQuery } from '../../support/after-query.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()
const { db, newAccount, actAs } = server
const account = await newAccount()
// The triggers would refuse the changes that these tests make.
for (const table of ['events', 'documents', 'signatures', 'sealed_files', 'account_chain'])
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)

/** A document with eight events. Its first party has signed. */
async function signedDocument() {
  const { id, parties } = await account.sentDocument({}, {})
  await actAs(parties[0]!)
  return { id, parties }
}

const eventAt = (id: string, number: number) => (tx: Database) =>
  tx.updateTable('events').where('document_id', '=', id).where('number', '=', number)

/** Returns the faults of this document only. */
async function faultsOf(id: string, saved = new Map<string, TrailHead>()) {
  const { faults } = await verifyTrails(db, saved)
  return faults.filter((fault) => fault.startsWith(id)).map((fault) => fault.slice(id.length + 2))
}

test('documents that only the service changed have no faults, in any status', async () => {
  const { client } = account
  await account.draftDocument()
  const cancelled = await signedDocument()
  await client.POST('/api/v1/documents/{id}/cancel', {
    params: { path: { id: cancelled.id } },
    body: { reason: 'Ünïcode "😀"' },
  })
  const rejected = await signedDocument()
  await actAs(rejected.parties[1]!, { type: 'REJECTED', reason: null })
  const removed = await signedDocument()
  await account.party(removed.id)
  const path = { id: removed.id, partyId: removed.parties[1]! }
  await client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path },
    body: { role: 'ACCEPTOR', name: 'Bo' },
  })
  await client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params: { path } })
  const verification = await verifyTrails(db, new Map())
  expect(verification.faults).toEqual([])
  expect(verification.documents).toBeGreaterThan(3)
  expect(await verifyTrails(db, verification.heads)).toEqual(verification)
})

test('a document that changes during the verification has no faults', async () => {
  const { id } = await signedDocument()
  let changed = false
  const change = async () => {
    if (changed) return
    changed = true
    const params = { path: { id } }
    const { response } = await account.client.POST('/api/v1/documents/{id}/cancel', {
      params,
      body: { reason: 'Too late' },
    })
    expect(response.status).toBe(200)
  }
  const changing = afterQuery(db, (rows) => rows.some((row) => row['id'] === id && 'sha256' in row), change)
  const { faults } = await verifyTrails(changing, new Map())
  expect(changed).toBe(true)
  expect(faults.filter((fault) => fault.startsWith(id))).toEqual([])
})

test.each<[string, object]>([
  ['the type', { type: 'party.updated' }],
  ['the time', { at: '2020-01-01T00:00:00.000Z' }],
  ['the actor', { actor_id: 'key_01kakxv5g2fa8t3q0v1r8w2m5c' }],
  ['the party', { party_id: null }],
  ['the IP address', { ip_address: '192.0.2.1' }],
  ['the user agent', { user_agent: 'curl' }],
  ['the data', { data: '{"detail":"x"}' }],
  ['the identifier', { id: 'evt_01kakxv5g2fa8t3q0v1r8w2m5c' }],
  ['the hash', { hash: '0'.repeat(64) }],
])('a change of %s is found', async (_, change) => {
  const { id } = await signedDocument()
  await eventAt(id, 5)(db).set(change).execute()
  const faults = await faultsOf(id)
  expect(faults).toContainEqual(expect.stringMatching(/^Event 5 was changed: the hash of evt_\w+ does not match\.$/))
  await db.deleteFrom('events').where('document_id', '=', id).execute()
})

test('a changed event with a new hash is found by the next event', async () => {
  const { id } = await signedDocument()
  const [trail] = await findTrails(db, [id])
  const { number: _, hash: __, ...event } = { ...trail!.events[4]!, ipAddress: '192.0.2.1' }
  await eventAt(
    id,
    5,
  )(db)
    .set({ ip_address: '192.0.2.1', hash: hashEvent(event) })
    .execute()
  expect(await faultsOf(id)).toEqual(['Event 6 does not contain the hash of the event before it.'])
})

test('a trail that was rewritten to its end is found by the saved hashes', async () => {
  const { id } = await signedDocument()
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
  expect(await faultsOf(id, heads)).toEqual([`Event ${heads.get(id)!.number} is not the event that was saved.`])
})

test.each([
  [
    'the first event',
    1,
    ['Events are missing between 0 and 2.', 'Event 2 does not contain the hash of the event before it.'],
  ],
  [
    'an event in the middle',
    5,
    ['Events are missing between 4 and 6.', 'Event 6 does not contain the hash of the event before it.'],
  ],
])('a trail without %s is found', async (_, number, faults) => {
  const { id } = await signedDocument()
  await db.deleteFrom('events').where('document_id', '=', id).where('number', '=', number).execute()
  expect(await faultsOf(id)).toEqual(faults)
})

test('missing newest events are found by the time of the document and by the statuses of it and its parties', async () => {
  const { id, parties } = await signedDocument()
  const last = (await findTrails(db, [id]))[0]!.events.at(-1)!
  await sql`select pg_sleep(0.002)`.execute(db)
  await account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'No.' } })
  await db.deleteFrom('events').where('document_id', '=', id).where('number', '>=', last.number).execute()
  expect(await faultsOf(id)).toEqual([
    `Events are missing after ${last.number - 1}: the document was changed later.`,
    'The document is CANCELLED, but its events say SENT.',
    `${parties[0]} is SIGNED, but its events say NOT_SIGNED.`,
  ])
})

test('a document without events is found, except a draft, which can be older than the audit trail', async () => {
  const { id } = await signedDocument()
  await db.deleteFrom('events').where('document_id', '=', id).execute()
  expect(await faultsOf(id)).toEqual(['The document has no events.'])
  await db.updateTable('documents').set({ status: 'DRAFT' }).where('id', '=', id).execute()
  expect(await faultsOf(id)).toEqual([])
})

test('a document that was changed without an event is found', async () => {
  const { id, parties } = await signedDocument()
  await db.updateTable('documents').set({ status: 'REJECTED' }).where('id', '=', id).execute()
  await db.updateTable('parties').set({ signing_status: 'SIGNED' }).where('id', '=', parties[1]!).execute()
  await sql`update document_files set bytes = bytes || '\\x20' where document_id = ${id}`.execute(db)
  expect(await faultsOf(id)).toEqual([
    'The document is REJECTED, but its events say SENT.',
    'The file is not the file that was uploaded.',
    `${parties[1]} is SIGNED, but its events say NOT_SIGNED.`,
  ])
})

test('a deleted document is found by its saved hash, but a draft can be deleted', async () => {
  const [{ id }, draft] = [await signedDocument(), await account.draftDocument()]
  const { heads } = await verifyTrails(db, new Map())
  await db.deleteFrom('documents').where('id', 'in', [id, draft.id]).execute()
  const { faults } = await verifyTrails(db, heads)
  expect(faults.filter((fault) => fault.includes('gone'))).toEqual([
    `${id}: The document or its events were saved, but are gone.`,
  ])
})

test.each([
  ['changed', sql`update signatures set statement = 'I owe you a million.'`],
  ['replaced by another drawing', sql`update signatures set strokes = '[[[1, 1]]]'`],
  ['deleted', sql`delete from signatures`],
  ['given another version of its hash', sql`update signatures set hash_version = 1`],
])('a signature that was %s is found', async (_, change) => {
  const { id, parties } = await signedDocument()
  expect(await faultsOf(id)).toEqual([])
  await sql`${change} where party_id = ${parties[0]}`.execute(db)
  expect(await faultsOf(id)).toEqual([`The stored signature of ${parties[0]} is not the one that its events say.`])
})

/** A completed document of an account of its own. */
async function sealedDocument() {
  const owner = await server.newAccount()
  const { id, parties } = await owner.sentDocument({})
  await actAs(parties[0]!)
  expect(await server.seal(id)).toBeUndefined()
  return { id, owner }
}

/** Deletes the newest events, and makes the document agree with the events that are left. */
async function cutOff(id: string, from: number) {
  await db.deleteFrom('events').where('document_id', '=', id).where('number', '>=', from).execute()
  const last = (await findTrails(db, [id]))[0]!.events.at(-1)!
  await db.updateTable('documents').set({ updated_at: last.at }).where('id', '=', id).execute()
}

test('sealed files and the chain of their account have no faults', async () => {
  const { id, owner } = await sealedDocument()
  const second = await owner.sentDocument({})
  await actAs(second.parties[0]!)
  await server.seal(second.id)
  const { faults, seals } = await verifyTrails(db, new Map())
  expect(faults.filter((fault) => [id, second.id, owner.id].some((name) => fault.startsWith(name)))).toEqual([])
  expect(seals).toBeGreaterThan(1)
})

test('deleted newest events are found by the sealed file of the document', async () => {
  const { id } = await sealedDocument()
  const before = (await findTrails(db, [id]))[0]!.events
  await cutOff(id, before.length - 1)
  await db.updateTable('documents').set({ status: 'SENT' }).where('id', '=', id).execute()
  const faults = await faultsOf(id)
  expect(faults).toContain(`Events are missing after ${before.length - 2}: the sealed file has ${before.length - 1}.`)
})

test('deleted newest events are found by the seal of another document of the account', async () => {
  const { owner } = await sealedDocument()
  const { id } = await owner.sentDocument({})
  const before = (await findTrails(db, [id]))[0]!.events
  const later = await owner.sentDocument({})
  await actAs(later.parties[0]!)
  await server.seal(later.id)
  await cutOff(id, before.length)
  expect(await faultsOf(id)).toEqual([
    `Event ${before.length} is missing or not the event in entry 2 in the chain of the account.`,
  ])
})

test('a sealed file that was changed, replaced or deleted is found', async () => {
  const [one, two] = [await sealedDocument(), await sealedDocument()]
  const isNotTheOne = 'The sealed file is missing or not the one that the events say.'
  await sql`update sealed_files set bytes = overlay(bytes placing '\\x00' from 200 for 1) where document_id = ${one.id}`.execute(
    db,
  )
  expect(await faultsOf(one.id)).toEqual([
    isNotTheOne,
    expect.stringMatching(/^The seal of the sealed file does not hold/),
  ])
  await sql`update sealed_files set bytes = (select bytes from sealed_files where document_id = ${two.id}) where document_id = ${one.id}`.execute(
    db,
  )
  expect(await faultsOf(one.id)).toEqual(
    expect.arrayContaining([isNotTheOne, 'The events are not the events in the sealed file.']),
  )
  await db.deleteFrom('sealed_files').where('document_id', '=', one.id).execute()
  expect(await faultsOf(one.id)).toEqual([isNotTheOne])
})

test.each<[string, (accountId: string) => Promise<unknown>, RegExp]>([
  [
    'changed',
    (id) => sql`update account_chain set at = '2020-01-01' where account_id = ${id} and number = 1`.execute(db),
    /^Entry 1 in the chain of the account was changed/,
  ],
  [
    'deleted',
    (id) => sql`delete from account_chain where account_id = ${id} and number = 1`.execute(db),
    /^Entries are missing between 0 and 2\.$/,
  ],
])('an entry of the chain that was %s is found', async (_, change, fault) => {
  const { owner } = await sealedDocument()
  const second = await owner.sentDocument({})
  await actAs(second.parties[0]!)
  await server.seal(second.id)
  await change(owner.id)
  expect(await faultsOf(owner.id)).toContainEqual(expect.stringMatching(fault))
})

test('the deletion of the newest entry of the chain is found by the sealed file that names the entry', async () => {
  const { id, owner } = await sealedDocument()
  await sql`delete from account_chain where account_id = ${owner.id}`.execute(db)
  expect(await faultsOf(id)).toEqual([
    'The sealed file names entry 1 in the chain of the account, but the entry is missing or another one.',
  ])
})
