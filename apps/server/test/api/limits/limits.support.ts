import { randomUUID } from 'node:crypto'
import { setRateLimit } from '#api/limits/store.ts'
import type { Database } from '#platform/database/tables.ts'
import type { TestAccount } from '@paraph/testing/server/server.ts'

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
