import type { Pool, Transaction } from '#platform/database/tables.ts'
import { hashAccountEvent } from './hash-account-event.ts'
import { findLogEntries, findLogHeads } from './log-store.ts'

/** The newest entry of a log. If the operator saves it elsewhere, any change of this entry or of an earlier one is detected. */
export interface LogHead {
  number: number
  hash: string
}

interface LogVerification {
  entries: number
  /** One sentence for each fault. It begins with the id of the account. */
  faults: string[]
  /** By the id of the account. */
  heads: Map<string, LogHead>
}

/** The number of entries that one query reads. */
const PAGE = 500

/** Verifies the logs of all accounts in one snapshot of the database. Compares them with the heads that were saved earlier, by the id of the account. */
export function verifyAccountLogs(db: Pool, saved: ReadonlyMap<string, LogHead>): Promise<LogVerification> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const verification = await verifyEntries(tx, saved)
      const stored = await findLogHeads(tx)
      for (const accountId of new Set([...stored.keys(), ...verification.heads.keys(), ...saved.keys()])) {
        const last = verification.heads.get(accountId)?.number ?? 0
        const fault = (text: string) => verification.faults.push(`${accountId}: ${text}`)
        const head = stored.get(accountId)
        if (!head || head.number !== last)
          fault(`The log ends with entry ${last}, but the newest one was ${head?.number ?? 'not recorded'}.`)
        else if (head.hash !== (verification.heads.get(accountId)?.hash ?? null))
          fault(`Entry ${last} in the log is not the newest one that was recorded.`)
        if ((saved.get(accountId)?.number ?? 0) > last) fault('Entries of the log were saved, but are gone.')
      }
      return verification
    })
}

async function verifyEntries(tx: Transaction, saved: ReadonlyMap<string, LogHead>): Promise<LogVerification> {
  const [faults, heads]: [string[], Map<string, LogHead>] = [[], new Map()]
  let after: { accountId: string; number: number } | undefined
  for (let entries = 0; ; entries += PAGE) {
    const page = await findLogEntries(tx, { after, limit: PAGE })
    for (const { number, entry } of page) {
      const { accountId, hash } = entry
      const before = heads.get(accountId)
      const expected = (before?.number ?? 0) + 1
      const name = `${accountId}: Entry ${number} in the log`
      if (number !== expected)
        faults.push(`${accountId}: Entries of the log are missing between ${expected - 1} and ${number}.`)
      if (entry.previousHash !== (before?.hash ?? null))
        faults.push(`${name} does not contain the hash of the entry before it.`)
      if (hashAccountEvent(entry) !== hash) faults.push(`${name} was changed: the hash of ${entry.id} does not match.`)
      const savedHead = saved.get(accountId)
      if (savedHead?.number === number && savedHead.hash !== hash) faults.push(`${name} is not the one that was saved.`)
      heads.set(accountId, { number, hash })
      after = { accountId, number }
    }
    if (page.length < PAGE) return { entries: entries + page.length, faults, heads }
  }
}
