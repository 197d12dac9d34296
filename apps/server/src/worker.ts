import { constants, getPriority, setPriority } from 'node:os'
import { logStart, printVersion, tell } from '#server/process/announce.ts'
import { refuseBusyPort } from '#server/process/port.ts'
import { fail, onSignal } from '#server/process/signals.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { readConfig } from '#platform/settings/config.ts'

/** Runs the jobs of servers that were started with `JOBS=elsewhere`. With WORKER_PORT it answers probes and scrapes. */
async function main() {
  if (printVersion()) return
  // A server on the same machine goes first: its clients wait for answers, but mails can wait.
  // An ordinary account may not raise a priority that is lower already.
  if (getPriority() < constants.priority.PRIORITY_BELOW_NORMAL) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const config = { ...readConfig(), workJobs: true }
  const { host, workerPort } = config
  if (workerPort !== undefined) await refuseBusyPort({ host, port: workerPort, setting: 'WORKER_PORT' })
  // The services are loaded last, so that the worker reports a wrong setting at once.
  const { openServices } = await import('#server/process/open-services.ts')
  const logger = createLogger(config.logLevel)
  logStart(logger)
  const metrics =
    config.metricsToken && workerPort !== undefined
      ? (await import('#server/telemetry/metrics.ts')).createMetrics(config.metricsToken, {
          answersRequests: false,
        })
      : undefined
  const opened = await openServices(config, logger, {
    onSealFailure: metrics?.countSealFailure,
    onClockJump: metrics?.countClockJump,
    onMessageLimit: metrics?.countMessageLimit,
    onWebhook: metrics?.countWebhook,
  })
  const { services, database, sealKey, work, close } = opened
  metrics?.observePool(database.pool)
  metrics?.observeDisk(database.disk)
  metrics?.observeClock(database.clock.ahead)
  metrics?.observeSealKey(sealKey.status)
  if (services.bankId) metrics?.observeBankId(services.bankId.status)
  const listening =
    workerPort === undefined
      ? undefined
      : await (
          await import('#server/process/serve-worker.ts')
        )
          .serveWorker(config, { opened, metrics, logger })
          .catch(async (error: unknown) => {
            await close()
            throw error
          })
  onSignal(async () => {
    listening?.stop()
    await close()
    listening?.close()
  })
  await work()
  tell(`The worker is ready.${listening ? ` Its probes are at http://${host}:${listening.port}.` : ''}`)
}

main().catch(fail)
