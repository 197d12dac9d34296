import { document, scopes } from '@paraph/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createValidator } from '#api/http/validation/validator.ts'
import { partOfSpec, type Spec } from '../../../support/part-of-spec.ts'

/** The security schemes of the server. */
const schemes = { apiKey: scopes, signingToken: [], setupToken: [] }
const companies = '/api/v1/companies'
const nowhere = { $ref: '#/components/schemas/Nowhere' }

// The validator prints why a spec is not valid.
beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => vi.restoreAllMocks())

test('the validator accepts the spec itself, and the part of it that is broken below, and changes neither', async () => {
  const [before, part] = [JSON.stringify(document), partOfSpec()]
  await createValidator(schemes)
  await createValidator(schemes, part)
  expect(JSON.stringify(document)).toBe(before)
  expect(part).toEqual(partOfSpec())
})

test.each<[string, (spec: Spec) => void]>([
  ['that is empty', (spec) => Object.keys(spec).forEach((key) => delete spec[key])],
  ['of OpenAPI 3.2, which is not supported yet', (spec) => (spec.openapi = '3.2.0')],
  ['without a version', (spec) => delete spec.openapi],
  ['without its info', (spec) => delete spec.info],
  ['with an operation without responses', (spec) => (spec.paths[companies].get.responses = {})],
  ['with a response without a description', (spec) => delete spec.components.responses.BadRequest.description],
  ['with a parameter without `in`', (spec) => delete spec.components.parameters.Limit.in],
  [
    'with an unknown type in a request',
    (spec) => (spec.components.schemas.CreateCompany.properties.name.type = 'sting'),
  ],
  ['with an unknown type in a response', (spec) => (spec.components.schemas.Company.properties.name.type = 'sting')],
  ['with an unknown type in a parameter', (spec) => (spec.components.parameters.Limit.schema.type = 'sting')],
  [
    'with an unknown type in the problem',
    (spec) => (spec.components.schemas.Problem.properties.code = { type: 'sting' }),
  ],
  ['with a broken pattern', (spec) => (spec.components.schemas.EmailAddress.pattern = '(')],
  [
    'with a limit that is not a number',
    (spec) => (spec.components.schemas.CreateCompany.properties.name.maxLength = 'x'),
  ],
  ['with a broken $ref in a request', (spec) => (spec.components.schemas.AddParty.properties.role = nowhere)],
  ['with a broken $ref in a response', (spec) => (spec.components.schemas.PartyBase.properties.role = nowhere)],
  ['with a broken $ref in a schema that is not used', (spec) => (spec.components.schemas.Unused = nowhere)],
  [
    'with a broken $ref to the schema of a body',
    (spec) => (spec.paths[companies].post.requestBody.content['application/json'].schema = nowhere),
  ],
  [
    'with a broken $ref to a response',
    (spec) => (spec.paths[companies].post.responses['400'] = { $ref: '#/components/responses/Nowhere' }),
  ],
  [
    'with a broken $ref to a parameter',
    (spec) => (spec.paths[companies].get.parameters = [{ $ref: '#/components/parameters/Nowhere' }]),
  ],
  [
    'with a $ref to a file',
    (spec) => (spec.components.schemas.AddParty.properties.role = { $ref: './PartyRole.yaml' }),
  ],
  [
    'with a $ref to a part of a component',
    (spec) =>
      (spec.components.schemas.CreateCompany.properties.name.$ref = '#/components/schemas/Company/properties/id'),
  ],
  [
    'with a security scheme that the spec does not describe',
    (spec) => (spec.paths[companies].get.security = [{ nowhere: ['contacts:read'] }]),
  ],
  [
    'with a security scheme that the server does not implement',
    (spec) => {
      spec.components.securitySchemes.oauth = { type: 'http', scheme: 'bearer' }
      spec.paths[companies].get.security = [{ oauth: [] }]
    },
  ],
  ['with an operation without security', (spec) => delete spec.paths[companies].get.security],
  ['with an operation that any request may call', (spec) => (spec.paths[companies].get.security = [])],
  ['with an operation that anybody may call instead', (spec) => spec.paths[companies].get.security.push({})],
  [
    'with an operation that two schemes can call',
    (spec) => spec.paths[companies].get.security.push({ signingToken: [] }),
  ],
  ['with an operation without a scope', (spec) => (spec.paths[companies].get.security = [{ apiKey: [] }])],
  ['with an unknown scope', (spec) => (spec.paths[companies].get.security = [{ apiKey: ['Contacts:read'] }])],
  [
    'with a scope beside an unknown one',
    (spec) => (spec.paths[companies].get.security = [{ apiKey: ['contacts:read', 'companies:read'] }]),
  ],
  [
    'with a scope for a credential that has none',
    (spec) => (spec.paths['/api/v1/signing-session'].get.security = [{ signingToken: ['documents:read'] }]),
  ],
])('the server refuses to start with a spec %s', async (_, bend) => {
  const spec = partOfSpec()
  bend(spec)
  await expect(createValidator(schemes, spec)).rejects.toBeInstanceOf(Error)
})
