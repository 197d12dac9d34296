import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * Lets this many programs start at a time, in the order in which they came. The test files run in several processes, so the gate is a Unix socket:
 * who enters connects to the socket, and a process that ends gives its place back.
 */
export function openGate(path: string, places: number): Server {
  const waiting: Socket[] = []
  let inside = 0
  const admit = () => {
    while (inside < places && waiting.length > 0) {
      const socket = waiting.shift()!
      if (socket.destroyed) continue
      inside++
      socket.once('close', () => {
        inside--
        admit()
      })
      socket.write('enter')
    }
  }
  const server = createServer((socket) => {
    // A process that was killed resets its connection.
    socket.on('error', () => {})
    socket.resume()
    waiting.push(socket)
    admit()
  })
  return server.listen(path)
}

/** Starts a program when the gate has a place for it. Without the suite, such as in an editor, there is no gate, and the program starts at once. */
export async function throughGate<T>(start: () => Promise<T>): Promise<T> {
  const path = process.env['PROGRAM_GATE']
  if (!path) return start()
  const socket = connect(path)
  await once(socket, 'data')
  try {
    return await start()
  } finally {
    socket.destroy()
  }
}
