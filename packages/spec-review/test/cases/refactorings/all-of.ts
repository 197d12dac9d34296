import { type Case, object, ref, request, response, sent } from '../case.ts'
import { ab, integer, string } from './values.ts'

const named = (more = {}) => ({ allOf: [ref('Named'), ref('Aged')], ...more })
const sealed = { unevaluatedProperties: false }
const all = (...parts: object[]) => ({ allOf: parts })
const merged = (more = {}) => object({ name: string, age: integer }, { required: ['name'], ...more })
const two = all({ ...string, maxLength: 9 }, { maxLength: 5 })

export const allOf: Case[] = [
  ...request(
    ['it is flattened', 'none', named(), merged()],
    ['it is introduced', 'none', merged(), named()],
    ['it is wrapped', 'none', ref('Named'), all(ref('Named'))],
    ['it is wrapped twice', 'none', ref('Named'), all(all(ref('Named')))],
    ['it is reordered', 'none', named(), all(ref('Aged'), ref('Named'))],
    ['required moves into a branch', 'none', ab, all(object({ a: string, b: string }), { required: ['a', 'b'] })],
    [
      'required moves into two branches',
      'none',
      ab,
      all(object({ a: string }, { required: ['a'] }), object({ b: string }, { required: ['b'] })),
    ],
    [
      'required moves out of a branch',
      'none',
      all(ab),
      { ...all(object({ a: string, b: string })), required: ['b', 'a'] },
    ],
    [
      'a reference gets a sibling instead',
      'none',
      all(ref('Named'), { minProperties: 1 }),
      { ...ref('Named'), minProperties: 1 },
    ],
    ['a closed one is flattened', 'none', named(sealed), merged({ additionalProperties: false })],
    ['an explicitly open one is closed', 'major', named({ additionalProperties: true, ...sealed }), named(sealed)],
    ['an empty branch is added', 'none', ref('Named'), all(ref('Named'), {})],
    ['a branch requires more', 'major', named(), named({ required: ['age'] })],
    ['a branch is added', 'minor', all(ref('Named')), named()],
    ['a branch is removed', 'major', named(), all(ref('Named'))],
    ['a branch closes the object', 'major', all(ref('Named')), { ...all(ref('Named')), ...sealed }],
  ),
  ...response(
    ['it is flattened', 'none', named(), merged()],
    ['it is introduced', 'none', merged(), named()],
    ['a closed one is flattened', 'none', named(sealed), merged({ additionalProperties: false })],
    ['it is flattened, and a field is lost', 'major', named(), object({ name: string }, { required: ['name'] })],
    ['it is flattened, and a field is optional', 'major', named(), merged({ required: [] })],
  ),
  ...sent(
    ['two limits are joined', 'none', two, { ...string, maxLength: 5 }],
    ['the looser limit is left', 'minor', two, { ...string, maxLength: 9 }],
    ['two enumerations are joined', 'none', all(ref('Role'), { enum: ['B', 'C'] }), { ...string, enum: ['B'] }],
    ['a tree is wrapped', 'none', ref('Tree'), all(ref('Tree'))],
    [
      'alternatives are distributed',
      'none',
      { type: 'object', required: ['k'], anyOf: [object({ k: { const: 1 } }), object({ k: { const: 2 } })] },
      { anyOf: [object({ k: { const: 1 } }, { required: ['k'] }), object({ k: { const: 2 } }, { required: ['k'] })] },
    ],
  ),
]
