import { createHash } from 'node:crypto'
import type { Request } from 'express'
import type { Context } from '../context.ts'
import type { Database } from '../database/tables.ts'
import { Problem } from '../problems/problem.ts'
import { findKey, touchKey } from './store.ts'

/** The account that a request is made for, and the actor that makes it. */
export type Caller = Pick<Context, 'account' | 'actor'>

declare module 'express-serve-static-core' {
  interface Request {
    caller?: Caller
  }
}

/** Milliseconds. `lastUsedAt` of a key is at most this much out of date. */
const USE_RECORDED_EVERY = 60_000

/**
 * Finds the account of the API key in the header `authorization`, and stores it at `req.caller`.
 *
 * @throws Problem `key_missing` if there is no bearer token; `key_invalid` if the key is unknown, revoked or expired.
 */
export async function authenticateApiKey(req: Request, db: Database, now: Date): Promise<void> {
  const header = req.headers.authorization ?? ''
  if (!/^bearer/i.test(header)) throw unauthorized('key_missing', 'Bearer realm="paraph"')
  const secret = /^bearer +([\w~+/.-]+=*)$/i.exec(header)?.[1]
  const key = secret && (await findKey(db, hashSecret(secret), now))
  if (!key) throw unauthorized('key_invalid', 'Bearer realm="paraph", error="invalid_token"')
  req.caller = { account: { id: key.account_id }, actor: { type: 'API_KEY', id: key.id } }
  if (!key.last_used_at || now.getTime() - Date.parse(key.last_used_at) > USE_RECORDED_EVERY) {
    await touchKey(db, key.id, now)
  }
}

function unauthorized(code: 'key_missing' | 'key_invalid', challenge: string): Problem {
  return new Problem(code, undefined, { headers: { 'www-authenticate': challenge } })
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
