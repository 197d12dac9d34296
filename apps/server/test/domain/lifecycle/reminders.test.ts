import type { Updateable } from 'kysely'
import type { AddParty, CreateDocument, Reminders, UpdateParty } from '@paraph/client'
import { afterEach, expect, test } from 'vitest'
import { remindAllDue } from '#work/deadlines/remind-all-due.ts'
import { openOutbox } from '#domain/outbox/outbox.ts'
import type { Channel, Tables } from '#platform/database/tables.ts'
import { atOnce, holdDocument } from '../../support/at-once.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { services, jobs, db, clock, config, newAccount, actAs } = await startServer()
const account = await newAccount()
const { now } = clock
afterEach(async () => {
  clock.now = now
  await db.updateTable('parties').set({ next_reminder_at: null }).execute()
})

const day = 24 * 60 * 60 * 1000
/** Ten in the morning in Stockholm. */
const start = new Date('2030-03-04T09:00:00.000Z')
const timeZone = 'Europe/Stockholm'

/** Sets the clock to that many days after the sending, and reminds all parties that are due then. */
async function after(days: number, { channels = ['EMAIL', 'SMS'] as Channel[], zone = timeZone } = {}) {
  clock.now = () => new Date(start.getTime() + days * day)
  await remindAllDue({
    ...services,
    outbox: openOutbox(jobs, { channels: new Set(channels), limits: config.messageLimits }),
    timeZone: zone,
  })
}

async function sent(document: Partial<CreateDocument> = {}, parties: Partial<AddParty>[] = [{}]) {
  clock.now = () => start
  const { id, parties: ids } = await account.sentWith(document, ...parties)
  return { id, ids, partyId: ids[0]! }
}

/** Returns the days after the sending on which the party was reminded. The audit trail and the messages must agree. */
async function reminders(partyId: string) {
  const of = <T extends { at: string }>(rows: T[]) => rows.map(({ at }) => (Date.parse(at) - start.getTime()) / day)
  const events = db.selectFrom('events').select('at').where('type', '=', 'party.reminded').orderBy('number')
  const messages = db.selectFrom('messages').select('created_at as at').where('kind', '=', 'REMINDER').orderBy('id')
  const days = of(await events.where('party_id', '=', partyId).execute())
  expect(of(await messages.where('party_id', '=', partyId).execute())).toEqual(days)
  return days
}

async function update(id: string, partyId: string, change: Partial<UpdateParty>) {
  expect((await account.of(id).updateParty(partyId, change)).error).toBeUndefined()
}

function set(partyId: string, row: Updateable<Tables['parties']>) {
  return db.updateTable('parties').set(row).where('id', '=', partyId).execute()
}

test('the document sets the days until the first reminder, between reminders, and their number', async () => {
  const { partyId } = await sent({ reminders: { firstAfterDays: 1, everyDays: 2, max: 4 } })
  for (let days = 0; days < 20; days++) await after(days)
  expect(await reminders(partyId)).toEqual([1, 3, 5, 7])
})

test('other reminders of a sent document count from the last message, and their number includes those before', async () => {
  const { id, partyId } = await sent({ reminders: { firstAfterDays: 3, everyDays: 9, max: 2 } })
  const later = await sent({ reminders: { firstAfterDays: 3, everyDays: 9, max: 0 } })
  const change = (id: string, reminders: Reminders) => account.of(id).update({ reminders })
  for (let days = 0; days < 5; days++) await after(days)
  await change(id, { firstAfterDays: 1, everyDays: 4, max: 3 })
  await change(later.id, { firstAfterDays: 6, everyDays: 1, max: 1 })
  for (let days = 5; days < 20; days++) await after(days)
  expect(await reminders(partyId)).toEqual([3, 7, 11])
  expect(await reminders(later.partyId)).toEqual([6])
  await change(id, { firstAfterDays: 1, everyDays: 4, max: 0 })
  expect(await db.selectFrom('parties').select('next_reminder_at').where('id', '=', partyId).execute()).toEqual([
    { next_reminder_at: null },
  ])
})

test('a requested reminder postpones the next automatic one, and does not count', async () => {
  const { id, partyId } = await sent()
  await after(2)
  await account.of(id).remind(partyId)
  for (let days = 3; days < 20; days++) await after(days)
  expect(await reminders(partyId)).toEqual([2, 5, 8, 11])
})

test.each([
  ['at nine', '2030-03-07T08:00:00.000Z', timeZone, [2.958333]],
  ['at five', '2030-03-07T16:00:00.000Z', timeZone, []],
  ['in the daytime of New York, at night in Stockholm', '2030-03-07T20:00:00.000Z', 'America/New_York', [3.458333]],
])('%s, at %s, in the time zone %s: reminders %j', async (_, at, zone, expected) => {
  const { partyId } = await sent()
  await set(partyId, { next_reminder_at: '2030-03-07T01:00:00.000Z' })
  await after((Date.parse(at) - start.getTime()) / day, { zone })
  expect(await reminders(partyId)).toEqual(expected.map((days) => expect.closeTo(days, 5)))
})

