import { type Case, header, received, ref, sent } from '../case.ts'
import { closed, string } from './values.ts'

const open = (values: string[]) => ({ type: 'string', enum: values, 'x-open-enum': true })

export const enumerations: Case[] = [
  ...received(
    ['it is opened', 'major', closed(['A']), open(['A'])],
    ['it is opened and extended', 'major', closed(['A']), open(['A', 'B'])],
    ['it is removed', 'major', closed(['A']), string],
    ['it is extended', 'major', closed(['A']), closed(['A', 'B'])],
    ['an open one is extended', 'minor', open(['A']), open(['A', 'B'])],
    ['an open one is reduced', 'minor', open(['A', 'B']), open(['A'])],
    ['an open one is reordered', 'none', open(['A', 'B']), open(['B', 'A'])],
    ['an open one is closed', 'minor', open(['A']), closed(['A'])],
    ['an open one is no longer listed', 'minor', open(['A']), string],
    ['a text becomes an open one', 'minor', string, open(['A'])],
    ['one behind a reference is opened', 'major', ref('Role'), open(['A', 'B'])],
    [
      'a nullable one is opened',
      'major',
      { anyOf: [closed(['A']), { type: 'null' }] },
      { anyOf: [open(['A']), { type: 'null' }] },
    ],
    [
      'a nullable one in one schema is opened',
      'major',
      { type: ['string', 'null'], enum: ['A', null] },
      { type: ['string', 'null'], enum: ['A', null], 'x-open-enum': true },
    ],
    ['one in items is opened', 'major', { type: 'array', items: closed(['A']) }, { type: 'array', items: open(['A']) }],
    ['one value is opened', 'major', { const: 'A' }, open(['A'])],
    ['a text is an alternative now', 'major', closed(['A']), { anyOf: [closed(['A']), string] }],
    ['`x-open-enum: false` is written out', 'none', closed(['A']), { ...closed(['A']), 'x-open-enum': false }],
  ),
  ...header(['one is opened', 'major', { schema: closed(['A']) }, { schema: open(['A']) }]),
  ...sent(
    ['it is extended', 'minor', closed(['A']), closed(['A', 'B'])],
    ['an open one is reduced', 'major', open(['A', 'B']), open(['A'])],
  ),
]
