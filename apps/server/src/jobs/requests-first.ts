import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Pace {
  /** The maximum time in milliseconds that a job waits for requests, so that jobs run even under constant load. */
  maxWait: number
  /** Milliseconds after the last request until the server counts as idle. */
  idleAfter: number
}

/**
 * Returns a function that runs a job with a lower priority than requests, because clients wait for answers but not for mails. While the
 * server has requests, jobs run one at a time, when no request is open. On an idle server all jobs run at once.
 */
export function requestsFirst(server: Server, { maxWait, idleAfter }: Pace = { maxWait: 100, idleAfter: 500 }) {
  let openRequests = 0
  let lastRequestAt = -Infinity
  let allAnswered = Promise.withResolvers<void>()
  let queue: Promise<unknown> = Promise.resolve()
  server.on('request', (_req, res) => {
    openRequests++
    res.once('close', () => {
      lastRequestAt = performance.now()
      if (--openRequests > 0) return
      allAnswered.resolve()
      allAnswered = Promise.withResolvers()
    })
  })

  const runWhenAnswered = async (job: () => Promise<void>) => {
    if (openRequests > 0) await Promise.race([allAnswered.promise, sleep(maxWait)])
    await job()
  }
  return async (job: () => Promise<void>): Promise<void> => {
    if (openRequests === 0 && performance.now() - lastRequestAt > idleAfter) return job()
    const run = queue.then(() => runWhenAnswered(job))
    queue = run.catch(() => {})
    return run
  }
}
