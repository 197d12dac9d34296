import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { WebhookPostError } from '#domain/webhooks/post-error.ts'
import { requirePublic, type Target, targetOf } from '#domain/webhooks/target.ts'
import { readRetryAfter } from '#platform/formats/retry-after.ts'
import { connectTo } from './connect.ts'
import { resolveWithin, type ResolveName, resolveName } from './resolve.ts'

const MAX_BODY = 1024
const MAX_HEADERS = 8 * 1024
/** The time for the body. It is short, because the status decides and the body is only for display. */
const BODY_MS = 1000
const MAX_LOCATION = 2048
const MAX_RETRY_AFTER = 24 * 60 * 60

export interface WebhookRequest {
  headers: Record<string, string>
  body: string
  /** Milliseconds for the whole attempt, DNS included. */
  timeoutMs: number
  /** Hosts, with or without a port, that may have private addresses and be called without TLS. */
  allowedHosts: readonly string[]
}

export interface WebhookAnswer {
  /** The status. A redirect is not followed, so it counts as an answer too. */
  status: number
  /** The first kilobyte of the answer's body. It has no NUL character, because PostgreSQL can't store it. */
  body: string
  /** Seconds from `Retry-After`, at most a day. */
  retryAfter?: number | undefined
  /** The header `location` of a redirect, or its first 2048 characters. */
  redirectLocation?: string | undefined
}

/**
 * Sends one POST request to an address that a customer chose. The request can't reach the network of the server: the address is checked after the
 * name is resolved, and the connection goes to this checked address. Each request has its own connection. It uses no proxy and follows no redirect,
 * because both would connect to an unchecked address.
 *
 * @throws WebhookPostError if there was no answer.
 */
export async function post(
  text: string,
  { headers, body, timeoutMs, allowedHosts }: WebhookRequest,
  resolve: ResolveName = resolveName,
): Promise<WebhookAnswer> {
  const target = targetOf(text, allowedHosts)
  const { url, host, isAllowed } = target
  const signal = AbortSignal.timeout(timeoutMs)
  let socket: Socket | undefined
  try {
    const addresses = isIP(host) ? [host] : await resolveWithin(host, isAllowed, signal, resolve)
    if (!isAllowed) requirePublic(host, addresses)
    socket = await connectTo(target, addresses, signal)
    const response = await exchange(socket, url, headers, body, signal)
    if (!isStatus(response.statusCode!))
      throw new WebhookPostError(
        'answer_invalid',
        `${host} answered the status ${response.statusCode}, which HTTP does not have.`,
      )
    return {
      status: response.statusCode!,
      body: await firstKilobyte(response),
      retryAfter: secondsOf(response.headers),
      redirectLocation: isRedirect(response.statusCode!)
        ? response.headers.location?.slice(0, MAX_LOCATION)
        : undefined,
    }
  } catch (error) {
    throw toPostError(error, target, signal)
  } finally {
    socket?.destroy()
  }
}

/** Sends the request over this connection. Because `node:http` gets the connection, it uses no agent, and so no proxy and no other connection. */
function exchange(socket: Socket, url: URL, headers: Record<string, string>, body: string, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = request({
    createConnection: () => socket,
    method: 'POST',
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, connection: 'close', 'content-length': Buffer.byteLength(body) },
    maxHeaderSize: MAX_HEADERS,
    signal,
  })
  sent.once('response', resolve)
  sent.on('error', reject)
  // After the answer 101, the request ends without an error.
  sent.once('close', () => reject(new Error('The connection was closed.')))
  sent.end(body)
  return promise
}

/** True for a valid status. The parser of Node accepts any three digits. */
function isStatus(code: number): boolean {
  return code >= 100 && code <= 599
}

function isRedirect(code: number): boolean {
  return code >= 300 && code <= 399
}

async function firstKilobyte(body: IncomingMessage): Promise<string> {
  const timer = setTimeout(() => body.destroy(), BODY_MS)
  let bytes = Buffer.alloc(0)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes = Buffer.concat([bytes, chunk.subarray(0, MAX_BODY)]).subarray(0, MAX_BODY)
      if (bytes.length === MAX_BODY) break
    }
  } catch {
    // The body was cut off or took too long. This is fine, because the status has arrived.
  } finally {
    clearTimeout(timer)
  }
  // With `stream`, the decoder drops a character that was cut at the end.
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\ufffd')
}

function secondsOf({ 'retry-after': header, date }: IncomingHttpHeaders): number | undefined {
  const seconds = readRetryAfter(header, date)
  return seconds === undefined ? undefined : Math.min(seconds, MAX_RETRY_AFTER)
}

function toPostError(error: unknown, { host }: Target, signal: AbortSignal): WebhookPostError {
  if (error instanceof WebhookPostError) return error
  if (signal.aborted) return new WebhookPostError('timed_out', `${host} did not answer in time.`, error)
  if (String((error as { code?: string }).code).startsWith('HPE_'))
    return new WebhookPostError('answer_invalid', `${host} did not answer with HTTP of a normal size.`, error)
  return new WebhookPostError('connection_failed', `${host} closed the connection without an answer.`, error)
}
