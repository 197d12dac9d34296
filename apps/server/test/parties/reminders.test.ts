import { afterEach, expect, test } from 'vitest'
import { expireDocument } from '../../src/documents/expire-document.ts'
import { remindAllDue } from '../../src/parties/remind.ts'
import { act } from '../../src/signing/act.ts'
import { startServer, type TestAccount } from '../support/server.ts'

const { db, services, clock, newAccount } = await startServer()
const silent = await startServer({ channels: [] })
const start = new Date('2031-03-03T09:00:00.000Z').getTime()
const day = 24 * 60 * 60 * 1000
const { now } = clock
afterEach(() => void (clock.now = silent.clock.now = now))

const on = (days: number) => void (clock.now = silent.clock.now = () => new Date(start + days * day))

async function sent(
  reminders: { firstAfterDays: number; everyDays: number; max: number } | undefined,
  ...parties: Parameters<TestAccount['sentDocument']>
) {
  on(0)
  const account = await newAccount()
  const { id } = await account.draftDocument(reminders && { reminders })
  const ids: string[] = []
  for (const party of parties) ids.push((await account.party(id, party)).id)
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  /** On which days each party is reminded, if one looks every day. */
  const remindedOn = async (from: number, to: number) => {
    const days: number[][] = ids.map(() => [])
    for (let today = from; today <= to; today++) {
      on(today)
      const before = await countReminders()
      await remindAllDue(services)
      const after = await countReminders()
      for (const [index] of ids.entries()) if (after[index] !== before[index]) days[index]!.push(today)
    }
    return days
  }
  const countReminders = async () => {
    const rows = await db
      .selectFrom('messages')
      .select('party_id')
      .where('document_id', '=', id)
      .where('kind', '=', 'REMINDER')
      .execute()
    return ids.map((party) => rows.filter(({ party_id }) => party_id === party).length)
  }
  const sign = (index: number) =>
    db
      .transaction()
      .execute((tx) =>
        act(
          tx,
          { documentId: id, partyId: ids[index]! },
          { type: 'SIGNED' },
          { ipAddress: null, userAgent: null },
          services,
        ),
      )
  const remind = (index: number) =>
    account.client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', {
      params: { path: { id, partyId: ids[index]! } },
    })
  return { account, id, ids, remindedOn, sign, remind }
}

test('a party is reminded after three days, every three days, three times, unless the document says otherwise', async () => {
  expect(await (await sent(undefined, {})).remindedOn(1, 15)).toEqual([[3, 6, 9]])
  expect(await (await sent({ firstAfterDays: 1, everyDays: 2, max: 2 }, {})).remindedOn(1, 9)).toEqual([[1, 3]])
  expect(await (await sent({ firstAfterDays: 1, everyDays: 1, max: 0 }, {})).remindedOn(1, 3)).toEqual([[]])
})

test('nobody is reminded who has acted, need not act, can not be reached or whose turn it is not', async () => {
  const { remindedOn, sign } = await sent(
    undefined,
    {},
    { role: 'ORGANIZER', requiredSignature: 'NONE' },
    { deliveryMethod: 'NONE' },
    { signingOrder: 1 },
    { signingOrder: 2 },
  )
  on(1)
  await sign(0)
  expect(await remindedOn(1, 3)).toEqual([[], [], [], [3], []])
  on(4)
  await sign(3)
  // Days are counted from when its turn came.
  expect(await remindedOn(4, 8)).toEqual([[], [], [], [], [7]])
})

test('a reminder that was asked for puts off the next, and does not count', async () => {
  const { remindedOn, remind } = await sent(undefined, {})
  on(2)
  expect((await remind(0)).response.status).toBe(200)
  expect(await remindedOn(2, 14)).toEqual([[5, 8, 11]])
})

test('after a long outage a party is reminded once, and not for each time that was missed', async () => {
  const { remindedOn } = await sent(undefined, {})
  expect(await remindedOn(20, 24)).toEqual([[20, 23]])
})

test.each(['cancelled', 'expired'] as const)('nobody is reminded of a document that is %s', async (end) => {
  on(0)
  const { account, id, remindedOn } = await sent(undefined, {})
  if (end === 'cancelled')
    await account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'No.' } })
  else
    await db
      .updateTable('documents')
      .set({ expires_at: new Date(start + day).toISOString() })
      .where('id', '=', id)
      .execute()
  expect(await remindedOn(2, 6)).toEqual([[]])
})

test('of several that look at once only one reminds', async () => {
  const { id } = await sent(undefined, {})
  on(3)
  await Promise.all([1, 2, 3].map(() => remindAllDue(services)))
  const events = await db
    .selectFrom('events')
    .select('type')
    .where('document_id', '=', id)
    .where('type', '=', 'party.reminded')
    .execute()
  expect(events).toHaveLength(1)
})

test('without a mail server no reminder is claimed', async () => {
  on(0)
  const account = await silent.newAccount()
  const { id, parties } = await account.sentDocument({})
  on(3)
  await remindAllDue(silent.services)
  const events = await silent.db
    .selectFrom('events')
    .select('type')
    .where('document_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  expect(events[0]).toEqual({ type: 'party.released' })
  const params = { path: { id, partyId: parties[0]! } }
  const { error } = await account.client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', { params })
  expect(error).toMatchObject({ status: 409, code: 'party_unreachable', detail: expect.stringContaining('SMTP_URL') })
})

test('a document expires once, for those who had been told, and not before its time', async () => {
  const { id } = await sent(undefined, {}, { signingOrder: 5 }, { signingOrder: 6 })
  await db
    .updateTable('documents')
    .set({ expires_at: new Date(start + day).toISOString() })
    .where('id', '=', id)
    .execute()
  on(0.5)
  await expect(expireDocument(id, services)).rejects.toThrow('expires later')
  on(1)
  await Promise.all([expireDocument(id, services), expireDocument(id, services)])
  const messages = await db
    .selectFrom('messages')
    .select('kind')
    .where('document_id', '=', id)
    .where('kind', '=', 'EXPIRED')
    .execute()
  expect(messages).toHaveLength(2)
  const events = await db
    .selectFrom('events')
    .select(['type', 'actor_type'])
    .where('document_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  expect(events.filter(({ type }) => type === 'document.expired')).toEqual([
    { type: 'document.expired', actor_type: 'SYSTEM' },
  ])
  expect(await db.selectFrom('documents').select('status').where('id', '=', id).execute()).toEqual([
    { status: 'EXPIRED' },
  ])
})
