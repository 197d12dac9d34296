import { isDeepStrictEqual } from 'node:util'
import { type Change, type Context, latest, type Node, properties, type Rule } from './rule.ts'

type Requirement = Record<string, string[]>

/**
 * Replaces Redocly's `security-requirement-changed`, which ignores that an operation without its own list inherits the list of the API. It rates an operation
 * that repeats the inherited list as new authentication, and misses an operation that falls back to the inherited list.
 */
export const securityChanged: Rule = () => ({ SecurityRequirementList: rate, SecurityRequirement: rate })

function rate({ node }: Change, { report }: Context) {
  const owner = nearest(node, ['Operation', 'Root'])
  const before = effective(owner, 'base')
  const after = effective(owner, 'revision')
  const refused = before.filter((credentials) => !after.some((requirement) => satisfies(credentials, requirement)))
  if (refused.length === 0) return
  const had = refused.map((credentials) => name(credentials)).join(' or ')
  report({
    message: `Requests with ${had} are no longer accepted. Accepted: ${after.map((one) => name(one)).join(' or ')}.`,
  })
}

/** True if the accepted credentials are the same, so that the list was only added where it was inherited, or removed there. */
export function isSecurityTheSame(node: Node): boolean {
  const owner = nearest(node, ['Operation', 'Root'])
  return isDeepStrictEqual(effective(owner, 'base'), effective(owner, 'revision'))
}

function effective(owner: Node, side: 'base' | 'revision'): Requirement[] {
  const own = properties(owner[side])['security']
  const list = own ?? properties(nearest(owner, ['Root'])[side])['security']
  return Array.isArray(list) && list.length > 0 ? (list as Requirement[]) : [{}]
}

function satisfies(credentials: Requirement, requirement: Requirement): boolean {
  return Object.entries(requirement).every(
    ([scheme, scopes]) => credentials[scheme] && scopes.every((scope) => credentials[scheme]?.includes(scope)),
  )
}

function name(requirement: Requirement): string {
  const schemes = Object.entries(requirement).map(
    ([scheme, scopes]) => `\`${scheme}\`${scopes.length > 0 ? ` (${scopes.join(', ')})` : ''}`,
  )
  return schemes.join(' and ') || 'no credentials'
}

function nearest(node: Node, types: string[]): Node {
  let current = node
  while (current.parent && !types.includes(latest(current).type.name)) current = current.parent
  return current
}
