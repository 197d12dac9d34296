import { isDeepStrictEqual } from 'node:util'
import type { Operation, Requirement } from '../normal/operation.ts'
import { asObject, entries, type JsonObject } from '../openapi.ts'
import { report, type Report } from './change.ts'

/** Compares the credentials that two versions of an operation accept. */
export function compareSecurity(before: Operation, after: Operation): Report[] {
  const refused = before.security.filter((one) => !after.security.some((other) => satisfies(one, other)))
  const gained = after.security.filter((one) => !before.security.some((other) => satisfies(one, other)))
  const isLimited = after.security.flat().some((other) => before.security.flat().some((own) => getsScopes(own, other)))
  const at = after.definition['security'] ? `${after.pointer}/security` : '/security'
  const accepted = after.security.map(nameOf).join(' or ')
  if (refused.length > 0) {
    const isScheme = refused.some((one) => one.some(({ name }) => gained.flat().some((other) => other.name === name)))
    const text = `Requests with ${refused.map(nameOf).join(' or ')} are no longer accepted. Accepted: ${accepted}${isScheme ? ', as it is now described' : ''}.`
    return [report(isScheme ? 'security-scheme' : 'security', 'major', 'request', at, text)]
  }
  if (gained.length === 0 && !isLimited) return []
  const text = isLimited
    ? `Credentials can now be limited to scopes. Accepted: ${accepted}, and credentials without scopes.`
    : `The accepted credentials changed. Accepted: ${accepted}.`
  return [report('security', 'minor', 'request', at, text)]
}

/** True if a client that sends these credentials fulfils the requirement. */
function satisfies(credentials: Requirement, requirement: Requirement): boolean {
  return requirement.every((other) => credentials.some((own) => isOne(own, other) && hasScopes(own, other)))
}

function hasScopes(own: Requirement[0], other: Requirement[0]): boolean {
  return getsScopes(own, other) || other.scopes.every((scope) => own.scopes.includes(scope))
}

/**
 * When a scheme gets scopes, its older credentials have none. `x-scopes-optional` says that a credential without scopes may do everything, so that
 * these credentials are still accepted.
 */
function getsScopes(own: Requirement[0], other: Requirement[0]): boolean {
  const isIntroduced = !own.scheme['x-scopes-optional'] && other.scheme['x-scopes-optional'] === true
  return own.name === other.name && isIntroduced && own.scopes.length === 0 && other.scopes.length > 0
}

/** Two schemes can send different secrets in the same way, so their names must be the same. A scheme that was only renamed keeps its description. */
function isOne(own: Requirement[0], other: Requirement[0]): boolean {
  if (own.name === other.name) return isWithin(own.scheme, other.scheme)
  const isRenamed = !own.known.has(other.name) && !other.known.has(own.name)
  return isRenamed && isDeepStrictEqual(own.scheme, other.scheme)
}

/** True if credentials of the first scheme can still be had and sent by the second. */
function isWithin(before: JsonObject, after: JsonObject): boolean {
  const { flows: was, ...one } = sent(before)
  const { flows: is, ...other } = sent(after)
  const hasFlow = ([name, flow]: [string, unknown]) => {
    const [{ scopes, ...rest }, { scopes: newScopes, ...newRest }] = [asObject(flow), asObject(asObject(is)[name])]
    return isDeepStrictEqual(rest, newRest) && entries(scopes).every(([scope]) => scope in asObject(newScopes))
  }
  return isDeepStrictEqual(one, other) && entries(was).every(hasFlow)
}

/** Leaves out what only explains the scheme. The names of headers and of HTTP schemes are the same in upper and lower case. */
function sent(scheme: JsonObject): JsonObject {
  const isDocumentation = (key: string) => ['description', 'bearerFormat'].includes(key) || key.startsWith('x-')
  const rest = Object.fromEntries(Object.entries(scheme).filter(([key]) => !isDocumentation(key)))
  if (typeof rest['scheme'] === 'string') rest['scheme'] = rest['scheme'].toLowerCase()
  if (rest['in'] === 'header') rest['name'] = String(rest['name']).toLowerCase()
  return rest
}

function nameOf(requirement: Requirement): string {
  const schemes = requirement.map(
    ({ name, scopes }) => `\`${name}\`${scopes.length > 0 ? ` (${scopes.join(', ')})` : ''}`,
  )
  return schemes.join(' and ') || 'no credentials'
}
