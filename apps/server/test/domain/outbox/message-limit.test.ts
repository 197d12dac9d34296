import type { AddParty } from '@paraph/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { remindAllDue } from '#work/deadlines/remind-all-due.ts'
import { verifierOn } from '@paraph/testing/server/verification.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const server = await startServer({ limits: { MAIL_LIMIT_PER_DAY: '2', SMS_LIMIT_PER_DAY: '2' } })
const { db, services, clock, log, newAccount, actAs, seal } = server
const { now } = clock
afterEach(() => void (clock.now = now))
// So that no test runs over midnight.
beforeEach(() => after(0))

/** Ten in the morning in Stockholm. */
const start = new Date('2030-03-04T09:00:00.000Z')
const day = 24 * 60 * 60 * 1000
const after = (days: number) => void (clock.now = () => new Date(start.getTime() + days * day))

type Account = Awaited<ReturnType<typeof newAccount>>

/** Returns the kinds of the messages that the account has queued, oldest first. */
async function kindsOf({ id }: Account) {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('documents', 'documents.id', 'messages.document_id')
    .select('kind')
    .where('account_id', '=', id)
    .orderBy('messages.id')
    .execute()
  return rows.map(({ kind }) => kind)
}

async function draft(account: Account, parties: Partial<AddParty>[]) {
  const { id } = await account.draftDocument()
  for (const party of parties) await account.party(id, party)
  const { send, document } = account.of(id)
  return { id, send, status: async () => (await document()).status }
}

const limited = { status: 429, code: 'message_limit_reached' }

test('a document over the limit is not sent: 429 until the next day in UTC, and nothing has changed', async () => {
  const account = await newAccount()
  await account.sentDocument({})
  const { send, status, id } = await draft(account, [{}, {}])
  const { error, response } = await send()
  expect(error).toMatchObject({
    ...limited,
    detail: 'This account may send 2 mails a day, has sent 1, and this request needs 2. Try again in 54000 seconds.',
  })
  expect(response.headers.get('retry-after')).toBe('54000')
  expect([await status(), await kindsOf(account)]).toEqual(['DRAFT', ['INVITATION']])
  const events = await db.selectFrom('events').select('type').where('document_id', '=', id).execute()
  expect(events.map(({ type }) => type)).not.toContain('document.sent')
  // The refused messages were not counted.
  expect((await (await draft(account, [{}])).send()).error).toBeUndefined()
  clock.now = () => new Date('2030-03-04T23:59:59.500Z')
  expect((await send()).response.headers.get('retry-after')).toBe('1')
  clock.now = () => new Date('2030-03-05T00:00:00.000Z')
  expect((await send()).error).toBeUndefined()
})

test('a document with more messages than the limit of a day is never sent, nor created', async () => {
  const account = await newAccount()
  const { send, status } = await draft(account, [{}, {}, {}])
  expect((await send()).error).toMatchObject({
    ...limited,
    detail: expect.stringMatching(/^This account may send 2 mails a day, has sent 0, and this request needs 3\. /),
  })
  expect(await status()).toBe('DRAFT')
  const file = new File([await onePagePdf()], 'agreement.pdf')
  const person = { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna.lindqvist@example.com' }
  const parties = Array.from({ length: 3 }, () => ({ person, role: 'SIGNER' as const }))
  const { error } = await account.client.POST('/api/v1/documents', { body: { file, parties, send: true } })
  expect(error).toMatchObject(limited)
  const documents = db.selectFrom('documents').select('id').where('account_id', '=', account.id)
  expect(await documents.execute()).toHaveLength(1)
})

test('only the messages that are sent now count, and mails and SMS separately', async () => {
  const account = await newAccount()
  const contactId = (await account.contact({ phone: '+46701740605' })).id
  const sms = { contactId, deliveryMethod: 'SMS' as const }
  const waiting = { signingOrder: 2 }
  const first = await draft(account, [{ signingOrder: 1 }, waiting, waiting, sms])
  expect((await first.send()).error).toBeUndefined()
  expect((await (await draft(account, [sms])).send()).error).toBeUndefined()
  const { send } = await draft(account, [sms])
  expect((await send()).error).toMatchObject({
    ...limited,
    detail: expect.stringMatching(/^This account may send 2 SMS a day, has sent 2, and this request needs 1\. /),
  })
  expect((await (await draft(account, [{}])).send()).error).toBeUndefined()
})

test('concurrent requests never exceed the limit', async () => {
  const account = await newAccount()
  const drafts = await Promise.all(Array.from({ length: 8 }, () => draft(account, [{}])))
  const statuses = await Promise.all(drafts.map(async ({ send }) => (await send()).response.status))
  expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429, 429, 429, 429])
  expect(await kindsOf(account)).toHaveLength(2)
})

