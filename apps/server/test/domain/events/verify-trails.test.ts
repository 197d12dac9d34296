import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashEvent } from '#domain/events/hash-event.ts'
import { findTrails } from '#domain/events/trail-store.ts'
import { type TrailHead, verifyTrails } from '#domain/events/verify-trails.ts'
import type { Database } from '#platform/database/tables.ts'
import { startServer, type TestAccount } from '@paraph/testing/server/server.ts'

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

/** Changes rows of a table for a check. Afterwards they are as before. */
async function whileChanged(table: string, change: () => Promise<unknown>, check: () => Promise<void>) {
  const changed = sql.table(table)
  await sql`create table kept as table ${changed}`.execute(db)
  try {
    await change()
    await check()
  } finally {
    await sql`delete from ${changed}`.execute(db)
    await sql`insert into ${changed} table kept`.execute(db)
    await sql`drop table kept`.execute(db)
  }
}

const signed = await signedDocument()

test('a change of any part of an event is found', async () => {
  const changes: object[] = [
    { type: 'party.updated' },
    { actor_id: 'key_01kakxv5g2fa8t3q0v1r8w2m5c' },
    { data: '{"detail":"x"}' },
    { hash: '0'.repeat(64) },
  ]
  for (const change of changes) {
    const set = () => eventAt(signed.id, 5)(db).set(change).execute()
    await whileChanged('events', set, async () => {
      const fault = /^Event 5 was changed: the hash of evt_\w+ does not match\.$/
      expect(await faultsOf(signed.id), Object.keys(change).join()).toContainEqual(expect.stringMatching(fault))
    })
  }
  expect(await faultsOf(signed.id)).toEqual([])
})

test('a changed event with a new hash is found by the next event', async () => {
  const [trail] = await findTrails(db, [signed.id])
  const { number: _, hash: __, ...event } = { ...trail!.events[4]!, ipAddress: '192.0.2.1' }
  const change = { ip_address: '192.0.2.1', hash: hashEvent(event) }
  const set = () => eventAt(signed.id, 5)(db).set(change).execute()
  await whileChanged('events', set, async () => {
    expect(await faultsOf(signed.id)).toEqual(['Event 6 does not contain the hash of the event before it.'])
  })
})

test('a trail that was rewritten to its end is found by the saved hashes', async () => {
  const { id } = signed
  const { heads } = await verifyTrails(db, new Map())
  const [trail] = await findTrails(db, [id])
  const rewrite = async () => {
    let previousHash: string | null = null
    for (const { number, hash: _, ...event } of trail!.events) {
      const forged = { ...event, previousHash, ipAddress: '192.0.2.1' }
      previousHash = hashEvent(forged)
      const row = { ip_address: '192.0.2.1', previous_hash: forged.previousHash, hash: previousHash }
      await eventAt(id, number)(db).set(row).execute()
    }
  }
  await whileChanged('events', rewrite, async () => {
    expect(await faultsOf(id)).toEqual([])
    expect(await faultsOf(id, heads)).toEqual([`Event ${heads.get(id)!.number} is not the event that was saved.`])
  })
})

test('a trail without its first event, or without one in the middle, is found', async () => {
  for (const number of [1, 5]) {
    const events = db.deleteFrom('events').where('document_id', '=', signed.id)
    const remove = () => events.where('number', '=', number).execute()
    await whileChanged('events', remove, async () => {
      expect(await faultsOf(signed.id)).toEqual([
        `Events are missing between ${number - 1} and ${number + 1}.`,
        `Event ${number + 1} does not contain the hash of the event before it.`,
      ])
    })
  }
})

test('missing newest events are found by the time and the statuses of the document and its parties', async () => {
  const { id, parties } = await signedDocument()
  const last = (await findTrails(db, [id]))[0]!.events.at(-1)!
  server.clock.now = () => new Date(Date.parse(last.at) + 1000)
  await account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'No.' } })
  server.clock.now = () => new Date()
  await db.deleteFrom('events').where('document_id', '=', id).where('number', '>=', last.number).execute()
  expect(await faultsOf(id)).toEqual([
    `Events are missing after ${last.number - 1}: the document was changed later.`,
    'The document is CANCELLED, but its events say SENT.',
    `${parties[0]} is SIGNED, but its events say NOT_SIGNED.`,
  ])
})

