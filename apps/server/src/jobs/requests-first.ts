import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Pace {
  /** Milliseconds that a job waits for requests at most, so that under constant load too the jobs get done. */
  patience: number
  /** Milliseconds after its last request that a server counts as idle. */
  quiet: number
}

/**
 * Runs jobs so that requests hardly notice: whoever called waits for the answer, and nobody for a mail. While there are requests, one job is run at
 * a time, when there is nothing to answer; on an idle server all of them at once.
 */
export function requestsFirst(server: Server, { patience, quiet }: Pace = { patience: 100, quiet: 500 }) {
  let unanswered = 0
  let last = -Infinity
  let answered = Promise.withResolvers<void>()
  let line: Promise<unknown> = Promise.resolve()
  server.on('request', (_req, res) => {
    unanswered++
    res.once('close', () => {
      last = performance.now()
      if (--unanswered > 0) return
      answered.resolve()
      answered = Promise.withResolvers()
    })
  })

  const inTurn = async (job: () => Promise<void>) => {
    if (unanswered > 0) await Promise.race([answered.promise, sleep(patience)])
    await job()
  }
  return async (job: () => Promise<void>): Promise<void> => {
    if (unanswered === 0 && performance.now() - last > quiet) return job()
    const run = line.then(() => inTurn(job))
    line = run.catch(() => {})
    return run
  }
}
