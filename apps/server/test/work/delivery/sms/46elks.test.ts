import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { smsReports } from '#api/delivery-reports/sms.ts'
import { openSms } from '#work/delivery/sms/46elks.ts'
import { deliver } from '@paraph/testing/server/deliver.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { startGateway } from './gateway.ts'

const gateway = await startGateway()
afterAll(gateway.close)
const publicUrl = 'https://sign.example.com'
const hooks: Parameters<typeof startServer>[0] = { hooks: [(req, res, next) => reports(req, res, next)] }
const { baseUrl, db, services, reportTokens, log, clock, newAccount } = await startServer(hooks)
const tokens = reportTokens.SMS
const sms = openSms(gateway.settings, publicUrl, tokens)
const ignored: string[] = []
const reports = smsReports({ ...services, tokens, log: (message) => ignored.push(message) })
const deps = { ...services, senders: { SMS: sms } }
const account = await newAccount()
const phone = '+46701740605'
afterEach(() => void (gateway.taken.length = ignored.length = 0))

const report = (address: string, fields: Record<string, string>) => gateway.report(address, fields, { origin: baseUrl })

async function sendDocument() {
  const contactId = (await account.contact({ phone })).id
  const party = { contactId, deliveryMethod: 'SMS' } as const
  const { id, parties } = await account.sentWith({ title: 'Tenancy agreement' }, party)
  const of = account.of(id)
  const messages = db.selectFrom('messages').select(['id', 'status', 'provider_id']).where('document_id', '=', id)
  const { id: message } = await messages.executeTakeFirstOrThrow()
  const sendStatus = async () => (await of.party(parties[0]!)).sendStatus
  /** The events of the message, oldest first. */
  const events = async () => (await of.events()).filter(({ data }) => data.messageId === message).toReversed()
  return {
    message,
    events,
    sendStatus,
    /** What the party and its events say. */
    state: async () => [await sendStatus(), ...(await events()).map(({ type }) => type)],
    stored: () => messages.executeTakeFirstOrThrow(),
    /** Lets the message be sent again. */
    requeue: () =>
      db.updateTable('messages').set({ status: 'QUEUED', provider_id: null }).where('id', '=', message).execute(),
  }
}

/** Delivers the message, and returns the address for its reports. */
async function deliverMessage(message: string) {
  await deliver(message, deps)
  return gateway.taken.at(-1)!.whendelivered!
}

test('an SMS goes to the gateway with the link, and the party is SENT', async () => {
  const { message, sendStatus, events, stored } = await sendDocument()
  await deliver(message, deps)
  expect(gateway.taken).toHaveLength(1)
  expect(gateway.taken[0]).toEqual({
    from: 'Paraph',
    to: phone,
    message: expect.stringMatching(
      / asks you to sign "Tenancy agreement": https:\/\/sign\.example\.com\/sign\/#[\w-]{44}x?$/,
    ),
    dontlog: 'message',
    whendelivered: expect.stringMatching(
      new RegExp(`^https://sign\\.example\\.com/hooks/46elks/${message}\\?token=[\\da-v]{16}$`),
    ),
  })
  expect(await sendStatus()).toBe('SENT')
  const data = { channel: 'SMS', address: phone, kind: 'INVITATION', messageId: message }
  expect(await events()).toMatchObject([{ type: 'party.sent', actor: { type: 'SYSTEM' }, data }])
  expect(await stored()).toMatchObject({ status: 'SENT', provider_id: 's1' })
  await deliver(message, deps)
  expect(gateway.taken).toHaveLength(1)
})

test('no reports are requested if only this machine can reach the address', async () => {
  const { message, requeue } = await sendDocument()
  for (const local of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
    await requeue()
    await deliver(message, { ...deps, senders: { SMS: openSms(gateway.settings, local, tokens) } })
  }
  expect(gateway.taken.map(({ whendelivered }) => whendelivered)).toEqual([undefined, undefined, undefined])
})

