import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { findPasskeys } from '#domain/members/passkey-store.ts'

export const listPasskeys: Handler<'listPasskeys'> = async (_input, context) => ({
  passkeys: await findPasskeys(context.db, await ownerOfSession(context)),
})
