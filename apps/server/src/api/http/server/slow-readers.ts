import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { MINUTE } from '#platform/formats/durations.ts'

/** While a part of an answer waits for a client, the client must take `bytes` in each `period` (milliseconds). */
export interface MinimumPace {
  period: number
  bytes: number
}

/** The state of a connection at the end of a period. */
interface Seen {
  taken: number
  isWaiting: boolean
}

/** Closes the connections of clients that do not read their answers. Such an answer stays in memory. */
export function endSlowReaders(
  server: Server,
  { period, bytes }: MinimumPace = { period: MINUTE, bytes: 128 * 1024 },
): void {
  const sockets = new Map<Socket, Seen>()
  const check = () => {
    for (const [socket, before] of sockets) {
      const isWaiting = socket.writableLength > 0
      const taken = socket.bytesWritten - socket.writableLength
      if (isWaiting && before.isWaiting && taken - before.taken < bytes) socket.destroy()
      else sockets.set(socket, { taken, isWaiting })
    }
  }
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { taken: 0, isWaiting: false })
    socket.once('close', () => sockets.delete(socket))
  })
  const timer = setInterval(check, period).unref()
  server.once('close', () => clearInterval(timer))
}
