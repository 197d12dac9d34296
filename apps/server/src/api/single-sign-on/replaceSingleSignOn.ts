import type { Fault, ReplaceSingleSignOn } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import type { Handler } from '#api/operation.ts'
import { changesOf, firstValues } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { findAccountMode, lockAccount, type LockedAccount } from '#domain/accounts/account-store.ts'
import { findMemberships, lockSession } from '#domain/members/session-store.ts'
import { endUntrustedAccess } from '#domain/single-sign-on/reach-store.ts'
import {
  findSignOn,
  findSignOnDomains,
  replaceSignOn,
  type StoredSignOn,
} from '#domain/single-sign-on/sign-on-store.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { ProviderError } from '#platform/openid/provider-error.ts'
import { Problem } from '#platform/problems/problem.ts'
import { readSignOn } from './to-single-sign-on.ts'

export const replaceSingleSignOn: Handler<'replaceSingleSignOn'> = async ({ body }, context) => {
  const { db, now, account, publicUrl, singleSignOnSecrets, commitSoFar } = context
  requireRoles(body)
  const known = secretFor(body, await findSignOn(db, account.id))
  await commitSoFar()
  // Only a new provider is asked, so that the settings can be changed while the provider is down.
  if (known === undefined) await requireProvider(body, context)
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    const clientSecret =
      body.clientSecret === undefined
        ? secretFor(body, await findSignOn(tx, account.id))!
        : singleSignOnSecrets.encrypt(Buffer.from(body.clientSecret))
    const before = await valuesOf(tx, account.id)
    await replaceSignOn(locked, { ...body, clientSecret }, now())
    if (body.onlySingleSignOn) await requireWayIn(locked, context)
    await endUntrustedAccess(locked)
    const secret = body.clientSecret === undefined ? [] : firstValues({ clientSecret: 'new' })
    const changes = [...changesOf(before, await valuesOf(tx, account.id)), ...secret]
    const { account: subject } = await findAccountMode(tx, account.id)
    if (changes.length > 0) await recordAccountEvent(tx, context, { type: 'single_sign_on.updated', subject, changes })
    return readSignOn(tx, account.id, publicUrl)
  })
}

/** Returns what the log shows of the settings. */
async function valuesOf(tx: Transaction, accountId: string) {
  const stored = await findSignOn(tx, accountId)
  if (!stored) return {}
  const { issuer, clientId, roleClaim, defaultRole, createsMembers, onlySingleSignOn } = stored
  const domains = (await findSignOnDomains(tx, accountId)).map(({ domain }) => domain)
  const roles = stored.roles.map(({ value, role }) => `${value}: ${role}`)
  return { issuer, clientId, domains, roleClaim, roles, defaultRole, createsMembers, onlySingleSignOn }
}

/**
 * Returns the stored secret if the body is about the same client. Undefined for another one: the secret must not reach a provider that somebody
 * has entered later.
 *
 * @throws Problem `request_invalid` if there is neither a stored nor a new secret.
 */
function secretFor(body: ReplaceSingleSignOn, stored: StoredSignOn | undefined): Buffer | undefined {
  const isSame = stored !== undefined && stored.issuer === body.issuer && stored.clientId === body.clientId
  if (isSame) return stored.clientSecret
  if (body.clientSecret !== undefined) return undefined
  throw invalid('/clientSecret', 'required', 'is required for a new issuer or client')
}

/** @throws Problem `request_invalid` if the settings give a new member no role. */
function requireRoles({ roleClaim, roles, defaultRole, createsMembers }: ReplaceSingleSignOn): void {
  if ((roleClaim ?? null) === null && roles.length > 0)
    throw invalid('/roleClaim', 'required', 'is required with roles, and says which claim has their values')
  if (createsMembers && roles.length === 0 && (defaultRole ?? null) === null)
    throw invalid('/defaultRole', 'required', 'is required if members are created and no claim gives a role')
}

function invalid(pointer: string, code: Fault['code'], detail: string): Problem {
  return new Problem('request_invalid', `${pointer} ${detail}.`, { errors: [{ pointer, code, detail }] })
}

/** @throws Problem `issuer_refused` */
async function requireProvider({ issuer, clientId, clientSecret }: ReplaceSingleSignOn, { providers }: Context) {
  try {
    await providers.check({ issuer, clientId, clientSecret: clientSecret! })
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause
    const errors = [{ pointer: '/issuer', code: 'refused', detail: 'must be the issuer of a provider that answers' }]
    throw new Problem('issuer_refused', cause.message, { errors, cause })
  }
}

/**
 * Keeps the members from locking themselves out: a member can demand single sign-on only if it has signed in by it. A key can, because keys work without it.
 *
 * @throws Problem `single_sign_on_untested`
 */
async function requireWayIn({ tx, id }: LockedAccount, { sessionId, now }: Context): Promise<void> {
  const isProved = (await findSignOnDomains(tx, id)).some(({ provedAt }) => provedAt !== null)
  if (!isProved) throw new Problem('single_sign_on_untested', 'No domain of this account is proved.')
  if (sessionId === undefined) return
  const session = await lockSession(tx, sessionId)
  // A link of the operator says nothing about the provider.
  const vouched = session && { ...session, byOperator: false }
  const reached = vouched && (await findMemberships(tx, { personId: session.personId, only: id, vouched }, now()))
  if (!reached?.length) throw new Problem('single_sign_on_untested')
}
