import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Impact } from '../compare/change.ts'
import { compareSpecs, highestImpact } from '../compare/compare.ts'
import type { JsonObject } from '../openapi.ts'
import { Redocly } from '../redocly/redocly.ts'

/** Our bundled spec. The functions below return the places that the mutations change. */
interface Spec {
  [key: string]: any // oxlint-disable-line typescript/no-explicit-any -- a mutation can change any place
}
/** `prepare` changes both sides first, if our spec has no such place. */
type Mutation = [title: string, mutate: (spec: Spec) => void, prepare?: (spec: Spec) => void]

const documents = '/api/v1/documents'
const parties = '/api/v1/documents/{id}/parties'
const party = '/api/v1/documents/{id}/parties/{partyId}'
const schema = (spec: Spec, name: string) => spec['components'].schemas[name]
const field = (spec: Spec, name: string, property: string) => schema(spec, name).properties[property]
const operation = (spec: Spec, path: string, method: string) => spec['paths'][path][method]
const event = (spec: Spec) => spec['webhooks']['party.signed'].post
const parameter = (name: string, required: boolean, where = 'query') => ({
  name,
  in: where,
  required,
  description: 'New.',
  schema: { type: 'string' },
})
/** Takes the scopes away, as if the scheme had never had some. */
const withoutScopes = (spec: Spec) => {
  delete spec['components'].securitySchemes.apiKey['x-scopes-optional']
  operation(spec, parties, 'get').security = [{ apiKey: [] }]
}
const needScope = (spec: Spec) => (operation(spec, parties, 'get').security = [{ apiKey: ['documents:read'] }])
const addScopes = (spec: Spec) => {
  spec['components'].securitySchemes.apiKey['x-scopes-optional'] = true
  needScope(spec)
}
const inheritSecurity = (spec: Spec) => {
  spec['security'] = operation(spec, parties, 'get').security
  delete operation(spec, parties, 'get').security
}
const major: Mutation[] = [
  ['a response enumeration is opened', (spec) => (schema(spec, 'ReadStatus')['x-open-enum'] = true)],
  ['a request default is set', (spec) => (field(spec, 'UpdateParty', 'name').default = 'Anonymous')],
  ['an operation is removed', (spec) => delete spec['paths'][party].delete],
  ['a path is removed', (spec) => delete spec['paths'][party]],
  ['a path is renamed', (spec) => move(spec['paths'], party, '/api/v1/documents/{id}/participants/{partyId}')],
  [
    'a path parameter is renamed',
    (spec) => move(spec['paths'], '/api/v1/contacts/{id}', '/api/v1/contacts/{contactId}'),
  ],
  ['an operationId is renamed', (spec) => (operation(spec, parties, 'post').operationId = 'createParty')],
  ['a response enumeration gains a value', (spec) => schema(spec, 'SendStatus').enum.push('QUEUED')],
  ['an enumeration of requests and responses gains a value', (spec) => schema(spec, 'PartyRole').enum.push('WITNESS')],
  ['a request enumeration loses a value', (spec) => schema(spec, 'DeliveryMethod').enum.pop()],
  ['a response enumeration is removed', (spec) => delete schema(spec, 'ReadStatus').enum],
  ['a request field is newly required', (spec) => schema(spec, 'AddParty').required.push('deliveryMethod')],
  [
    'a required request field is added',
    (spec) => {
      schema(spec, 'AddParty').properties.note = { type: 'string' }
      schema(spec, 'AddParty').required.push('note')
    },
  ],
  ['a request field is removed', (spec) => delete schema(spec, 'UpdateParty').properties.externalId],
  ['a request field is renamed', (spec) => move(schema(spec, 'UpdateParty').properties, 'externalId', 'externalRef')],
  [
    'a required header parameter is added',
    (spec) => spec['paths'][parties].parameters.push(parameter('x-tenant', true, 'header')),
  ],
  [
    'a required query parameter is added',
    (spec) => operation(spec, documents, 'get').parameters.push(parameter('scope', true)),
  ],
  ['a parameter becomes required', (spec) => (spec['components'].parameters.Limit.required = true)],
  ['a parameter is removed', (spec) => operation(spec, documents, 'get').parameters.shift()],
  ['a request pattern is narrowed', (spec) => (schema(spec, 'CountryCode').pattern = '^(SWE|NOR)$')],
  ['a request pattern is set', (spec) => (field(spec, 'UpdateParty', 'name').pattern = '^[A-Z]')],
  ['a request pattern changes to other values', (spec) => (schema(spec, 'CountryCode').pattern = '^[a-z]{3}$')],
  ['a response pattern is widened', (spec) => (field(spec, 'DocumentFile', 'sha256').pattern = '^[0-9a-fA-F]{64}$')],
  ['a response pattern is removed', (spec) => delete field(spec, 'DocumentFile', 'sha256').pattern],
  [
    'a pattern changes to one that cannot be compared',
    (spec) => (schema(spec, 'CountryCode').pattern = String.raw`^[A-Z]{3}$\b`),
  ],
  ['a request default changes', (spec) => (field(spec, 'AddParty', 'deliveryMethod').default = 'NONE')],
  ['a request default is removed', (spec) => delete field(spec, 'CreateDocument', 'language').default],
  ['a parameter default changes', (spec) => (spec['components'].parameters.Limit.schema.default = 50)],
  ['the success is removed', (spec) => delete operation(spec, parties, 'post').responses['200']],
  [
    'another success is added',
    (spec) => (operation(spec, parties, 'post').responses['202'] = { description: 'Later.' }),
  ],
  ['an error changes its status', (spec) => move(operation(spec, parties, 'post').responses, '409', '423')],
  [
    'security needs a second scheme',
    (spec) => (operation(spec, parties, 'get').security = [{ apiKey: [], second: [] }]),
  ],
  [
    'security is added to an operation without security',
    (spec) => (operation(spec, parties, 'get').security = [{ apiKey: [] }]),
    (spec) => (operation(spec, parties, 'get').security = []),
  ],
  ['security needs another scheme', (spec) => (operation(spec, parties, 'get').security = [{ second: [] }])],
  ['security needs a scope', (spec) => operation(spec, parties, 'get').security[0].apiKey.push('write')],
  ['security needs a scope that older credentials lack', needScope, withoutScopes],
  ['the security scheme changes', (spec) => (spec['components'].securitySchemes.apiKey.scheme = 'basic')],
  ['a response field becomes nullable', (spec) => (field(spec, 'PartyBase', 'name').type = ['string', 'null'])],
  [
    'a response reference becomes nullable',
    (spec) => (schema(spec, 'PartyBase').properties.role = nullable('PartyRole')),
  ],
  ['a request field is no longer nullable', (spec) => (field(spec, 'UpdateDocument', 'message').type = 'string')],
  [
    'a request reference is no longer nullable',
    (spec) => (schema(spec, 'UpdateParty').properties.role = { $ref: '#/components/schemas/PartyRole' }),
    (spec) => (schema(spec, 'UpdateParty').properties.role = nullable('PartyRole')),
  ],
  ['a response field is removed', (spec) => delete schema(spec, 'PartyBase').properties.phone],
  ['a response field is no longer always present', (spec) => (schema(spec, 'PartyBase').required = ['id'])],
  ['a response header is removed', (spec) => delete operation(spec, parties, 'get').responses['200'].headers],
  ['a response header is no longer always sent', (spec) => (spec['components'].headers.RequestId.required = false)],
  ['a type changes', (spec) => (field(spec, 'PartyBase', 'name').type = 'integer')],
  ['a request integer becomes a string', (spec) => (spec['components'].parameters.Limit.schema.type = 'string')],
  ['a response integer becomes a number', (spec) => (field(spec, 'Problem', 'status').type = 'number')],
  ['a format changes', (spec) => (field(spec, 'CreateDocument', 'expiresAt').format = 'date')],
  ['maxLength is lowered in a request', (spec) => (schema(spec, 'PhoneNumber').maxLength = 20)],
  ['maxLength is set in a request', (spec) => (field(spec, 'AddParty', 'contactId').maxLength = 40)],
  ['a maximum is removed in a response', (spec) => delete field(spec, 'Problem', 'status').maximum],
  ['a minimum is raised in a request', (spec) => (spec['components'].parameters.Limit.schema.minimum = 10)],
  ['a minimum is lowered in a response', (spec) => (field(spec, 'Problem', 'status').minimum = 200)],
  [
    'the request media type is removed',
    (spec) => move(operation(spec, parties, 'post').requestBody.content, 'application/json', 'application/xml'),
  ],
  [
    'the response media type is removed',
    (spec) => move(operation(spec, parties, 'get').responses['200'].content, 'application/json', 'text/csv'),
  ],
  [
    'a form part accepts other files',
    (spec) =>
      (operation(spec, documents, 'post').requestBody.content['multipart/form-data'].encoding.file.contentType =
        'image/png'),
  ],
  [
    'a request object is closed',
    (spec) => (schema(spec, 'AddParty').additionalProperties = false),
    (spec) => delete schema(spec, 'AddParty').additionalProperties,
  ],
  [
    'an alternative is added to a response',
    (spec) => field(spec, 'PartyBase', 'email').anyOf.push({ type: 'boolean' }),
  ],
  ['a server is removed', (spec) => (spec['servers'][0].url = '{baseUrl}/sign')],
  ['a webhook is removed', (spec) => delete spec['webhooks']['party.signed']],
  ['a webhook is renamed', (spec) => move(spec['webhooks'], 'party.signed', 'party.acted')],
  ['a header of a webhook is removed', (spec) => event(spec).parameters.pop()],
  ['a field of an event is removed', (spec) => delete schema(spec, 'EventParty').properties.email],
  [
    'a schema changes that `not` refers to',
    changeMail,
    (spec) => (field(spec, 'UpdateParty', 'name').not = mailOf(spec)),
  ],
  ['a schema changes that a callback refers to', changeMail, withCallback],
  ['a webhook accepts fewer answers', (spec) => delete event(spec).responses['2XX']],
]

