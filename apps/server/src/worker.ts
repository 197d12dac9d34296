import { constants, setPriority } from 'node:os'
import { fail, onSignal } from '#server/process/signals.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { readConfig } from '#platform/settings/config.ts'

/** Runs the jobs of servers that were started with `JOBS=elsewhere`. Listens on no port. */
async function main() {
  // A server on the same machine goes first: its clients wait for answers, but mails can wait.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  // A worker reads the settings of the servers, but WORKERS applies only to servers.
  const config = { ...readConfig(), workers: 1, workJobs: true }
  // The services are loaded last, so that the worker reports a wrong setting at once.
  const { openServices } = await import('#server/process/open-services.ts')
  const { work, close } = await openServices(config, createLogger(config.logLevel))
  onSignal(close)
  await work()
  process.stdout.write('\nThe worker is ready.\n\n')
}

main().catch(fail)
