import type { Handler } from '#api/operation.ts'
import { changeNotifications } from '#domain/members/member-store.ts'
import { describeMember } from './describe-member.ts'

export const updateMe: Handler<'updateMe'> = async ({ body: { notifications } }, context) => {
  if (notifications) await changeNotifications(context.db, context.member.id, notifications)
  return describeMember(context)
}
