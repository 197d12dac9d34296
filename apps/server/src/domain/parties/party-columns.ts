import type { Party } from '@paraph/contract'
import type { Tables } from '#platform/database/tables.ts'

/**
 * The column of each field of a party, except for the personal number, which `numberColumns` stores. A new field of a party needs
 * an entry here, the spec, and its column in `Tables` and in a migration.
 */
const columns = {
  id: 'id',
  documentId: 'document_id',
  name: 'name',
  role: 'role',
  signedAt: 'signed_at',
  readStatus: 'read_status',
  signingStatus: 'signing_status',
  deliveryMethod: 'delivery_method',
  requiredSignature: 'required_signature',
  twoStepVerification: 'two_step_verification',
  sendStatus: 'send_status',
  email: 'email',
  phone: 'phone',
  companyName: 'company_name',
  companyRole: 'company_role',
  companyOrgNumber: 'company_org_number',
  externalId: 'external_id',
  companyId: 'company_id',
  country: 'country',
  signingOrder: 'signing_order',
  reportedAt: 'wrong_person_at',
} as const satisfies Record<Exclude<keyof Party, 'ssn'>, keyof Tables['parties']>

type Columns = typeof columns
type Selected = { [Field in keyof Columns]: `parties.${Columns[Field]} as ${Field}` }[keyof Columns]

/** The columns for a SELECT, with the names of the fields. */
export const plainFields = Object.entries(columns).map(
  ([field, column]) => `parties.${column} as ${field}`,
) as Selected[]

/** Returns the values of the fields by their columns, in the order of the columns, so that the SQL is the same for each order of the fields. */
export function toColumns<Values extends { [Field in keyof Columns]?: unknown }>(
  values: Values,
): { [Field in keyof Values & keyof Columns as Columns[Field]]: Values[Field] } {
  const named: Record<string, unknown> = values
  const entries = Object.entries(columns).filter(([field]) => Object.hasOwn(named, field))
  return Object.fromEntries(entries.map(([field, column]) => [column, named[field]])) as never
}
