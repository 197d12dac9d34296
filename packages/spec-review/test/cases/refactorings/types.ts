import { type Case, received, sent } from '../case.ts'
import { ab, array, integer, string } from './values.ts'

export const types: Case[] = [
  ...sent(
    ['a text', 'none', string, { type: ['string'] }],
    ['a text, the other way', 'none', { type: ['string'] }, string],
    ['an integer', 'none', integer, { type: ['integer'] }],
    ['a number', 'none', { type: 'number' }, { type: ['number'] }],
    ['integer is within number', 'none', { type: 'number' }, { type: ['number', 'integer'] }],
    ['a boolean', 'none', { type: 'boolean' }, { type: ['boolean'] }],
    ['a list', 'none', array, { ...array, type: ['array'] }],
    ['an object', 'none', ab, { ...ab, type: ['object'] }],
    ['null', 'none', { type: 'null' }, { type: ['null'] }],
    ['a type twice', 'none', string, { type: ['string', 'string'] }],
    ['all types', 'none', {}, { type: ['null', 'boolean', 'number', 'string', 'array', 'object'] }],
    ['with limits', 'none', { ...string, maxLength: 3 }, { type: ['string'], maxLength: 3 }],
    ['one alternative', 'none', string, { anyOf: [string] }],
    ['a limit of another type', 'none', string, { type: ['string'], minimum: 3 }],
    ['items', 'none', array, { type: 'array', items: { type: ['string'] } }],
    ['another type', 'major', string, { type: ['integer'] }],
    ['one more type', 'minor', string, { type: ['string', 'integer'] }],
    ['one type less', 'major', { type: ['string', 'integer'] }, { type: ['string'] }],
  ),
  ...received(
    ['a text', 'none', string, { type: ['string'] }],
    ['one more type', 'major', string, { type: ['string', 'integer'] }],
    ['an integer', 'none', { type: ['integer'] }, integer],
  ),
]
