import type { Handler } from '#api/operation.ts'
import { renamePasskey } from '#domain/members/passkey-store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { ownerOfPasskeys } from './own-passkeys.ts'

export const updatePasskey: Handler<'updatePasskey'> = async ({ path, body }, context) => {
  const passkey = await renamePasskey(context.db, await ownerOfPasskeys(context), { id: path.id, name: body.name })
  if (!passkey) throw new Problem('passkey_not_found')
  return passkey
}
