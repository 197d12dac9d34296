import { connect } from 'node:net'
import type { Config } from '../config.ts'

/** Milliseconds. A host that does not answer is not this machine, and binding to it will fail later. */
const TIMEOUT = 1_000

/**
 * Refuses a port on which another program listens, before the database is opened and changed. Connects instead of binding, because a proxy
 * could send a request in the moment between binding here and closing again.
 *
 * @throws an error in one sentence.
 */
export async function refuseBusyPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
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
  if (isTaken) throw busyPort({ host, port })
}

/** Not a ConfigError: the program that listens there may be the server before a restart, which ends soon. */
export function busyPort({ host, port }: Pick<Config, 'host' | 'port'>): Error {
  return new Error(
    `Can't listen on HOST ${host}, PORT ${port}: another program listens there (EADDRINUSE). Stop it, or set another PORT. Example: PORT=3001.`,
  )
}