test.each([
  ['delivered', 'DELIVERED', 'party.delivered', ['sent']],
  ['failed', 'BOUNCED', 'party.bounced', ['delivered', 'sent']],
] as const)(
  'a report of %s makes the party %s, once if it comes several times, and the log has no token',
  async (status, sendStatus, event, later) => {
    const { message, state } = await sendDocument()
    const address = await deliverMessage(message)
    expect((await report(address, { id: 's1', status: 'sent' })).status).toBe(204)
    expect(await state()).toEqual(['SENT', 'party.sent'])
    const fields = { id: 's1', status, delivered: '2026-11-21T08:30:00' }
    const reported = await Promise.all(Array.from({ length: 3 }, () => report(address, fields)))
    for (const each of later) reported.push(await report(address, { status: each }))
    expect(new Set(reported.map((answer) => answer.status))).toEqual(new Set([204]))
    expect(await state()).toEqual([sendStatus, 'party.sent', event])
    await expect.poll(() => log.join('')).toContain(`/hooks/46elks/${message}`)
    expect(log.join('')).not.toContain(new URL(address).searchParams.get('token')!)
  },
)

const { message: unchanged, state: stateOfUnchanged } = await sendDocument()
const address = await deliverMessage(unchanged)
const { origin, pathname, search } = new URL(address)
gateway.taken.length = 0
const expectUnchanged = async () => expect(await stateOfUnchanged()).toEqual(['SENT', 'party.sent'])

test('a report of an unknown status or in another form changes nothing; one that is too large is refused', async () => {
  for (const status of ['created', 'Delivered', '', 'constructor', '__proto__'])
    expect((await report(address, { status })).status, status).toBe(204)
  const post = (type: string, body: string) =>
    fetch(`${baseUrl}${pathname}${search}`, { method: 'POST', headers: { 'content-type': type }, body })
  expect((await post('application/json', '{"status": "failed"}')).status).toBe(204)
  expect((await fetch(`${baseUrl}${pathname}${search}`, { method: 'POST' })).status).toBe(204)
  expect((await post('application/x-www-form-urlencoded', `status=failed&x=${'x'.repeat(20_000)}`)).status).toBe(413)
  await expectUnchanged()
})

test('a report without the token of its message gets 404, and changes nothing', async () => {
  const forged = [
    `?token=${tokens.tokenOf('msg_01kakxv5g2fa8t3q0v1r8w2m5c')}`,
    '',
    '?token=',
    '?token=%00',
    `?token=${reportTokens.EMAIL.tokenOf(unchanged)}`,
    `${search}x`,
    search.slice(0, -1),
    `${search}&${search.slice(1)}`,
  ]
  for (const wrong of forged) {
    const response = await report(`${origin}${pathname}${wrong}`, { status: 'failed' })
    expect([wrong, response.status, await response.text()]).toEqual([wrong, 404, ''])
  }
  for (const path of ['/hooks/46elks/%00', '/hooks/46elks/msg_none', '/hooks/46elks/%zz', '/hooks/46elks/'])
    expect((await report(`${origin}${path}${search}`, { status: 'failed' })).status).toBe(404)
  await expectUnchanged()
})

test('a report with another id, or after 30 days, changes nothing, and the log says why', async () => {
  for (const id of ['other', '']) expect((await report(address, { id, status: 'failed' })).status).toBe(204)
  const { now } = clock
  clock.now = () => new Date(now().getTime() + 30 * 24 * 60 * 60 * 1000)
  expect((await report(address, { status: 'failed' })).status).toBe(204)
  clock.now = now
  await expectUnchanged()
  const otherId = `A delivery report for ${unchanged} has another id than the SMS.`
  expect(ignored).toEqual([otherId, otherId, `A delivery report for ${unchanged} came too late.`])
})

