import type { ScimAttribute, ScimSchema } from '@paraph/contract'
import { scimRoles } from './scim-rules.ts'

/** Returns a text that the identity provider may change, unless `facts` say something else. */
const attribute = (name: string, description: string, facts: Partial<ScimAttribute> = {}): ScimAttribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...facts,
})

const readOnly = { mutability: 'readOnly' } as const
const caseExact = { caseExact: true }

/** The attributes that `scim-attributes.ts` reads, and those that answers have. RFC 7643 leaves out those that all resources have, such as `externalId`. */
export const userSchema: ScimSchema = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id: 'urn:ietf:params:scim:schemas:core:2.0:User',
  name: 'User',
  description: 'A member of the account',
  attributes: [
    attribute('userName', 'The e-mail address of the person.', { required: true, uniqueness: 'server' }),
    attribute('displayName', 'The name of the member. Without it, the name is made of its parts.', caseExact),
    attribute('name', 'The parts of the name.', {
      type: 'complex',
      subAttributes: [
        attribute('formatted', 'The whole name. It counts only without the other parts and displayName.', caseExact),
        attribute('familyName', 'The family name.', caseExact),
        attribute('givenName', 'The given name.', caseExact),
      ],
    }),
    attribute('emails', 'The address once more.', {
      ...readOnly,
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'The address.', readOnly),
        attribute('type', 'Always work.', readOnly),
        attribute('primary', 'Always true.', { ...readOnly, type: 'boolean' }),
      ],
    }),
    attribute('active', 'False for a member who can do nothing.', { type: 'boolean' }),
    attribute('roles', 'The role of the member. A member has one.', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'What the member may do.', { canonicalValues: [...scimRoles] }),
        attribute('primary', 'Of several roles, the primary one counts.', { type: 'boolean' }),
      ],
    }),
  ],
}
