import { type Case, header, received, ref, sent } from '../case.ts'
import { list, string, values } from './values.ts'

const open = (...names: string[]) => ({ ...values(...names), 'x-open-enum': true })
const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const withNull = { type: ['string', 'null'], enum: ['A', null] }

export const enumerations: Case[] = [
  ...received(
    ['it is opened', 'major', values('A'), open('A')],
    ['it is opened and extended', 'major', values('A'), open('A', 'B')],
    ['it is removed', 'major', values('A'), string],
    ['it is extended', 'major', values('A'), values('A', 'B')],
    ['an open one is extended', 'minor', open('A'), open('A', 'B')],
    ['an open one is reduced', 'minor', open('A', 'B'), open('A')],
    ['an open one is reordered', 'none', open('A', 'B'), open('B', 'A')],
    ['an open one is closed', 'minor', open('A'), values('A')],
    ['an open one is no longer listed', 'minor', open('A'), string],
    ['a text becomes an open one', 'minor', string, open('A')],
    ['one behind a reference is opened', 'major', ref('Role'), open('A', 'B')],
    ['a nullable one is opened', 'major', nullable(values('A')), nullable(open('A'))],
    ['a nullable one in one schema is opened', 'major', withNull, { ...withNull, 'x-open-enum': true }],
    ['one in items is opened', 'major', list(values('A')), list(open('A'))],
    ['one value is opened', 'major', { const: 'A' }, open('A')],
    ['a text is an alternative now', 'major', values('A'), { anyOf: [values('A'), string] }],
    ['`x-open-enum: false` is written out', 'none', values('A'), { ...values('A'), 'x-open-enum': false }],
  ),
  ...header(['one is opened', 'major', { schema: values('A') }, { schema: open('A') }]),
  ...sent(
    ['it is extended', 'minor', values('A'), values('A', 'B')],
    ['an open one is reduced', 'major', open('A', 'B'), open('A')],
  ),
]
