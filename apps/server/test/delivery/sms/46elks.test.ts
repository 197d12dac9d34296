import { afterAll, beforeEach, expect, test } from 'vitest'
import { deliver } from '../../../src/delivery/deliver.ts'
import { openSms } from '../../../src/delivery/sms/46elks.ts'
import { smsReports } from '../../../src/delivery/sms/reports.ts'
import { startServer } from '../../support/server.ts'
import { startGateway } from './gateway.ts'

const gateway = await startGateway()
afterAll(gateway.close)
const hooks: Parameters<typeof startServer>[0] = { hooks: [(req, res, next) => reports(req, res, next)] }
const { baseUrl, db, services, newAccount } = await startServer(hooks)
const sms = openSms(gateway.url, baseUrl)
const reports = smsReports(sms, services)
const deps = { ...services, senders: { SMS: sms } }
const account = await newAccount()
const phone = '+46701740605'
beforeEach(() => void (gateway.taken.length = 0))

async function sent(title = 'Tenancy agreement', language: 'EN' | 'SV' = 'EN') {
  const { id } = await account.draftDocument({ title, language })
  const contactId = (await account.contact({ phone })).id
  const party = await account.party(id, { contactId, deliveryMethod: 'SMS' })
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  const message = await db.selectFrom('messages').select('id').where('document_id', '=', id).executeTakeFirstOrThrow()
  const state = async () => {
    const path = { id, partyId: party.id }
    const { data } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', { params: { path } })
    const events = await db
      .selectFrom('events')
      .select(['type', 'data'])
      .where('document_id', '=', id)
      .orderBy('number', 'desc')
      .execute()
    return { sendStatus: data!.sendStatus, last: events[0]!.type, data: events[0]!.data }
  }
  return { id, message: message.id, state }
}

test('an SMS goes to the gateway with the link, under the credentials, and the party is SENT', async () => {
  const { message, state } = await sent()
  await deliver(message, deps)
  expect(gateway.taken).toHaveLength(1)
  const [taken] = gateway.taken
  expect(taken).toMatchObject({
    from: 'Paraph',
    to: phone,
    authorization: `Basic ${Buffer.from('u1:p/ss').toString('base64')}`,
  })
  expect(taken!.message).toMatch(
    / asks you to sign "Tenancy agreement": https:\/\/sign\.example\.com\/sign\/#[\w-]{22}$/,
  )
  expect(await state()).toMatchObject({
    sendStatus: 'SENT',
    last: 'party.sent',
    data: { channel: 'SMS', address: phone, kind: 'INVITATION' },
  })
  await deliver(message, deps)
  expect(gateway.taken).toHaveLength(1)
})

test.each([
  ['delivered', 'DELIVERED', 'party.delivered'],
  ['failed', 'BOUNCED', 'party.bounced'],
])('a report of %s makes the party %s, however often it comes', async (status, sendStatus, event) => {
  const { message, state } = await sent()
  await deliver(message, deps)
  const { whendelivered } = gateway.taken[0]!
  expect((await gateway.report(whendelivered, { id: 's1', status: 'sent' })).status).toBe(204)
  expect(await state()).toMatchObject({ sendStatus: 'SENT', last: 'party.sent' })
  const fields = { id: 's1', status, delivered: '2026-11-21T08:30:00' }
  for (let time = 0; time < 3; time++) expect((await gateway.report(whendelivered, fields)).status).toBe(204)
  expect(await state()).toMatchObject({ sendStatus, last: event })
  const count = await db
    .selectFrom('events')
    .select('id')
    .where('type', '=', event as 'party.bounced')
    .where('data', '@>', JSON.stringify({ messageId: message }) as never)
    .execute()
  expect(count).toHaveLength(1)
})

test('a report that comes before the answer to the sending is not undone by that', async () => {
  const { message, state } = await sent()
  const early = {
    ...sms,
    send: async (letter: Parameters<typeof sms.send>[0]) => {
      const receipt = await sms.send(letter)
      await gateway.report(gateway.taken[0]!.whendelivered, { status: 'delivered' })
      return receipt
    },
  }
  await deliver(message, { ...deps, senders: { SMS: early } })
  expect(await state()).toMatchObject({ sendStatus: 'DELIVERED', last: 'party.delivered' })
  expect(await db.selectFrom('messages').select(['status', 'provider_id']).where('id', '=', message).execute()).toEqual(
    [{ status: 'DELIVERED', provider_id: expect.stringMatching(/^s\d+$/) }],
  )
})

test('a report with a token of another message, a wrong one or none is 404, and changes nothing', async () => {
  const [one, other] = [await sent(), await sent()]
  await deliver(one.message, deps)
  await deliver(other.message, deps)
  const [address, foreign] = gateway.taken.map(({ whendelivered }) => new URL(whendelivered))
  const forged = [
    address!.href.replace(address!.search, foreign!.search),
    `${address!.href}x`,
    address!.href.replace(address!.search, ''),
  ]
  for (const href of forged) expect((await gateway.report(href, { status: 'failed' })).status).toBe(404)
  expect(await one.state()).toMatchObject({ sendStatus: 'SENT' })
})

test.each([
  ['a number that can not be', 400, 'Invalid to number', 'BOUNCED'],
  ['credentials that are wrong', 401, 'Unauthorized', 'NOT_SENT'],
  ['no credit', 403, 'Not enough credits', 'NOT_SENT'],
  ['a sender that is not allowed', 400, 'Invalid from', 'NOT_SENT'],
  ['a fault of its own', 500, '', 'NOT_SENT'],
])('refused for %s, the party is as it should be', async (_, status, body, sendStatus) => {
  const { message, state } = await sent()
  gateway.answerNext(status, body)
  const outcome = await deliver(message, deps).then(
    () => 'done',
    () => 'again',
  )
  expect([outcome, (await state()).sendStatus]).toEqual([sendStatus === 'BOUNCED' ? 'done' : 'again', sendStatus])
})

test('a title can not bring a link of its own, nor cut off ours', async () => {
  const { message } = await sent(`Pay at http://evil.example.com/x\u202e\n${'å'.repeat(100)}`, 'SV')
  await deliver(message, deps)
  const text = gateway.taken[0]!.message
  expect(text).toMatch(
    / ber dig skriva under "Pay at http: \/\/evil\. example\. com\/x [^"]*\.\.\.": https:\/\/sign\.example\.com\/sign\/#[\w-]{22}$/,
  )
  expect(text).not.toMatch(/[\p{C}]/u)
})

test('a message of a cancelled document is not sent', async () => {
  const { id, message } = await sent()
  await account.client.POST('/api/v1/documents/{id}/cancel', { params: { path: { id } }, body: { reason: 'No.' } })
  await deliver(message, deps)
  expect(gateway.taken).toEqual([])
  expect(await db.selectFrom('messages').select('status').where('id', '=', message).execute()).toEqual([
    { status: 'SKIPPED' },
  ])
})