const minor: Mutation[] = [
  [
    'a webhook is added',
    (spec) => (spec['webhooks']['party.called'] = structuredClone(spec['webhooks']['party.signed'])),
  ],
  ['a field is added to an event', (spec) => (schema(spec, 'EventParty').properties.note = { type: 'string' })],
  ['a header is added to a webhook', (spec) => event(spec).parameters.push(parameter('x-note', false, 'header'))],
  ['a path is added', (spec) => (spec['paths']['/api/v1/templates'] = structuredClone(spec['paths'][documents]))],
  ['an operation is added', (spec) => (spec['paths'][party].put = structuredClone(spec['paths'][party].patch))],
  ['an operation is deprecated', (spec) => (operation(spec, parties, 'post').deprecated = true)],
  ['a response field is deprecated', (spec) => (field(spec, 'PartyBase', 'phone').deprecated = true)],
  ['a parameter is deprecated', (spec) => (spec['components'].parameters.Limit.deprecated = true)],
  ['an operation moves to another tag', (spec) => (operation(spec, parties, 'post').tags = ['Documents'])],
  ['an optional request field is added', (spec) => (schema(spec, 'AddParty').properties.note = { type: 'string' })],
  ['a request field is no longer required', (spec) => (schema(spec, 'AddParty').required = ['contactId'])],
  ['a response field is added', (spec) => (schema(spec, 'PartyBase').properties.note = { type: 'string' })],
  [
    'a response field that is always present is added',
    (spec) => {
      schema(spec, 'PartyBase').properties.note = { type: 'string' }
      schema(spec, 'PartyBase').required.push('note')
    },
  ],
  ['a response field becomes always present', (spec) => schema(spec, 'PartyBase').required.push('email')],
  ['a response enumeration loses a value', (spec) => schema(spec, 'SendStatus').enum.pop()],
  ['an open response enumeration gains a value', (spec) => schema(spec, 'ProblemCode').enum.push('document_haunted')],
  ['a request enumeration gains a value', (spec) => field(spec, 'AddParty', 'kind').enum.push('B'), kind],
  ['a request enumeration is removed', (spec) => delete field(spec, 'AddParty', 'kind').enum, kind],
  [
    'an optional query parameter is added',
    (spec) => operation(spec, documents, 'get').parameters.push(parameter('q', false)),
  ],
  [
    'a parameter becomes optional',
    (spec) => (parameterOf(spec).required = false),
    (spec) => (parameterOf(spec).required = true),
  ],
  ['a request pattern is widened', (spec) => (schema(spec, 'CountryCode').pattern = '^[A-Z]{2,3}$')],
  [
    'a request pattern with lookaheads is widened',
    (spec) => (field(spec, 'AddParty', 'mail').pattern = email('{1,}')),
    mail,
  ],
  ['a request pattern is removed', (spec) => delete schema(spec, 'CountryCode').pattern],
  ['a response pattern is narrowed', (spec) => (field(spec, 'DocumentFile', 'sha256').pattern = '^[0-9a-e]{64}$')],
  ['a response pattern is set', (spec) => (field(spec, 'PartyBase', 'companyName').pattern = '^[^ ]')],
  ['an error is added', (spec) => (operation(spec, parties, 'get').responses['410'] = notFound)],
  ['an error is removed', (spec) => delete operation(spec, parties, 'post').responses['409']],
  ['security is removed from an operation', (spec) => (operation(spec, parties, 'get').security = [])],
  ['security is removed from the API', (spec) => delete spec['security'], inheritSecurity],
  ['security needs a scope that older credentials have', addScopes, withoutScopes],
  ['security accepts another scheme too', (spec) => operation(spec, parties, 'get').security.push({ second: [] })],
  ['a response field is no longer nullable', (spec) => (field(spec, 'PartyBase', 'phone').type = 'string')],
  [
    'a response reference is no longer nullable',
    (spec) => (schema(spec, 'PartyBase').properties.email = { $ref: '#/components/schemas/EmailAddress' }),
  ],
  ['a request field becomes nullable', (spec) => (field(spec, 'UpdateParty', 'name').type = ['string', 'null'])],
  [
    'a request reference becomes nullable',
    (spec) => (schema(spec, 'UpdateParty').properties.phone = nullable('PhoneNumber')),
  ],
  [
    'a response number becomes an integer',
    (spec) => (field(spec, 'DocumentFile', 'pages').type = 'integer'),
    pagesAsNumber,
  ],
  ['a response format is set', (spec) => (field(spec, 'PartyBase', 'companyName').format = 'hostname')],
  ['maxLength is raised in a request', (spec) => (schema(spec, 'PhoneNumber').maxLength = 60)],
  ['maxLength is removed in a request', (spec) => delete schema(spec, 'PhoneNumber').maxLength],
  ['maxLength is set in a response', (spec) => (field(spec, 'PartyBase', 'companyName').maxLength = 255)],
  ['a minimum is lowered in a request', (spec) => (spec['components'].parameters.Limit.schema.minimum = 0)],
  [
    'a request media type is added',
    (spec) => copy(operation(spec, parties, 'post').requestBody.content, 'application/json', 'text/json'),
  ],
  [
    'a response media type is added',
    (spec) => copy(operation(spec, parties, 'get').responses['200'].content, 'application/json', 'text/csv'),
  ],
  [
    'a form part accepts more files',
    (spec) =>
      (operation(spec, documents, 'post').requestBody.content['multipart/form-data'].encoding.file.contentType =
        'application/pdf, image/png'),
  ],
  [
    'a response header is added',
    (spec) => (operation(spec, parties, 'get').responses['200'].headers.etag = { schema: { type: 'string' } }),
  ],
  ['a request object is opened', (spec) => (schema(spec, 'AddParty').additionalProperties = true)],
  ['a response object is opened', (spec) => delete schema(spec, 'Contact').additionalProperties],
  ['a body becomes optional', (spec) => (operation(spec, parties, 'post').requestBody.required = false)],
]

