import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that Linux gives to whoever asks for any port, so that no other test takes the port before its owner listens. */
const [FIRST, END] = [10_000, 32_000] as const
const MAX_TRIES = 20

/** Returns a port on which nobody listens, for a program that must know its port before it starts. */
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
