import { createHmac } from 'node:crypto'
import { document } from '@paraph/contract'
import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { eventTypes } from '../generated/event-types.ts'
import { Paraph } from '../src/index.ts'
import { type UnknownWebhookEvent, verify, type WebhookEvent, type WebhookEvents } from '../src/webhooks.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const OTHER = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='
const NOW = 1614265330

beforeEach(() => vi.useFakeTimers({ now: NOW * 1000, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const examples = Object.entries(document.webhooks).map(([type, { post }]) => {
  const [example] = Object.values(post.requestBody.content['application/json'].examples) as [{ value: object }]
  return { type, body: JSON.stringify(example.value) }
})
const signedEvent = examples.find(({ type }) => type === 'party.signed')!.body

/** Signs without the code that is tested. */
function sign(body: string | Uint8Array, { secret = SECRET, time = NOW, id = 'msg_1' } = {}) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': `v1,${signature}` }
}

const failure = (code: string) => expect.objectContaining({ name: 'ParaphError', code, status: 0 })

test('the test vector of Standard Webhooks passes the signature check, although its body is no event', async () => {
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  await expect(verify('{"test": 2432232314}', headers, SECRET)).rejects.toEqual(failure('body_invalid'))
  await expect(verify('{"test": 2432232315}', headers, SECRET)).rejects.toEqual(failure('signature_invalid'))
})

test.each(examples)('returns the event $type', async ({ type, body }) => {
  expect(eventTypes).toContain(type)
  expect(await verify(body, sign(body), SECRET)).toEqual(JSON.parse(body))
})

test('the body may be text or bytes of any kind, and is compared byte by byte', async () => {
  const body = signedEvent.replace('Anna', 'Räka 🍞')
  const bytes = new TextEncoder().encode(body)
  const inside = new Uint8Array([0, ...bytes, 0]).subarray(1, -1)
  for (const one of [body, bytes, inside, bytes.buffer, Buffer.from(body)])
    expect(await verify(one, sign(body), SECRET)).toMatchObject({ type: 'party.signed' })
  const rewritten = JSON.stringify(JSON.parse(body), null, 1)
  await expect(verify(rewritten, sign(body), SECRET)).rejects.toEqual(failure('signature_invalid'))
})

test('the headers may come from fetch, Node or Express, or be in another case', async () => {
  const headers = sign(signedEvent)
  const upper = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))
  const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))
  const fromFramework = { get: (name: string) => new Headers(headers).get(name) } as Headers
  for (const one of [headers, new Headers(headers), upper, lists, fromFramework])
    expect(await verify(signedEvent, one, SECRET)).toMatchObject({ type: 'party.signed' })
})

test('without one of the headers: header_missing', async () => {
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
    for (const value of [undefined, '', []]) {
      const headers = { ...sign(signedEvent), [name]: value }
      await expect(verify(signedEvent, headers, SECRET)).rejects.toEqual(failure('header_missing'))
    }
})

test('while a secret is replaced, one right signature of one known secret is enough', async () => {
  const [mine, other] = [sign(signedEvent), sign(signedEvent, { secret: OTHER })]
  const both = `${other['webhook-signature']} ${mine['webhook-signature']}`
  expect(await verify(signedEvent, { ...mine, 'webhook-signature': both }, SECRET)).toMatchObject({
    type: 'party.signed',
  })
  expect(await verify(signedEvent, mine, [OTHER, SECRET])).toMatchObject({ type: 'party.signed' })
  await expect(verify(signedEvent, mine, [OTHER])).rejects.toEqual(failure('signature_invalid'))
})

test('a changed id, time, body, signature or version: signature_invalid', async () => {
  const headers = sign(signedEvent)
  const right = headers['webhook-signature']
  const changes = [
    { 'webhook-id': 'msg_2' },
    { 'webhook-timestamp': String(NOW + 1) },
    { 'webhook-signature': right.replace('v1,', 'v2,') },
    { 'webhook-signature': right.replace('v1,', 'v1a,') },
    { 'webhook-signature': right.slice(0, -8) },
    { 'webhook-signature': `${right.slice(0, 5)}A${right.slice(6)}` },
    { 'webhook-signature': 'v1,' },
    { 'webhook-signature': 'v1,%%%' },
    // More signatures than a server sends are not tried.
    { 'webhook-signature': `${'v1,AAAA '.repeat(16)}${right}` },
  ]
  for (const change of changes)
    await expect(verify(signedEvent, { ...headers, ...change }, SECRET)).rejects.toEqual(failure('signature_invalid'))
  await expect(verify(signedEvent.replace('Anna', 'Bo'), headers, SECRET)).rejects.toEqual(failure('signature_invalid'))
})

