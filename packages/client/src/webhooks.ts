import { eventTypes, type WebhookEvents } from '../generated/event-types.ts'
import { areTexts, isObject, misuse, ParaphError, requireNumber } from './error.ts'

export type { WebhookEvents } from '../generated/event-types.ts'
export { isParaphError, ParaphError } from './error.ts'

/** The type of an event that this version of the client knows, for example `party.signed`. */
export type WebhookType = keyof WebhookEvents

/** An event. `WebhookEvent<'party.signed'>` is the event of one type; without a type, it is all of them, discriminated by `type`. */
export type WebhookEvent<Type extends WebhookType = WebhookType> = WebhookEvents[Type]

/** An event that is newer than this version of the client. It was signed by the server like all others. */
export interface UnknownWebhookEvent {
  id: string
  type: 'unknown'
  /** The `type` in the body. */
  name: string
  /** When the event happened, in RFC 3339 format. */
  timestamp: string
  data: Record<string, unknown>
}

/** The headers of the request: a `Headers` object, or the `headers` of a request of Node or Express. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>

/** Options of {@link verify}. */
export interface VerifyOptions {
  /** How many seconds the time in the request may differ from the local clock. The default is 300. A larger value lets older requests be replayed. */
  tolerance?: number
}

const MAX_SIGNATURES = 16

/**
 * Verifies that a webhook was sent by your Paraph server, recently and unchanged, and returns its event.
 *
 * It is asynchronous, because it uses WebCrypto: the only cryptography that Node, browsers, Deno, Bun and edge runtimes all have. WebCrypto
 * compares signatures in constant time.
 *
 * An event can arrive twice: remember its `id`.
 *
 * @param body - The body as it was received, before anything parsed it. JSON that is parsed and written again is another text.
 * @param headers - The headers of the request.
 * @param secret - The signing secret of the endpoint, `whsec_…`. While you replace it, a list of the new and the old secret.
 * @returns The event. Its `type` is `unknown` if this version of the client does not know the type.
 * @throws ParaphError with one of these codes: `header_missing`, `signature_invalid`, `timestamp_invalid`, `body_invalid` or `argument_invalid`.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @example
 * const event = await verify(await request.text(), request.headers, process.env.WEBHOOK_SECRET)
 * if (event.type === 'party.signed') console.log(event.data.party.name)
 */
export async function verify(
  body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { tolerance = 300 }: VerifyOptions = {},
): Promise<WebhookEvent | UnknownWebhookEvent> {
  const bytes = bytesOf(body)
  const keys = await Promise.all([secret].flat().map(keyOf))
  if (keys.length === 0) throw misuse('The secret is missing.')
  requireNumber('tolerance', tolerance)
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string]
  if (!/^\d{1,15}$/.test(timestamp)) throw new ParaphError('timestamp_invalid', 'webhook-timestamp is not a time.')

  const signed = concat(new TextEncoder().encode(`${id}.${timestamp}.`), bytes)
  if (!(await isSigned(signed, signatures, keys)))
    throw new ParaphError(
      'signature_invalid',
      'The signature does not fit. Is the body unchanged, and is it the secret of this endpoint?',
    )
  const age = Date.now() / 1000 - Number(timestamp)
  if (Math.abs(age) > tolerance)
    throw new ParaphError(
      'timestamp_invalid',
      `The request is ${Math.round(Math.abs(age))} seconds ${age > 0 ? 'old' : 'in the future'}. At most ${tolerance} are accepted.`,
    )
  return toEvent(bytes)
}

async function isSigned(signed: Uint8Array<ArrayBuffer>, header: string, keys: CryptoKey[]): Promise<boolean> {
  for (const one of header.split(' ', MAX_SIGNATURES)) {
    const signature = one.startsWith('v1,') ? fromBase64(one.slice(3)) : undefined
    if (!signature) continue
    for (const key of keys) if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true
  }
  return false
}

function keyOf(secret: string): Promise<CryptoKey> {
  const key = typeof secret === 'string' ? fromBase64(secret.trim().replace(/^whsec_/, '')) : undefined
  if (!key?.length) throw misuse('The secret must be the signing secret of the endpoint, whsec_…')
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value = isHeaders(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  const text = Array.isArray(value) ? value[0] : value
  if (!text) throw new ParaphError('header_missing', `The request has no header ${name}. It is no webhook of Paraph.`)
  return text
}

/** Some frameworks bring a class of their own. */
function isHeaders(headers: WebhookHeaders): headers is Headers {
  return typeof headers.get === 'function'
}

function toEvent(bytes: Uint8Array): WebhookEvent | UnknownWebhookEvent {
  let event: unknown
  try {
    event = JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw new ParaphError('body_invalid', 'The body is not JSON.', { cause })
  }
  const { id, type, timestamp, data } = asObject(event)
  const isEvent = areTexts([id, type, timestamp]) && isObject(data)
  if (!isEvent) throw new ParaphError('body_invalid', 'The body is no event of Paraph.')
  if (!eventTypes.includes(type as WebhookType))
    return { id, type: 'unknown', name: type, timestamp, data } as UnknownWebhookEvent
  const [resource] = (type as string).split('.')
  const needed = { document: ['document'], party: ['document', 'party'] }[resource as string] ?? []
  const isWhole = needed.every((name) => typeof asObject(data[name])['id'] === 'string')
  if (!isWhole) throw new ParaphError('body_invalid', `The body is no event ${type}.`)
  return event as WebhookEvent
}

function bytesOf(body: unknown): Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (body instanceof ArrayBuffer) return new Uint8Array(body)
  if (ArrayBuffer.isView(body)) return concat(new Uint8Array(body.buffer, body.byteOffset, body.byteLength))
  throw misuse('body must be the raw body: text or bytes, not what a parser made of it.')
}

function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {}
}
