import { sql } from 'kysely'
import { numberColumns, type StoredNumber } from '#domain/personal-numbers/columns.ts'
import type { Services } from '#domain/services.ts'
import type { PoolOrHeld, Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { SealedValueError } from '#platform/secrets/cipher.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { keyOf, type NumberTable, numberTables } from './encrypted-columns.ts'
import type { EncryptionReport } from './encryption-report.ts'

/** The number of rows that one transaction changes, so that no request waits long for one of them. */
const BATCH = 200

/** Encrypts personal numbers with the newest key if an older key encrypted them. */
export async function encryptNumbers({
  db,
  personalNumbers,
}: Pick<Services, 'db' | 'personalNumbers'>): Promise<EncryptionReport> {
  const report = { encrypted: 0, unreadable: 0 }
  // The contacts come first, because a new party gets a copy of its contact's number.
  for (const table of numberTables) {
    for (const mark of personalNumbers.marks.slice(1)) {
      await encryptAll(db, { table, mark }, personalNumbers, report)
    }
  }
  return report
}

/** The rows to encrypt again: those that the key with this mark encrypted. */
interface Due {
  table: NumberTable
  mark: Buffer
}

async function encryptAll(db: PoolOrHeld, due: Due, numbers: PersonalNumbers, report: EncryptionReport): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const from: string = after
    after = await inTransaction(db, async (tx) => {
      // Until PostgreSQL has new statistics, it would sort all remaining rows for each batch.
      await sql`set local enable_sort = off; set local enable_seqscan = off`.execute(tx)
      const rows = await lockBatch(tx, due, from)
      const renewed = rows.flatMap(({ id, stored }) => renew(id, stored, numbers))
      await store(tx, due.table, renewed)
      report.encrypted += renewed.length
      report.unreadable += rows.length - renewed.length
      return rows.length === BATCH ? rows.at(-1)!.id : undefined
    })
  }
}

/** Locks a batch of rows. Skips rows that a request is changing: the request encrypts their numbers, or the next run does. */
function lockBatch(
  tx: Transaction,
  { table, mark }: Due,
  after: string,
): Promise<{ id: string; stored: StoredNumber }[]> {
  return tx
    .selectFrom(table)
    .select(['id', sql<Buffer>`ssn_encrypted`.as('stored')])
    .where('ssn_encrypted', 'is not', null)
    .where(keyOf('ssn_encrypted'), '=', mark)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

type Renewed = { id: string } & NonNullable<ReturnType<typeof numberColumns>>

/** Encrypts one number again. A number that can't be decrypted stays as it is, and does not stop the others. */
function renew(id: string, stored: StoredNumber, numbers: PersonalNumbers): Renewed[] {
  try {
    return [{ id, ...numberColumns(numbers.decrypt(stored), numbers)! }]
  } catch (error) {
    if (!(error instanceof SealedValueError)) throw error
    return []
  }
}

async function store(tx: Transaction, table: NumberTable, rows: Renewed[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const encrypted = rows.map(({ ssn_encrypted }) => ssn_encrypted)
  const hashes = rows.map(({ ssn_hash }) => ssn_hash)
  await sql`
    update ${sql.table(table)} as stored
    set ssn_encrypted = renewed.encrypted, ssn_hash = renewed.hash
    from unnest(${ids}::text[], ${encrypted}::bytea[], ${hashes}::bytea[]) as renewed (id, encrypted, hash)
    where stored.id = renewed.id`.execute(tx)
}
