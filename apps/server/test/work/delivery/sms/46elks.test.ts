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

async function sendDocument(title = 'Tenancy agreement') {
  const { id } = await account.draftDocument({ title })
  const contactId = (await account.contact({ phone })).id
  const party = await account.party(id, { contactId, deliveryMethod: 'SMS' })
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  const { id: message } = await db
    .selectFrom('messages')
    .select('id')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  const sendStatus = async () => {
    const path = { id, partyId: party.id }
    const { data } = await account.client.GET('/api/v1/documents/{id}/parties/{partyId}', { params: { path } })
    return data!.sendStatus
  }
  /** The events of the message, oldest first. */
  const events = async () => {
    const { data } = await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })
    return data!.events.filter(({ data }) => data.messageId === message).toReversed()
  }
  const types = async () => (await events()).map(({ type }) => type)
  const stored = () =>
    db.selectFrom('messages').select(['status', 'provider_id']).where('id', '=', message).executeTakeFirstOrThrow()
  return { id, message, sendStatus, events, types, stored }
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
  expect(await stored()).toEqual({ status: 'SENT', provider_id: 's1' })
  await deliver(message, deps)
  expect(gateway.taken).toHaveLength(1)
})

test('no reports are requested if only this machine can reach the address', async () => {
  for (const local of ['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000']) {
    const { message } = await sendDocument()
    await deliver(message, { ...deps, senders: { SMS: openSms(gateway.settings, local, tokens) } })
  }
  expect(gateway.taken.map(({ whendelivered }) => whendelivered)).toEqual([undefined, undefined, undefined])
})

test.each([
  ['delivered', 'DELIVERED', 'party.delivered'],
  ['failed', 'BOUNCED', 'party.bounced'],
] as const)(
  'a report of %s makes the party %s, and only once if it comes several times',
  async (status, sendStatus, event) => {
    const party = await sendDocument()
    const address = await deliverMessage(party.message)
    expect((await report(address, { id: 's1', status: 'sent' })).status).toBe(204)
    expect([await party.sendStatus(), await party.types()]).toEqual(['SENT', ['party.sent']])
    const fields = { id: 's1', status, delivered: '2026-11-21T08:30:00' }
    for (let time = 0; time < 3; time++) expect((await report(address, fields)).status).toBe(204)
    expect([await party.sendStatus(), await party.types()]).toEqual([sendStatus, ['party.sent', event]])
  },
)

test('concurrent reports of the same outcome make one event', async () => {
  const party = await sendDocument()
  const address = await deliverMessage(party.message)
  await Promise.all(Array.from({ length: 5 }, () => report(address, { status: 'delivered' })))
  expect(await party.types()).toEqual(['party.sent', 'party.delivered'])
})

test('reports that come in the wrong order change nothing', async () => {
  const party = await sendDocument()
  const address = await deliverMessage(party.message)
  for (const status of ['failed', 'delivered', 'sent']) await report(address, { status })
  expect([await party.sendStatus(), await party.types()]).toEqual(['BOUNCED', ['party.sent', 'party.bounced']])
})

test.each(['created', 'Delivered', '', 'constructor', '__proto__'])(
  'a report of %j changes nothing',
  async (status) => {
    const party = await sendDocument()
    const address = await deliverMessage(party.message)
    expect((await report(address, { status })).status).toBe(204)
    expect(await party.types()).toEqual(['party.sent'])
  },
)

test('a report that is not a form is accepted, and changes nothing; a report that is too large is refused', async () => {
  const party = await sendDocument()
  const address = await deliverMessage(party.message)
  const { pathname, search } = new URL(address)
  const post = (type: string, body: string) =>
    fetch(`${baseUrl}${pathname}${search}`, { method: 'POST', headers: { 'content-type': type }, body })
  expect((await post('application/json', '{"status": "failed"}')).status).toBe(204)
  expect((await fetch(`${baseUrl}${pathname}${search}`, { method: 'POST' })).status).toBe(204)
  expect((await post('application/x-www-form-urlencoded', `status=failed&x=${'x'.repeat(20_000)}`)).status).toBe(413)
  expect(await party.types()).toEqual(['party.sent'])
})

