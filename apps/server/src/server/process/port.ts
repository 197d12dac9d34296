import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { connect, createServer } from 'node:net'
import { ConfigError } from '#platform/settings/config-error.ts'
import type { Config } from '#platform/settings/config.ts'

/** An address to listen on, and the setting of its port: PORT by default. */
interface Place extends Pick<Config, 'host' | 'port'> {
  setting?: 'PORT' | 'WORKER_PORT' | undefined
}

/** Milliseconds. */
const TIMEOUT = 1_000

/**
 * Refuses an address on which the server can't listen, before the database is opened and changed. It connects to the port instead of binding it:
 * a proxy could send a request while the port is bound here.
 *
 * @throws an error in one sentence.
 */
export async function refuseBusyPort({ host, port, setting }: Place): Promise<void> {
  const failure = await bindAnyPort(host)
  // First, because another machine may answer at an address that is not ours.
  if (failure && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAFNOSUPPORT'].includes(failure.code ?? ''))
    throw cannotListen({ host, port, setting }, failure)
  if (port === 0) return
  if (await isForbidden(host, port)) throw cannotListen({ host, port, setting }, { code: 'EACCES' })
  const isTaken = await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host, timeout: TIMEOUT })
    const end = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket.once('connect', () => end(true))
    socket.once('timeout', () => end(false))
    socket.once('error', () => end(false))
  })
  if (isTaken) throw cannotListen({ host, port, setting }, { code: 'EADDRINUSE' })
}

/** Binds to a free port at the address, for a moment. Returns the error if that is not possible. */
function bindAnyPort(host: string): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen({ host, port: 0, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/**
 * True if this OS user may not use the port. This binds a UDP port, because the operating system has the same rule for UDP, and no client can
 * connect meanwhile.
 */
async function isForbidden(host: string, port: number): Promise<boolean> {
  const { address, family } = await lookup(host).catch(() => ({ address: host, family: 4 }))
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4')
  return new Promise((resolve) => {
    // Any other error, such as a port that a UDP server uses, says nothing about TCP.
    socket.once('error', ({ code }: NodeJS.ErrnoException) => {
      socket.close()
      resolve(code === 'EACCES')
    })
    socket.bind({ address, port, exclusive: true }, () => socket.close(() => resolve(false)))
  })
}

/** Returns the error for the operator when the server can't listen. */
export function cannotListen(
  { host, port, setting = 'PORT' }: Place,
  { code = '', message }: { code?: string | undefined; message?: string },
): Error {
  const start = `Can't listen on HOST ${host}, ${setting} ${port}:`
  // Not a ConfigError: the program that listens there may be the server before a restart, which ends soon.
  if (code === 'EADDRINUSE')
    return new Error(
      `${start} another program listens there (EADDRINUSE). Stop it, or set another ${setting}. Example: ${setting}=3001.`,
    )
  if (code === 'EACCES')
    return new ConfigError(
      `${start} this OS user may not use the port (EACCES). Set another ${setting}. Example: ${setting}=3000.`,
    )
  const remedy = 'Set HOST to an address of this machine. Example: HOST=127.0.0.1.'
  return new ConfigError(`${start} ${message}. ${remedy}`)
}
