import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** Gets each piece of text that is sent over a connection. Returns true to hold it back. */
type Watch = (text: string, connection: Socket) => boolean

/** Stands between a server and PostgreSQL, so that a test sees what passes, can act after a commit before the server knows of it, or lets PostgreSQL hang. */
export async function startPostgresProxy(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) }
  let watched: { onQuery?: Watch; onAnswer?: Watch } = {}
  const [open, held] = [new Set<Socket>(), new WeakSet<Socket>()]
  const proxy = createServer((client) => {
    const postgres = connect(target)
    open.add(client)
    const isHeld = (watch: Watch | undefined, data: Buffer) =>
      held.has(client) || watch?.(data.toString('latin1'), client)
    client.on('data', (data) => isHeld(watched.onQuery, data) || postgres.write(data))
    postgres.on('data', (data) => isHeld(watched.onAnswer, data) || client.write(data))
    client.on('close', () => postgres.destroy() && open.delete(client)).on('error', () => postgres.destroy())
    postgres.on('close', () => client.destroy()).on('error', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  afterAll(() => {
    proxy.close()
    for (const client of open) client.destroy()
  })
  const proxied = new URL(url)
  proxied.searchParams.delete('host')
  proxied.hostname = '127.0.0.1'
  proxied.port = String((proxy.address() as AddressInfo).port)
  return {
    url: proxied.href,
    watch: (next: typeof watched) => void (watched = next),
    /** From now on, no byte passes over the open connections, and none of them breaks. */
    hang: () => open.forEach((client) => held.add(client)),
  }
}
