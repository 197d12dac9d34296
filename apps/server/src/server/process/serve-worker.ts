import express from 'express'
import type { Logger } from 'pino'
import type { Metrics } from '#server/telemetry/metrics.ts'
import { probes } from '#api/http/pages/probes.ts'
import { createHttpServer } from '#api/http/server/http-server.ts'
import { healthOf } from '#work/health/health-of.ts'
import type { Config } from '#platform/settings/config.ts'
import type { OpenServices } from './open-services.ts'
import { cannotListen } from './port.ts'

/** The port of a worker, on which it answers probes and scrapes, and nothing else. */
export interface WorkerPort {
  port: number
  /** From now on `/readyz` answers 503, while the jobs end. */
  stop: () => void
  close: () => void
}

interface Options {
  opened: Pick<OpenServices, 'services' | 'database' | 'sealKey'>
  metrics: Metrics | undefined
  logger: Logger
}

/** @throws an error for the operator if the worker can't listen there. */
export async function serveWorker(
  { host, workerPort }: Pick<Config, 'host' | 'workerPort'>,
  { opened, metrics, logger }: Options,
): Promise<WorkerPort> {
  const { services, database, sealKey } = opened
  let isStopping = false
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  if (metrics) app.get('/metrics', metrics.page)
  const ready = async () => (isStopping ? 'stopping' : database.ready())
  app.use(probes(ready, healthOf(services, sealKey.state)))
  app.use(
    (_req, res) => void res.status(404).type('text/plain').send('A worker answers /livez, /readyz and /metrics.\n'),
  )
  const server = createHttpServer(logger).on('request', app)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen({ host, port: workerPort!, setting: 'WORKER_PORT' }, error)))
    server.listen(workerPort, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : workerPort!,
    stop: () => void (isStopping = true),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
