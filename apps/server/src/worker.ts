import { constants, setPriority } from 'node:os'
import { readConfig } from './config.ts'
import { openOutbox } from './outbox/outbox.ts'
import { channelsOf, closeSenders, openSenders } from './delivery/open-senders.ts'
import { openJobs } from './jobs/jobs.ts'
import { jobsLog } from './jobs/log-jobs.ts'
import { workJobs } from './process/work-jobs.ts'
import { createLogger } from './telemetry/logger.ts'
import { fail, onSignal } from './process/signals.ts'
import { openDatabase } from './database/open-database.ts'

/** Works the jobs and answers nothing, beside servers that leave them to it by `JOBS=elsewhere`. */
async function main() {
  // Whoever calls the server on this machine waits for the answer, and nobody for a mail.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const config = readConfig()
  const logger = createLogger(config.logLevel)
  const log = (message: string) => logger.info(message)
  const storage = await openDatabase(config, log)
  const senders = openSenders(config, log)
  const jobs = await openJobs({ db: storage.db, connection: storage.connection, ...jobsLog(logger) })
  const outbox = openOutbox(jobs, channelsOf(senders))
  const { publicUrl, timeZone } = config
  onSignal(async () => {
    await jobs.close()
    await closeSenders(senders)
    await storage.close()
  })
  await workJobs({ db: storage.db, now: () => new Date(), outbox, publicUrl, jobs, senders, timeZone })
  process.stdout.write('\nThe worker is ready.\n\n')
}

main().catch(fail)
