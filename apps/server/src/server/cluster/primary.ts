import cluster from 'node:cluster'
import { announce, logStart } from '#server/process/announce.ts'
import { GRACE } from '#server/process/graceful-stop.ts'
import { refuseBusyPort } from '#server/process/port.ts'
import { onSignal } from '#server/process/signals.ts'
import { startWarnings } from '#server/process/warnings.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { KEEP_ALIVE } from '#api/http/server/http-server.ts'
import { newSetupToken } from '#domain/accounts/setup-store.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { openSecretKey } from '#platform/secrets/secret-key.ts'
import type { Config } from '#platform/settings/config.ts'
import type { KeyState } from '#work/sealing/key-holder.ts'
import type { Child } from './child.ts'
import { checkConnections } from './connections.ts'
import { memberArgument } from './protocol.ts'
import { openTeam } from './team.ts'

/** Milliseconds that the jobs of a process have to end, and a margin. */
const [FOR_JOBS, MARGIN] = [20_000, 5_000]

/**
 * Runs the server with several processes. This process, the primary, holds the port and the embedded database. It answers no requests: it gives each
 * connection to the process whose turn it is.
 */
export async function runPrimary(config: Config): Promise<void> {
  await refuseBusyPort(config)
  const logger = createLogger(config.logLevel)
  logStart(logger)
  const log = (message: string) => logger.info(message)
  // Each process opens these again. Here they are reported once, and before the schema changes. The key is created on the first start.
  const secretKey = await openSecretKey(config, log)
  const { bankId } = config
  if (bankId && bankId.environment !== 'simulator') {
    const { readClientCertificate } = await import('#platform/bankid/client-certificate.ts')
    await readClientCertificate(bankId.certificate, bankId.passphrase)
  }
  const database = await openDatabase({ ...config, databasePool: 1 }, log, { secretKey })
  const warning = await checkConnections(database.pool, config).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  for (const text of [...(warning ? [warning] : []), ...startWarnings(config)]) logger.warn(text)

  // Metrics contain NaN, which JSON has not.
  cluster.setupPrimary({ serialization: 'advanced', args: [memberArgument] })
  cluster.schedulingPolicy = cluster.SCHED_RR
  let keyState: KeyState = 'checking'
  const team = openTeam({
    count: config.workers,
    seatOf: (number) => ({ number, embedded: database.embedded, keyState }),
    stopWithin: config.shutdownDelay + KEEP_ALIVE + GRACE + FOR_JOBS + MARGIN,
    logger,
    onMessage(child, message) {
      if (message.type === 'collected') metrics?.note(child, message.metrics)
      if (message.type === 'scrape') void answerScrape(child)
      if (message.type !== 'keyState') return
      keyState = message.value
      for (const other of team.children()) other.send({ type: 'keyState', value: keyState })
    },
    onEnd: (child) => metrics?.retire(child),
    onGiveUp: (code) => void end(code),
  })
  // Loads slowly, so it is loaded only if the settings ask for it.
  const metrics = config.metricsToken ? (await import('./collect-metrics.ts')).collectMetrics(team.children) : undefined
  const answerScrape = async (child: Child) => {
    try {
      if (metrics) child.send({ type: 'metrics', text: await metrics.read() })
    } catch (err) {
      logger.error({ err }, 'The metrics of the processes could not be added up.')
    }
  }
  const end = async (code: number) => {
    await team.stop()
    await database.close()
    process.exit(code)
  }
  onSignal(() => end(0))
  // Not SIGHUP, which also comes when a terminal is closed.
  process.on('SIGUSR2', team.replaceAll)
  const port = await team.start()
  if (port === undefined) return
  const setupToken = config.hasConsole ? await newSetupToken(database.db, database.clock.now()) : undefined
  announce(config, port, setupToken)
}
