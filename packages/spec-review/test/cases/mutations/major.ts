import type { JsonObject } from '../../../src/openapi.ts'
import {
  type Spec,
  type Mutation,
  documents,
  parties,
  party,
  schema,
  addAlternative,
  field,
  operation,
  event,
  parameter,
  withoutScopes,
  needScope,
  adding,
  listing,
  limit,
  encoding,
} from './mutation.ts'

export const major: Mutation[] = [
  ['an operation is removed', (spec) => delete spec['paths'][party].delete],
  ['a path is removed', (spec) => delete spec['paths'][party]],
  ['a path is renamed', (spec) => move(spec['paths'], party, '/api/v1/documents/{id}/participants/{partyId}')],
  [
    'a path parameter is renamed',
    (spec) => move(spec['paths'], '/api/v1/contacts/{id}', '/api/v1/contacts/{contactId}'),
  ],
  ['an operationId is renamed', (spec) => (adding(spec).operationId = 'createParty')],
  ['an enumeration of requests and responses gains a value', (spec) => schema(spec, 'PartyRole').enum.push('WITNESS')],
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
  ['a parameter becomes required', (spec) => (limit(spec).required = true)],
  ['a request pattern is narrowed', (spec) => (schema(spec, 'CountryCode').pattern = '^(SWE|NOR)$')],
  ['a response pattern is widened', (spec) => (field(spec, 'DocumentFile', 'sha256').pattern = '^[0-9a-fA-F]{64}$')],
  [
    'a pattern changes to one that cannot be compared',
    (spec) => (schema(spec, 'CountryCode').pattern = String.raw`^[A-Z]{3}$\b`),
  ],
  ['the success is removed', (spec) => delete adding(spec).responses['200']],
  ['another success is added', (spec) => (adding(spec).responses['202'] = { description: 'Later.' })],
  ['an error changes its status', (spec) => move(adding(spec).responses, '409', '423')],
  ['security needs a scope that older credentials lack', needScope, withoutScopes],
  ['a response field is removed', (spec) => delete schema(spec, 'PartyNumbers').properties.phone],
  ['a response field is no longer always present', (spec) => (schema(spec, 'PartyBase').required = ['id'])],
  ['a response header is removed', (spec) => delete listing(spec).responses['200'].headers],
  ['a response header is no longer always sent', (spec) => (spec['components'].headers.RequestId.required = false)],
  ['a request integer becomes a string', (spec) => (limit(spec).schema.type = 'string')],
  ['a format changes', (spec) => (field(spec, 'CreateDocument', 'expiresAt').format = 'date')],
  ['maxLength is lowered in a request', (spec) => (schema(spec, 'PhoneNumber').maxLength = 20)],
  ['a request field gets an alternative, and both together are refused', (spec) => addAlternative(spec, {})],
  ['a maximum is removed in a response', (spec) => delete field(spec, 'Problem', 'status').maximum],
  [
    'the request media type is removed',
    (spec) => move(adding(spec).requestBody.content, 'application/json', 'application/xml'),
  ],
  [
    'the response media type is removed',
    (spec) => move(listing(spec).responses['200'].content, 'application/json', 'text/csv'),
  ],
  ['a form part accepts other files', (spec) => (encoding(spec).file.contentType = 'image/png')],
  [
    'a request object is closed',
    (spec) => (schema(spec, 'AddParty').additionalProperties = false),
    (spec) => delete schema(spec, 'AddParty').additionalProperties,
  ],
  [
    'an alternative is added to a response',
    (spec) => field(spec, 'PartyBase', 'email').anyOf.push({ type: 'boolean' }),
  ],
  ['a webhook is removed', (spec) => delete spec['webhooks']['party.signed']],
  ['a webhook is renamed', (spec) => move(spec['webhooks'], 'party.signed', 'party.acted')],
  ['a header of a webhook is removed', (spec) => event(spec).parameters.pop()],
  ['a field of an event is removed', (spec) => delete schema(spec, 'EventDocument').properties.externalId],
  [
    'a schema changes that `not` refers to',
    changeMail,
    (spec) => (field(spec, 'UpdateParty', 'name').not = mailOf(spec)),
  ],
  ['a schema changes that a callback refers to', changeMail, withCallback],
  ['a webhook accepts fewer answers', (spec) => delete event(spec).responses['2XX']],
]

function move(object: JsonObject, from: string, to: string) {
  object[to] = object[from]
  delete object[from]
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
  adding(spec).callbacks = { done: { '{$url}': { post: { requestBody } } } }
}
