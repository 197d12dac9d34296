import { setTimeout as sleep } from 'node:timers/promises'

export interface Precedence {
  /** Runs a job of the first kind at once. */
  first: <Result>(job: () => Promise<Result>) => Promise<Result>
  /** Runs a job of the second kind when no job of the first kind runs, or after the time limit. */
  afterwards: <Result>(job: () => Promise<Result>) => Promise<Result>
}

/**
 * Lets one kind of job wait for another one, so that the two do not share the CPU.
 *
 * @param maxWait - milliseconds, so that the second kind goes on under a constant load of the first one.
 */
export function openPrecedence(maxWait: number): Precedence {
  let running = 0
  let allDone = Promise.withResolvers<void>()
  return {
    async first(job) {
      running++
      try {
        return await job()
      } finally {
        if (--running === 0) {
          allDone.resolve()
          allDone = Promise.withResolvers()
        }
      }
    },
    async afterwards(job) {
      if (running > 0) await Promise.race([allDone.promise, sleep(maxWait, undefined, { ref: false })])
      return job()
    },
  }
}
