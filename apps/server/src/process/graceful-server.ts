import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** The time that requests in flight have to finish, in milliseconds. */
const GRACE = 20_000

/** Milliseconds. Most load balancers keep an idle connection for 60 seconds. The server waits longer, so that it never closes a connection just as a request comes. */
const KEEP_ALIVE = 75_000

export interface GracefulServer {
  server: Server
  isStopping: () => boolean
  /** Lets requests in flight finish, then closes all connections. */
  stop: () => Promise<void>
}

/**
 * Creates an HTTP server that stops without losing a request.
 *
 * @param shutdownDelay - milliseconds for which the server still serves requests while `isStopping` is true, so that load balancers notice it.
 */
export function createGracefulServer(shutdownDelay: number): GracefulServer {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE })
  let stopping = false
  server.on('request', (_req, res) => {
    if (stopping) res.setHeader('connection', 'close')
  })
  return {
    server,
    isStopping: () => stopping,
    async stop() {
      stopping = true
      await sleep(shutdownDelay)
      const grace = setTimeout(() => server.closeAllConnections(), GRACE)
      // Without this, a connection that becomes idle after the close would be kept for another request.
      const idle = setInterval(() => server.closeIdleConnections(), 100)
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(grace)
      clearInterval(idle)
    },
  }
}