test.each(['parties', 'signers'] as const)(
  'with /%s, 429 for each change that sends a message; nothing changes',
  async (segment) => {
    const add = segment === 'parties' ? '/api/v1/documents/{id}/parties' : '/api/v1/documents/{id}/signers'
    const one =
      segment === 'parties'
        ? '/api/v1/documents/{id}/parties/{partyId}'
        : ('/api/v1/documents/{id}/signers/{signerId}' as '/api/v1/documents/{id}/parties/{partyId}')
    const remindOne = `${one}/remind` as '/api/v1/documents/{id}/parties/{partyId}/remind'
    const account = await newAccount()
    const contactId = (await account.contact({ email: 'bo@example.com' })).id
    const { id, parties } = await account.sentDocument({ signingOrder: 1 }, { signingOrder: 2 })
    await account.sentDocument({})
    await db.updateTable('messages').set({ status: 'SENT' }).where('document_id', '=', id).execute()
    const { client } = account
    const params = { params: { path: { id, partyId: parties[0]!, signerId: parties[0]! } } }
    const of = account.of(id)
    const state = async () => [await of.parties(), await of.events(), await kindsOf(account)]
    const before = await state()
    expect(before[0]).toHaveLength(2)
    const answers = [
      await client.POST(add, { ...params, body: { contactId, role: 'SIGNER', signingOrder: 1 } }),
      await client.PATCH(one, { ...params, body: { role: 'SIGNER', email: 'bo@example.com' } }),
      await client.DELETE(one, params),
      await client.POST(remindOne, params),
      await of.update({ expiresAt: '2030-03-08T09:00:00Z' }),
    ]
    for (const { error } of answers) expect(error).toMatchObject(limited)
    expect(await state()).toEqual(before)
  },
)

test('messages about an act of a party and about the end of a document are always sent, and counted', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument({ signingOrder: 1 }, {}, { signingOrder: 2 })
  for (const party of parties) await actAs(party)
  expect(await seal(id)).toBeUndefined()
  const late = ['RECEIPT', 'RECEIPT', 'YOUR_TURN', 'RECEIPT', 'COMPLETED', 'COMPLETED', 'COMPLETED']
  expect((await kindsOf(account)).slice(2).toSorted()).toEqual(late.toSorted())
  const counts = db.selectFrom('message_counts').select('mails').where('account_id', '=', account.id)
  expect(await counts.execute()).toEqual([{ mails: 2 + late.length }])
  expect(log.some((line) => line.includes(account.id) && line.includes('"effect":"sent"'))).toBe(true)
})

test('429 for a code over the limit, and the party does not learn the numbers of the account', async () => {
  const { account, send, codeMessages } = await verifierOn(server)({ twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  const { id } = account
  await db.updateTable('message_counts').set({ mails: 2 }).where('account_id', '=', id).execute()
  const response = await send()
  expect(await response.json()).toMatchObject({
    ...limited,
    detail: expect.stringMatching(/^The sender has sent too many messages today\. Try again in \d+ seconds\.$/),
  })
  expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await codeMessages()).toEqual([])
  expect(await db.selectFrom('verification_codes').select('tries').execute()).toEqual([])
})

test('an automatic reminder over the limit is sent on the next day', async () => {
  const account = await newAccount()
  const { id } = await account.sentDocument({}, {})
  const remind = () => remindAllDue({ ...services, timeZone: 'Europe/Stockholm' })
  after(3)
  await account.sentDocument({})
  await remind()
  expect((await kindsOf(account)).filter((kind) => kind === 'REMINDER')).toHaveLength(0)
  const parties = db.selectFrom('parties').select(['next_reminder_at as at', 'reminders_sent as sent'])
  const due = await parties.where('document_id', '=', id).execute()
  expect(due).toEqual(Array.from({ length: 2 }, () => ({ at: '2030-03-08T00:00:00.000Z', sent: 0 })))
  after(4)
  await remind()
  expect((await kindsOf(account)).filter((kind) => kind === 'REMINDER')).toHaveLength(2)
  const events = await account.of(id).events()
  expect(events.filter(({ type }) => type === 'party.reminded')).toHaveLength(2)
})
