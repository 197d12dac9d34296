import type { Server, ServerResponse } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** The time that a request has to finish after the server has stopped listening, in milliseconds. */
export const GRACE = 20_000

interface GracefulStop {
  /** True after `stop` has been called. */
  isStopping: () => boolean
  /** Lets requests finish, including those that are still on their way, and then closes all connections. */
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
    // `close` of the HTTP server would also close all idle connections at once, although a proxy may just have sent a request on one of them.
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
      // Connections are kept open until here. Otherwise a proxy that has not noticed the stop would open a new one for each request.
      await emptyBacklog(server)
      const closed = stopListening()
      // An idle connection ends with one more answer, or when the proxy closes it, or after `keepAliveTimeout`. Without a proxy, the server closes
      // idle connections immediately.
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
 * Waits until the server has accepted every connection that the operating system has accepted. When a server stops listening, the operating system
 * resets the other connections, although their requests may be on the way. Node takes one connection in each turn of its event loop.
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
