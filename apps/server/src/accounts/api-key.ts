import { createHash } from 'node:crypto'
import type { Request } from 'express'
import type { Services } from '../context.ts'
import { requireBearer, unauthorized } from '../http/bearer.ts'
import type { FailedAttempts } from '../http/failed-attempts.ts'
import { findKey, touchKey } from './store.ts'

/** Milliseconds. `lastUsedAt` of a key is at most this much out of date. */
const USE_RECORDED_EVERY = 60_000

/**
 * Finds the account of the API key in the header `authorization`, and stores it at `req.caller`.
 *
 * @throws Problem `key_missing` if there is no bearer token; `key_invalid` if the key is unknown, revoked or expired;
 *   `server_busy` after too many wrong keys.
 */
export async function authenticateApiKey(
  req: Request,
  { db, now }: Pick<Services, 'db' | 'now'>,
  attempts: FailedAttempts,
): Promise<void> {
  const at = now()
  const secret = requireBearer(req, 'key')
  const key = await attempts.lookUp(secret, req.ip, () => findKey(db, hashSecret(secret), at))
  if (!key) throw unauthorized('key_invalid')
  req.caller = { account: { id: key.account_id }, actor: { type: 'API_KEY', id: key.id }, scopes: key.scopes }
  const before = new Date(at.getTime() - USE_RECORDED_EVERY)
  if (!key.last_used_at || new Date(key.last_used_at) < before) await touchKey(db, key.id, at, before)
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
