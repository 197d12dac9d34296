import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { enforcedContract } from '#api/http/validation/enforced-contract.ts'

// A test breaks its copy, which then no longer has the type of the spec.
// oxlint-disable-next-line typescript/no-explicit-any
type Spec = any
const companies = '/api/v1/companies'

test.each<[string, (spec: Spec) => void]>([
  ['without a scope', (spec) => (spec.paths[companies].get.security = [{ apiKey: [] }])],
  ['with an unknown scope', (spec) => (spec.paths[companies].get.security = [{ apiKey: ['Contacts:read'] }])],
  [
    'with a scope beside an unknown one',
    (spec) => (spec.paths[companies].get.security = [{ apiKey: ['contacts:read', 'companies:read'] }]),
  ],
])('the server refuses to start with an operation %s', async (_, bend) => {
  const spec = structuredClone(document)
  bend(spec)
  expect(() => enforcedContract(spec)).toThrow(/^listCompanies (must name the scope|needs the unknown scope)/)
})

test('the contract of the server is a copy', () => {
  const before = JSON.stringify(document)
  expect(enforcedContract()).not.toEqual(document)
  expect(JSON.stringify(document)).toBe(before)
})
