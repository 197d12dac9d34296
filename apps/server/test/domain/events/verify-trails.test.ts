import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkTrail, type Trail } from '#domain/events/check-trail.ts'
import { hashEvent } from '#domain/events/hash-event.ts'
import { findTrails } from '#domain/events/trail-store.ts'
import { verifyTrails } from '#domain/events/verify-trails.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const server = await startServer()
const { db, newAccount, actAs } = server
const account = await newAccount()
const { client } = account
// The triggers would refuse the changes that these tests make.
for (const table of ['events', 'documents', 'signatures', 'sealed_files', 'account_chain'])
  await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)

/** A document with eight events. Its first party has signed. */
async function signedDocument() {
  const { id, parties } = await account.sentDocument({}, {})
  await actAs(parties[0]!)
  return { id, parties: parties as [string, string] }
}

const sealing = await newAccount()

async function sealedDocument(owner = sealing): Promise<string> {
  const { id, parties } = await owner.sentDocument({})
  await actAs(parties[0]!)
  expect(await server.seal(id)).toBeUndefined()
  return id
}

const trailOf = async (id: string) => (await findTrails(db, [id]))[0]!
const cancel = (id: string, reason: string) =>
  client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason } })

const signed = await signedDocument()
const draft = (await account.draftDocument()).id
const cancelled = await signedDocument()
await cancel(cancelled.id, 'Ünïcode "😀"')
const rejected = await signedDocument()
await actAs(rejected.parties[1], { type: 'REJECTED', reason: null })
const removed = await signedDocument()
const path = { id: removed.id, partyId: removed.parties[1] }
await account.party(removed.id)
const body = { role: 'ACCEPTOR', name: 'Bo' } as const
await client.PATCH('/api/v1/documents/{id}/parties/{partyId}', { params: { path }, body })
await client.DELETE('/api/v1/documents/{id}/parties/{partyId}', { params: { path } })

const [rewritten, emptied, changed, deleted, others] = [
  await signedDocument(),
  await signedDocument(),
  await signedDocument(),
  await signedDocument(),
  await signedDocument(),
]
await actAs(others.parties[1])
const [one, two, three] = [await sealedDocument(), await sealedDocument(), await sealedDocument()]
// The seal of another document of the account names the newest events of this one.
const owner = await newAccount()
const unsealed = (await owner.sentDocument({})).id
const cut = await sealedDocument(owner)
const [forger, eraser] = [await newAccount(), await newAccount()]
const [forged, erased] = [await sealedDocument(forger), await sealedDocument(eraser)]

const clean = await verifyTrails(db, new Map())
const trail = await trailOf(signed.id)

test('documents that only the service changed have no faults, in any status', () => {
  expect(clean).toMatchObject({ faults: [], documents: 17, seals: 6 })
  expect(clean.heads.size).toBe(16)
})

const eventAt = (id: string, number: number) =>
  db.updateTable('events').where('document_id', '=', id).where('number', '=', number)

/** Writes all events of the document again, with their hashes. */
async function rewrite(id: string) {
  let previousHash: string | null = null
  for (const { number, hash: _, ...event } of (await trailOf(id)).events) {
    const row: { ip_address: string; previous_hash: string | null } = {
      ip_address: '192.0.2.1',
      previous_hash: previousHash,
    }
    previousHash = hashEvent({ ...event, ipAddress: row.ip_address, previousHash })
    await eventAt(id, number)
      .set({ ...row, hash: previousHash })
      .execute()
  }
}

/** Deletes the newest events, and makes the document agree with the events that are left. */
async function cutOff(id: string, count: number) {
  const before = (await trailOf(id)).events.length
  await db
    .deleteFrom('events')
    .where('document_id', '=', id)
    .where('number', '>', before - count)
    .execute()
  const updated_at = (await trailOf(id)).events.at(-1)!.at
  await db.updateTable('documents').set({ updated_at, status: 'SENT' }).where('id', '=', id).execute()
  return before
}

const chainOf = ({ id }: { id: string }) => sql`account_id = ${id} and number = 1`
await rewrite(rewritten.id)
const otherData: object = { data: '{"detail":"x"}' }
await eventAt(cancelled.id, 5).set(otherData).execute()
await db.deleteFrom('events').where('document_id', '=', emptied.id).execute()
await db.updateTable('documents').set({ status: 'REJECTED' }).where('id', '=', changed.id).execute()
await db.updateTable('parties').set({ signing_status: 'SIGNED' }).where('id', '=', changed.parties[1]).execute()
await sql`update document_files set bytes = bytes || '\\x20' where document_id = ${changed.id}`.execute(db)
await db.deleteFrom('documents').where('id', 'in', [deleted.id, draft]).execute()
await sql`update signatures set statement = 'I owe you a million.' where party_id = ${others.parties[0]}`.execute(db)
await sql`delete from signatures where party_id = ${others.parties[1]}`.execute(db)
await sql`update sealed_files set bytes = overlay(bytes placing '\\x00' from 200 for 1) where document_id = ${one}`.execute(
  db,
)
await sql`update sealed_files set bytes = (select bytes from sealed_files where document_id = ${three})
  where document_id = ${two}`.execute(db)
