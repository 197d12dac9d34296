import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Lets one kind of work wait for another one, so that the two do not share the CPU.
 *
 * @param maxWait - milliseconds that the second kind waits at most, so that it also runs under a constant load of the first one.
 */
export function openPrecedence(maxWait: number) {
  let running = 0
  let allDone = Promise.withResolvers<void>()
  const begin = () => {
    running++
    return () => {
      if (--running > 0) return
      allDone.resolve()
      allDone = Promise.withResolvers()
    }
  }
  return {
    /** Counts work of the first kind as running. Returns a function that ends it. */
    begin,
    isFree: () => running === 0,
    /** Runs a job of the first kind at once. */
    async first<Result>(job: () => Promise<Result>): Promise<Result> {
      const end = begin()
      return job().finally(end)
    },
    /** Runs a job of the second kind when no work of the first kind runs, or after the time limit. */
    async afterwards<Result>(job: () => Promise<Result>): Promise<Result> {
      if (running > 0) await Promise.race([allDone.promise, sleep(maxWait, undefined, { ref: false })])
      return job()
    },
  }
}
