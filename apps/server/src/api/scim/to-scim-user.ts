import type { ScimUser } from '@paraph/contract'
import { memberNameOf } from '#domain/provisioning/scim-rules.ts'
import type { StoredScimUser } from '#domain/provisioning/scim-user-store.ts'

/** Returns a member as SCIM describes a user (RFC 7643). What has no value is absent, because Entra refuses null. */
export function toScimUser(user: StoredScimUser, publicUrl: string): ScimUser {
  const { id, externalId, userName, email, givenName, familyName, isActive, role, createdAt, changedAt } = user
  const name = memberNameOf(user)
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    id,
    ...(externalId !== null && { externalId }),
    userName,
    displayName: name,
    name: {
      formatted: name,
      ...(familyName !== null && { familyName }),
      ...(givenName !== null && { givenName }),
    },
    emails: [{ value: email, type: 'work', primary: true }],
    active: isActive,
    roles: [{ value: role, primary: true }],
    meta: {
      resourceType: 'User',
      created: createdAt,
      lastModified: changedAt,
      location: `${publicUrl}/api/v1/scim/v2/Users/${id}`,
    },
  }
}
