import { type Case, query, received, sent } from '../case.ts'
import { array, integer, string } from './values.ts'

const from = (minimum: number, type = 'integer') => ({ type, minimum })
const above = (exclusiveMinimum: number, type = 'integer') => ({ type, exclusiveMinimum })

export const limits: Case[] = [
  ...sent(
    ['an inclusive minimum of an integer', 'none', from(1), above(0)],
    ['an exclusive minimum of an integer', 'none', above(0), from(1)],
    ['a maximum of an integer', 'none', { ...integer, maximum: 9 }, { ...integer, exclusiveMaximum: 10 }],
    ['a fraction as the minimum of an integer', 'none', from(1), from(0.5)],
    ['a fraction as the exclusive maximum', 'none', { ...integer, maximum: 9 }, { ...integer, exclusiveMaximum: 9.5 }],
    ['a negative minimum', 'none', from(-1), above(-2)],
    ['a negative maximum', 'none', { ...integer, maximum: -2 }, { ...integer, exclusiveMaximum: -1 }],
    ['a second minimum that changes nothing', 'none', from(5), { ...from(5), exclusiveMinimum: 1 }],
    ['a nullable integer', 'none', { type: ['integer', 'null'], minimum: 1 }, { anyOf: [above(0), { type: 'null' }] }],
    ['multiples of one', 'none', integer, { type: 'number', multipleOf: 1 }],
    ['no minimum of the length', 'none', string, { ...string, minLength: 0 }],
    ['no minimum of the items', 'none', array, { ...array, minItems: 0, uniqueItems: false }],
    ['an exclusive minimum of a number', 'major', from(0, 'number'), above(0, 'number')],
    ['an inclusive minimum of a number', 'minor', above(0, 'number'), from(0, 'number')],
    ['a number is not an integer', 'major', from(0, 'number'), above(0.5, 'number')],
    ['one too high', 'major', from(1), above(1)],
    ['one too low', 'minor', from(1), above(-1)],
  ),
  ...received(
    ['an inclusive minimum of an integer', 'none', from(1), above(0)],
    ['one too low', 'major', from(1), above(-1)],
    ['one too high', 'minor', from(1), above(1)],
  ),
  ...query(['an inclusive minimum of an integer', 'none', { schema: from(1) }, { schema: above(0) }]),
]
