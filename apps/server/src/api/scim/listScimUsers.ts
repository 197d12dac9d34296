import type { Handler } from '#api/operation.ts'
import { readScimFilter } from '#domain/provisioning/scim-filter.ts'
import { MAX_SCIM_PAGE } from '#domain/provisioning/scim-rules.ts'
import { findScimUsers } from '#domain/provisioning/scim-user-store.ts'
import { toScimUser } from './to-scim-user.ts'

/** The numbers of SCIM have no wrong values: what is too low or too high becomes the nearest right one (RFC 7644, section 3.4.2.4). */
export const listScimUsers: Handler<'listScimUsers'> = async ({ query }, { db, account, publicUrl }) => {
  const filter = query.filter === undefined ? undefined : readScimFilter(query.filter)
  const startIndex = Math.max(1, query.startIndex)
  const limit = Math.min(MAX_SCIM_PAGE, Math.max(0, query.count))
  const { total, users } = await findScimUsers(db, account.id, { filter, offset: startIndex - 1, limit })
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: users.length,
    Resources: users.map((user) => toScimUser(user, publicUrl)),
  }
}
