import { sql } from 'kysely'
import { notBefore } from '#platform/database/clock.ts'
import { anyOf, arrayOf } from '#platform/database/lists.ts'
import type { ChainHead, Database, PoolOrHeld, Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type ChainEntry, hashChainEntry } from './hash-chain-entry.ts'

/** The number and the hash of an entry, which a sealed PDF names. */
export interface ChainLink {
  number: number
  hash: string
}

/** The maximum number of documents in one entry. The others follow in the next entries. */
const MAX_HEADS = 10_000

/**
 * Adds an entry for the seal of a document, and returns it. Later attempts to seal the same document add no entry and use the newest one, so that
 * failures don't make the chain longer.
 */
export function chainForSeal(db: PoolOrHeld, documentId: string, now: Date): Promise<ChainLink> {
  return inTransaction(db, async (tx) => {
    const { accountId } = await tx
      .selectFrom('documents')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select('account_id as accountId')
      .where('documents.id', '=', documentId)
      // The lock makes sure that only one entry follows another.
      .forNoKeyUpdate('accounts')
      .executeTakeFirstOrThrow()
    const document = tx.selectFrom('documents').select('seal_chain_number as number').where('id', '=', documentId)
    const { number } = await document.forUpdate().executeTakeFirstOrThrow()
    const newest = await findNewest(tx, accountId)
    if (newest && number !== null) return { number: newest.number, hash: newest.hash }
    return addEntry(tx, { accountId, documentId, after: newest }, now)
  })
}

async function addEntry(
  tx: Transaction,
  { accountId, documentId, after }: { accountId: string; documentId: string; after: NewestEntry | undefined },
  now: Date,
): Promise<ChainLink> {
  const entry = {
    accountId,
    number: (after?.number ?? 0) + 1,
    previousHash: after?.hash ?? null,
    // An entry is never older than the one before it, also if the clock went back.
    at: notBefore(after?.at, now).toISOString(),
    heads: await takeHeads(tx, accountId, documentId),
  }
  const hash = hashChainEntry(entry)
  await tx
    .insertInto('account_chain')
    .values({
      account_id: accountId,
      number: entry.number,
      previous_hash: entry.previousHash,
      at: entry.at,
      heads: JSON.stringify(entry.heads),
      hash,
    })
    .execute()
  await tx.updateTable('documents').set({ seal_chain_number: entry.number }).where('id', '=', documentId).execute()
  return { number: entry.number, hash }
}

/**
 * Returns the newest events of the document and of other documents that are in no entry yet. A locked document is about to get another event, so the
 * next entry takes it. This way no event is missed, even if it commits late.
 */
async function takeHeads(tx: Transaction, accountId: string, documentId: string): Promise<ChainHead[]> {
  const others = await tx
    .selectFrom('documents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_chain_due', '=', true)
    .where('status', '!=', 'DRAFT')
    .where('id', '!=', documentId)
    .orderBy('id')
    .limit(MAX_HEADS - 1)
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = [documentId, ...others.map(({ id }) => id)]
  await tx.updateTable('documents').set({ is_chain_due: false }).where('id', '=', anyOf(ids)).execute()
  const { rows } = await sql<ChainHead>`
    select document.id as "documentId", head.number, head.hash
    from unnest(${arrayOf(ids, 'text')}) as document(id)
    cross join lateral (
      select number, hash from events where document_id = document.id order by number desc limit 1
    ) as head
    order by document.id collate "C"`.execute(tx)
  return rows
}

type NewestEntry = ChainLink & Pick<ChainEntry, 'at'>

function findNewest(tx: Transaction, accountId: string): Promise<NewestEntry | undefined> {
  return tx
    .selectFrom('account_chain')
    .select(['number', 'hash', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the hash of the entry; undefined if there is none. */
export async function findChainHash(db: Database, accountId: string, number: number): Promise<string | undefined> {
  const entries = db.selectFrom('account_chain').select('hash').where('account_id', '=', accountId)
  return (await entries.where('number', '=', number).executeTakeFirst())?.hash
}

/** Returns the next entries, in the order of accounts and numbers. */
export function findChainEntries(
  tx: Transaction,
  { after, limit }: { after: { accountId: string; number: number } | undefined; limit: number },
) {
  let query = tx
    .selectFrom('account_chain')
    .select(['account_id as accountId', 'number', 'previous_hash as previousHash', 'at', 'heads', 'hash'])
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('account_id', 'number'), '>', tuple(after.accountId, after.number)),
    )
  }
  return query.orderBy('account_id').orderBy('number').limit(limit).execute()
}

/**
 * Returns the events that the entry names, and that are not in the audit trail of their document. This detects deleted events at the end of a trail.
 */
export async function findLostHeads(
  tx: Transaction,
  accountId: string,
  number: number,
): Promise<{ documentId: string; number: number }[]> {
  const { rows } = await sql<{ documentId: string; number: number }>`
    select head."documentId", head.number
    from account_chain
    cross join lateral jsonb_to_recordset(heads) as head("documentId" text, number integer, hash text)
    left join events on events.document_id = head."documentId" and events.number = head.number
    where account_id = ${accountId} and account_chain.number = ${number} and events.hash is distinct from head.hash`.execute(
    tx,
  )
  return rows
}
