import type { Handler } from '#api/operation.ts'
import { findColleagues } from '#domain/members/member-store.ts'

export const listColleagues: Handler<'listColleagues'> = async (_input, { db, account }) => ({
  colleagues: await findColleagues(db, account.id),
})
