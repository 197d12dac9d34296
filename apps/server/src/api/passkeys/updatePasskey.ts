import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { renamePasskey } from '#domain/members/passkey-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const updatePasskey: Handler<'updatePasskey'> = async ({ path, body }, context) => {
  const passkey = await renamePasskey(context.db, await ownerOfSession(context), { id: path.id, name: body.name })
  if (!passkey) throw new Problem('passkey_not_found')
  return passkey
}
