import type { Role } from '@paraph/client'
import type { Texts } from '../../../generated/texts.ts'

/** From the one who may do least to the one who may do most. */
export const roles = ['READER', 'SENDER', 'ADMIN'] as const satisfies readonly Role[]

/** Returns the name of the role. A newer server may know more roles than this page. */
export function roleName(role: string, t: Texts): string {
  const known = roles.find((each) => each === role)
  return known ? t.settings.members.roles[known].name : role
}
