import type { Handler } from '#api/operation.ts'
import { findPasskeys } from '#domain/members/passkey-store.ts'
import { ownerOfPasskeys } from './own-passkeys.ts'

export const listPasskeys: Handler<'listPasskeys'> = async (_input, context) => ({
  passkeys: await findPasskeys(context.db, await ownerOfPasskeys(context)),
})
