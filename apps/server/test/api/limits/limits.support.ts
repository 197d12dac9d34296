import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { createApp } from '#server/app.ts'
import { createLogger } from '#server/telemetry/logger.ts'
import { setRateLimit } from '#api/limits/store.ts'
import type { Database } from '#platform/database/tables.ts'
import type { TestAccount, TestServer } from '../../support/server.ts'

/** Starts another server on the same database, and returns its URL. The two share nothing in memory. `processes` says how many it pretends to be. */
export async function startAnother({ services }: TestServer, processes = 1): Promise<string> {
  const logger = createLogger('silent')
  const rateLimits = { key: 600, link: 600 }
  const app = await createApp({ services, logger, rateLimits, ready: async () => 'ok', trustProxy: 1, processes })
  const server = createServer(app).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns the id of the key of an account. */
export async function keyIdOf(db: Database, account: TestAccount): Promise<string> {
  const keys = db.selectFrom('api_keys').select('id').where('account_id', '=', account.id)
  return (await keys.executeTakeFirstOrThrow()).id
}

/** Gives the account's key a limit of its own. */
export async function limitKey(db: Database, account: TestAccount, limit: number): Promise<string> {
  const id = await keyIdOf(db, account)
  await setRateLimit(db, id, limit)
  return id
}

/** Counts requests as other servers would, in a window that ends after so many seconds. */
export async function countElsewhere(db: Database, name: string, requests: number, seconds = 60): Promise<void> {
  const ends_at = new Date(Date.now() + seconds * 1000).toISOString()
  await db.insertInto('rate_counts').values({ name, requests, ends_at }).execute()
}

/** Sends requests with this key, so many at once, and returns how often each status was the answer. */
export async function statusesOf(times: number, url: string, key: string): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  const send = async () => {
    const response = await fetch(`${url}/api/v1/companies?limit=1`, { headers: { authorization: `Bearer ${key}` } })
    await response.arrayBuffer()
    statuses[response.status] = (statuses[response.status] ?? 0) + 1
  }
  await Promise.all(Array.from({ length: times }, send))
  return statuses
}

export const unknownKey = () => `pk_live_${randomUUID()}`
