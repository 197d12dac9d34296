import type { Router } from 'express'
import { createApp } from '#server/app.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import type { Metrics } from '#server/telemetry/metrics.ts'
import { smsReports } from '#api/delivery-reports/sms.ts'
import { createHttpServer } from '#api/http/server/http-server.ts'
import { countBacklog } from '#work/encryption/count-backlog.ts'
import { healthOf } from '#work/health/health-of.ts'
import { findSealBacklog } from '#work/sealing/store.ts'
import { newSetupToken } from '#domain/accounts/setup-store.ts'
import { findWebhookBacklog } from '#domain/webhooks/backlog-store.ts'
import { findOldestSeconds } from '#platform/jobs/oldest-job.ts'
import type { Config } from '#platform/settings/config.ts'
import { announce, logStart } from './announce.ts'
import { stopGracefully } from './graceful-stop.ts'
import { openServices, type OpenServices } from './open-services.ts'
import { cannotListen } from './port.ts'
import { fail, onSignal } from './signals.ts'
import { startWarnings } from './warnings.ts'

/** Serves requests, and runs the jobs if the settings ask for it. */
export async function serve(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel)
  logStart(logger)
  // These modules load slowly or need much memory, so they are loaded only if the settings ask for them.
  const tracing = config.tracing ? (await import('#server/telemetry/tracing.ts')).openTracing(logger) : undefined
  const metrics = config.metricsToken
    ? (await import('#server/telemetry/metrics.ts')).createMetrics(config.metricsToken)
    : undefined
  const onQuery = tracing?.traceQuery
  const opened = await openServices(config, logger, {
    onQuery,
    onSealFailure: metrics?.countSealFailure,
    onClockJump: metrics?.countClockJump,
    onMessageLimit: metrics?.countMessageLimit,
    onWebhook: metrics?.countWebhook,
    serves: true,
  })
  const { services, database, sealKey, work, close } = opened
  if (metrics) observe(metrics, opened, config)
  const server = createHttpServer(logger)
  const { isStopping, stop } = stopGracefully(server, { shutdownDelay: config.shutdownDelay })
  if (config.workJobs) await work()
  const log = (message: string) => logger.warn(message)
  // The link of the token leads to the console. Before the app is created: while it reads the contract, a connection could time out.
  const setupToken = config.hasConsole ? await newSetupToken(services.db, services.now()) : undefined
  const app = await createApp({
    services,
    logger,
    rateLimits: config.rateLimits,
    ready: async () => (isStopping() ? 'stopping' : database.ready()),
    isFull: database.disk.isFull,
    health: healthOf(services, config.workJobs ? sealKey.state : undefined),
    sunset: config.signersSunset,
    https: config.publicUrl.startsWith('https:'),
    corsOrigins: config.corsOrigins,
    frameAncestors: config.frameAncestors,
    hasConsole: config.hasConsole,
    trustProxy: config.trustProxy,
    metrics,
    tracing,
    hooks: await reportHooks(config, opened, log),
  })
  server.on('request', app)
  onSignal(async () => {
    await stop()
    await close()
    await tracing?.close()
  })
  const failToListen = async (error: Error) => {
    await close()
    fail(cannotListen(config, error))
  }
  server.once('error', failToListen)
  for (const warning of startWarnings(config)) log(warning)
  server.listen(config.port, config.host, () => {
    server.off('error', failToListen)
    const address = server.address()
    announce(config, typeof address === 'object' && address ? address.port : config.port, setupToken)
  })
}

function observe(
  metrics: Metrics,
  { services, database, jobs, sealKey, sealer }: OpenServices,
  { workJobs }: Config,
): void {
  metrics.observePool(database.pool)
  metrics.observeDisk(database.disk)
  metrics.observeClock(database.clock.ahead)
  metrics.observeQueues(jobs.depths)
  metrics.observeMessages(() => findOldestSeconds(services.db, ['deliver']))
  if (sealer.timestamps) metrics.observeTimestamps(async () => sealer.timestamps?.state())
  metrics.observeSeals(() => findSealBacklog(services.db), services.now)
  metrics.observeEncryption(() => countBacklog(services.db, services))
  metrics.observeWebhooks(() => findWebhookBacklog(services.db, services.now()))
  if (workJobs) metrics.observeSealKey(sealKey.status)
  if (services.bankId) metrics.observeBankId(services.bankId.status)
}

/** Returns the routes that take the delivery reports of the providers in the settings. */
async function reportHooks(
  { mailReportsToken }: Config,
  { services, senders, reportTokens }: OpenServices,
  log: (message: string) => void,
): Promise<Router[]> {
  const hooks: Router[] = []
  if (senders.SMS) hooks.push(smsReports({ ...services, tokens: reportTokens.SMS, log }))
  if (mailReportsToken) {
    const { mailReports } = await import('#api/delivery-reports/email.ts')
    hooks.push(mailReports(mailReportsToken, { ...services, tokens: reportTokens.EMAIL, log }))
  }
  return hooks
}
