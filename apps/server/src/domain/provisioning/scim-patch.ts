import type { PatchScimUser, ScimOperation, SetScimUser } from '@paraph/contract'
import { type AttributeChange, withChange } from './scim-attributes.ts'
import { scimFault, type ScimFields } from './scim-rules.ts'

/** The schema of users, which may stand before the name of an attribute. */
const SCHEMA = /^urn:ietf:params:scim:schemas:core:2\.0:user:/i

/** An attribute of another schema, which a member does not have. */
const OTHER_SCHEMA = /^urn:/i

/** `active`, `name.familyName`, `roles[primary eq "True"].value`. A filter has one comparison. */
const PATH = /^([a-z$][\w$-]*)(?:\[\s*[a-z$][\w$-]*\s+eq\s+("?)([^"\]]*)\2\s*\])?(?:\.([a-z$][\w$-]*))?$/i

/**
 * Returns the fields after the changes of a PATCH (RFC 7644, section 3.5.2), as Entra and Okta send them: an operation has a path, or an object of which
 * the names are paths. A member has one value of each attribute, so `add` and `replace` are the same.
 */
export function patchScimFields(fields: ScimFields, { Operations: operations }: PatchScimUser): ScimFields {
  return operations.flatMap(changesIn).reduce(withChange, fields)
}

/**
 * Returns the fields with the attributes of a POST or a PUT.
 *
 * @param before - the fields of a new member, or those that stay if they are absent.
 */
export function setScimFields(before: ScimFields, attributes: SetScimUser): ScimFields {
  const cleared = { ...before, externalId: null, displayName: null, givenName: null, familyName: null }
  return changesOfObject(attributes, '').reduce(withChange, cleared)
}

function changesIn({ op, path, value }: ScimOperation, index: number): AttributeChange[] {
  const isRemoval = op.toLowerCase() === 'remove'
  const pointer = `/Operations/${index}`
  if (path !== undefined) return changeAt(path, { value, isRemoval, pointer: `${pointer}/value` }, `${pointer}/path`)
  if (isRemoval) throw scimFault(`${pointer}/path`, 'is required to remove an attribute', 'path')
  if (typeof value !== 'object' || value === null) throw scimFault(`${pointer}/value`, 'must be an object')
  return changesOfObject(value, `${pointer}/value`)
}

/** The name that people see comes first, because the parts of the name look whether there is one. */
function changesOfObject(attributes: object, pointer: string): AttributeChange[] {
  return Object.entries(attributes)
    .toSorted(([a], [b]) => Number(b.toLowerCase() === 'displayname') - Number(a.toLowerCase() === 'displayname'))
    .flatMap(([name, value]) => {
      const at = `${pointer}/${name}`
      return changeAt(name, { value, isRemoval: false, pointer: at }, at)
    })
}

function changeAt(
  path: string,
  change: Pick<AttributeChange, 'value' | 'isRemoval' | 'pointer'>,
  pointer: string,
): AttributeChange[] {
  const own = path.replace(SCHEMA, '')
  if (OTHER_SCHEMA.test(own)) return []
  const found = PATH.exec(own)
  if (!found) throw scimFault(pointer, 'is not the path of an attribute', 'path')
  const [, attribute = '', , filtered, part] = found
  return [{ ...change, attribute: attribute.toLowerCase(), part: part?.toLowerCase(), filtered }]
}
