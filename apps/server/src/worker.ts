import { constants, setPriority } from 'node:os'
import { readConfig } from './config.ts'
import { openServices } from './process/services.ts'
import { fail, onSignal } from './process/signals.ts'
import { createLogger } from './telemetry/logger.ts'

/** Works the jobs without listening, beside servers that are started with `JOBS=elsewhere`. */
async function main() {
  // A caller of a server on this machine waits for the answer. A mail can wait.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const config = { ...readConfig(), workJobs: true }
  const { work, close } = await openServices(config, createLogger(config.logLevel))
  onSignal(close)
  await work()
  process.stdout.write('\nThe worker is ready.\n\n')
}

main().catch(fail)
