import type { Database, Transaction } from '#platform/database/tables.ts'

export interface SignOnAttempt {
  accountId: string
  issuer: string
  clientId: string
  nonce: string
  codeVerifier: string
  /** True if the provider must ask also a person who has signed in there. */
  asksAgain: boolean
}

export async function insertSignOnAttempt(
  db: Database,
  attempt: SignOnAttempt & { stateSha256: Buffer; browserSha256: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('single_sign_on_attempts')
    .values({
      state_sha256: attempt.stateSha256,
      account_id: attempt.accountId,
      issuer: attempt.issuer,
      client_id: attempt.clientId,
      browser_sha256: attempt.browserSha256,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      asks_again: attempt.asksAgain,
      expires_at: attempt.expiresAt.toISOString(),
    })
    .execute()
}

/** Takes a sign-in that has begun, so that its answer works once. In another browser, it stays for the browser that has begun it. */
export async function takeSignOnAttempt(
  tx: Transaction,
  { stateSha256, browserSha256 }: { stateSha256: Buffer; browserSha256: Buffer | undefined },
  now: Date,
): Promise<SignOnAttempt | 'OTHER_BROWSER' | undefined> {
  const found = await tx
    .selectFrom('single_sign_on_attempts')
    .select(['account_id as accountId', 'issuer', 'client_id as clientId', 'nonce', 'code_verifier as codeVerifier'])
    .select(['browser_sha256 as browser', 'asks_again as asksAgain'])
    .where('state_sha256', '=', stateSha256)
    .where('expires_at', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst()
  if (!found) return undefined
  const { browser, ...attempt } = found
  if (!browserSha256?.equals(browser)) return 'OTHER_BROWSER'
  await tx.deleteFrom('single_sign_on_attempts').where('state_sha256', '=', stateSha256).execute()
  return attempt
}

/** Deletes the sign-ins that nobody has finished. */
export async function deleteOldSignOnAttempts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('single_sign_on_attempts').where('expires_at', '<=', now.toISOString()).execute()
}
