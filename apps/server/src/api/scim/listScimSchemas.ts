import type { Handler } from '#api/operation.ts'
import { userSchema } from '#domain/provisioning/scim-schema.ts'

export const listScimSchemas: Handler<'listScimSchemas'> = () =>
  Promise.resolve({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: 1,
    startIndex: 1,
    itemsPerPage: 1,
    Resources: [userSchema],
  })
