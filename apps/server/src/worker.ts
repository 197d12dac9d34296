import { ConfigError, readConfig } from './config.ts'
import { openOutbox } from './delivery/outbox.ts'
import { channelsOf, closeSenders, openSenders } from './delivery/senders.ts'
import { openJobs } from './jobs/jobs.ts'
import { workJobs } from './jobs/work.ts'
import { createLogger } from './logger.ts'
import { openStorage } from './storage.ts'

/** Works the jobs and answers nothing, beside servers that leave them to it by `JOBS=elsewhere`. */
async function main() {
  const config = readConfig()
  const logger = createLogger(config.logLevel)
  const log = (message: string) => logger.info(message)
  const storage = await openStorage(config, log)
  const senders = openSenders(config, log)
  const onError = (error: Error) => logger.error(error, 'The job queue failed.')
  const jobs = await openJobs({ db: storage.db, connection: storage.connection, onError })
  const outbox = openOutbox(jobs, channelsOf(senders))
  const { publicUrl, timeZone } = config
  await workJobs({ db: storage.db, now: () => new Date(), outbox, publicUrl, jobs, senders, timeZone })
  log('The worker is ready.')

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await jobs.close()
    await closeSenders(senders)
    await storage.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error)?.stack ?? error)}\n`)
  process.exit(1)
})