await db.deleteFrom('sealed_files').where('document_id', '=', three).execute()
await sql`update account_chain set at = '2020-01-01' where ${chainOf(forger)}`.execute(db)
await sql`delete from account_chain where ${chainOf(eraser)}`.execute(db)
await sql`delete from account_chain where ${chainOf(sealing)}`.execute(db)
const [unsealedCount, cutCount] = [await cutOff(unsealed, 1), await cutOff(cut, 2)]
const { faults } = await verifyTrails(db, clean.heads)

const notTheOne = 'The sealed file is missing or not the one that the events say.'
const noEntry = (number: number) =>
  `The sealed file names entry ${number} in the chain of the account, but the entry is missing or another one.`
const otherSignature = (party: string) => `The stored signature of ${party} is not the one that its events say.`

const like = (pattern: RegExp) => expect.stringMatching(pattern) as string

test.each<[string, string, string[]]>([
  ['a document that was rejected', rejected.id, []],
  ['a document with a party that was removed', removed.id, []],
  ['an event that was changed', cancelled.id, [like(/^Event 5 was changed: the hash of evt_\w+ does not match\.$/)]],
  ['a trail that was rewritten to its end', rewritten.id, [like(/^Event \d+ is not the event that was saved\.$/)]],
  [
    'a document without events',
    emptied.id,
    ['The document has no events.', like(/is not the event that was saved/), like(/were saved, but are gone/)],
  ],
  [
    'a document that was changed without an event',
    changed.id,
    [
      'The document is REJECTED, but its events say SENT.',
      'The file is not the file that was uploaded.',
      `${changed.parties[1]} is SIGNED, but its events say NOT_SIGNED.`,
    ],
  ],
  ['a deleted document', deleted.id, ['The document or its events were saved, but are gone.']],
  ['a deleted draft', draft, []],
  ['signatures that were changed or deleted', others.id, others.parties.toSorted().map(otherSignature)],
  ['a sealed file that was changed', one, [notTheOne, like(/^The seal of the sealed file does not hold/)]],
  ['a sealed file that was replaced', two, [notTheOne, 'The events are not the events in the sealed file.']],
  ['a sealed file that was deleted', three, [notTheOne]],
  [
    'newest events that another seal names',
    unsealed,
    [like(/is not the event that was saved/), like(/^Event \d+ is missing or/)],
  ],
  ['an entry of a chain that was changed', forger.id, [like(/^Entry 1 in the chain of the account was changed/)]],
  ['the seal of a changed entry', forged, []],
  ['an entry of a chain that was deleted', sealing.id, ['Entries are missing between 0 and 2.', like(/./)]],
  ['the seal of a deleted entry', erased, [noEntry(1)]],
])('the verification finds %s', (_, id, expected) => {
  const found = faults.filter((fault) => fault.startsWith(id)).map((fault) => fault.slice(id.length + 2))
  expect(found).toEqual(expected)
})

test('deleted newest events are found by the sealed file of the document, and by a later seal', () => {
  expect(faults).toContain(`${cut}: Events are missing after ${cutCount - 2}: the sealed file has ${cutCount - 1}.`)
  const missing = `Event ${unsealedCount} is missing or not the event in entry 1 in the chain of the account.`
  expect(faults).toContain(`${unsealed}: ${missing}`)
})

const withEvent = (number: number, change: object): Partial<Trail> => ({
  events: trail.events.map((event) => (event.number === number ? { ...event, ...change } : event)),
})
const without = (isLeftOut: (number: number) => boolean): Partial<Trail> => ({
  events: trail.events.filter(({ number }) => !isLeftOut(number)),
})
const { number: _, hash: __, ...fifth } = { ...trail.events[4]!, ipAddress: '192.0.2.1' }
const last = trail.events.at(-1)!
const unlinked = (number: number) => `Event ${number} does not contain the hash of the event before it.`
const wrongHash = `Event 5 was changed: the hash of ${fifth.id} does not match.`

test.each<[string, Partial<Trail>, string[]]>([
  ['a changed type', withEvent(5, { type: 'party.updated' }), [wrongHash]],
  ['a changed actor', withEvent(5, { actor: { type: 'API_KEY', id: 'key_1' } }), [wrongHash]],
  ['a changed hash', withEvent(5, { hash: '0'.repeat(64) }), [wrongHash, unlinked(6)]],
  ['a changed event with a new hash', withEvent(5, { ...fifth, hash: hashEvent(fifth) }), [unlinked(6)]],
  ['no first event', without((number) => number === 1), ['Events are missing between 0 and 2.', unlinked(2)]],
  ['no fifth event', without((number) => number === 5), ['Events are missing between 4 and 6.', unlinked(6)]],
  [
    'no newest events',
    { ...without((number) => number === last.number), updatedAt: '2100-01-01T00:00:00.000Z' },
    [
      `Events are missing after ${last.number - 1}: the document was changed later.`,
      `${signed.parties[0]} is SIGNED, but its events say NOT_SIGNED.`,
    ],
  ],
])('a trail with %s has a fault', (_, change, expected) => {
  expect(checkTrail(trail)).toEqual([])
  expect(checkTrail({ ...trail, ...change }).toSorted()).toEqual(expected.toSorted())
})