test('a report that comes before the answer of the gateway stays in effect', async () => {
  const { message, sendStatus, types, stored } = await sendDocument()
  gateway.beforeNextAnswer(async ({ whendelivered }) => {
    await report(whendelivered!, { status: 'sent' })
    await report(whendelivered!, { status: 'delivered' })
  })
  await deliver(message, deps)
  expect([await sendStatus(), await types()]).toEqual(['DELIVERED', ['party.sent', 'party.delivered']])
  expect(await stored()).toEqual({ status: 'DELIVERED', provider_id: expect.stringMatching(/^s\d+$/) })
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

test('a report without the token of its message gets 404, and changes nothing', async () => {
  const [one, other] = [await sendDocument(), await sendDocument()]
  const [address, foreign] = [new URL(await deliverMessage(one.message)), new URL(await deliverMessage(other.message))]
  const forged = [
    foreign.search,
    '',
    '?token=',
    '?token=%00',
    `?token=${reportTokens.EMAIL.tokenOf(one.message)}`,
    `${address.search}x`,
    address.search.slice(0, -1),
    `${address.search}&${address.search.slice(1)}`,
  ]
  for (const search of forged) {
    const response = await report(`${address.origin}${address.pathname}${search}`, { status: 'failed' })
    expect([search, response.status, await response.text()]).toEqual([search, 404, ''])
  }
  for (const path of ['/hooks/46elks/%00', '/hooks/46elks/msg_none', '/hooks/46elks/%zz', '/hooks/46elks/']) {
    expect((await report(`${address.origin}${path}${address.search}`, { status: 'failed' })).status).toBe(404)
  }
  expect([await one.sendStatus(), await one.types()]).toEqual(['SENT', ['party.sent']])
})

test('a report with another id, or after 30 days, changes nothing, and the log says why', async () => {
  const party = await sendDocument()
  const address = await deliverMessage(party.message)
  for (const id of ['s2', '']) expect((await report(address, { id, status: 'failed' })).status).toBe(204)
  const { now } = clock
  clock.now = () => new Date(now().getTime() + 30 * 24 * 60 * 60 * 1000)
  expect((await report(address, { status: 'failed' })).status).toBe(204)
  clock.now = now
  expect(await party.types()).toEqual(['party.sent'])
  const otherId = `A delivery report for ${party.message} has another id than the SMS.`
  expect(ignored).toEqual([otherId, otherId, `A delivery report for ${party.message} came too late.`])
})

test('the log has no token', async () => {
  const { message, sendStatus } = await sendDocument()
  const token = new URL(await deliverMessage(message)).searchParams.get('token')!
  await report(gateway.taken.at(-1)!.whendelivered!, { status: 'delivered' })
  expect(await sendStatus()).toBe('DELIVERED')
  await expect.poll(() => log.join('')).toContain(`/hooks/46elks/${message}`)
  expect(log.join('')).not.toContain(token)
})

const retried = ['retried', 'NOT_SENT', []] as const
const bounced = ['done', 'BOUNCED', ['party.bounced']] as const
test.each([
  [400, 'Invalid to number', bounced],
  [400, `${phone} is not a mobile number`, bounced],
  [400, 'Invalid from', retried],
  [400, 'You are not allowed to send to many at once', retried],
  [401, 'Invalid to number', retried],
  [402, 'Top up to send', retried],
  // The text is cut inside the phone number.
  [402, `${'x'.repeat(190)} ${phone}`, retried],
  [429, 'Too many requests to this number', retried],
  [500, '<html>Invalid to</html>', retried],
] as const)('after the answer %i %s the party is %j', async (status, body, [result, sendStatus, types]) => {
  const party = await sendDocument()
  gateway.answerNext(status, body)
  let error: unknown
  const outcome = await deliver(party.message, deps).then(
    () => 'done',
    (caught: unknown) => {
      error = caught
      return 'retried'
    },
  )
  expect([outcome, await party.sendStatus(), await party.types()]).toEqual([result, sendStatus, types])
  const said = result === 'retried' ? (error as Error).message : (await party.events())[0]!.data.detail!
  expect(said).toMatch(new RegExp(`^46elks answered ${status}: `))
  expect(said).not.toContain(phone.slice(0, 6))
})

test.each(['', 'OK', 'null', '[]', '{"id": 7}'])('an answer of %j does not send the message again', async (body) => {
  const { message, stored } = await sendDocument()
  gateway.answerNext(200, body)
  await deliver(message, deps)
  expect(await stored()).toEqual({ status: 'SENT', provider_id: null })
})

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
