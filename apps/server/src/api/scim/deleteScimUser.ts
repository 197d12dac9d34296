import { removeMember } from '#api/members/removeMember.ts'
import type { Handler } from '#api/operation.ts'

export const deleteScimUser: Handler<'deleteScimUser'> = async ({ path, ...rest }, context) => {
  await removeMember({ ...rest, path }, context)
}
