import type { Fault, Role } from '@paraph/contract'
import { emailPattern } from '@paraph/contract/email-pattern'
import { invalidRequest } from '#platform/problems/invalid-request.ts'

/** The maximum number of members in one answer. */
export const MAX_SCIM_PAGE = 100

/** The maximum number of characters of a name and of an identifier. */
const MAX_TEXT = 255

/** The maximum number of characters of an e-mail address. */
const MAX_ADDRESS = 254

/** The role of a member to whom the identity provider gives none. It is the one with the fewest rights. */
export const DEFAULT_ROLE: Role = 'READER'

/** The roles that an identity provider can give, the strongest first. */
export const scimRoles: readonly Role[] = ['ADMIN', 'SENDER', 'READER']

/** What an identity provider can say about a member. */
export interface ScimFields {
  userName: string
  externalId: string | null
  displayName: string | null
  givenName: string | null
  familyName: string | null
  role: Role
  isActive: boolean
}

/** Returns the problem for one value. SCIM answers its code as `scimType`. */
export function scimFault(pointer: string, detail: string, code = 'value') {
  return invalidRequest([{ pointer, code, detail }])
}

/** Returns the name of the member: the one that the provider shows, or else the one that its parts give. */
export function memberNameOf({ displayName, givenName, familyName, userName }: ScimFields): string {
  const parts = [givenName, familyName].filter((part) => part !== null).join(' ')
  return (displayName ?? (parts === '' ? userName : parts)).slice(0, MAX_TEXT)
}

/** @throws Problem `request_invalid` if the account can't have such a member. */
export function requireScimFields(fields: ScimFields): void {
  const { userName, ...texts } = fields
  const faults: Fault[] = []
  if (userName.length > MAX_ADDRESS || !emailPattern.test(userName))
    faults.push({ pointer: '/userName', code: 'value', detail: 'must be the e-mail address of the person' })
  for (const [name, text] of Object.entries(texts))
    if (typeof text === 'string' && text.length > MAX_TEXT)
      faults.push({ pointer: `/${name}`, code: 'value', detail: `must have at most ${MAX_TEXT} characters` })
  if (faults.length > 0) throw invalidRequest(faults)
}

/**
 * Returns the role in the values of `roles`: a text, an object with `value`, or a list of these. Of several, the primary one counts, or else the strongest.
 *
 * @throws Problem `request_invalid` for a role that does not exist.
 */
export function readRole(value: unknown, pointer: string): Role {
  const given = [value].flat().flatMap((one): { role: Role; isPrimary: boolean }[] => {
    const isObject = typeof one === 'object' && one !== null
    const text: unknown = isObject && 'value' in one ? one.value : one
    if (text === null || text === undefined || text === '') return []
    const name = typeof text === 'string' ? text.trim().toUpperCase() : ''
    const role = scimRoles.find((each) => each === name)
    if (!role) throw scimFault(pointer, `must be one of ${scimRoles.join(', ')}`)
    return [{ role, isPrimary: isObject && 'primary' in one && readFlag(one.primary) === true }]
  })
  const first = given.find(({ isPrimary }) => isPrimary)?.role
  return first ?? scimRoles.find((each) => given.some(({ role }) => role === each)) ?? DEFAULT_ROLE
}

/** Entra sends the texts `True` and `False`. Returns undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  return text === 'true' || text === 'false' ? text === 'true' : undefined
}
