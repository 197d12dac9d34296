const problem = (description: string, headers = {}) => ({
  description,
  headers,
  content: { 'application/problem+json': { schema: ref('Problem') } },
})
const ref = (name: string, kind = 'schemas') => ({ $ref: `#/components/${kind}/${name}` })
const answer = (more = {}) => ({
  description: 'Done',
  content: { 'application/json': { schema: ref('Thing') } },
  ...more,
})
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const text = { type: 'string' }

/** A small contract. */
export const spec = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: '{url}', variables: { url: { default: 'http://localhost:3000' } } }],
  security: [{ key: [] }],
  paths: {
    '/api/v1/things': {
      post: {
        operationId: 'createThing',
        requestBody: { required: true, content: { 'application/json': { schema: ref('CreateThing') } } },
        responses: {
          200: answer(),
          400: ref('BadRequest', 'responses'),
          401: ref('Unauthorized', 'responses'),
          500: problem('Our fault'),
          503: problem('Come back later'),
        },
      },
    },
    '/api/v1/things/{id}': {
      parameters: [id],
      get: {
        operationId: 'getThing',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: {
          200: answer({ headers: { Deprecation: ref('Deprecation', 'headers') } }),
          401: ref('Unauthorized', 'responses'),
          404: problem('No such thing'),
        },
      },
    },
    '/api/v1/things/{id}/file': {
      parameters: [id],
      get: {
        operationId: 'getFile',
        responses: { 200: { description: 'A file', content: { 'application/pdf': {} } } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    headers: {
      Deprecation: { required: true, schema: ref('Moment') },
      Challenge: { required: true, schema: text },
    },
    responses: {
      BadRequest: problem('Wrong shape'),
      Unauthorized: problem('No key', { 'WWW-Authenticate': ref('Challenge', 'headers') }),
    },
    schemas: {
      Size: { type: 'string', enum: ['SMALL', 'LARGE'] },
      Moment: { type: 'string', pattern: '^@\\d+$' },
      CreateThing: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'size'],
        properties: { name: text, size: { ...ref('Size'), default: 'SMALL' } },
      },
      Thing: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: text, name: text, ssn: { type: ['string', 'null'] } },
      },
      Problem: {
        type: 'object',
        required: ['title', 'status'],
        properties: { title: text, status: { type: 'integer' } },
      },
    },
  },
}
