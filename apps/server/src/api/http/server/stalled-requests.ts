import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Problem } from '#platform/problems/problem.ts'
import { hasBody } from '../body/has-body.ts'
import { sendProblem } from './unreadable-requests.ts'

/** Until a request is complete, `bytes` of it must arrive in each `period` (milliseconds). */
export interface MinimumSpeed {
  period: number
  bytes: number
}

/** Ends requests if their body stops arriving. Each such request may hold a temporary file and a part of the budget. */
export function endStalledRequests(
  server: Server,
  { period, bytes }: MinimumSpeed = { period: 30_000, bytes: 64 * 1024 },
): void {
  server.on('request', (req, res) => {
    if (req.complete || !hasBody(req)) return
    const { socket } = req
    let before = socket.bytesRead
    const timer = setInterval(() => {
      if (req.complete || socket.destroyed) return clearInterval(timer)
      const moved = socket.bytesRead - before
      before = socket.bytesRead
      // If bytes wait to be read, the server causes the delay.
      if (moved >= bytes || req.readableLength > 0) return
      clearInterval(timer)
      end(req, res)
    }, period)
    timer.unref()
    req.once('close', () => clearInterval(timer))
  })
}

function end(req: IncomingMessage, res: ServerResponse): void {
  if (res.headersSent) return void req.socket.destroy()
  const detail = 'The body of the request did not arrive. The connection is too slow, or was interrupted.'
  sendProblem(req, res, new Problem('request_stalled', detail))
}
