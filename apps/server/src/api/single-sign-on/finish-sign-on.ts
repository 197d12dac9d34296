import type { Role } from '@paraph/contract'
import type { VisitorContext } from '#api/context.ts'
import { changesOf, firstValues } from '#domain/account-log/changes.ts'
import { type LogAuthor, type NewAccountEvent, recordAccountEvent } from '#domain/account-log/log-store.ts'
import { findMemberLanguage, lockAccount, type LockedAccount } from '#domain/accounts/account-store.ts'
import { markSignedIn } from '#domain/members/invitation-store.ts'
import { MAX_MEMBERS } from '#domain/members/member-rules.ts'
import {
  changeMember,
  countMembers,
  ensurePerson,
  findMemberOfPerson,
  insertMember,
  isLastAdmin,
} from '#domain/members/member-store.ts'
import { isRecentSignIn } from '#domain/members/session-rules.ts'
import { hashToken } from '#domain/members/session-tokens.ts'
import { addressIn, askedAtIn, nameIn, refusal, roleIn, wantedClaims } from '#domain/single-sign-on/claim-rules.ts'
import { takeSignOnAttempt } from '#domain/single-sign-on/sign-on-attempt-store.ts'
import { redirectUriOf } from '#domain/single-sign-on/sign-on-rules.ts'
import { findSignOn, findSignOnDomains } from '#domain/single-sign-on/sign-on-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'
import { orUnavailable } from './or-unavailable.ts'

/** What a provider has said about a person. */
export interface Finished {
  accountId: string
  issuer: string
  clientId: string
  claims: Record<string, unknown>
  /** When the provider last asked the person. Null if it has not said so. */
  askedAt: string | null
}

/**
 * Asks the provider who has signed in. No transaction waits for the answer.
 *
 * @param answer - what stands behind `#single-sign-on=` in the address of the page.
 */
export async function finishSignOn(answer: string, context: VisitorContext): Promise<Finished> {
  const { db, now, cookies, publicUrl, providers, singleSignOnSecrets } = context
  const base = `${publicUrl}/single-sign-on/`
  const url = URL.parse(answer, base)
  const state = url?.searchParams.get('state')
  if (!url || !state) throw refusal('The address is not one to which a provider leads.')
  const browser = cookies.read('BROWSER')
  const shown = { stateSha256: hashToken(state), browserSha256: browser === undefined ? undefined : hashToken(browser) }
  const attempt = await inTransaction(db, (tx) => takeSignOnAttempt(tx, shown, now()))
  if (attempt === 'OTHER_BROWSER')
    throw new Problem('sign_in_browser_mismatch', 'Another browser has begun this sign-in. Begin again here.')
  if (!attempt) throw refusal('The sign-in has already ended, or has taken more than 10 minutes.')
  await context.commitSoFar()
  const { accountId, issuer, clientId, asksAgain, ...begun } = attempt
  // Each account has its own address, so an answer that a provider passes on for another one is seen here.
  if (url.origin + url.pathname !== redirectUriOf(publicUrl, accountId))
    throw refusal('The answer is for another account.')
  const stored = await findSignOn(db, accountId)
  if (!stored || stored.issuer !== issuer || stored.clientId !== clientId)
    throw refusal('The provider of the account was changed.')
  const clientSecret = singleSignOnSecrets.decrypt(stored.clientSecret).toString()
  const client = { issuer, clientId, clientSecret }
  const claims = await orUnavailable(providers.finish(client, { ...begun, url, state, wanted: wantedClaims(stored) }))
  return { accountId, issuer, clientId, claims, askedAt: askedAtOf(claims, asksAgain, now()) }
}

/** @throws Problem `single_sign_on_refused` if the provider was told to ask the person again, and says that it has not. */
function askedAtOf(claims: Finished['claims'], asksAgain: boolean, now: Date): string | null {
  const askedAt = askedAtIn(claims, { asksAgain, now })?.toISOString() ?? null
  if (asksAgain && !isRecentSignIn(askedAt, now))
    throw refusal('The provider has not asked you to sign in again. Sign out there first.')
  return askedAt
}

/**
 * Returns the person for whom the provider has vouched, as a member of the account with the role that the provider gives. The member may be new.
 *
 * @throws Problem `single_sign_on_refused`, `member_limit_reached`
 */
export async function memberSignedOn(
  tx: Transaction,
  { accountId, issuer, clientId, claims }: Finished,
  context: VisitorContext,
): Promise<{ personId: string; accountId: string }> {
  const locked = await lockAccount(tx, accountId)
  const author = { ...context, account: { id: accountId } }
  const now = context.now()
  // The settings may have changed while the provider was asked.
  const settings = await findSignOn(tx, accountId)
  if (settings?.issuer !== issuer || settings.clientId !== clientId)
    throw refusal('The provider of the account was changed.')
  const domains = (await findSignOnDomains(tx, accountId)).filter(({ provedAt }) => provedAt !== null)
  const email = addressIn(claims, { issuer, domains: domains.map(({ domain }) => domain) })
  const personId = await ensurePerson(tx, email, now)
  const member = await findMemberOfPerson(locked, personId)
  if (member?.isDeactivated && !member.isRemoved)
    throw refusal('You were deactivated in this account. Ask those who manage its identity provider.')
  if (member && !member.isRemoved) {
    const { id, name, role: before } = member
    const role = roleIn(claims, settings, before)
    if (await changeRole(locked, member, role)) {
      const changes = changesOf({ role: before }, { role })
      await log(tx, author, { type: 'member.updated', subject: { id, name }, changes })
    }
    await markSignedIn(tx, member.id, now)
    return { personId, accountId }
  }
  if (member) throw refusal('You were removed from this account. Ask an admin to invite you again.')
  if (!settings.createsMembers) throw refusal('You are not a member of this account. Ask an admin to invite you.')
  if ((await countMembers(locked)) >= MAX_MEMBERS) throw refusal('The account has as many members as it can have.')
  const language = await findMemberLanguage(tx, accountId)
  const fields = { personId, name: nameIn(claims, email), role: roleIn(claims, settings), language }
  const invitation = { invitedAt: now, expiresAt: now, invitedBy: accountId, shownSha256: null }
  const id = (await insertMember(locked, fields, invitation))!
  await markSignedIn(tx, id, now)
  const { name, role } = fields
  await log(tx, author, {
    type: 'member.created',
    subject: { id, name },
    changes: firstValues({ name, email, role }),
  })
  return { personId, accountId }
}

/** The server does it, because the provider says so. */
function log(tx: Transaction, author: Omit<LogAuthor, 'actor'>, event: NewAccountEvent): Promise<void> {
  return recordAccountEvent(tx, { ...author, actor: { type: 'SYSTEM', id: null } }, event)
}

/** The last admin keeps its role, so that somebody can still manage the account. Returns whether the role has changed. */
async function changeRole(locked: LockedAccount, { id, role }: StoredMember, wanted: Role): Promise<boolean> {
  if (role === wanted || (role === 'ADMIN' && (await isLastAdmin(locked, id)))) return false
  await changeMember(locked, id, { role: wanted })
  return true
}

type StoredMember = NonNullable<Awaited<ReturnType<typeof findMemberOfPerson>>>
