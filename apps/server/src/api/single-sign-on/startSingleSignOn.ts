import { keepBrowser } from '#api/access/keep-browser.ts'
import { requireWay } from '#api/access/require-way.ts'
import { overLimit, perMinute } from '#api/limits/quota-headers.ts'
import { countName } from '#api/limits/store.ts'
import type { Handler } from '#api/operation.ts'
import { RECENT_SIGN_IN } from '#domain/members/session-rules.ts'
import { hashToken } from '#domain/members/session-tokens.ts'
import { insertSignOnAttempt } from '#domain/single-sign-on/sign-on-attempt-store.ts'
import { promptOf, redirectUriOf, SIGN_ON_LIFE } from '#domain/single-sign-on/sign-on-rules.ts'
import { findSignOnFor } from '#domain/single-sign-on/sign-on-store.ts'
import type { Database } from '#platform/database/tables.ts'
import { SECOND } from '#platform/formats/durations.ts'
import { orUnavailable } from './or-unavailable.ts'

/** The maximum number of sign-ins that begin in a minute at the provider of one account. */
export const MAX_STARTS = 600

export const startSingleSignOn: Handler<'startSingleSignOn'> = async ({ body }, context) => {
  const { db, now, providers, publicUrl, singleSignOnSecrets, commitSoFar } = context
  requireWay(context, 'SINGLE_SIGN_ON')
  const email = body.email.toLowerCase()
  const found = await findSignOnFor(db, email)
  if (!found) return { url: null }
  const { accountId, ...stored } = found
  await countStart(db, accountId)
  await commitSoFar()
  const client = { ...stored, clientSecret: singleSignOnSecrets.decrypt(stored.clientSecret).toString() }
  const redirectUri = redirectUriOf(publicUrl, accountId)
  const again = body.asksAgain ? { prompt: promptOf(client.issuer), maxAge: RECENT_SIGN_IN / SECOND } : undefined
  const request = { redirectUri, loginHint: email, again }
  const { url, state, ...begun } = await orUnavailable(providers.begin(client, request))
  await insertSignOnAttempt(db, {
    ...begun,
    accountId,
    issuer: client.issuer,
    clientId: client.clientId,
    asksAgain: body.asksAgain,
    stateSha256: hashToken(state),
    browserSha256: hashToken(keepBrowser(context, SIGN_ON_LIFE)),
    expiresAt: new Date(now().getTime() + SIGN_ON_LIFE),
  })
  return { url }
}

/** @throws Problem `too_many_attempts` */
async function countStart(db: Database, accountId: string): Promise<void> {
  const { requests, left } = await countName(db, `single sign-on ${accountId}`, 1)
  if (requests <= MAX_STARTS) return
  throw overLimit('too_many_attempts', 'Too many people sign in.', perMinute('single-sign-on', MAX_STARTS), left)
}
