import type { Handler } from '#api/operation.ts'
import { setScimFields } from '#domain/provisioning/scim-patch.ts'
import { changeScimUser } from './change-scim-user.ts'

export const replaceScimUser: Handler<'replaceScimUser'> = ({ path, body }, context) =>
  changeScimUser(context, path.id, (before) => setScimFields(before, body))
