import { createServer, type Server } from 'node:http'
import type { Logger } from 'pino'
import { HOUR } from '#platform/formats/durations.ts'
import { withoutOrigin } from '../path.ts'
import { endSlowReaders, type MinimumPace } from './slow-readers.ts'
import { endStalledRequests, type MinimumSpeed } from './stalled-requests.ts'
import { answerUnreadable } from './unreadable-requests.ts'

/**
 * Milliseconds. Most proxies keep an idle connection for at most 60 seconds. The server waits longer, so that it never closes a connection just as a
 * request comes.
 */
export const KEEP_ALIVE = 75_000

/** Milliseconds. A file of 25 MB takes this long at 60 kbit/s. Requests that do not move end sooner. */
const REQUEST_WITHIN = HOUR

/** Node warns above 10. A download has 7 listeners of Node to `close`, and the log, metrics, traces, jobs, the stop and an upload have one each. */
const MAX_LISTENERS = 20

interface Patience {
  minimumSpeed?: MinimumSpeed | undefined
  minimumPace?: MinimumPace | undefined
}

/** Creates an HTTP server. It also answers problem details to requests that Node refuses before the app gets them. */
export function createHttpServer(logger: Logger, { minimumSpeed, minimumPace }: Patience = {}): Server {
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE,
    requestTimeout: REQUEST_WITHIN,
    // The app answers requests without the header `host`.
    requireHostHeader: false,
  })
  // An event without a listener would end the process, and with it all other requests.
  server.on('listening', () => {
    server.on('error', (error) => logger.error({ err: error }, 'A connection could not be accepted.'))
  })
  server.on('request', (req, res) => {
    req.url = withoutOrigin(req.url!)
    res.setMaxListeners(MAX_LISTENERS)
    res.on('error', (error) => logger.error({ err: error }, 'An answer could not be written.'))
  })
  answerUnreadable(server, logger)
  endStalledRequests(server, minimumSpeed)
  endSlowReaders(server, minimumPace)
  return server
}
