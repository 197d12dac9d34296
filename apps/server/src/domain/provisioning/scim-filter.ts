import { scimFault } from './scim-rules.ts'

/** The member that a filter wants. */
export interface ScimFilter {
  attribute: 'userName' | 'externalId' | 'id'
  value: string
}

const attributes = ['userName', 'externalId', 'id'] as const

/** One comparison of a text. No identity provider needs more to find a person before it adds one. */
const FILTER = /^\s*(?:urn:ietf:params:scim:schemas:core:2\.0:user:)?(\w+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i

/** @throws Problem `request_invalid` for a filter that is not supported. */
export function readScimFilter(filter: string): ScimFilter {
  const [, name = '', quoted = ''] = FILTER.exec(filter) ?? []
  const attribute = attributes.find((each) => each.toLowerCase() === name.toLowerCase())
  const value = attribute && parseText(quoted)
  if (value === undefined)
    throw scimFault('/query/filter', 'must compare userName, externalId or id by eq, as in userName eq "…"', 'filter')
  return { attribute: attribute!, value }
}

/** Returns undefined for a text that is no string of JSON. */
function parseText(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string
  } catch {
    return undefined
  }
}
