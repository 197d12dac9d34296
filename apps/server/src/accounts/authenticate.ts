import { createHash } from 'node:crypto'
import type { Request } from 'express'
import type { Context } from '../context.ts'
import type { Database } from '../database/tables.ts'
import { Problem } from '../problems/problem.ts'
import { keyMissing } from '../http/validation/to-problem.ts'
import { findKey, touchKey } from './store.ts'

/** On whose behalf a request is made, and by whom. */
export type Caller = Pick<Context, 'account' | 'actor'>

declare module 'express-serve-static-core' {
  interface Request {
    caller?: Caller
  }
}

const USE_RECORDED_EVERY = 60_000

/** Lets in the bearer of a key that is known, not revoked and not expired, and leaves whose it is at `req.caller`. */
export async function authenticate(req: Request, db: Database, now: Date): Promise<void> {
  const header = req.headers.authorization
  if (!header) throw keyMissing()
  const secret = /^bearer +([\w~+/.-]+=*)$/i.exec(header)?.[1]
  const key = secret && (await findKey(db, hashSecret(secret), now))
  if (!key) {
    throw new Problem('key_invalid', undefined, {
      headers: { 'www-authenticate': 'Bearer realm="paraph", error="invalid_token"' },
    })
  }
  req.caller = { account: { id: key.account_id }, actor: { type: 'API_KEY', id: key.id } }
  if (!key.last_used_at || now.getTime() - Date.parse(key.last_used_at) > USE_RECORDED_EVERY) {
    await touchKey(db, key.id, now)
  }
}

export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
