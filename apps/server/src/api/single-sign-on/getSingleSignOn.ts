import type { Handler } from '#api/operation.ts'
import { readSignOn } from './to-single-sign-on.ts'

export const getSingleSignOn: Handler<'getSingleSignOn'> = (_input, { db, account, publicUrl }) =>
  readSignOn(db, account.id, publicUrl)