const patch: Mutation[] = [
  ['the description of the API changes', (spec) => (spec['info'].description += 'More.')],
  ['a summary changes', (spec) => (operation(spec, parties, 'post').summary = 'Add')],
  ['the description of a field changes', (spec) => (field(spec, 'PartyBase', 'name').description = 'Name.')],
  [
    'the description of a response changes',
    (spec) => (operation(spec, parties, 'post').responses['200'].description = 'Yes.'),
  ],
  ['the value of an example changes', (spec) => (spec['components'].examples.createContact.value.firstName = 'Bo')],
  ['a value is added to an example', (spec) => (spec['components'].examples.documentDraft.value.file.note = 'x')],
  ['the summary of an example changes', (spec) => (spec['components'].examples.createContact.summary = 'Someone')],
  ['an example is added', (spec) => (examples(spec)['another'] = { value: { contactId: 'ctc_1', role: 'SIGNER' } })],
  ['an example is removed', (spec) => delete examples(spec)['addParty']],
  ['the example of a field changes', (spec) => (field(spec, 'PartyBase', 'phone').examples = ['+46701740606'])],
  ['a tag is described', (spec) => spec['tags'].push({ name: 'New', description: 'New.' })],
  ['a link to more documentation is added', (spec) => (spec['externalDocs'] = { url: 'https://example.com' })],
]

