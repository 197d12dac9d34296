import { DEFAULT_ROLE, readFlag, readRole, scimFault, type ScimFields } from './scim-rules.ts'

/** A change of one attribute. */
export interface AttributeChange {
  /** In lower case, because the names of SCIM do not depend on it. */
  attribute: string
  /** In lower case. */
  part: string | undefined
  /** What the filter in the path compares with, such as `ADMIN` of `roles[value eq "ADMIN"]`. */
  filtered?: string | undefined
  value: unknown
  isRemoval: boolean
  /** Where the value stands in the request. */
  pointer: string
}

type Setter = (fields: ScimFields, change: AttributeChange) => Partial<ScimFields>

const setName: Setter = (fields, change) => {
  const { part, value } = change
  if (part === 'givenname') return { givenName: textIn(change) }
  if (part === 'familyname') return { familyName: textIn(change) }
  // Some providers send only the whole name. The name that people see comes before it.
  if (part === 'formatted') return fields.displayName === null ? { displayName: textIn(change) } : {}
  if (part !== undefined) return {}
  if (change.isRemoval || value === null) return { givenName: null, familyName: null }
  if (typeof value !== 'object') throw scimFault(change.pointer, 'must be an object')
  // The parts of the name come first, and the whole name only counts without them.
  const parts = Object.entries(value).map(([name, text]): [string, unknown] => [name.toLowerCase(), text])
  const has = (name: string) => parts.some(([each, text]) => each === name && text !== null && text !== '')
  const isWhole = !has('givenname') && !has('familyname')
  return parts
    .filter(([name]) => name !== 'formatted' || isWhole)
    .reduce<Partial<ScimFields>>(
      (set, [name, text]) => ({ ...set, ...setName({ ...fields, ...set }, { ...change, part: name, value: text }) }),
      {},
    )
}

const setRole: Setter = ({ role }, { value, isRemoval, filtered, part, pointer }) => {
  if (part !== undefined && part !== 'value') return {}
  if (!isRemoval) return { role: readRole(value, pointer) }
  // Another role than the one of the member is removed, such as the old one after the new one was set.
  const named = filtered === undefined || readFlag(filtered) !== undefined ? role : filtered.toUpperCase()
  return named === role ? { role: DEFAULT_ROLE } : {}
}

const setters: Readonly<Record<string, Setter>> = {
  username: (_fields, change) => {
    if (change.isRemoval || typeof change.value !== 'string')
      throw scimFault(change.pointer, 'must be the e-mail address of the person')
    return { userName: change.value.trim() }
  },
  externalid: (_fields, change) => ({ externalId: textIn(change) }),
  displayname: (_fields, change) => ({ displayName: textIn(change) }),
  active: (_fields, { value, isRemoval, pointer }) => {
    if (isRemoval || value === null) return {}
    const isActive = readFlag(value)
    if (isActive === undefined) throw scimFault(pointer, 'must be true or false')
    return { isActive }
  },
  name: setName,
  roles: setRole,
}

/** Returns the fields after a change. An attribute that a member does not have is ignored, as RFC 7644 allows. */
export function withChange(fields: ScimFields, change: AttributeChange): ScimFields {
  const set = Object.hasOwn(setters, change.attribute) ? setters[change.attribute] : undefined
  return set ? { ...fields, ...set(fields, change) } : fields
}

/** Returns a text without spaces around it. Null for one that says nothing. */
function textIn({ value, isRemoval, pointer }: AttributeChange): string | null {
  if (isRemoval || value === null || value === undefined) return null
  if (typeof value !== 'string') throw scimFault(pointer, 'must be a text')
  const text = value.trim().normalize('NFC')
  return text === '' ? null : text
}