test('a report that comes before the answer of the gateway stays in effect', async () => {
  const { message, state, stored } = await sendDocument()
  gateway.beforeNextAnswer(async ({ whendelivered }) => {
    await report(whendelivered!, { status: 'sent' })
    await report(whendelivered!, { status: 'delivered' })
  })
  await deliver(message, deps)
  expect(await state()).toEqual(['DELIVERED', 'party.sent', 'party.delivered'])
  expect(await stored()).toMatchObject({ status: 'DELIVERED', provider_id: expect.stringMatching(/^s\d+$/) })
})

test('a message without an answer that the gateway reports as sent is not sent again', async () => {
  const { message, sendStatus } = await sendDocument()
  const stopping = {
    ...sms,
    send: async (letter: Parameters<typeof sms.send>[0]) => {
      await sms.send(letter)
      throw new Error('The server ended.')
    },
  }
  await expect(deliver(message, { ...deps, senders: { SMS: stopping } })).rejects.toThrow('The server ended.')
  await report(gateway.taken[0]!.whendelivered!, { status: 'sent' })
  await deliver(message, deps)
  expect(gateway.taken).toHaveLength(1)
  expect(await sendStatus()).toBe('SENT')
})

const { message: refused, state: stateOfRefused, requeue } = await sendDocument()

test.each([
  [400, 'Invalid from'],
  [400, 'You are not allowed to send to many at once'],
  [401, 'Invalid to number'],
  [402, 'Top up to send'],
  // The text is cut inside the phone number.
  [402, `${'x'.repeat(190)} ${phone}`],
  [429, 'Too many requests to this number'],
  [500, '<html>Invalid to</html>'],
])('after the answer %i %s the message is tried again, and the error has no number', async (status, body) => {
  gateway.answerNext(status, body)
  const error = await deliver(refused, deps).catch((caught: Error) => caught)
  expect(String(error)).toMatch(new RegExp(`^Error: 46elks answered ${status}: `))
  expect(String(error)).not.toContain(phone.slice(0, 6))
  expect(await stateOfRefused()).toEqual(['NOT_SENT'])
})

test.each(['', 'OK', 'null', '[]', '{"id": 7}'])('an answer of %j does not send the message again', async (body) => {
  await requeue()
  gateway.answerNext(200, body)
  await deliver(refused, deps)
  const stored = db.selectFrom('messages').select(['status', 'provider_id']).where('id', '=', refused)
  expect(await stored.execute()).toEqual([{ status: 'SENT', provider_id: null }])
})

test.each(['Invalid to number', `${phone} is not a mobile number`])(
  'after the answer 400 %s the party is BOUNCED, and the event has no number',
  async (body) => {
    const { message, state, events } = await sendDocument()
    gateway.answerNext(400, body)
    await deliver(message, deps)
    expect(await state()).toEqual(['BOUNCED', 'party.bounced'])
    const { detail } = (await events())[0]!.data
    expect(detail).toMatch(/^46elks answered 400: /)
    expect(detail).not.toContain(phone.slice(0, 6))
  },
)

test('a gateway that is unavailable or redirects is tried again, and a redirect gets no credentials', async () => {
  const visits: string[] = []
  const redirectTarget = createServer((req, res) => {
    visits.push(req.headers.authorization ?? '')
    res.end('{}')
  })
  const redirecting = createServer((_req, res) => {
    const { port } = redirectTarget.address() as AddressInfo
    res.writeHead(307, { location: `http://127.0.0.1:${port}/a1/sms` }).end()
  })
  const origins: string[] = []
  for (const server of [redirectTarget, redirecting]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  }
  for (const origin of [origins[1]!, 'http://127.0.0.1:1']) {
    const { message, sendStatus } = await sendDocument()
    const senders = { SMS: openSms({ ...gateway.settings, origin }, publicUrl, tokens) }
    await expect(deliver(message, { ...deps, senders })).rejects.toThrow('fetch failed')
    expect(await sendStatus()).toBe('NOT_SENT')
  }
  expect(visits).toEqual([])
  for (const server of [redirectTarget, redirecting]) {
    server.closeAllConnections()
    server.close()
  }
})
