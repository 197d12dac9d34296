import { sql } from 'kysely'
import type { Database } from '../database/tables.ts'
import { markLength } from '../secrets/cipher.ts'
import type { PersonalNumbers } from '../secrets/personal-numbers.ts'

export const numberTables = ['contacts', 'parties'] as const
export type NumberTable = (typeof numberTables)[number]

/** How many numbers are not stored as they should be. */
export interface NumberBacklog {
  /** Not encrypted yet. */
  plain: number
  /** Encrypted with an older key of SECRET_KEY. */
  olderKey: number
  /** Encrypted with a key that is not in SECRET_KEY, so that nobody can read them. */
  unknownKey: number
}

/** The bytes of an encrypted number that name its key. The index has the same expression, so the length is part of the statement. */
export const keyOfNumber = sql<Buffer>`substring(ssn_encrypted from 1 for ${sql.lit(markLength)})`

export async function countBacklog(db: Database, { marks }: Pick<PersonalNumbers, 'marks'>): Promise<NumberBacklog> {
  const backlog = { plain: 0, olderKey: 0, unknownKey: 0 }
  const [newest, ...older] = marks
  for (const table of numberTables) {
    const { plain } = await db
      .selectFrom(table)
      .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('plain'))
      .where('ssn_plain', 'is not', null)
      .executeTakeFirstOrThrow()
    backlog.plain += plain
    const others = await db
      .selectFrom(table)
      .select((select) => [keyOfNumber.as('mark'), select.cast<number>(select.fn.countAll(), 'integer').as('numbers')])
      .where('ssn_encrypted', 'is not', null)
      // Two ranges of the index. PostgreSQL would read the whole table for a comparison with <>.
      .where(({ or, eb }) => or([eb(keyOfNumber, '<', newest!), eb(keyOfNumber, '>', newest!)]))
      .groupBy(keyOfNumber)
      .execute()
    for (const { mark, numbers } of others) {
      backlog[older.some((key) => key.equals(mark)) ? 'olderKey' : 'unknownKey'] += numbers
    }
  }
  return backlog
}
