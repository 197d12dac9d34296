import type { Context } from '#api/context.ts'
import { missingScopes } from '#domain/accounts/scopes.ts'
import { insufficientScope } from '#platform/problems/credential-problems.ts'

/**
 * A member may give away only what is its own. Who manages members may give away all, as when a member leaves. A key acts for the account.
 *
 * @throws Problem `insufficient_scope`
 */
export function requireOwner({ actor, scopes }: Pick<Context, 'actor' | 'scopes'>, ownerId: string | undefined): void {
  if (actor.type !== 'MEMBER' || actor.id === ownerId) return
  const missing = missingScopes(scopes, ['members:write'])
  if (missing.length > 0)
    throw insufficientScope(missing, 'Only its owner and admins can hand a document over. Ask one of them.')
}
