import { ConfigError } from '#platform/settings/config-error.ts'

/** Calls `stop` on SIGTERM and Ctrl-C, then ends the process. A second signal ends it immediately. */
export function onSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined
  const end = async () => {
    // After Ctrl-C, the terminal and npm each send a SIGINT, almost at the same time. Only a later signal comes from an impatient user.
    if (stoppingSince !== undefined && Date.now() - stoppingSince < 1000) return
    if (stoppingSince !== undefined) process.exit(1)
    stoppingSince = Date.now()
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/** EX_CONFIG of sysexits.h. A service manager need not try again, because only the operator can correct a setting. */
const WRONG_SETTING = 78

/** Prints an error for the operator, and returns the exit code. A TypeError is a bug, so its stack is printed too. */
export function report(error: unknown): number {
  const message =
    error instanceof Error && !(error instanceof TypeError) ? error.message : String((error as Error)?.stack ?? error)
  process.stderr.write(`${message}\n`)
  return error instanceof ConfigError ? WRONG_SETTING : 1
}

/** Ends the process with an error message for the operator. */
export function fail(error: unknown): never {
  process.exit(report(error))
}
