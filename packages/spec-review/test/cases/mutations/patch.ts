import type { JsonObject } from '../../../src/openapi.ts'
import { type Spec, type Mutation, schema, field, inheritSecurity, adding, listing } from './mutation.ts'

export const patch: Mutation[] = [
  ['the description of the API changes', (spec) => (spec['info'].description += 'More.')],
  ['a summary changes', (spec) => (adding(spec).summary = 'Add')],
  ['the description of a field changes', (spec) => (field(spec, 'PartyBase', 'name').description = 'Name.')],
  ['the description of a response changes', (spec) => (adding(spec).responses['200'].description = 'Yes.')],
  ['the value of an example changes', (spec) => (spec['components'].examples.createContact.value.firstName = 'Bo')],
  ['a value is added to an example', (spec) => (spec['components'].examples.documentDraft.value.file.note = 'x')],
  ['the summary of an example changes', (spec) => (spec['components'].examples.createContact.summary = 'Someone')],
  ['an example is added', (spec) => (examples(spec)['another'] = { value: { contactId: 'ctc_1', role: 'SIGNER' } })],
  ['an example is removed', (spec) => delete examples(spec)['addParty']],
  ['the example of a field changes', (spec) => (field(spec, 'PartyNumbers', 'phone').examples = ['+46701740606'])],
  ['a tag is described', (spec) => spec['tags'].push({ name: 'New', description: 'New.' })],
  ['a link to more documentation is added', (spec) => (spec['externalDocs'] = { url: 'https://example.com' })],
]

export const nothing: Mutation[] = [
  ['nothing changes', () => undefined],
  [
    'an operation repeats the inherited security',
    (spec) => (listing(spec).security = spec['security']),
    inheritSecurity,
  ],
  ['an unused component is added', (spec) => (spec['components'].schemas.Unused = { type: 'string' })],
  ['a pattern is written differently', (spec) => (schema(spec, 'CountryCode').pattern = '^[A-Z][A-Z][A-Z]$')],
  ['only the version changes', (spec) => (spec['info'].version = '1.4.2')],
  [
    'properties change their order',
    (spec) => (schema(spec, 'AddParty').properties = reversed(schema(spec, 'AddParty').properties)),
  ],
]

function reversed(object: JsonObject) {
  return Object.fromEntries(Object.entries(object).toReversed())
}

function examples(spec: Spec): JsonObject {
  return adding(spec).requestBody.content['application/json'].examples
}
