import type { Fault, Scope } from '@paraph/contract'
import { type Granted, missingScopes } from '#domain/accounts/scopes.ts'
import { insufficientScope } from '#platform/problems/credential-problems.ts'

/**
 * @param pointer - of the field that needs the scopes. Undefined if the operation itself needs them.
 * @throws Problem `insufficient_scope`
 */
export function requireScopes(granted: Granted, needed: readonly Scope[], pointer?: string): void {
  const missing = missingScopes(granted, needed)
  if (missing.length === 0) return
  const names = missing.join(', ')
  const errors: Fault[] | undefined = pointer
    ? [{ pointer, code: 'scope', detail: `needs a key with the scope ${names}` }]
    : undefined
  throw insufficientScope(missing, `The key lacks the scope ${names}. Use a key that has it.`, errors)
}
