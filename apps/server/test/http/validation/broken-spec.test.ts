import { document } from '@paraph/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createValidator } from '../../../src/http/validation/validator.ts'

// What is bent here is not typed: that is what makes it broken.
// oxlint-disable-next-line typescript/no-explicit-any
type Spec = any

const companies = '/api/v1/companies'
const nowhere = { $ref: '#/components/schemas/Nowhere' }

// The validator prints why a spec is not valid.
beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => vi.restoreAllMocks())

test('the spec itself is taken, and is not changed', async () => {
  const before = JSON.stringify(document)
  await createValidator(['apiKey'])
  expect(JSON.stringify(document)).toBe(before)
})

test.each<[string, (spec: Spec) => void]>([
  ['that is empty', (spec) => Object.keys(spec).forEach((key) => delete spec[key])],
  ['of OpenAPI 3.2, which is not supported yet', (spec) => (spec.openapi = '3.2.0')],
  ['of no version', (spec) => delete spec.openapi],
  ['without its info', (spec) => delete spec.info],
  ['with an operation that has an empty set of responses', (spec) => (spec.paths[companies].get.responses = {})],
  ['with a response without a description', (spec) => delete spec.components.responses.BadRequest.description],
  ['with a parameter of no place', (spec) => delete spec.components.parameters.Limit.in],
  ['with a type that there is not', (spec) => (spec.components.schemas.CreateCompany.properties.name.type = 'sting')],
  ['with such a type in a response', (spec) => (spec.components.schemas.Company.properties.name.type = 'sting')],
  ['with such a type in a parameter', (spec) => (spec.components.parameters.Limit.schema.type = 'sting')],
  ['with such a type in the problem', (spec) => (spec.components.schemas.Problem.properties.code = { type: 'sting' })],
  ['with a broken pattern', (spec) => (spec.components.schemas.EmailAddress.pattern = '(')],
  ['with a limit that is no number', (spec) => (spec.components.schemas.CreateCompany.properties.name.maxLength = 'x')],
  ['with a $ref to nowhere in a request', (spec) => (spec.components.schemas.AddParty.properties.role = nowhere)],
  ['with a $ref to nowhere in a response', (spec) => (spec.components.schemas.PartyBase.properties.role = nowhere)],
  ['with a $ref to nowhere where nothing refers to it', (spec) => (spec.components.schemas.Unused = nowhere)],
  [
    'with a body that is nowhere',
    (spec) => (spec.paths[companies].post.requestBody.content['application/json'].schema = nowhere),
  ],
  [
    'with a response that is nowhere',
    (spec) => (spec.paths[companies].post.responses['400'] = { $ref: '#/components/responses/Nowhere' }),
  ],
  [
    'with a parameter that is nowhere',
    (spec) => (spec.paths[companies].get.parameters = [{ $ref: '#/components/parameters/Nowhere' }]),
  ],
  [
    'with a $ref to a file',
    (spec) => (spec.components.schemas.AddParty.properties.role = { $ref: './PartyRole.yaml' }),
  ],
  [
    'with a $ref into the inside of a component',
    (spec) =>
      (spec.components.schemas.CreateCompany.properties.name.$ref = '#/components/schemas/Company/properties/id'),
  ],
  ['with a security scheme that is nowhere', (spec) => (spec.security = [{ nowhere: [] }])],
  [
    'with a security scheme that nothing here handles',
    (spec) => {
      spec.components.securitySchemes.oauth = { type: 'http', scheme: 'bearer' }
      spec.security = [{ oauth: [] }]
    },
  ],
])('the server refuses to start with a spec %s', async (_, bend) => {
  const spec: Spec = structuredClone(document)
  bend(spec)
  await expect(createValidator(['apiKey'], spec)).rejects.toBeInstanceOf(Error)
})
