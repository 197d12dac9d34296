import type { Impact } from '../../src/compare/change.ts'
import type { JsonObject } from '../../src/openapi.ts'

/** A change of a small spec, and its rating, which was written down before the review was run. */
export interface Case {
  title: string
  rating: Impact | 'none'
  base: JsonObject
  revision: JsonObject
}

type Pair = [title: string, rating: Case['rating'], before: unknown, after: unknown]

const object = (properties: JsonObject, more: JsonObject = {}) => ({ type: 'object', properties, ...more })
const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })

/** Schemas that the cases refer to. */
const schemas: JsonObject = {
  Name: { type: 'string', maxLength: 10 },
  Role: { type: 'string', enum: ['A', 'B'] },
  Named: object({ name: { type: 'string' } }, { required: ['name'] }),
  Aged: object({ age: { type: 'integer' } }),
  Cat: object({ kind: { const: 'cat' }, lives: { type: 'integer' } }, { required: ['kind'] }),
  Dog: object({ kind: { const: 'dog' }, loud: { type: 'boolean' } }, { required: ['kind'] }),
  Bird: object({ kind: { type: 'string' }, wings: { type: 'integer' } }),
  Fish: object({ kind: { type: 'string' }, fins: { type: 'integer' } }),
  Tree: object({ children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }),
}

function spec(operation: JsonObject, item: JsonObject = {}, root: JsonObject = {}): JsonObject {
  return structuredClone({
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    servers: [{ url: 'https://things.example' }],
    security: [{ key: [] }],
    paths: {
      '/things/{id}': {
        ...item,
        post: {
          operationId: 'changeThing',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: 'Done.' } },
          ...operation,
        },
      },
    },
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } }, schemas },
    ...root,
  })
}

const pairs = (side: string, rows: Pair[], build: (part: never) => JsonObject): Case[] =>
  rows.map(([title, rating, before, after]) => {
    return { title: `${title} (${side})`, rating, base: build(before as never), revision: build(after as never) }
  })

const body = (schema: unknown) => spec({ requestBody: { required: true, ...json(schema) } })
const answer = (schema: unknown) => spec({ responses: { 200: { description: 'Done.', ...json(schema) } } })

/** The whole schema of a request or response body. */
export const request = (...rows: Pair[]) => pairs('request', rows, body)
export const response = (...rows: Pair[]) => pairs('response', rows, answer)

/** The schema of the property `x` of a request or response body. */
export const sent = (...rows: Pair[]) => pairs('request', rows, (x) => body(object({ x })))
export const received = (...rows: Pair[]) => pairs('response', rows, (x) => answer(object({ x })))

/** Parts of the operation, of its path, or of the whole spec; and the query parameter or response header `x`. */
export const operation = (...rows: Pair[]) => pairs('operation', rows, (part) => spec(part))
export const path = (...rows: Pair[]) =>
  pairs('path', rows, ({ post, ...item }: JsonObject) => spec((post ?? {}) as JsonObject, item))
export const root = (...rows: Pair[]) =>
  pairs('API', rows, ({ post, ...part }: JsonObject) => spec((post ?? {}) as JsonObject, {}, part))
export const query = (...rows: Pair[]) =>
  pairs('query', rows, (part: JsonObject) => spec({}, { parameters: [{ name: 'x', in: 'query', ...part }] }))
export const header = (...rows: Pair[]) =>
  pairs('header', rows, (part: JsonObject) =>
    spec({ responses: { 200: { description: 'Done.', headers: { x: part } } } }),
  )
export const webhook = (...rows: Pair[]) =>
  pairs('webhook', rows, (requestBody) =>
    spec({}, {}, { webhooks: { told: { post: { operationId: 'told', requestBody } } } }),
  )

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export { json, object }
