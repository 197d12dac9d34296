import type { Scope } from '@paraph/contract'

/** The scopes of a key. Null for a key that has all scopes, also those of later versions. */
export type Granted = readonly Scope[] | null

export function missingScopes(granted: Granted, needed: readonly Scope[]): Scope[] {
  return granted ? needed.filter((scope) => !granted.includes(scope)) : []
}
