import type { Logger } from 'pino'
import type { Child } from './child.ts'

interface Options {
  numbers: number[]
  /** Returns the process that serves with this number. */
  findServing: (number: number) => Child | undefined
  /** Starts a process, and then stops the one that served with this number before. */
  fill: (number: number) => Promise<Child>
  /** Aborted when the server stops. */
  signal: AbortSignal
  logger: Logger
}

/** Returns a function that replaces all processes, one after the other. A call while that is under way makes it begin once more afterwards. */
export function openReplacement({ numbers, findServing, fill, signal, logger }: Options): () => void {
  let isWanted = false
  let isRunning = false

  const replaceEach = async (): Promise<void> => {
    logger.info('The processes are replaced, one after the other.')
    for (const number of numbers) {
      // A process that is being started again is new anyway.
      if (!findServing(number)) continue
      const started = (await (await fill(number)).ready) !== undefined
      if (signal.aborted) return
      if (started) continue
      logger.error({ process: number }, 'A new process did not start. The processes that were not replaced go on.')
      return
    }
    logger.info('All processes were replaced.')
  }
  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted && !signal.aborted) {
      isWanted = false
      await replaceEach()
    }
    isRunning = false
  }
}
