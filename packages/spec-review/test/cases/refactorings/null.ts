import { type Case, received, ref, sent } from '../case.ts'
import { ab, string } from './values.ts'

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })

export const nulls: Case[] = [
  ...sent(
    ['a list of types becomes anyOf', 'none', { type: ['string', 'null'] }, nullable(string)],
    ['anyOf becomes a list of types', 'none', nullable(string), { type: ['string', 'null'] }],
    ['a list of types becomes oneOf', 'none', { type: ['string', 'null'] }, { oneOf: [string, { type: 'null' }] }],
    ['null comes first', 'none', { type: ['string', 'null'] }, { type: ['null', 'string'] }],
    ['null comes first in anyOf', 'none', nullable(string), { anyOf: [{ type: 'null' }, string] }],
    [
      'a limit moves into the alternative',
      'none',
      { type: ['string', 'null'], maxLength: 5 },
      nullable({ ...string, maxLength: 5 }),
    ],
    [
      'a limit stays outside',
      'none',
      { type: ['string', 'null'], maxLength: 5 },
      { maxLength: 5, ...nullable(string) },
    ],
    ['null is an enumeration', 'none', nullable(string), { anyOf: [string, { enum: [null] }] }],
    ['null is a constant', 'none', nullable(string), { anyOf: [string, { const: null }] }],
    [
      'an enumeration with null is split',
      'none',
      { enum: ['A', 'B', null] },
      nullable({ ...string, enum: ['A', 'B'] }),
    ],
    [
      'a typed enumeration with null is split',
      'none',
      { type: ['string', 'null'], enum: ['A', 'B', null] },
      nullable(ref('Role')),
    ],
    ['an alternative becomes a reference', 'none', nullable({ ...string, maxLength: 10 }), nullable(ref('Name'))],
    ['a limit is lost', 'minor', { type: ['string', 'null'], maxLength: 5 }, nullable(string)],
    ['a limit is added', 'major', { type: ['string', 'null'] }, nullable({ ...string, maxLength: 5 })],
    ['null is lost', 'major', { type: ['string', 'null'] }, { anyOf: [string] }],
    [
      'an enumeration loses null',
      'major',
      { type: ['string', 'null'], enum: ['A', null] },
      { type: ['string', 'null'], enum: ['A'] },
    ],
    ['null is added', 'minor', string, nullable(string)],
  ),
  ...received(
    ['a list of types becomes anyOf', 'none', { type: ['string', 'null'] }, nullable(string)],
    ['null is added', 'major', string, nullable(string)],
    ['an enumeration gains null', 'major', { ...string, enum: ['A'] }, { enum: ['A', null] }],
    ['null is lost', 'minor', nullable(string), string],
    ['a nullable object is written as anyOf', 'none', { ...ab, type: ['object', 'null'] }, nullable(ab)],
  ),
]
