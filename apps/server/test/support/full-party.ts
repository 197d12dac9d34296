import type { TestAccount } from '@paraph/testing/server/server.ts'

/** A party as the API answers it: it has the fields of its contact, and nothing has happened to it. */
export const fullParty = {
  name: 'Anna Lindqvist',
  role: 'SIGNER',
  signedAt: null,
  readStatus: 'NOT_OPENED',
  signingStatus: 'NOT_SIGNED',
  deliveryMethod: 'EMAIL',
  requiredSignature: 'DRAWING',
  twoStepVerification: 'NONE',
  sendStatus: 'NOT_SENT',
  email: 'anna.lindqvist@example.com',
  phone: '+46701740605',
  companyName: 'Lindqvist Bygg AB',
  companyRole: 'Managing director',
  companyOrgNumber: '556016-0680',
  externalId: 'crm-4711',
  ssn: '19900101-0017',
  country: null,
  signingOrder: null,
  reportedAt: null,
} as const

/** The fields of a party. Its contact has a name and nothing else. */
export const bareParty = {
  ...fullParty,
  email: null,
  phone: null,
  companyName: null,
  companyRole: null,
  companyOrgNumber: null,
  externalId: null,
  companyId: null,
  ssn: null,
} as const

const { email, phone, ssn, externalId, companyRole } = fullParty

/** All that is known of a person, as a contact stores it. */
export const fullPerson = { firstName: 'Anna', lastName: 'Lindqvist', email, phone, ssn, externalId, companyRole }

/** Creates the contact of `fullParty`. */
export async function fullContact(account: TestAccount) {
  const { id: companyId } = await account.company()
  return account.contact({ ...fullPerson, phone: '070-174 06 05', companyId })
}
