import { type Case, received, sent } from '../case.ts'
import { string } from './values.ts'

export const constants: Case[] = [
  ...sent(
    ['const becomes enum', 'none', { const: 'A' }, { enum: ['A'] }],
    ['enum becomes const', 'none', { enum: ['A'] }, { const: 'A' }],
    ['const gets a type', 'none', { const: 'A' }, { ...string, const: 'A' }],
    ['enum loses its type', 'none', { ...string, enum: ['A', 'B'] }, { enum: ['A', 'B'] }],
    ['a number', 'none', { type: 'integer', const: 1 }, { enum: [1] }],
    ['a whole number', 'none', { type: 'number', enum: [1, 2] }, { type: 'integer', enum: [1, 2] }],
    ['a boolean', 'none', { type: 'boolean', const: true }, { enum: [true] }],
    ['both booleans', 'none', { type: 'boolean' }, { enum: [false, true] }],
    ['null', 'none', { const: null }, { type: 'null' }],
    ['const and enum', 'none', { const: 'A' }, { const: 'A', enum: ['A', 'B'] }],
    ['an alternative of constants', 'none', { enum: ['A', 'B'] }, { anyOf: [{ const: 'A' }, { const: 'B' }] }],
    ['exclusive constants', 'none', { enum: ['A', 'B'] }, { oneOf: [{ const: 'B' }, { const: 'A' }] }],
    ['a limit that each value keeps', 'none', { enum: ['A', 'B'] }, { enum: ['A', 'B'], maxLength: 1 }],
    ['an object', 'none', { const: { a: 1 } }, { enum: [{ a: 1 }] }],
    ['another constant', 'major', { const: 'A' }, { enum: ['B'] }],
    ['one more value', 'minor', { const: 'A' }, { enum: ['A', 'B'] }],
    ['a limit that a value breaks', 'major', { enum: ['A', 'BB'] }, { enum: ['A', 'BB'], maxLength: 1 }],
    ['the text of a number', 'major', { const: 1 }, { enum: ['1'] }],
  ),
  ...received(
    ['const becomes enum', 'none', { const: 'A' }, { enum: ['A'] }],
    ['one more value', 'major', { const: 'A' }, { enum: ['A', 'B'] }],
  ),
]
