import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that a job waits at most, so that under constant load too the jobs get done. */
const PATIENCE = 100

/** Lets a job wait until the server has no request to answer: whoever called waits for the answer, and nobody for a mail. */
export function requestsFirst(server: Server, patience = PATIENCE): () => Promise<void> {
  let unanswered = 0
  let answered = Promise.withResolvers<void>()
  server.on('request', (_req, res) => {
    unanswered++
    res.once('close', () => {
      if (--unanswered > 0) return
      answered.resolve()
      answered = Promise.withResolvers()
    })
  })
  return async () => {
    if (unanswered > 0) await Promise.race([answered.promise, sleep(patience)])
  }
}