test('no reminder before the turn of the party; its days are counted from its turn', async () => {
  const { ids } = await sent({}, [{ signingOrder: 1 }, { signingOrder: 2 }])
  const [first, second] = ids as [string, string]
  await after(3)
  expect([await reminders(first), await reminders(second)]).toEqual([[3], []])
  await actAs(first)
  for (let days = 4; days < 8; days++) await after(days)
  expect([await reminders(first), await reminders(second)]).toEqual([[3], [6]])
})

test('no reminder for a party that was moved behind another; the count restarts with its next turn', async () => {
  const { id, ids } = await sent({ reminders: { firstAfterDays: 1, everyDays: 1, max: 2 } }, [{}, {}])
  const [first, second] = ids as [string, string]
  for (const days of [1, 2, 3]) await after(days)
  await update(id, first, { signingOrder: 1 })
  await update(id, second, { signingOrder: 2 })
  for (const days of [4, 5]) await after(days)
  expect(await reminders(second)).toEqual([1, 2])
  await update(id, second, { signingOrder: 1 })
  for (const days of [6, 7, 8, 9]) await after(days)
  expect(await reminders(second)).toEqual([1, 2, 6, 7])
})

test('a new address gets an invitation immediately, and its reminders are counted from then on', async () => {
  const { id, partyId } = await sent({ reminders: { firstAfterDays: 2, everyDays: 1, max: 2 } })
  for (const days of [2, 3, 4]) await after(days)
  await update(id, partyId, { email: 'anna@example.org' })
  for (const days of [5, 6, 7, 8]) await after(days)
  expect(await reminders(partyId)).toEqual([2, 3, 6, 7])
})

test('only one of several concurrent jobs reminds', async () => {
  const { id, partyId } = await sent()
  clock.now = () => new Date(start.getTime() + 3 * day)
  const look = () => remindAllDue({ ...services, timeZone })
  await atOnce(db, holdDocument(id), [look, look, look])
  expect(await reminders(partyId)).toEqual([3])
})

test('one run reminds all due parties in turns of the accounts, also if one document fails', async () => {
  const { id } = await sent({}, [{}, {}, {}])
  const copies = 105
  const documents = await copy(id, copies)
  const other = await newAccount()
  const { parties } = await other.sentDocument({})
  await set(parties[0]!, { next_reminder_at: new Date(start.getTime() + 3 * day + 1).toISOString() })
  const broken = documents[5]!
  // After this event no other event can be written.
  const last = { number: 2_147_483_647, type: 'document.sent', actor_type: 'SYSTEM' } as const
  const event = { ...last, id: `evt_${broken}`, document_id: broken, at: start.toISOString(), data: '{}', hash: '' }
  await db.insertInto('events').values(event).execute()
  await expect(after(4)).rejects.toThrow('Reminders of 1 documents failed.')
  const reminded = db.selectFrom('messages').select(['party_id', 'document_id']).where('kind', '=', 'REMINDER')
  const messages = await reminded.orderBy('id').execute()
  const order = messages.filter(({ document_id }) => document_id.startsWith(id)).map(({ document_id }) => document_id)
  expect(order).toHaveLength(copies * 3)
  expect(new Set(order)).toEqual(new Set([id, ...documents].filter((document) => document !== broken)))
  // The other account waits for a hundred documents, and one of them is broken.
  const turn = messages.findIndex(({ party_id }) => party_id === parties[0])
  const before = messages.slice(0, turn)
  expect(before.filter(({ document_id }) => document_id.startsWith(id))).toHaveLength(99 * 3)
})

/** Creates that many copies of the document. */
async function copy(id: string, count: number): Promise<string[]> {
  const [document, parties] = await Promise.all([
    db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('parties').selectAll().where('document_id', '=', id).execute(),
  ])
  const ids = Array.from({ length: count }, (_, index) => `${id}_${String(index).padStart(4, '0')}`)
  const copied = { ...document, page_sizes: JSON.stringify(document.page_sizes), file_extras: undefined }
  await db
    .insertInto('documents')
    .values(ids.map((id) => ({ ...copied, id })))
    .execute()
  const rows = ids.flatMap((documentId) =>
    parties.map(({ added: _added, link_nonce: _nonce, ...party }, index) => ({
      ...party,
      id: `${documentId}_${index}`,
      document_id: documentId,
    })),
  )
  await db.insertInto('parties').values(rows).execute()
  return ids
}
