import type { Database } from '#platform/database/tables.ts'

interface AttemptedEndpoint {
  id: string
  url: string
}

/** Stores that the last attempt failed or succeeded. `failing_since` is the first failure after the last success. Returns whether that changed. */
export function markFailing(db: Database, endpoint: AttemptedEndpoint, since: Date | null): Promise<boolean> {
  return mark(db, endpoint, 'failing_since', since)
}

/** Stores that the last answer was slow or quick. `slow_since` is the first slow answer after the last quick one. */
export async function markSlow(db: Database, endpoint: AttemptedEndpoint, since: Date | null): Promise<void> {
  await mark(db, endpoint, 'slow_since', since)
}

async function mark(
  db: Database,
  { id, url }: AttemptedEndpoint,
  column: 'failing_since' | 'slow_since',
  since: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_endpoints')
    .set({ [column]: since?.toISOString() ?? null })
    .where('id', '=', id)
    // An attempt at another URL says nothing about this one.
    .where('url', '=', url)
    .where(column, since ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
