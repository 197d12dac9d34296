import type { Database } from '#platform/database/tables.ts'

/** Returns the database with a hook: `act` runs after each query with matching rows, before the caller gets them. So a test can make a change between two queries. */
export function afterQuery<Db extends Database>(
  db: Db,
  matches: (rows: Record<string, unknown>[]) => boolean,
  act: () => Promise<void>,
): Db {
  const hooked = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (matches(result.rows)) await act()
      return result
    },
  })
  return hooked as Db
}
