import { sql } from 'kysely'
import { anyOf } from '#platform/database/lists.ts'
import type { PoolOrHeld, Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'

/** The number of documents that one transaction changes, so that no request waits long for one of them. */
const BATCH = 200

/**
 * Fills in what a search reads, in the documents of an earlier version. It begins with the newest document. So nothing is left to do
 * when the oldest one has been filled in, and an interrupted run continues where it stopped.
 */
export async function fillInSearched(db: PoolOrHeld): Promise<void> {
  const { rows } = await sql<{ isLeft: boolean }>`
    select search_text is null as "isLeft" from documents order by id limit 1`.execute(db)
  let before: string | undefined = rows[0]?.isLeft ? '~' : undefined
  while (before !== undefined) {
    const last: string = before
    before = await inTransaction(db, (tx) => fillInSome(tx, last))
  }
}

/** Returns the last document of the batch, or undefined if there are no more. */
async function fillInSome(tx: Transaction, before: string): Promise<string | undefined> {
  // The documents are locked by a statement of their own, so that the next one sees the parties of the transactions before.
  const locked = await tx
    .selectFrom('documents')
    .select('id')
    .where('search_text', 'is', null)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(BATCH)
    .forNoKeyUpdate()
    .execute()
  const ids = locked.map(({ id }) => id)
  await sql`update documents set search_text = search_text_of(id, title, external_id), searched = null where id = ${anyOf(ids)}`.execute(
    tx,
  )
  return ids.at(-1)
}
