import type { JsonObject } from '../../../src/openapi.ts'
import {
  type Spec,
  type Mutation,
  documents,
  party,
  schema,
  addAlternative,
  field,
  operation,
  event,
  parameter,
  withoutScopes,
  needScope,
  inheritSecurity,
  adding,
  listing,
  limit,
  encoding,
} from './mutation.ts'

const addScopes = (spec: Spec) => {
  spec['components'].securitySchemes.apiKey['x-scopes-optional'] = true
  needScope(spec)
}
const notFound = { $ref: '#/components/responses/DocumentNotFound' }

export const minor: Mutation[] = [
  [
    'a webhook is added',
    (spec) => (spec['webhooks']['party.called'] = structuredClone(spec['webhooks']['party.signed'])),
  ],
  ['a field is added to an event', (spec) => (schema(spec, 'EventDocument').properties.note = { type: 'string' })],
  ['a header is added to a webhook', (spec) => event(spec).parameters.push(parameter('x-note', false, 'header'))],
  ['a path is added', (spec) => (spec['paths']['/api/v1/templates'] = structuredClone(spec['paths'][documents]))],
  ['an operation is added', (spec) => (spec['paths'][party].put = structuredClone(spec['paths'][party].patch))],
  ['an operation is deprecated', (spec) => (adding(spec).deprecated = true)],
  ['a response field is deprecated', (spec) => (field(spec, 'PartyNumbers', 'phone').deprecated = true)],
  ['a parameter is deprecated', (spec) => (limit(spec).deprecated = true)],
  ['an operation moves to another tag', (spec) => (adding(spec).tags = ['Documents'])],
  ['an optional request field is added', (spec) => (schema(spec, 'AddParty').properties.note = { type: 'string' })],
  ['a request field is no longer required', (spec) => (schema(spec, 'CreateContact').required = ['firstName'])],
  ['a required request field gets an alternative', (spec) => addAlternative(spec, false)],
  ['a response field is added', (spec) => (schema(spec, 'PartyBase').properties.note = { type: 'string' })],
  [
    'a response field that is always present is added',
    (spec) => {
      schema(spec, 'PartyBase').properties.note = { type: 'string' }
      schema(spec, 'PartyBase').required.push('note')
    },
  ],
  ['a response field becomes always present', (spec) => schema(spec, 'PartyBase').required.push('email')],
  ['an open response enumeration gains a value', (spec) => schema(spec, 'ProblemCode').enum.push('document_haunted')],
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
  ['a response pattern is narrowed', (spec) => (field(spec, 'DocumentFile', 'sha256').pattern = '^[0-9a-e]{64}$')],
  ['an error is added', (spec) => (listing(spec).responses['410'] = notFound)],
  ['an error is removed', (spec) => delete adding(spec).responses['409']],
  ['security is removed from the API', (spec) => delete spec['security'], inheritSecurity],
  ['security needs a scope that older credentials have', addScopes, withoutScopes],
  ['a response format is set', (spec) => (field(spec, 'PartyBase', 'companyName').format = 'hostname')],
  ['maxLength is raised in a request', (spec) => (schema(spec, 'PhoneNumber').maxLength = 60)],
  ['a request media type is added', (spec) => copy(adding(spec).requestBody.content, 'application/json', 'text/json')],
  [
    'a response media type is added',
    (spec) => copy(listing(spec).responses['200'].content, 'application/json', 'text/csv'),
  ],
  ['a form part accepts more files', (spec) => (encoding(spec).file.contentType = 'application/pdf, image/png')],
  [
    'a form part with a media type of its own is added to a closed form',
    (spec) => {
      schema(spec, 'CreateDocument').properties.tags = { type: 'boolean' }
      encoding(spec).tags = {
        contentType: 'application/json',
      }
    },
  ],
  [
    'a response header is added',
    (spec) => (listing(spec).responses['200'].headers.etag = { schema: { type: 'string' } }),
  ],
  ['a request object is opened', (spec) => (schema(spec, 'AddParty').additionalProperties = true)],
  ['an object of requests and answers is opened', (spec) => delete schema(spec, 'FieldBox').additionalProperties],
]

function copy(object: JsonObject, from: string, to: string) {
  object[to] = structuredClone(object[from])
}

function parameterOf(spec: Spec) {
  return spec['components'].parameters.FilterEmail
}
