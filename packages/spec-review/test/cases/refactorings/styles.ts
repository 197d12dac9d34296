import { type Case, header, object, operation, query } from '../case.ts'
import { ab, array, id, integer, string } from './values.ts'
const pipes = { style: 'pipeDelimited' }
const nullable = { schema: { type: ['string', 'null'] } }

export const styles: Case[] = [
  ...query(
    ['the style of a query', 'none', { schema: array }, { schema: array, style: 'form' }],
    ['explode of a query', 'none', { schema: array }, { schema: array, explode: true }],
    ['both', 'none', { schema: array }, { schema: array, style: 'form', explode: true }],
    ['both are left out', 'none', { schema: array, style: 'form', explode: true }, { schema: array }],
    ['of an object', 'none', { schema: ab }, { schema: ab, style: 'form', explode: true }],
    ['explode of another style', 'none', { schema: array, ...pipes }, { schema: array, ...pipes, explode: false }],
    ['explode of a single value', 'none', { schema: string }, { schema: string, explode: false }],
    ['the style of a single value', 'none', { schema: integer }, { schema: integer, style: 'form', explode: true }],
    ['explode of a nullable value', 'none', nullable, { ...nullable, explode: false }],
    [
      'reserved and empty values',
      'none',
      { schema: string },
      { schema: string, allowReserved: false, allowEmptyValue: false },
    ],
    ['another explode', 'major', { schema: array }, { schema: array, style: 'form', explode: false }],
    ['another style', 'major', { schema: array, explode: false }, { schema: array, ...pipes, explode: false }],
    [
      'reserved values are no longer accepted',
      'major',
      { schema: string, allowReserved: true },
      { schema: string, allowReserved: false },
    ],
  ),
  ...header(
    ['the style of a header', 'none', { schema: array }, { schema: array, style: 'simple' }],
    ['explode of a header', 'none', { schema: array }, { schema: array, explode: false }],
    ['explode of an object in a header', 'major', { schema: ab, explode: false }, { schema: ab, explode: true }],
  ),
  ...operation(
    ['the style of a path', 'none', { parameters: [id] }, { parameters: [{ ...id, style: 'simple', explode: false }] }],
    ['another style of a path', 'major', { parameters: [id] }, { parameters: [{ ...id, style: 'label' }] }],
    [
      'the style of a cookie',
      'none',
      { parameters: [id, { name: 'c', in: 'cookie', schema: array }] },
      { parameters: [id, { name: 'c', in: 'cookie', schema: array, style: 'form', explode: true }] },
    ],
    ['the style of a form', 'none', form({}), form({ a: { style: 'form', explode: true, allowReserved: false } })],
    ['another style of a form', 'major', form({}), form({ a: { style: 'form', explode: false } })],
    ['the content type of a form', 'none', form({}), form({ b: { contentType: 'text/plain' } })],
  ),
]

function form(encoding: object): object {
  const schema = object({ a: array, b: string })
  return { requestBody: { content: { 'application/x-www-form-urlencoded': { schema, encoding } } } }
}
