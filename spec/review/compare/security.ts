import { isDeepStrictEqual } from 'node:util'
import type { Operation, Requirement } from '../normal/operation.ts'
import { asArray, entries, isObject, type JsonObject } from '../openapi.ts'
import { type Report } from './change.ts'
import { report } from './report.ts'

/** Compares the credentials that two versions of an operation accept. */
export function compareSecurity(before: Operation, after: Operation): Report[] {
  const refused = before.security.filter((one) => !after.security.some((other) => satisfies(one, other)))
  const gained = after.security.filter((one) => !before.security.some((other) => satisfies(one, other)))
  const at = after.definition['security'] ? `${after.pointer}/security` : '/security'
  const accepted = after.security.map(nameOf).join(' or ')
  if (refused.length > 0) {
    const isScheme = refused.some((one) => one.some(({ name }) => gained.flat().some((other) => other.name === name)))
    const text = `Requests with ${refused.map(nameOf).join(' or ')} are no longer accepted. Accepted: ${accepted}${isScheme ? ', as it is now described' : ''}.`
    return [report(isScheme ? 'security-scheme' : 'security', 'major', 'request', at, text)]
  }
  const limited = after.security.flat().filter((other) => before.security.flat().some((own) => getsScopes(own, other)))
  if (limited.length > 0) {
    const text = `Credentials can now be limited to scopes. Accepted: ${accepted}, and credentials without scopes.`
    return [report('security', 'minor', 'request', at, text)]
  }
  return gained.length > 0
    ? [report('security', 'minor', 'request', at, `The accepted credentials changed. Accepted: ${accepted}.`)]
    : []
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
  return (
    isDeepStrictEqual(one, other) &&
    entries(was).every(([name, flow]) => {
      const successor = isObject(is) ? is[name] : undefined
      if (!isObject(flow) || !isObject(successor)) return false
      const { scopes: scopesBefore, ...rest } = flow
      const { scopes: scopesAfter, ...restAfter } = successor
      const names = new Set(entries(scopesAfter).map(([scope]) => scope))
      return isDeepStrictEqual(rest, restAfter) && entries(scopesBefore).every(([scope]) => names.has(scope))
    })
  )
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

/** Compares the addresses of an operation. Clients call the address that they know. */
export function compareServers(before: Operation, after: Operation): Report[] {
  const urls = (operation: Operation) => operation.servers.map((server) => String(server['url']))
  const [was, is] = [urls(before), urls(after)]
  const at = after.definition['servers'] ? `${after.pointer}/servers` : '/servers'
  const change = (impact: Report['impact'], text: string) => report('server', impact, 'request', at, text)
  return [
    ...was.filter((url) => !is.includes(url)).map((url) => change('major', `The server \`${url}\` was removed.`)),
    ...is.filter((url) => !was.includes(url)).map((url) => change('minor', `New server \`${url}\`.`)),
    ...(was[0] === is[0] || !is.includes(was[0]!)
      ? []
      : [change('major', `The first server, which clients use by default, is now \`${is[0]}\`.`)]),
    ...before.servers.flatMap((one) => {
      const other = after.servers.find(({ url }) => url === one['url'])
      return other ? compareServer(one, other, change) : []
    }),
  ]
}

function compareServer(
  before: JsonObject,
  after: JsonObject,
  change: (impact: Report['impact'], text: string) => Report,
): Report[] {
  const described =
    before['description'] === after['description']
      ? []
      : [{ ...change('patch', 'The description of the server was reworded.'), kind: 'documentation' as const }]
  const variables = new Set([...entries(before['variables']), ...entries(after['variables'])].map(([name]) => name))
  const changes = [...variables].flatMap((name) => {
    const [was, is] = [before, after].map((one) =>
      isObject(one['variables']) && isObject(one['variables'][name]) ? one['variables'][name] : {},
    ) as [JsonObject, JsonObject]
    const [values, others] = [asArray(was['enum']), asArray(is['enum'])]
    const isReduced = others.length > 0 && (values.length === 0 || values.some((value) => !others.includes(value)))
    const isExtended = values.length > 0 && (others.length === 0 || others.some((value) => !values.includes(value)))
    return [
      ...(was['default'] === is['default']
        ? []
        : [change('major', `The default of the server variable \`${name}\` is now \`${is['default']}\`.`)]),
      ...(isReduced ? [change('major', `The server variable \`${name}\` accepts fewer values.`)] : []),
      ...(isExtended ? [change('minor', `The server variable \`${name}\` accepts more values.`)] : []),
      ...(was['description'] === is['description']
        ? []
        : [
            {
              ...change('patch', `The description of the server variable \`${name}\` was reworded.`),
              kind: 'documentation' as const,
            },
          ]),
    ]
  })
  return [...described, ...changes]
}
