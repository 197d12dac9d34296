import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPlaces } from './places.ts'

/** Runs a job when its turn has come. Urgent jobs overtake the others. */
export type InTurn = (job: () => Promise<void>, options: { isUrgent: boolean }) => Promise<void>

export interface Pace {
  /** The maximum time in milliseconds that a job waits for requests, so that jobs run even under constant load. */
  maxWait: number
  /** Milliseconds after the last request until the server counts as idle. */
  idleAfter: number
  /** The jobs that run at a time while the server is not idle. */
  atOnce: number
}

const PACE: Pace = { maxWait: 100, idleAfter: 500, atOnce: 4 }

/**
 * Returns a function that runs a job with a lower priority than requests, because clients wait for answers but not for mails. While the
 * server has requests, few jobs run at a time, and they begin when no request is open. On an idle server all jobs run at once.
 */
export function requestsFirst(server: Server, { maxWait, idleAfter, atOnce }: Pace = PACE): InTurn {
  let openRequests = 0
  let lastRequestAt = -Infinity
  let allAnswered = Promise.withResolvers<void>()
  const places = openPlaces(atOnce)
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
  return async (job, { isUrgent }) => {
    if (openRequests === 0 && performance.now() - lastRequestAt > idleAfter) return job()
    return places(() => runWhenAnswered(job), { isUrgent })
  }
}
