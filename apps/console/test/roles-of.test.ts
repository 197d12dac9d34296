import { expect, test } from 'vitest'
import { rolesOf } from '../src/document/draft/people/roles-of.ts'

test('the roles of the PDF are named once each, and only while nobody has their fields', () => {
  const fields = ['Tenant', 'Landlord', 'Tenant', '2', 'acceptor', null].map((partyReference) => ({
    partyId: null,
    partyReference,
  }))
  expect(rolesOf([...fields, { partyId: 'pty_1', partyReference: 'Witness' }])).toEqual(['Tenant', 'Landlord'])
})
