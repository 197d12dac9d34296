import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** Gets each piece of text that is sent over a connection. Returns true to hold it back. */
type Watch = (text: string, connection: Socket) => boolean

/** Stands between a server and PostgreSQL, so that a test can act after a commit, before the server knows of it. */
export async function startPostgresProxy(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) }
  let watched: { onQuery?: Watch; onAnswer?: Watch } = {}
  const proxy = createServer((client) => {
    const postgres = connect(target)
    client.on('data', (data) => watched.onQuery?.(data.toString('latin1'), client) || postgres.write(data))
    postgres.on('data', (data) => watched.onAnswer?.(data.toString('latin1'), client) || client.write(data))
    client.on('close', () => postgres.destroy()).on('error', () => postgres.destroy())
    postgres.on('close', () => client.destroy()).on('error', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  afterAll(() => void proxy.close())
  const proxied = new URL(url)
  proxied.searchParams.delete('host')
  proxied.hostname = '127.0.0.1'
  proxied.port = String((proxy.address() as AddressInfo).port)
  return { url: proxied.href, watch: (next: typeof watched) => void (watched = next) }
}