const nothing: Mutation[] = [
  ['nothing changes', () => undefined],
  [
    'an operation repeats the inherited security',
    (spec) => (operation(spec, parties, 'get').security = spec['security']),
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

function move(object: JsonObject, from: string, to: string) {
  object[to] = object[from]
  delete object[from]
}

const notFound = { $ref: '#/components/responses/DocumentNotFound' }

function nullable(name: string) {
  return { anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }] }
}

function copy(object: JsonObject, from: string, to: string) {
  object[to] = structuredClone(object[from])
}

function reversed(object: JsonObject) {
  return Object.fromEntries(Object.entries(object).toReversed())
}

function kind(spec: Spec) {
  schema(spec, 'AddParty').properties.kind = { type: 'string', enum: ['A'] }
}

function email(length: string) {
  return String.raw`^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]${length}$`
}

function mail(spec: Spec) {
  schema(spec, 'AddParty').properties.mail = { type: 'string', pattern: email('{2,}') }
}

function mailOf(spec: Spec) {
  spec['components'].schemas.Mail = { type: 'string' }
  return { $ref: '#/components/schemas/Mail' }
}

function changeMail(spec: Spec) {
  schema(spec, 'Mail').maxLength = 5
}

function withCallback(spec: Spec) {
  const requestBody = { content: { 'application/json': { schema: mailOf(spec) } } }
  operation(spec, parties, 'post').callbacks = { done: { '{$url}': { post: { requestBody } } } }
}

