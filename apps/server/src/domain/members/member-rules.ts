import { type DocumentsSeenBy, type Role, type Scope, scopes } from '@paraph/contract'
import { DAY } from '#platform/formats/durations.ts'

/** The maximum number of members of an account. */
export const MAX_MEMBERS = 500

/** Milliseconds for which an invitation is valid. */
export const INVITATION_LIFE = 7 * DAY

/** Stands for the key or the member that has invited somebody, if the person who runs the server has done it. */
export const INVITED_BY_OPERATOR = 'SYSTEM'

const reading: readonly Scope[] = ['documents:read', 'contacts:read', 'account:read']

/** What a member with this role may do. */
export const roleScopes: Readonly<Record<Role, readonly Scope[]>> = {
  // Only the key of an identity provider needs this scope.
  ADMIN: scopes.filter((scope) => scope !== 'scim'),
  SENDER: [...reading, 'documents:write', 'contacts:write'],
  READER: reading,
}

/** True for a member who sees only its own documents and those that are shared with it. Without a setting, all members see all. */
export function seesOwnOnly(role: Role, seenBy: DocumentsSeenBy | null): boolean {
  return role !== 'ADMIN' && seenBy === 'OWNER'
}
