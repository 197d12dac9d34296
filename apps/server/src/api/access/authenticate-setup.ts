import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Request } from 'express'
import { sql } from 'kysely'
import { requireBearer } from '#api/http/bearer.ts'
import { type Limits, setQuota } from '#api/limits/limits.ts'
import { lookUpAndCount } from '#api/limits/store.ts'
import type { SetupPrincipal } from '#api/principal.ts'
import type { Services } from '#domain/services.ts'
import type { Database } from '#platform/database/tables.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { originOf } from './origin-of.ts'

/**
 * Finds the setup token in the header `authorization`. The handler checks under a lock that there is still no account. So a repeat with the same
 * idempotency-key gets the answer again.
 *
 * @throws Problem `setup_token_missing`; `setup_token_invalid` if the token is unknown or expired; `rate_limit_exceeded`; `too_many_attempts` after
 *   too many wrong tokens or keys.
 */
export async function authenticateSetup(
  req: Request,
  res: ServerResponse,
  { db, now }: Pick<Services, 'db' | 'now'>,
  limits: Pick<Limits, 'setups' | 'attempts' | 'countWrongKey'>,
): Promise<SetupPrincipal> {
  const sha256 = hash('sha256', requireBearer(req, 'setup_token'), 'hex')
  const admitted = await limits.attempts.lookUp(sha256, req, () =>
    limits.setups.admit(sha256, (requests) =>
      findToken(db, { tokenHash: Buffer.from(sha256, 'hex'), at: now().toISOString(), requests }),
    ),
  )
  if (!admitted) {
    await limits.countWrongKey(req.ip)
    throw unauthorized('setup_token_invalid')
  }
  setQuota(res, admitted.quota)
  return { type: 'SETUP', tokenHash: sha256, origin: originOf(req) }
}

function findToken(db: Database, { tokenHash, at, requests }: { tokenHash: Buffer; at: string; requests: number }) {
  const token = db
    .selectFrom('setup_tokens')
    .select(sql<string>`'setup ' || encode(token_sha256, 'hex')`.as('countedAs'))
    .where('token_sha256', '=', tokenHash)
    .where('expires_at', '>', at)
  return lookUpAndCount(db, token, requests)
}