function parameterOf(spec: Spec) {
  return spec['components'].parameters.FilterEmail
}

function pagesAsNumber(spec: Spec) {
  field(spec, 'DocumentFile', 'pages').type = 'number'
}

function examples(spec: Spec): JsonObject {
  return operation(spec, parties, 'post').requestBody.content['application/json'].examples
}

let text: string

beforeAll(async () => {
  const [spec, folder] = [join(import.meta.dirname, '../..'), await mkdtemp(join(tmpdir(), 'paraph-mutations-'))]
  const redocly = new Redocly()
  text = JSON.stringify(await redocly.bundle(spec, join(spec, 'redocly.yaml'), join(folder, 'spec.json')))
  await redocly.end()
  await rm(folder, { recursive: true })
})

rates('major', major)
rates('minor', minor)
rates('patch', patch)
rates(undefined, nothing)

function rates(impact: Impact | undefined, mutations: Mutation[]) {
  test.each(mutations)(`${impact ?? 'nothing to rate'}: %s`, (_, mutate, prepare) => {
    const [base, revision] = [JSON.parse(text), JSON.parse(text)] as [Spec, Spec]
    prepare?.(base)
    prepare?.(revision)
    mutate(revision)
    const changes = compareSpecs(base, revision)
    expect(highestImpact(changes), JSON.stringify(changes, null, 2)).toBe(impact)
  })
}
