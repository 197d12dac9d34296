import { randomBytes } from 'node:crypto'
import { hashSecret } from '#api/access/authenticate-key.ts'
import type { Database } from '#platform/database/tables.ts'

/** Stores a token for the first account, as the start of a server does. On a server with accounts, it creates none. */
export async function setupTokenOn(db: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  await db
    .insertInto('setup_tokens')
    .values({ token_sha256: hashSecret(token), expires_at })
    .execute()
  return token
}
