/** Calls `stop` at SIGTERM and Ctrl-C, and ends the process once that is done. */
export function onSignal(stop: () => Promise<void>): void {
  let stopping: number | undefined
  const end = async () => {
    // npm passes Ctrl-C on to us, who had it from the terminal already. Only a later one is somebody's who won't wait.
    if (stopping !== undefined && Date.now() - stopping < 1000) return
    if (stopping !== undefined) process.exit(1)
    stopping = Date.now()
    await stop()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

export function fail(error: unknown): never {
  // What was foreseen is a sentence for the operator; of anything else, the developer wants to see where it came from.
  const message =
    error instanceof Error && !(error instanceof TypeError) ? error.message : String((error as Error)?.stack ?? error)
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
