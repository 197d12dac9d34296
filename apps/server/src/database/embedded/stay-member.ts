import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { isLastToLeave } from './membership.ts'

/** Joins, and joins again whenever the server is lost. The returned function leaves, and calls `stop` if it is the last to. */
export async function stayMember(
  join: (leaving: AbortSignal) => Promise<Client>,
  log: (message: string) => void,
): Promise<(stop: () => Promise<void>) => Promise<void>> {
  const controller = new AbortController()
  const leaving = controller.signal
  let recovery: Promise<void> | undefined
  let membership = watch(await join(leaving))

  function watch(client: Client): Client {
    return client.once('end', () => {
      if (!leaving.aborted) recovery = recover()
    })
  }

  async function recover(): Promise<void> {
    log('PostgreSQL has gone away; bringing it up again.')
    while (!leaving.aborted) {
      try {
        membership = watch(await join(leaving))
        return log('PostgreSQL is back.')
      } catch (error) {
        if (!leaving.aborted) log((error as Error).message)
        await pause(5000, undefined, { signal: leaving }).catch(() => {})
      }
    }
  }

  return async (stop) => {
    controller.abort()
    await recovery
    // If the server has gone in the meantime, there is nothing to leave.
    if (await isLastToLeave(membership).catch(() => false)) await stop()
    await membership.end()
  }
}
