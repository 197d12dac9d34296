import type { Database } from '#platform/database/tables.ts'

/** The number of rows that belong to the account. */
export async function countRows(
  db: Database,
  table: 'api_keys' | 'companies' | 'contacts' | 'documents' | 'webhook_endpoints',
  { id }: { id: string },
): Promise<number> {
  return (await db.selectFrom(table).select('id').where('account_id', '=', id).execute()).length
}
