import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** The time that a request has to finish after the server has stopped listening, in milliseconds. */
export const GRACE = 20_000

interface GracefulStop {
  /** True from the call of `stop` on. */
  isStopping: () => boolean
  /** Lets the requests finish that are in flight or on their way, then closes all connections. */
  stop: () => Promise<void>
}

/** Times are in milliseconds. */
interface Options {
  /** The server still accepts connections for this time, so that load balancers notice that it stops. 0 means that there is no load balancer. */
  shutdownDelay: number
  grace?: number
  /** Waits for the delay. */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined
}

/** Makes the HTTP server stop without losing a request. */
export function stopGracefully(server: Server, { shutdownDelay, grace = GRACE, wait = sleep }: Options): GracefulStop {
  const openSince = new Map<ServerResponse, number>()
  let isStopping = false
  let stoppedListening: number | undefined
  const announceClose = (res: ServerResponse) => {
    if (!res.headersSent) res.setHeader('connection', 'close')
  }
  server.on('request', (_req, res) => {
    openSince.set(res, performance.now())
    res.once('close', () => openSince.delete(res))
    if (stoppedListening) announceClose(res)
  })

  /** Stops listening, and resolves when all connections have ended. */
  const stopListening = () => {
    stoppedListening = performance.now()
    for (const res of openSince.keys()) announceClose(res)
    const closed = new Promise((resolve) => server.once('close', resolve))
    // The method of the HTTP server would also close all idle connections at once, when a proxy may just have sent a request on one of them.
    TcpServer.prototype.close.call(server)
    return closed
  }
  const endSlowRequests = () => {
    const now = performance.now()
    for (const [res, since] of openSince) if (now - Math.max(since, stoppedListening!) >= grace) res.destroy()
  }
  return {
    isStopping: () => isStopping,
    async stop() {
      isStopping = true
      await wait(shutdownDelay)
      // Until here connections are kept, because a proxy that does not notice would open a new one for each request.
      await emptyBacklog(server)
      const closed = stopListening()
      // An idle connection ends with one more answer, or when the proxy closes it, or after `keepAliveTimeout`. A server that stops without a proxy closes idle connections immediately.
      const isPatient = shutdownDelay > 0
      const sweep = () => {
        endSlowRequests()
        if (!isPatient) server.closeIdleConnections()
      }
      sweep()
      const sweeps = setInterval(sweep, 100)
      const last = setTimeout(() => server.closeAllConnections(), grace + (isPatient ? server.keepAliveTimeout : 0))
      await closed
      clearInterval(sweeps)
      clearTimeout(last)
    },
  }
}

/**
 * Waits until no connection is left that the operating system has accepted but the server has not. When a server stops listening, the operating
 * system resets those, although their requests may be on the way. Node takes one connection in each turn of its event loop.
 */
async function emptyBacklog(server: Server): Promise<void> {
  let accepted = true
  const note = () => (accepted = true)
  server.on('connection', note)
  const giveUp = performance.now() + 1000
  while (accepted && performance.now() < giveUp) {
    accepted = false
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', note)
}
