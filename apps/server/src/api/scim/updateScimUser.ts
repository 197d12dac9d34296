import type { Handler } from '#api/operation.ts'
import { patchScimFields } from '#domain/provisioning/scim-patch.ts'
import { changeScimUser } from './change-scim-user.ts'

export const updateScimUser: Handler<'updateScimUser'> = ({ path, body }, context) =>
  changeScimUser(context, path.id, (before) => patchScimFields(before, body))
