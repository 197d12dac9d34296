import { sql } from '#kysely'
import { countingLookUp } from '#api/limits/store.ts'
import { isActive } from '#domain/accounts/store.ts'
import type { Placeholders } from '#platform/database/compile-once.ts'

const countedAs = sql<string>`coalesce(counted_as, id)`.as('countedAs')

/** Finds a key that is valid, and adds to the count of its requests. */
export const findKey = countingLookUp(
  (db, { secretHash, at }: Placeholders<{ secretHash: Buffer; at: string; requests: number }>) =>
    db
      .selectFrom('api_keys')
      .select(['id', 'account_id', 'scopes', 'last_used_at', 'rate_limit', countedAs])
      .where('secret_sha256', '=', secretHash)
      .where(isActive(at)),
)
