import type { Handler } from '#api/operation.ts'
import { userSchema } from '#domain/provisioning/scim-schema.ts'

export const listScimResourceTypes: Handler<'listScimResourceTypes'> = () =>
  Promise.resolve({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: 1,
    startIndex: 1,
    itemsPerPage: 1,
    Resources: [
      {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
        id: 'User',
        name: 'User',
        description: userSchema.description,
        endpoint: '/Users',
        schema: userSchema.id,
      },
    ],
  })