test('too old or too far in the future, by more than the tolerance: timestamp_invalid', async () => {
  const at = (time: number, options?: { tolerance?: number }) =>
    verify(signedEvent, sign(signedEvent, { time }), SECRET, options)
  for (const seconds of [-300, 300]) expect(await at(NOW + seconds)).toMatchObject({ type: 'party.signed' })
  await expect(at(NOW - 301)).rejects.toThrow('The request is 301 seconds old. At most 300 are accepted.')
  for (const seconds of [-301, 301]) await expect(at(NOW + seconds)).rejects.toEqual(failure('timestamp_invalid'))
  await expect(at(NOW - 2, { tolerance: 1 })).rejects.toEqual(failure('timestamp_invalid'))
  expect(await at(NOW - 900, { tolerance: 1000 })).toMatchObject({ type: 'party.signed' })
  for (const time of ['soon', '1e9', '-1', '1614265330.5', ' ', 'NaN', '9'.repeat(30)])
    await expect(verify(signedEvent, { ...sign(signedEvent), 'webhook-timestamp': time }, SECRET)).rejects.toEqual(
      failure('timestamp_invalid'),
    )
})

test('a signed body that is no event: body_invalid', async () => {
  const event = JSON.parse(signedEvent) as { data: object }
  const { data, ...withoutData } = event
  const changed = [
    withoutData,
    { ...event, id: 1 },
    { ...event, data: { ...data, party: undefined } },
    { ...event, data: [] },
  ]
  const bodies = ['', 'ok', '[]', 'null', ...changed.map((one) => JSON.stringify(one))]
  for (const body of bodies) await expect(verify(body, sign(body), SECRET)).rejects.toEqual(failure('body_invalid'))
})

test('a wrong argument: argument_invalid, without the secret in the message', async () => {
  const headers = sign(signedEvent)
  const secrets = [undefined, '', [], 'whsec_', 'whsec_%%%', 'pk_test_secret!'] as string[]
  for (const secret of secrets) {
    const error = await verify(signedEvent, headers, secret).catch((caught: Error) => caught)
    expect(error).toEqual(failure('argument_invalid'))
    expect((error as Error).message).not.toContain('pk_test')
  }
  const parsed = JSON.parse(signedEvent) as string
  await expect(verify(parsed, headers, SECRET)).rejects.toThrow('body must be the raw body')
  await expect(verify(signedEvent, headers, SECRET, { tolerance: Number.NaN })).rejects.toEqual(
    failure('argument_invalid'),
  )
})

test('an event of a newer server has the type `unknown`, and its own type as `name`', async () => {
  const body = JSON.stringify({ ...(JSON.parse(signedEvent) as object), type: 'party.called', data: { call: 1 } })
  const event = await verify(body, sign(body), SECRET)
  expect(event).toMatchObject({ type: 'unknown', name: 'party.called', data: { call: 1 } })
  // The type `unknown` in a body is not the mark of the client.
  const odd = JSON.stringify({ id: 'evt_1', type: '__proto__', timestamp: '', data: {} })
  expect(await verify(odd, sign(odd), SECRET)).toMatchObject({ type: 'unknown', name: '__proto__' })
})

test('a client has the same function', async () => {
  const paraph = new Paraph({ baseUrl: 'https://sign.example.com', apiKey: 'pk_test_secret' })
  expect(await paraph.webhooks.verify(signedEvent, sign(signedEvent), SECRET)).toEqual(JSON.parse(signedEvent))
  await expect(paraph.webhooks.verify(signedEvent, {}, SECRET)).rejects.toEqual(failure('header_missing'))
  expect(paraph.webhooks.createEndpoint).toBeTypeOf('function')
})

test('types: the type of an event decides the type of its data', () => {
  const onEvent = (event: WebhookEvent | UnknownWebhookEvent) => {
    switch (event.type) {
      case 'document.completed':
        expectTypeOf(event.data.document.sealedFile).toExtend<object | null>()
        // @ts-expect-error -- an event of a document has no party
        return event.data.party
      case 'party.signed':
        // @ts-expect-error -- an event has no personal number
        void event.data.party.ssn
        // @ts-expect-error -- the document of a party's event is short
        void event.data.document.sealedFile
        return event.data.party.email satisfies string | null | undefined
      case 'unknown':
        return event.name
      case 'webhook.test':
        return event.data.webhookEndpointId
      // @ts-expect-error -- there is no such type
      case 'party.called':
        return undefined
      default:
        return event.data.document.id
    }
  }
  const event = JSON.parse(signedEvent) as WebhookEvent
  expect(onEvent(event)).toBe('anna.lindqvist@example.com')
  expectTypeOf<WebhookEvent<'party.read'>>().toEqualTypeOf<WebhookEvents['party.read']>()
  expectTypeOf<keyof WebhookEvents>().toEqualTypeOf<(typeof eventTypes)[number]>()
})
