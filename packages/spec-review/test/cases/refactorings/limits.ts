import { type Case, query, received, sent } from '../case.ts'
import { array, integer, string } from './values.ts'

export const limits: Case[] = [
  ...sent(
    ['an inclusive minimum of an integer', 'none', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 0 }],
    ['an exclusive minimum of an integer', 'none', { ...integer, exclusiveMinimum: 0 }, { ...integer, minimum: 1 }],
    ['a maximum of an integer', 'none', { ...integer, maximum: 9 }, { ...integer, exclusiveMaximum: 10 }],
    ['a fraction as the minimum of an integer', 'none', { ...integer, minimum: 1 }, { ...integer, minimum: 0.5 }],
    [
      'a fraction as the exclusive maximum of an integer',
      'none',
      { ...integer, maximum: 9 },
      { ...integer, exclusiveMaximum: 9.5 },
    ],
    ['a negative minimum', 'none', { ...integer, minimum: -1 }, { ...integer, exclusiveMinimum: -2 }],
    ['a negative maximum', 'none', { ...integer, maximum: -2 }, { ...integer, exclusiveMaximum: -1 }],
    [
      'a second minimum that changes nothing',
      'none',
      { ...integer, minimum: 5 },
      { ...integer, minimum: 5, exclusiveMinimum: 1 },
    ],
    [
      'a nullable integer',
      'none',
      { type: ['integer', 'null'], minimum: 1 },
      { anyOf: [{ ...integer, exclusiveMinimum: 0 }, { type: 'null' }] },
    ],
    ['multiples of one', 'none', integer, { type: 'number', multipleOf: 1 }],
    ['no minimum of the length', 'none', string, { ...string, minLength: 0 }],
    ['no minimum of the items', 'none', array, { ...array, minItems: 0, uniqueItems: false }],
    [
      'an exclusive minimum of a number',
      'major',
      { type: 'number', minimum: 0 },
      { type: 'number', exclusiveMinimum: 0 },
    ],
    [
      'an inclusive minimum of a number',
      'minor',
      { type: 'number', exclusiveMinimum: 0 },
      { type: 'number', minimum: 0 },
    ],
    ['a number is not an integer', 'major', { type: 'number', minimum: 0 }, { type: 'number', exclusiveMinimum: 0.5 }],
    ['one too high', 'major', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 1 }],
    ['one too low', 'minor', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: -1 }],
  ),
  ...received(
    ['an inclusive minimum of an integer', 'none', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 0 }],
    ['one too low', 'major', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: -1 }],
    ['one too high', 'minor', { ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 1 }],
  ),
  ...query([
    'an inclusive minimum of an integer',
    'none',
    { schema: { ...integer, minimum: 1 } },
    { schema: { ...integer, exclusiveMinimum: 0 } },
  ]),
]
