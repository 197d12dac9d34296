import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { enforcedContract } from '#api/http/validation/enforced-contract.ts'
import { loadValidator } from '#api/http/validation/load-validator.ts'

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

test.each<[string, (spec: Spec) => void]>([
  [
    'a reference to nothing',
    (spec) => (spec.paths[companies].get.responses[200] = { $ref: '#/components/responses/No' }),
  ],
  ['a type that JSON Schema does not have', (spec) => (spec.components.schemas.Company.type = 'thing')],
])('the server refuses to start with %s, and says so', async (_, bend) => {
  const apiSpec = structuredClone(document)
  bend(apiSpec)
  await expect(loadValidator({ apiSpec: apiSpec as never })).rejects.toThrow(/^The server can't read its contract: /)
})
