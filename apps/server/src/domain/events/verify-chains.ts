import { sql } from 'kysely'
import type { Transaction } from '#platform/database/tables.ts'
import { hashChainEntry } from './account-chain.ts'

/** The number of entries that one query reads. */
const PAGE = 20

/** Returns a sentence for each fault in the chains of all accounts. It begins with the id of the account or of the document. */
export async function verifyChains(tx: Transaction): Promise<string[]> {
  const faults: string[] = []
  let last: { accountId: string; number: number; hash: string } | undefined
  for (;;) {
    const entries = await findEntries(tx, last)
    for (const { hash, ...entry } of entries) {
      const { accountId, number } = entry
      const before = last?.accountId === accountId ? last : undefined
      const expected = (before?.number ?? 0) + 1
      const name = `${accountId}: Entry ${number} in the chain of the account`
      if (number !== expected) faults.push(`${accountId}: Entries are missing between ${expected - 1} and ${number}.`)
      if (entry.previousHash !== (before?.hash ?? null))
        faults.push(`${name} does not contain the hash of the entry before it.`)
      if (hashChainEntry(entry) !== hash) faults.push(`${name} was changed: its hash does not match.`)
      faults.push(...(await checkHeads(tx, accountId, number)))
      last = { accountId, number, hash }
    }
    if (entries.length < PAGE) return faults
  }
}

function findEntries(tx: Transaction, after: { accountId: string; number: number } | undefined) {
  let query = tx
    .selectFrom('account_chain')
    .select(['account_id as accountId', 'number', 'previous_hash as previousHash', 'at', 'heads', 'hash'])
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('account_id', 'number'), '>', tuple(after.accountId, after.number)),
    )
  }
  return query.orderBy('account_id').orderBy('number').limit(PAGE).execute()
}

/** Checks that each event in the entry is in the audit trail of its document. This detects deleted events at the end of a trail. */
async function checkHeads(tx: Transaction, accountId: string, number: number): Promise<string[]> {
  const { rows } = await sql<{ documentId: string; number: number }>`
    select head."documentId", head.number
    from account_chain
    cross join lateral jsonb_to_recordset(heads) as head("documentId" text, number integer, hash text)
    left join events on events.document_id = head."documentId" and events.number = head.number
    where account_id = ${accountId} and account_chain.number = ${number} and events.hash is distinct from head.hash`.execute(
    tx,
  )
  return rows.map(
    (head) =>
      `${head.documentId}: Event ${head.number} is missing or not the event in entry ${number} in the chain of the account.`,
  )
}
