import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Linux assigns the ports from 32,768 on to programs that listen on port 0. Lower ports are never assigned, so no other test takes one of them by chance. */
const [FIRST, END] = [10_000, 32_000] as const
const MAX_TRIES = 20

/** Returns a free port, for a program that must know its port before it starts. */
export async function freePort(tries = MAX_TRIES): Promise<number> {
  const port = randomInt(FIRST, END)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (tries === 1) throw error
    return freePort(tries - 1)
  }
  await new Promise((done) => server.close(done))
  return port
}
