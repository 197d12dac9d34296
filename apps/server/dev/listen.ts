import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Listens only on this machine, at the port or, if it is taken, at a free one. */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch (error) {
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return listen(server, 0)
  }
  return (server.address() as AddressInfo).port
}
