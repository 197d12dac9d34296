import { connect, createServer } from 'node:net'
import { ConfigError } from '#platform/settings/config-error.ts'
import type { Config } from '#platform/settings/config.ts'

/** Milliseconds. */
const TIMEOUT = 1_000

/**
 * Refuses an address on which the server can't listen, before the database is opened and changed. The port is not bound but connected to, because
 * a proxy could send a request in the moment between binding here and closing again.
 *
 * @throws an error in one sentence.
 */
export async function refuseBusyPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const failure = await bindAnyPort(host)
  // First, because another machine may answer at an address that is not ours.
  if (failure && ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAFNOSUPPORT'].includes(failure.code ?? ''))
    throw cannotListen({ host, port }, failure)
  if (port === 0) return
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
  if (isTaken) throw cannotListen({ host, port }, { code: 'EADDRINUSE' })
}

/** Binds to a free port at the address, for a moment. Returns the error if that is not possible. */
function bindAnyPort(host: string): Promise<NodeJS.ErrnoException | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen({ host, port: 0, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

/** Returns the error for the operator when the server can't listen. */
export function cannotListen(
  { host, port }: Pick<Config, 'host' | 'port'>,
  { code = '', message }: { code?: string | undefined; message?: string },
): Error {
  const start = `Can't listen on HOST ${host}, PORT ${port}:`
  // Not a ConfigError: the program that listens there may be the server before a restart, which ends soon.
  if (code === 'EADDRINUSE')
    return new Error(
      `${start} another program listens there (EADDRINUSE). Stop it, or set another PORT. Example: PORT=3001.`,
    )
  if (code === 'EACCES')
    return new ConfigError(`${start} this OS user may not use the port (EACCES). Set another PORT. Example: PORT=3000.`)
  const remedy = 'Set HOST to an address of this machine. Example: HOST=127.0.0.1.'
  return new ConfigError(`${start} ${message}. ${remedy}`)
}
