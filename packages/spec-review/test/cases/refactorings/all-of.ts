import { type Case, object, ref, request, response, sent } from '../case.ts'
import { ab, integer, string } from './values.ts'

const named = (more = {}) => ({ allOf: [ref('Named'), ref('Aged')], ...more })
const merged = (more = {}) => object({ name: string, age: integer }, { required: ['name'], ...more })

export const allOf: Case[] = [
  ...request(
    ['it is flattened', 'none', named(), merged()],
    ['it is introduced', 'none', merged(), named()],
    ['it is wrapped', 'none', ref('Named'), { allOf: [ref('Named')] }],
    ['it is wrapped twice', 'none', ref('Named'), { allOf: [{ allOf: [ref('Named')] }] }],
    ['it is reordered', 'none', named(), { allOf: [ref('Aged'), ref('Named')] }],
    [
      'required moves into a branch',
      'none',
      { ...ab },
      { allOf: [object({ a: string, b: string }), { required: ['a', 'b'] }] },
    ],
    [
      'required moves into two branches',
      'none',
      { ...ab },
      { allOf: [object({ a: string }, { required: ['a'] }), object({ b: string }, { required: ['b'] })] },
    ],
    [
      'required moves out of a branch',
      'none',
      { allOf: [ab] },
      { allOf: [object({ a: string, b: string })], required: ['b', 'a'] },
    ],
    [
      'a reference gets a sibling instead',
      'none',
      { allOf: [ref('Named'), { minProperties: 1 }] },
      { ...ref('Named'), minProperties: 1 },
    ],
    [
      'a closed one is flattened',
      'none',
      named({ unevaluatedProperties: false }),
      merged({ additionalProperties: false }),
    ],
    [
      'an explicitly open one is closed',
      'major',
      named({ additionalProperties: true, unevaluatedProperties: false }),
      named({ unevaluatedProperties: false }),
    ],
    ['an empty branch is added', 'none', ref('Named'), { allOf: [ref('Named'), {}] }],
    ['a branch requires more', 'major', named(), named({ required: ['age'] })],
    ['a branch is added', 'minor', { allOf: [ref('Named')] }, named()],
    ['a branch is removed', 'major', named(), { allOf: [ref('Named')] }],
    [
      'a branch closes the object',
      'major',
      { allOf: [ref('Named')] },
      { allOf: [ref('Named')], unevaluatedProperties: false },
    ],
  ),
  ...response(
    ['it is flattened', 'none', named(), merged()],
    ['it is introduced', 'none', merged(), named()],
    [
      'a closed one is flattened',
      'none',
      named({ unevaluatedProperties: false }),
      merged({ additionalProperties: false }),
    ],
    ['it is flattened, and a field is lost', 'major', named(), object({ name: string }, { required: ['name'] })],
    ['it is flattened, and a field is optional', 'major', named(), merged({ required: [] })],
  ),
  ...sent(
    [
      'two limits are joined',
      'none',
      { allOf: [{ ...string, maxLength: 9 }, { maxLength: 5 }] },
      { ...string, maxLength: 5 },
    ],
    [
      'the looser limit is left',
      'minor',
      { allOf: [{ ...string, maxLength: 9 }, { maxLength: 5 }] },
      { ...string, maxLength: 9 },
    ],
    ['two enumerations are joined', 'none', { allOf: [ref('Role'), { enum: ['B', 'C'] }] }, { ...string, enum: ['B'] }],
    ['a tree is wrapped', 'none', ref('Tree'), { allOf: [ref('Tree')] }],
    [
      'alternatives are distributed',
      'none',
      { type: 'object', required: ['k'], anyOf: [object({ k: { const: 1 } }), object({ k: { const: 2 } })] },
      { anyOf: [object({ k: { const: 1 } }, { required: ['k'] }), object({ k: { const: 2 } }, { required: ['k'] })] },
    ],
  ),
]
