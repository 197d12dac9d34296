import type { Scope } from '@paraph/contract'
import { sql } from 'kysely'
import type { LimitedKey } from '#api/limits/limits.ts'
import { lookUpAndCount } from '#api/limits/store.ts'
import { isActive } from '#domain/accounts/key-store.ts'
import type { Database } from '#platform/database/tables.ts'

interface FoundKey extends LimitedKey {
  scopes: Scope[] | null
  last_used_at: string | null
}

/** Finds a key that is valid, and adds to the count of its requests. It is raw SQL, because each request with a key runs it. */
export function findKey(
  db: Database,
  { secretHash, at, requests }: { secretHash: Buffer; at: string; requests: number },
) {
  const key = sql<FoundKey>`
    select id, account_id, scopes, last_used_at, rate_limit, coalesce(counted_as, id) as "countedAs"
    from api_keys where secret_sha256 = ${secretHash} and ${isActive(at)}`
  return lookUpAndCount(db, key, requests)
}
