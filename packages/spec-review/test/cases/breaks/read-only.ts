import { type Case, object, ref, request, response } from '../case.ts'
import { string } from './values.ts'

export const readOnly: Case[] = [
  ...request(
    ['a property becomes readOnly', 'major', object({ a: string }), object({ a: { ...string, readOnly: true } })],
    [
      'a required property becomes readOnly',
      'major',
      object({ a: string }, { required: ['a'] }),
      object({ a: { ...string, readOnly: true } }, { required: ['a'] }),
    ],
    [
      'a property of a closed object becomes readOnly',
      'major',
      object({ a: string }, { additionalProperties: false }),
      object({ a: { ...string, readOnly: true } }, { additionalProperties: false }),
    ],
    ['a property is no longer readOnly', 'minor', object({ a: { ...string, readOnly: true } }), object({ a: string })],
    [
      'a required property is no longer readOnly',
      'major',
      object({ a: { ...string, readOnly: true } }, { required: ['a'] }),
      object({ a: string }, { required: ['a'] }),
    ],
    ['a property that is readOnly is added', 'none', object({}), object({ a: { ...string, readOnly: true } })],
    [
      'a required property that is readOnly is added',
      'none',
      object({}),
      object({ a: { ...string, readOnly: true } }, { required: ['a'] }),
    ],
    ['a property that is readOnly is removed', 'none', object({ a: { ...string, readOnly: true } }), object({})],
    [
      'a reference becomes readOnly',
      'major',
      object({ a: ref('Name') }),
      object({ a: { ...ref('Name'), readOnly: true } }),
    ],
    [
      'a property in allOf becomes readOnly',
      'major',
      { allOf: [object({ a: string })] },
      { allOf: [object({ a: { ...string, readOnly: true } })] },
    ],
    [
      'allOf makes a property readOnly',
      'major',
      object({ a: string }),
      { allOf: [object({ a: string }), object({ a: { readOnly: true } })] },
    ],
    [
      'a nested property becomes readOnly',
      'major',
      object({ a: object({ b: string }) }),
      object({ a: object({ b: { ...string, readOnly: true } }) }),
    ],
    [
      'a property of items becomes readOnly',
      'major',
      { type: 'array', items: object({ a: string }) },
      { type: 'array', items: object({ a: { ...string, readOnly: true } }) },
    ],
    [
      'a nullable property becomes readOnly',
      'major',
      object({ a: { type: ['string', 'null'] } }),
      object({ a: { type: ['string', 'null'], readOnly: true } }),
    ],
    [
      'the alternative of a nullable property becomes readOnly',
      'major',
      object({ a: { anyOf: [string, { type: 'null' }] } }),
      object({ a: { anyOf: [{ ...string, readOnly: true }, { type: 'null' }] } }),
    ],
    ['`readOnly: false` is written out', 'none', object({ a: string }), object({ a: { ...string, readOnly: false } })],
    ['a property becomes writeOnly', 'none', object({ a: string }), object({ a: { ...string, writeOnly: true } })],
    [
      'a readOnly property changes its type',
      'none',
      object({ a: { ...string, readOnly: true } }),
      object({ a: { type: 'integer', readOnly: true } }),
    ],
  ),
  ...response(
    ['a property becomes readOnly', 'none', object({ a: string }), object({ a: { ...string, readOnly: true } })],
    [
      'a readOnly property changes its type',
      'major',
      object({ a: { ...string, readOnly: true } }),
      object({ a: { type: 'integer', readOnly: true } }),
    ],
  ),
]
