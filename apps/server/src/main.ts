import { ConfigError, readConfig } from './config.ts'
import { mailReports } from './delivery/email/reports.ts'
import { smsReports } from './delivery/sms/reports.ts'
import { requestsFirst } from './jobs/requests-first.ts'
import { createHttpServer } from './http/http-server.ts'
import { stopGracefully } from './process/graceful-stop.ts'
import { busyPort, refuseBusyPort } from './process/port.ts'
import { fail, onSignal } from './process/signals.ts'
import { warningsOf } from './process/warnings.ts'
import { countBacklog } from './personal-numbers/count.ts'
import { findSealBacklog } from './sealing/store.ts'
import { findWebhookBacklog } from './webhooks/backlog.ts'
import { createLogger } from './telemetry/logger.ts'

async function main() {
  const config = readConfig()
  await refuseBusyPort(config)
  // Most modules load here, so that a wrong setting or a port in use is told at once.
  const { openServices } = await import('./process/services.ts')
  const { createApp } = await import('./app.ts')
  const logger = createLogger(config.logLevel)
  // Both modules load slowly, so they are loaded only if the settings ask for them.
  const tracing = config.tracing ? (await import('./telemetry/tracing.ts')).openTracing(logger) : undefined
  const metrics = config.metricsToken
    ? (await import('./telemetry/metrics.ts')).createMetrics(config.metricsToken)
    : undefined
  const onQuery = tracing?.traceQuery
  const { services, database, jobs, senders, reportTokens, sealKey, work, close } = await openServices(config, logger, {
    onQuery,
    onSealFailure: metrics?.countSealFailure,
    onMessageLimit: metrics?.countMessageLimit,
    onWebhook: metrics?.countWebhook,
  })
  metrics?.observePool(database.pool)
  metrics?.observeQueues(jobs.depths)
  metrics?.observeSeals(() => findSealBacklog(services.db))
  metrics?.observeNumbers(() => countBacklog(services.db, services))
  metrics?.observeWebhooks(() => findWebhookBacklog(services.db, services.now()))
  if (config.workJobs) metrics?.observeSealKey(sealKey.status)
  if (services.bankId) metrics?.observeBankId(services.bankId.status)
  const server = createHttpServer(logger)
  const { isStopping, stop } = stopGracefully(server, { shutdownDelay: config.shutdownDelay })
  if (config.workJobs) await work(requestsFirst(server))
  const log = (message: string) => logger.warn(message)
  const app = await createApp({
    services,
    logger,
    rateLimits: config.rateLimits,
    ready: async () => (isStopping() ? 'unavailable' : database.ready()),
    canSeal: config.workJobs ? () => sealKey.status().isUsable : undefined,
    sunset: config.signersSunset,
    https: config.publicUrl.startsWith('https:'),
    corsOrigins: config.corsOrigins,
    frameAncestors: config.frameAncestors,
    trustProxy: config.trustProxy,
    metrics,
    tracing,
    hooks: [
      ...(senders.SMS ? [smsReports({ ...services, tokens: reportTokens.SMS, log })] : []),
      ...(config.mailReportsToken
        ? [mailReports(config.mailReportsToken, { ...services, tokens: reportTokens.EMAIL, log })]
        : []),
    ],
  })
  server.on('request', app)
  onSignal(async () => {
    await stop()
    await close()
    await tracing?.close()
  })
  server.on('error', async (error) => {
    await close()
    fail(
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? busyPort(config)
        : new ConfigError(`Can't listen on HOST ${config.host}, PORT ${config.port}: ${error.message}.`),
    )
  })
  for (const warning of warningsOf(config)) log(warning)
  server.listen(config.port, config.host, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl
    process.stdout.write(
      `\nParaph is ready.\n\n  API   ${url}/api/v1\n  Docs  ${url}/docs\n  Key   npm run --silent keys -- create --account NAME\n\n`,
    )
  })
}

main().catch(fail)
