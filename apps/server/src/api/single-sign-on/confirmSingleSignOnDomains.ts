import type { Handler } from '#api/operation.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { findAccountMode, lockAccount } from '#domain/accounts/account-store.ts'
import { recordNameOf, recordValueOf } from '#domain/single-sign-on/sign-on-rules.ts'
import { findSignOnDomains, markDomainsProved } from '#domain/single-sign-on/sign-on-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { readSignOn } from './to-single-sign-on.ts'

/** The maximum number of records of a name that are looked at. */
const MAX_RECORDS = 100

/** A proof stays, also if the record is missing later, because a DNS server that fails must lock nobody out. */
export const confirmSingleSignOnDomains: Handler<'confirmSingleSignOnDomains'> = async (_input, context) => {
  const { db, now, account, publicUrl, findRecords, commitSoFar } = context
  const open = (await findSignOnDomains(db, account.id)).filter(({ provedAt }) => provedAt === null)
  await commitSoFar()
  const found = await Promise.all(
    open.map(async ({ domain, token }) => {
      const records = (await findRecords(recordNameOf(domain))).slice(0, MAX_RECORDS)
      return records.some((record) => record.trim() === recordValueOf(token)) ? [token] : []
    }),
  )
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    const { account: subject } = await findAccountMode(tx, account.id)
    for (const domain of await markDomainsProved(locked, found.flat(), now())) {
      const changes = firstValues({ domain })
      await recordAccountEvent(tx, context, { type: 'single_sign_on.domain_proved', subject, changes })
    }
    return readSignOn(tx, account.id, publicUrl)
  })
}
