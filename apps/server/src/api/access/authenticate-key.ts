import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Request } from 'express'
import { requireBearer } from '#api/http/bearer.ts'
import { type Limits, setQuota } from '#api/limits/limits.ts'
import type { KeyPrincipal, MemberPrincipal } from '#api/principal.ts'
import { touchKey } from '#domain/accounts/key-store.ts'
import { ACCESS_PREFIX } from '#domain/members/session-tokens.ts'
import type { Services } from '#domain/services.ts'
import { MINUTE } from '#platform/formats/durations.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { authenticateMember } from './authenticate-member.ts'
import { findKey } from './find-key.ts'
import { originOf } from './origin-of.ts'

/** Milliseconds. `lastUsedAt` of a key may be older than its last use by this time. */
const USE_RECORDED_EVERY = MINUTE

/**
 * Finds the API key, or the access token of a member, in the header `authorization`.
 *
 * @throws Problem `key_missing` if there is no bearer token; `key_invalid` if the key is unknown, revoked or expired;
 *   `rate_limit_exceeded` after too many requests; `too_many_attempts` after too many wrong keys.
 */
export async function authenticateApiKey(
  req: Request,
  res: ServerResponse,
  { db, now }: Pick<Services, 'db' | 'now'>,
  limits: Pick<Limits, 'keys' | 'members' | 'attempts' | 'countWrongKey'>,
): Promise<KeyPrincipal | MemberPrincipal> {
  const token = requireBearer(req, 'key')
  if (token.startsWith(ACCESS_PREFIX))
    return authenticateMember(token, { req, res, invalid: 'key_invalid' }, { db, now }, limits)
  const at = now()
  // The hash is a string here, because most requests share a look-up and need no buffer, which costs more.
  const sha256 = hash('sha256', token, 'hex')
  const admitted = await limits.attempts.lookUp(sha256, req, () =>
    limits.keys.admit(sha256, (requests) =>
      findKey(db, { secretHash: Buffer.from(sha256, 'hex'), at: at.toISOString(), requests }),
    ),
  )
  if (!admitted) {
    await limits.countWrongKey(req.ip)
    throw unauthorized('key_invalid')
  }
  const { found: key, quota } = admitted
  setQuota(res, quota)
  const before = new Date(at.getTime() - USE_RECORDED_EVERY)
  if (!key.last_used_at || new Date(key.last_used_at) < before) await touchKey(db, key.id, at, before)
  return { type: 'KEY', id: key.id, accountId: key.account_id, scopes: key.scopes, origin: originOf(req) }
}

export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
