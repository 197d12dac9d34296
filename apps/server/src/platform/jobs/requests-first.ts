import type { Server } from 'node:http'
import PQueue from 'p-queue'
import { openPrecedence } from './precedence.ts'

/** Runs a job after the open requests. Urgent jobs overtake the others. */
export type AfterRequests = (job: () => Promise<void>, options: { isUrgent: boolean }) => Promise<void>

export interface JobPace {
  /** The maximum time in milliseconds that a job waits for requests, so that jobs run even under constant load. */
  maxWait: number
  /** Milliseconds after the last request until the server counts as idle. */
  idleAfter: number
  /** The jobs that run at a time while the server is not idle. */
  atOnce: number
}

const PACE: JobPace = { maxWait: 100, idleAfter: 500, atOnce: 4 }

/**
 * Returns a function that runs a job with a lower priority than requests, because clients wait for answers but not for mails. While the
 * server has requests, few jobs run at a time, and they begin when no request is open. On an idle server all jobs run at once.
 */
export function requestsFirst(server: Server, { maxWait, idleAfter, atOnce }: JobPace = PACE): AfterRequests {
  const requests = openPrecedence(maxWait)
  const queue = new PQueue({ concurrency: atOnce })
  let lastRequestAt = -Infinity
  server.on('request', (_req, res) => {
    const end = requests.begin()
    res.once('close', () => {
      lastRequestAt = performance.now()
      end()
    })
  })
  return async (job, { isUrgent }) => {
    if (requests.isFree() && performance.now() - lastRequestAt > idleAfter) return job()
    return queue.add(() => requests.afterwards(job), { priority: Number(isUrgent) })
  }
}
