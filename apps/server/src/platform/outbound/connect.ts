import { connect as connectTcp, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { OutboundError } from './outbound-error.ts'
import type { Target } from './target.ts'

/** The maximum number of addresses to try. A host with many dead addresses must not use up the time of the attempt. */
const MAX_ADDRESSES = 4
const CONNECT_MS = 5000

/** Connects to the first address that accepts a connection. Uses exactly these addresses, and does not resolve the name again. */
export async function connectTo(target: Target, addresses: readonly string[], signal: AbortSignal): Promise<Socket> {
  let failure: unknown
  for (const address of addresses.slice(0, MAX_ADDRESSES)) {
    try {
      return await dial(target, address, signal)
    } catch (error) {
      // Another address of the host would present the same certificate.
      if (signal.aborted || (error instanceof OutboundError && error.code === 'tls_failed')) throw error
      failure = error
    }
  }
  throw new OutboundError('connection_failed', `${target.host} accepts no connection.`, failure)
}

/**
 * Connects to one address. With TLS, it checks the certificate against the name of the host, and sends the name as SNI. An IP address is never sent
 * as SNI (RFC 6066, 3).
 */
function dial({ url, host, port }: Target, address: string, signal: AbortSignal): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const isSecure = url.protocol === 'https:'
  const socket = isSecure
    ? connectTls({ host: address, port, servername: isIP(host) ? '' : host, ALPNProtocols: ['http/1.1'] })
    : connectTcp({ host: address, port })
  let isConnected = false
  const stop = (error: unknown) => {
    socket.destroy()
    const isTls = isSecure && isConnected && !signal.aborted
    reject(isTls ? new OutboundError('tls_failed', `No secure connection to ${host}: ${reason(error)}.`, error) : error)
  }
  const end = () => stop(signal.reason)
  const timer = setTimeout(() => stop(new Error(`No connection in ${CONNECT_MS} ms.`)), CONNECT_MS)
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  socket.once('connect', () => (isConnected = true))
  socket.once(isSecure ? 'secureConnect' : 'connect', () => resolve(socket))
  socket.once('error', stop)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    socket.off('error', stop)
    // A discarded socket may still emit an error.
    socket.on('error', () => {})
  })
}

function reason(error: unknown): string {
  const { code } = error as { code?: string }
  return code ?? 'it took too long'
}
