import { type Case, received, ref, sent } from '../case.ts'
import { ab, string } from './values.ts'

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })

const listed = { type: ['string', 'null'] }
const short = { ...listed, maxLength: 5 }
const shortString = { ...string, maxLength: 5 }

export const nulls: Case[] = [
  ...sent(
    ['a list of types becomes anyOf', 'none', listed, nullable(string)],
    ['anyOf becomes a list of types', 'none', nullable(string), listed],
    ['a list of types becomes oneOf', 'none', listed, { oneOf: [string, { type: 'null' }] }],
    ['null comes first', 'none', listed, { type: ['null', 'string'] }],
    ['null comes first in anyOf', 'none', nullable(string), { anyOf: [{ type: 'null' }, string] }],
    ['a limit moves into the alternative', 'none', short, nullable(shortString)],
    ['a limit stays outside', 'none', short, { maxLength: 5, ...nullable(string) }],
    ['null is an enumeration', 'none', nullable(string), { anyOf: [string, { enum: [null] }] }],
    ['null is a constant', 'none', nullable(string), { anyOf: [string, { const: null }] }],
    [
      'an enumeration with null is split',
      'none',
      { enum: ['A', 'B', null] },
      nullable({ ...string, enum: ['A', 'B'] }),
    ],
    ['a typed enumeration with null is split', 'none', { ...listed, enum: ['A', 'B', null] }, nullable(ref('Role'))],
    ['an alternative becomes a reference', 'none', nullable({ ...string, maxLength: 10 }), nullable(ref('Name'))],
    ['a limit is lost', 'minor', short, nullable(string)],
    ['a limit is added', 'major', listed, nullable(shortString)],
    ['null is lost', 'major', listed, { anyOf: [string] }],
    ['an enumeration loses null', 'major', { ...listed, enum: ['A', null] }, { ...listed, enum: ['A'] }],
    ['null is added', 'minor', string, nullable(string)],
  ),
  ...received(
    ['a list of types becomes anyOf', 'none', listed, nullable(string)],
    ['null is added', 'major', string, nullable(string)],
    ['an enumeration gains null', 'major', { ...string, enum: ['A'] }, { enum: ['A', null] }],
    ['null is lost', 'minor', nullable(string), string],
    ['a nullable object is written as anyOf', 'none', { ...ab, type: ['object', 'null'] }, nullable(ab)],
  ),
]
