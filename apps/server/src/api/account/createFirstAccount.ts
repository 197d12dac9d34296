import { scopes } from '@paraph/contract'
import { hashSecret } from '#api/access/authenticate-key.ts'
import type { Handler } from '#api/operation.ts'
import { newKeySecret } from '#domain/accounts/new-key-secret.ts'
import { insertFirstAccount } from '#domain/accounts/setup-store.ts'
import { insertKey } from '#domain/accounts/key-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'

export const createFirstAccount: Handler<'createFirstAccount'> = ({ body }, { db, now }) =>
  inTransaction(db, async (tx) => {
    const account = await insertFirstAccount(tx, body)
    if (!account) throw unauthorized('setup_token_invalid')
    const { secret, prefix } = newKeySecret(body.mode)
    const key = { name: 'First key', prefix, createdAt: now().toISOString() }
    const id = await insertKey(tx, account.id, hashSecret(secret), null, key)
    return {
      account,
      mode: body.mode,
      apiKey: { id, ...key, scopes: [...scopes], createdBy: null, expiresAt: null, lastUsedAt: null, secret },
    }
  })
