import { type Case, object, operation, ref, request, response, sent } from '../case.ts'
import { ab, id, integer, parameter, string } from './values.ts'

export const order: Case[] = [
  ...sent(
    ['enum', 'none', { enum: ['A', 'B'] }, { enum: ['B', 'A'] }],
    ['a mixed enum', 'none', { enum: ['A', 1, null] }, { enum: [null, 'A', 1] }],
    ['a repeated value', 'none', { enum: ['A', 'B'] }, { enum: ['B', 'A', 'B'] }],
    ['types', 'none', { type: ['string', 'integer'] }, { type: ['integer', 'string'] }],
    ['anyOf', 'none', { anyOf: [string, integer] }, { anyOf: [integer, string] }],
    ['oneOf', 'none', { oneOf: [ref('Cat'), ref('Dog')] }, { oneOf: [ref('Dog'), ref('Cat')] }],
    ['allOf', 'none', { allOf: [ref('Named'), ref('Aged')] }, { allOf: [ref('Aged'), ref('Named')] }],
    ['an enum, and one is lost', 'major', { enum: ['A', 'B'] }, { enum: ['B'] }],
    ['an enum, and one is gained', 'minor', { enum: ['A', 'B'] }, { enum: ['C', 'B', 'A'] }],
    [
      'the first items, which have an order',
      'major',
      { type: 'array', prefixItems: [string, integer] },
      { type: 'array', prefixItems: [integer, string] },
    ],
  ),
  ...request(
    ['required', 'none', ab, { ...ab, required: ['b', 'a'] }],
    ['properties', 'none', ab, object({ b: string, a: string }, { required: ['a', 'b'] })],
    ['required, and one is gained', 'major', { ...ab, required: ['b'] }, ab],
    ['required, and one is lost', 'minor', ab, { ...ab, required: ['b'] }],
  ),
  ...response(
    ['required', 'none', ab, { ...ab, required: ['b', 'a'] }],
    ['required, and one is lost', 'major', ab, { ...ab, required: ['b'] }],
  ),
  ...operation(
    ['tags', 'none', { tags: ['A', 'B'] }, { tags: ['B', 'A'] }],
    ['parameters', 'none', { parameters: [id, parameter()] }, { parameters: [parameter(), id] }],
    ['security', 'none', { security: [{ key: [] }, {}] }, { security: [{}, { key: [] }] }],
    ['responses', 'none', statuses('200', '404'), statuses('404', '200')],
    ['media types', 'none', media('application/json', 'text/csv'), media('text/csv', 'application/json')],
  ),
]

function statuses(...codes: string[]): object {
  return {
    responses: Object.fromEntries([...codes, 'default'].toReversed().map((code) => [code, { description: 'Text.' }])),
  }
}

function media(...types: string[]): object {
  return { requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: string }])) } }
}
