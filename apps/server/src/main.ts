import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { openPdfInspector } from './documents/inspect-pdf.ts'
import { createLogger } from './telemetry/logger.ts'
import { openOutbox } from './outbox/outbox.ts'
import { channelsOf, closeSenders, openSenders } from './delivery/open-senders.ts'
import { mailReports } from './delivery/email/reports.ts'
import { smsReports } from './delivery/sms/reports.ts'
import { openJobs } from './jobs/jobs.ts'
import { jobsLog } from './jobs/log-jobs.ts'
import { requestsFirst } from './jobs/requests-first.ts'
import { workJobs } from './process/work-jobs.ts'
import { fail, onSignal } from './process/signals.ts'
import { openDatabase } from './database/open-database.ts'

/** Milliseconds that requests in flight are given to finish. */
const GRACE = 20_000

/** Longer than balancers keep an idle connection (60 seconds mostly), else we'd close one just as they send a request on it. */
const KEEP_ALIVE = 75_000

async function main() {
  const config = readConfig()
  const logger = createLogger(config.logLevel)
  // Neither is loaded unless it is wanted.
  const tracing = config.tracing ? (await import('./telemetry/tracing.ts')).openTracing(logger) : undefined
  const metrics = config.metricsToken
    ? (await import('./telemetry/metrics.ts')).createMetrics(config.metricsToken)
    : undefined
  const storage = await openDatabase(config, (message) => logger.info(message), tracing?.traceQuery)
  metrics?.observePool(storage.pool)
  const pdfs = openPdfInspector()
  const senders = openSenders(config, (message) => logger.info(message))
  const jobs = await openJobs({
    db: storage.db,
    connection: config.workJobs ? storage.connection : undefined,
    ...jobsLog(logger),
  })
  metrics?.observeQueues(jobs.depths)
  const outbox = openOutbox(jobs, channelsOf(senders))
  const services = {
    db: storage.db,
    now: () => new Date(),
    inspectPdf: pdfs.inspectPdf,
    outbox,
    publicUrl: config.publicUrl,
  }
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE })
  if (config.workJobs) {
    await workJobs({ ...services, jobs, senders, timeZone: config.timeZone, inTurn: requestsFirst(server) })
  }
  let stopping = false
  const app = await createApp({
    services,
    logger,
    ready: async () => !stopping && (await storage.ready()),
    sunset: config.signersSunset,
    https: config.publicUrl.startsWith('https:'),
    corsOrigins: config.corsOrigins,
    metrics,
    tracing,
    hooks: [
      ...(senders.SMS ? [smsReports(senders.SMS, services)] : []),
      ...(config.mailReportsToken ? [mailReports(config.mailReportsToken, services)] : []),
    ],
  })
  server.on('request', (_req, res) => {
    if (stopping) res.setHeader('connection', 'close')
  })
  server.on('request', app)

  onSignal(async () => {
    stopping = true
    // Not ready any more, but still at work, until balancers have noticed.
    await pause(config.shutdownDelay)
    const grace = setTimeout(() => server.closeAllConnections(), GRACE)
    // Connections that become idle after the closing would be kept for the next request.
    const idle = setInterval(() => server.closeIdleConnections(), 100)
    await new Promise((resolve) => server.close(resolve))
    clearTimeout(grace)
    clearInterval(idle)
    await pdfs.close()
    await jobs.close()
    await closeSenders(senders)
    await storage.close()
    await tracing?.close()
  })

  server.on('error', async (error) => {
    await pdfs.close()
    await jobs.close()
    await storage.close()
    fail(new ConfigError(`Can't listen on HOST ${config.host}, PORT ${config.port}: ${error.message}.`))
  })
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
