import { type Case, object, ref, request, response } from '../case.ts'
import { array, closed, string } from './values.ts'

export const writeOnly: Case[] = [
  ...response(
    ['a property becomes writeOnly', 'major', object({ a: string }), object({ a: { ...string, writeOnly: true } })],
    [
      'a required property becomes writeOnly',
      'major',
      object({ a: string }, { required: ['a'] }),
      object({ a: { ...string, writeOnly: true } }, { required: ['a'] }),
    ],
    [
      'a property of a closed object becomes writeOnly',
      'major',
      object({ a: string }, { additionalProperties: false }),
      object({ a: { ...string, writeOnly: true } }, { additionalProperties: false }),
    ],
    [
      'a property is no longer writeOnly',
      'minor',
      object({ a: { ...string, writeOnly: true } }),
      object({ a: string }),
    ],
    [
      'a required property is no longer writeOnly',
      'minor',
      object({ a: { ...string, writeOnly: true } }, { required: ['a'] }),
      object({ a: string }, { required: ['a'] }),
    ],
    ['a property that is writeOnly is added', 'none', object({}), object({ a: { ...string, writeOnly: true } })],
    ['a property that is writeOnly is removed', 'none', object({ a: { ...string, writeOnly: true } }), object({})],
    [
      'a reference becomes writeOnly',
      'major',
      object({ a: ref('Name') }),
      object({ a: { ...ref('Name'), writeOnly: true } }),
    ],
    [
      'a property in allOf becomes writeOnly',
      'major',
      { allOf: [object({ a: string })] },
      { allOf: [object({ a: { ...string, writeOnly: true } })] },
    ],
    [
      'allOf makes a property writeOnly',
      'major',
      object({ a: string }),
      { allOf: [object({ a: string }), object({ a: { writeOnly: true } })] },
    ],
    [
      'a nested property becomes writeOnly',
      'major',
      object({ a: object({ b: string }) }),
      object({ a: object({ b: { ...string, writeOnly: true } }) }),
    ],
    [
      'a property of items becomes writeOnly',
      'major',
      { type: 'array', items: object({ a: string }) },
      { type: 'array', items: object({ a: { ...string, writeOnly: true } }) },
    ],
    [
      'a nullable property becomes writeOnly',
      'major',
      object({ a: { type: ['string', 'null'] } }),
      object({ a: { type: ['string', 'null'], writeOnly: true } }),
    ],
    [
      'the alternative of a nullable property becomes writeOnly',
      'major',
      object({ a: { anyOf: [string, { type: 'null' }] } }),
      object({ a: { anyOf: [{ ...string, writeOnly: true }, { type: 'null' }] } }),
    ],
    [
      'a property of an alternative becomes writeOnly',
      'major',
      { anyOf: [object({ a: string }), array] },
      { anyOf: [object({ a: { ...string, writeOnly: true } }), array] },
    ],
    [
      '`writeOnly: false` is written out',
      'none',
      object({ a: string }),
      object({ a: { ...string, writeOnly: false } }),
    ],
    [
      'a writeOnly property gains a value',
      'none',
      object({ a: { ...closed(['A']), writeOnly: true } }),
      object({ a: { ...closed(['A', 'B']), writeOnly: true } }),
    ],
  ),
  ...request(
    [
      'a property becomes writeOnly',
      'none',
      object({ a: string }, { required: ['a'] }),
      object({ a: { ...string, writeOnly: true } }, { required: ['a'] }),
    ],
    [
      'a writeOnly property loses a value',
      'major',
      object({ a: { ...closed(['A', 'B']), writeOnly: true } }),
      object({ a: { ...closed(['A']), writeOnly: true } }),
    ],
    ['a writeOnly property is removed', 'major', object({ a: { ...string, writeOnly: true } }), object({})],
  ),
]
