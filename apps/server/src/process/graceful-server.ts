import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that requests in flight have to finish. */
const GRACE = 20_000

/** Milliseconds. Most balancers keep an idle connection for 60 seconds. Close later, or a request could come just as the server closes. */
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
 * @param shutdownDelay - milliseconds for which the server still works while `isStopping` is true, so that balancers take it out of rotation.
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
