import { type Case, operation, root } from '../case.ts'
import { a, b } from './values.ts'

const bearer = { type: 'http', scheme: 'bearer' }
const apiKey = (name: string) => ({ type: 'apiKey', in: 'header', name })
const oauth = (tokenUrl: string, scopes = {}, more = {}) => ({
  type: 'oauth2',
  flows: { clientCredentials: { tokenUrl, scopes }, ...more },
})
const scoped = (...key: string[]) => ({ security: [{ key }] })
const two = { key: bearer, token: bearer }

export const credentials: Case[] = [
  ...operation(
    ['none are needed any more', 'minor', {}, { security: [] }],
    ['some are needed now', 'major', { security: [] }, {}],
    ['they become optional', 'minor', {}, { security: [{ key: [] }, {}] }],
    ['they are no longer optional', 'major', { security: [{ key: [] }, {}] }, {}],
    ['the inherited ones are repeated', 'none', {}, { security: [{ key: [] }] }],
    ['an empty list becomes an empty requirement', 'none', { security: [] }, { security: [{}] }],
    ['a scope is needed', 'major', scoped(), scoped('write')],
    ['a scope is no longer needed', 'minor', scoped('read', 'write'), scoped('read')],
    ['scopes are reordered', 'none', scoped('read', 'write'), scoped('write', 'read')],
  ),
  ...schemes(
    ['another scheme of the same kind is needed', 'major', two, two, { security: [{ token: [] }] }],
    ['another scheme is accepted too', 'minor', two, two, { security: [{ key: [] }, { token: [] }] }],
    ['both schemes are needed', 'major', two, two, { security: [{ key: [], token: [] }] }],
    ['the scheme is renamed', 'none', { key: bearer }, { apiKey: bearer }, { security: [{ apiKey: [] }] }],
    ['the scheme is in upper case', 'none', { key: bearer }, { key: { type: 'http', scheme: 'Bearer' } }],
    ['the scheme is basic', 'major', { key: bearer }, { key: { type: 'http', scheme: 'basic' } }],
    ['the scheme is described', 'patch', { key: bearer }, { key: { ...bearer, description: 'Text.' } }],
    ['the format of the token is described', 'none', { key: bearer }, { key: { ...bearer, bearerFormat: 'JWT' } }],
    ['the key moves to another header', 'major', { key: apiKey('x-key') }, { key: apiKey('x-api-key') }],
    ['the header of the key is in upper case', 'none', { key: apiKey('x-key') }, { key: apiKey('X-Key') }],
    ['the address of the tokens changes', 'major', { key: oauth(a) }, { key: oauth(b) }],
    ['a flow is added', 'minor', { key: oauth(a) }, { key: oauth(a, {}, { password: { tokenUrl: a, scopes: {} } }) }],
    ['a scope is removed', 'major', { key: oauth(a, { read: 'Text.' }) }, { key: oauth(a) }],
  ),
]

/** The security schemes of the spec, and what changes beside them. */
function schemes(
  ...rows: [title: string, rating: Case['rating'], before: object, after: object, more?: object][]
): Case[] {
  return root(
    ...rows.map(([title, rating, before, after, more = {}]) => {
      const [base, revision] = [before, after].map((securitySchemes) => ({ components: { securitySchemes } }))
      return [title, rating, base, { ...revision, ...more }] as [string, Case['rating'], unknown, unknown]
    }),
  )
}
