import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Request } from 'express'
import { type Limits, setQuota } from '#api/limits/limits.ts'
import type { MemberPrincipal } from '#api/principal.ts'
import { roleScopes, seesOwnOnly } from '#domain/members/member-rules.ts'
import type { Services } from '#domain/services.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { findAccess } from './find-access.ts'
import { originOf } from './origin-of.ts'

/**
 * Finds the member of an access token.
 *
 * @param invalid - the code of the problem if the token is unknown or over.
 * @throws Problem with that code; `rate_limit_exceeded` after too many requests; `too_many_attempts` after too many unknown tokens.
 */
export async function authenticateMember(
  token: string,
  { req, res, invalid }: { req: Request; res: ServerResponse; invalid: 'key_invalid' | 'session_invalid' },
  { db, now }: Pick<Services, 'db' | 'now'>,
  limits: Pick<Limits, 'members' | 'attempts' | 'countWrongKey'>,
): Promise<MemberPrincipal> {
  const sha256 = hash('sha256', token, 'hex')
  const admitted = await limits.attempts.lookUp(sha256, req, () =>
    limits.members.admit(sha256, (requests) => findAccess(db, { sha256: Buffer.from(sha256, 'hex'), requests })),
  )
  if (!admitted) await limits.countWrongKey(req.ip)
  const found = admitted?.found
  // A page that was asleep sends a token that is over. It is no guess, so it does not count as one.
  if (!admitted || !found || Date.parse(found.expires_at) <= now().getTime()) throw tokenOver(invalid)
  setQuota(res, admitted.quota)
  return {
    type: 'MEMBER',
    id: found.id,
    accountId: found.account_id,
    personId: found.person_id,
    sessionId: found.session_id,
    signedInAt: found.signed_in_at,
    name: found.name,
    seesOwnOnly: seesOwnOnly(found.role, found.documents_seen_by),
    // A newer server may have given the member a role that this one does not know.
    scopes: roleScopes[found.role] ?? [],
    cookies: req.ownCookies!,
    origin: originOf(req),
  }
}

function tokenOver(code: 'key_invalid' | 'session_invalid') {
  return code === 'session_invalid'
    ? unauthorized(code)
    : unauthorized(code, 'The access token is unknown or has ended. Renew the session, or sign in again.')
}
