import type { Scope } from '@paraph/contract'

/** The scopes of a key. Null means all scopes, including scopes that a later version adds. */
export type Granted = readonly Scope[] | null

export function missingScopes(granted: Granted, needed: readonly Scope[]): Scope[] {
  return granted ? needed.filter((scope) => !granted.includes(scope)) : []
}
