import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Listens to this machine alone, at that port, or at a free one if it is taken. */
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
