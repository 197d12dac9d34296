import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { isDatabaseDown } from '../../src/database/errors.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { startPostgresServer } from '../support/postgres-server.ts'
import { SECRET_KEY } from '../support/process.ts'

const postgres = await startPostgresServer()
afterAll(() => postgres.stop())

/** Stands between the server and its database. While it hangs, no byte passes, and no connection breaks. */
async function startProxy(port: number) {
  const sockets: Socket[] = []
  const proxy = createServer((client) => {
    const database = connect(port, '127.0.0.1')
    sockets.push(client, database)
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) socket.on('error', () => {})
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  return {
    port: (proxy.address() as AddressInfo).port,
    hang: () => sockets.forEach((socket) => socket.unpipe().pause()),
  }
}

test('a database that hangs is not ready, and many probes wait for one query', async () => {
  const { url } = await postgres.newDatabase()
  const proxy = await startProxy(postgres.port)
  const DATABASE_URL = url.replace(`:${postgres.port}`, `:${proxy.port}`)
  const database = await openDatabase(readConfig({ DATABASE_URL, SECRET_KEY }), () => {})
  expect(await database.ready()).toBe(true)
  proxy.hang()
  expect(await Promise.all(Array.from({ length: 50 }, database.ready))).not.toContain(true)
  expect(database.pool.totalCount).toBe(1)
}, 15_000)

test.each([
  Object.assign(new Error('could not extend file'), { code: '53100' }),
  Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s means that the database is down', (error) => {
  expect(isDatabaseDown(error)).toBe(true)
})
