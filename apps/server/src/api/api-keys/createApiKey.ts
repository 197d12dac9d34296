import type { Fault, Scope } from '@paraph/contract'
import { hashSecret } from '#api/access/authenticate-key.ts'
import type { Handler } from '#api/operation.ts'
import { newKeySecret } from '#domain/accounts/new-key-secret.ts'
import { type Granted, missingScopes } from '#domain/accounts/scopes.ts'
import { firstValues } from '#domain/account-log/changes.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { lockAccount } from '#domain/accounts/account-store.ts'
import { countActiveKeys, insertKey, lockKey } from '#domain/accounts/key-store.ts'
import { MAX_KEYS } from '#domain/accounts/account-rules.ts'
import type { Actor } from '#domain/events/store.ts'
import { roleScopes } from '#domain/members/member-rules.ts'
import { lockMember } from '#domain/members/member-store.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { parseExpiry } from '#domain/lifecycle/document-rules.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { insufficientScope, unauthorized } from '#platform/problems/credential-problems.ts'
import { Problem } from '#platform/problems/problem.ts'

export const createApiKey: Handler<'createApiKey'> = ({ body }, context) => {
  const { db, now, account, actor } = context
  return inTransaction(db, async (tx) => {
    const locked = await lockAccount(tx, account.id)
    const at = now()
    // The key of the caller may have been revoked since the authentication, or the member removed. The lock makes a revocation wait for this transaction,
    // so a list of the keys after the revocation shows the new key.
    const creator = await lockCreator(tx, actor, at)
    if (!creator) throw unauthorized('key_invalid')
    refuseMoreScopes(body.scopes, withScim(creator.scopes))
    const expiresAt = parseExpiry(body.expiresAt, at) ?? null
    refuseLongerLife(expiresAt, creator.expires_at)
    if ((await countActiveKeys(locked, at)) >= MAX_KEYS) throw new Problem('key_limit_reached')

    const { secret, prefix } = newKeySecret(locked.mode)
    const key = { name: body.name, prefix, scopes: body.scopes, createdBy: actor.id, createdAt: at.toISOString() }
    // The new key shares the limit of its creator. Otherwise a key could create keys to send more requests.
    const shared = { rateLimit: creator.rate_limit, countedAs: creator.counted_as ?? creator.id }
    const id = await insertKey(tx, account.id, hashSecret(secret), expiresAt, { ...key, ...shared })
    await recordAccountEvent(tx, context, {
      type: 'api_key.created',
      subject: { id, name: key.name },
      changes: firstValues({ scopes: key.scopes, expiresAt }),
    })
    return { id, ...key, expiresAt, lastUsedAt: null, secret }
  })
}

/** A member creates keys with the scopes of its role, which do not expire. */
async function lockCreator(tx: Transaction, { type, id }: Actor, at: Date) {
  if (type === 'API_KEY') return lockKey(tx, id!, at)
  const member = await lockMember(tx, id!)
  return (
    member && { id: member.id, scopes: roleScopes[member.role], expires_at: null, rate_limit: null, counted_as: null }
  )
}

/** Who manages members may create the key of an identity provider, which can do no more. */
function withScim(granted: Granted): Granted {
  return granted?.includes('members:read') && granted.includes('members:write') ? [...granted, 'scim'] : granted
}

function refuseMoreScopes(wanted: readonly Scope[], granted: Granted): void {
  const missing = missingScopes(granted, wanted)
  if (missing.length === 0) return
  const errors = missing.map((scope): Fault => ({
    pointer: `/scopes/${wanted.indexOf(scope)}`,
    code: 'scope',
    detail: 'is not a scope of the key that sends the request',
  }))
  throw insufficientScope(
    missing,
    `A key can't give what it lacks: ${missing.join(', ')}. Nothing was created.`,
    errors,
  )
}

function refuseLongerLife(expiresAt: string | null, latest: string | null): void {
  if (latest === null || (expiresAt !== null && expiresAt <= latest)) return
  throw new Problem('expiry_too_late', undefined, {
    errors: [{ pointer: '/expiresAt', code: 'too_late', detail: `must not be later than ${latest}` }],
  })
}
