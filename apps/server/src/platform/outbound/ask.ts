import { type IncomingMessage, request } from 'node:http'
import { isIP, type Socket } from 'node:net'
import { connectTo } from './connect.ts'
import { OutboundError } from './outbound-error.ts'
import { type ResolveName, resolveName, resolveWithin } from './resolve.ts'
import { requirePublic, type Target, targetOf } from './target.ts'

const MAX_HEADERS = 8 * 1024

export interface OutboundRequest {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  /** Milliseconds for the whole request, DNS included. */
  timeoutMs: number
  /** Hosts, with or without a port, that may have private addresses and be called without TLS. */
  allowedHosts: readonly string[]
}

/**
 * Sends one request to an address that a customer chose. The request can't reach the network of the server: the address is checked after the name is
 * resolved, and the connection goes to this checked address. Each request has its own connection. It uses no proxy and follows no redirect, because both
 * would connect to an unchecked address.
 *
 * @param read - reads the body of the answer, with a bound.
 * @throws OutboundError if there was no answer.
 */
export async function ask<Answer>(
  text: string,
  { timeoutMs, allowedHosts, ...sent }: OutboundRequest,
  read: (response: IncomingMessage) => Promise<Answer>,
  resolve: ResolveName = resolveName,
): Promise<Answer> {
  const target = targetOf(text, allowedHosts)
  const { url, host, isAllowed } = target
  const signal = AbortSignal.timeout(timeoutMs)
  let socket: Socket | undefined
  try {
    const addresses = isIP(host) ? [host] : await resolveWithin(host, isAllowed, signal, resolve)
    if (!isAllowed) requirePublic(host, addresses)
    socket = await connectTo(target, addresses, signal)
    const response = await exchange(socket, url, sent, signal)
    const { statusCode } = response
    if (!isStatus(statusCode!))
      throw new OutboundError('answer_invalid', `${host} answered the status ${statusCode}, which HTTP does not have.`)
    return await read(response)
  } catch (error) {
    throw toOutboundError(error, target, signal)
  } finally {
    socket?.destroy()
  }
}

type Sent = Pick<OutboundRequest, 'method' | 'headers' | 'body'>

/** Sends the request over this connection. Because `node:http` gets the connection, it uses no agent, and so no proxy and no other connection. */
function exchange(socket: Socket, url: URL, { method, headers, body }: Sent, signal: AbortSignal) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const sent = request({
    createConnection: () => socket,
    method,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, connection: 'close', ...length },
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

function toOutboundError(error: unknown, { host }: Target, signal: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error
  if (signal.aborted) return new OutboundError('timed_out', `${host} did not answer in time.`, error)
  if (String((error as { code?: string }).code).startsWith('HPE_'))
    return new OutboundError('answer_invalid', `${host} did not answer with HTTP of a normal size.`, error)
  return new OutboundError('connection_failed', `${host} closed the connection without an answer.`, error)
}
