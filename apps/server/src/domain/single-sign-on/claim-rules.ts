import type { Role } from '@paraph/contract'
import { SECOND } from '#platform/formats/durations.ts'
import { Problem } from '#platform/problems/problem.ts'
import type { RoleOfClaim } from '#platform/database/tables/single-sign-on.ts'
import { GOOGLE } from './sign-on-rules.ts'

type Claims = Readonly<Record<string, unknown>>

/** The maximum number of values of a claim that are looked at. */
const MAX_VALUES = 1000

const EMAIL = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@(([a-z0-9][a-z0-9-]*\.)+[a-z]{2,})$/

/**
 * Returns the address of the person for whom the provider vouches, in lower case.
 *
 * @param domains - the proved domains of the account. The provider may speak for no others.
 * @throws Problem `single_sign_on_refused`
 */
export function addressIn(claims: Claims, { issuer, domains }: { issuer: string; domains: string[] }): string {
  const email = typeof claims['email'] === 'string' ? claims['email'].toLowerCase() : ''
  const domain = email.length <= 254 ? EMAIL.exec(email)?.[2] : undefined
  if (domain === undefined) throw refusal('The provider does not say the address of the person.')
  // Some providers send a string. Others, such as Entra, send nothing, and have only addresses of their organization.
  if (claims['email_verified'] === false || claims['email_verified'] === 'false')
    throw refusal('The provider has not verified the address.')
  if (!domains.includes(domain)) throw refusal(`The account has not proved that ${domain} belongs to it.`)
  if (issuer === GOOGLE && !(typeof claims['hd'] === 'string' && domains.includes(claims['hd'].toLowerCase())))
    throw refusal('The address is not one of an organization at Google.')
  return email
}

/**
 * Returns when the provider last asked the person, by its claim `auth_time`. Null if it has not said so. Of a provider that was told to ask again, and never says
 * when it did, the server has to believe that it has: otherwise, its people could do nothing sensitive.
 */
export function askedAtIn(claims: Claims, { asksAgain, now }: { asksAgain: boolean; now: Date }): Date | null {
  const { auth_time: seconds } = claims
  if (typeof seconds !== 'number') return asksAgain ? now : null
  // The clock of the provider may be ahead.
  return new Date(Math.min(Math.max(0, seconds) * SECOND, now.getTime()))
}

interface RoleRules {
  roleClaim: string | null
  roles: readonly RoleOfClaim[]
  defaultRole: Role | null
}

const strength: readonly Role[] = ['ADMIN', 'SENDER', 'READER']

/**
 * Returns the role that the person gets: the strongest one that the claim gives, or else the default role.
 *
 * @param current - the role that a member has. It stays if the account asks for no claim.
 * @throws Problem `single_sign_on_refused`
 */
export function roleIn(claims: Claims, { roleClaim, roles, defaultRole }: RoleRules, current?: Role): Role {
  if (roleClaim === null && current !== undefined) return current
  const values = roleClaim === null ? [] : valuesOf(claims, roleClaim)
  const given = strength.find((role) => roles.some((one) => one.role === role && values.includes(one.value)))
  const role = given ?? defaultRole
  if (role === null) throw refusal('The provider gives the person no role here.')
  return role
}

/** A name with dots may be one name, or lead into objects: Keycloak has `realm_access.roles`. */
function valuesOf(claims: Claims, name: string): unknown[] {
  const value = Object.hasOwn(claims, name) ? claims[name] : name.split('.').reduce<unknown>(inside, claims)
  return Array.isArray(value) ? value.slice(0, MAX_VALUES) : [value]
}

function inside(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  return isObject ? (value as Claims)[name] : undefined
}

/** Returns the names of the claims that a sign-in needs. */
export function wantedClaims({ roleClaim }: Pick<RoleRules, 'roleClaim'>): string[] {
  return roleClaim === null ? ['email'] : ['email', roleClaim.split('.')[0]!]
}

/** Returns the name of a new member. */
export function nameIn(claims: Claims, email: string): string {
  const name = typeof claims['name'] === 'string' ? claims['name'].trim().slice(0, 255) : ''
  return name === '' ? email : name
}

export function refusal(detail: string): Problem {
  return new Problem('single_sign_on_refused', detail)
}
