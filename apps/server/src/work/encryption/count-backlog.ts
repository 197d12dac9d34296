import { type RawBuilder, sql } from 'kysely'
import type { Ciphers } from '#domain/services.ts'
import type { Database } from '#platform/database/tables.ts'
import type { Cipher } from '#platform/secrets/cipher.ts'
import {
  type EncryptedColumn,
  keyOf,
  type NumberTable,
  numberTables,
  webhookSecretColumns,
} from './encrypted-columns.ts'

/**
 * The number of values that the newest key did not encrypt: personal numbers, evidence of BankID signatures, and secrets of webhook endpoints and of identity providers. The
 * evidence of one signature counts as one value.
 */
export interface EncryptionBacklog {
  /** Encrypted with an older key of SECRET_KEY. */
  olderKey: number
  /**
   * Encrypted with a key that is not in SECRET_KEY, so the server can't decrypt them. Values of a key that the operator has given up do not count.
   */
  unknownKey: number
}

export async function countBacklog(
  db: Database,
  { personalNumbers, bankIdEvidence, webhookSecrets, singleSignOnSecrets }: Ciphers,
): Promise<EncryptionBacklog> {
  const backlog = { olderKey: 0, unknownKey: 0 }
  for (const table of numberTables) {
    await addOthers(db, backlog, { table, column: 'ssn_encrypted', marks: personalNumbers.marks })
  }
  await addOthers(db, backlog, { table: 'signatures', column: 'bankid_signature', marks: bankIdEvidence.marks })
  for (const column of webhookSecretColumns)
    await addOthers(db, backlog, { table: 'webhook_endpoints', column, marks: webhookSecrets.marks })
  await addOthers(db, backlog, { table: 'single_sign_on', column: 'client_secret', marks: singleSignOnSecrets.marks })
  return backlog
}

interface Sealed extends Pick<Cipher, 'marks'> {
  table: NumberTable | 'signatures' | 'webhook_endpoints' | 'single_sign_on'
  column: EncryptedColumn
}

/** Adds the values that the newest key did not encrypt. */
async function addOthers(db: Database, backlog: EncryptionBacklog, { table, column, marks }: Sealed): Promise<void> {
  const [newest, ...older] = marks
  const key = keyOf(column)
  // This scans two ranges of the index. For a comparison with <> or with `or`, PostgreSQL would read the whole index or the whole table.
  const beside = (comparison: RawBuilder<unknown>) => sql`
    select ${key} as mark from ${sql.table(table)} where ${sql.ref(column)} is not null and ${key} ${comparison} ${newest}`
  const { rows } = await sql<{ mark: Buffer; count: number }>`
    select mark, count(*)::integer as count from (${beside(sql`<`)} union all ${beside(sql`>`)}) as others
    where mark not in (select mark from lost_keys)
    group by 1`.execute(db)
  for (const { mark, count } of rows) {
    backlog[older.some((known) => known.equals(mark)) ? 'olderKey' : 'unknownKey'] += count
  }
}