test('a document without events is found', async () => {
  const { id } = await signedDocument()
  await db.deleteFrom('events').where('document_id', '=', id).execute()
  expect(await faultsOf(id)).toEqual(['The document has no events.'])
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

test('a signature that was changed, replaced, deleted or given another version of its hash is found', async () => {
  const { id, parties } = signed
  expect(await faultsOf(id)).toEqual([])
  for (const change of [
    sql`update signatures set statement = 'I owe you a million.'`,
    sql`update signatures set strokes = '[[[1, 1]]]'`,
    sql`delete from signatures`,
    sql`update signatures set hash_version = 2`,
  ]) {
    const make = () => sql`${change} where party_id = ${parties[0]}`.execute(db)
    await whileChanged('signatures', make, async () => {
      expect(await faultsOf(id)).toEqual([`The stored signature of ${parties[0]} is not the one that its events say.`])
    })
  }
})

/** Seals a new document of the account. */
async function sealedDocument(owner: TestAccount): Promise<string> {
  const { id, parties } = await owner.sentDocument({})
  await actAs(parties[0]!)
  expect(await server.seal(id)).toBeUndefined()
  return id
}

const owner = await server.newAccount()
const one = await sealedDocument(owner)
const unsealed = (await owner.sentDocument({})).id
/** Its seal names the newest events of the other documents of the account. */
const two = await sealedDocument(owner)

/** Deletes the newest events, and makes the document agree with the events that are left. */
async function cutOff(id: string, from: number) {
  await db.deleteFrom('events').where('document_id', '=', id).where('number', '>=', from).execute()
  const last = (await findTrails(db, [id]))[0]!.events.at(-1)!
  await db.updateTable('documents').set({ updated_at: last.at }).where('id', '=', id).execute()
}

test('sealed files and the chain of their account have no faults', async () => {
  const { faults, seals } = await verifyTrails(db, new Map())
  const names = [one, unsealed, two, owner.id]
  expect(faults.filter((fault) => names.some((name) => fault.startsWith(name)))).toEqual([])
  expect(seals).toBe(2)
})

test('a sealed file that was changed, replaced or deleted is found', async () => {
  const isNotTheOne = 'The sealed file is missing or not the one that the events say.'
  const change = () =>
    sql`update sealed_files set bytes = overlay(bytes placing '\\x00' from 200 for 1) where document_id = ${one}`.execute(
      db,
    )
  await whileChanged('sealed_files', change, async () => {
    const isBroken = expect.stringMatching(/^The seal of the sealed file does not hold/)
    expect(await faultsOf(one)).toEqual([isNotTheOne, isBroken])
  })
  const replace = () =>
    sql`update sealed_files set bytes = (select bytes from sealed_files where document_id = ${two}) where document_id = ${one}`.execute(
      db,
    )
  await whileChanged('sealed_files', replace, async () => {
    const isOfOthers = 'The events are not the events in the sealed file.'
    expect(await faultsOf(one)).toEqual(expect.arrayContaining([isNotTheOne, isOfOthers]))
  })
  const remove = () => db.deleteFrom('sealed_files').where('document_id', '=', one).execute()
  await whileChanged('sealed_files', remove, async () => {
    expect(await faultsOf(one)).toEqual([isNotTheOne])
  })
})

test('an entry of the chain that was changed or deleted is found', async () => {
  const change = () =>
    sql`update account_chain set at = '2020-01-01' where account_id = ${owner.id} and number = 1`.execute(db)
  await whileChanged('account_chain', change, async () => {
    const fault = expect.stringMatching(/^Entry 1 in the chain of the account was changed/)
    expect(await faultsOf(owner.id)).toContainEqual(fault)
  })
  const remove = (number: number) => () =>
    sql`delete from account_chain where account_id = ${owner.id} and number = ${number}`.execute(db)
  await whileChanged('account_chain', remove(1), async () => {
    expect(await faultsOf(owner.id)).toContainEqual('Entries are missing between 0 and 2.')
  })
  await whileChanged('account_chain', remove(2), async () => {
    expect([await faultsOf(owner.id), await faultsOf(one)]).toEqual([[], []])
    expect(await faultsOf(two)).toEqual([
      'The sealed file names entry 2 in the chain of the account, but the entry is missing or another one.',
    ])
  })
})

test('deleted newest events are found by the seal of another document of the account', async () => {
  const before = (await findTrails(db, [unsealed]))[0]!.events
  await whileChanged(
    'events',
    () => cutOff(unsealed, before.length),
    async () => {
      expect(await faultsOf(unsealed)).toEqual([
        `Event ${before.length} is missing or not the event in entry 2 in the chain of the account.`,
      ])
    },
  )
})

test('deleted newest events are found by the sealed file of the document', async () => {
  const before = (await findTrails(db, [two]))[0]!.events
  await cutOff(two, before.length - 1)
  await db.updateTable('documents').set({ status: 'SENT' }).where('id', '=', two).execute()
  const faults = await faultsOf(two)
  expect(faults).toContain(`Events are missing after ${before.length - 2}: the sealed file has ${before.length - 1}.`)
})
