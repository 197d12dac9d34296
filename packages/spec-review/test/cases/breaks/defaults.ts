import { type Case, object, query, received, ref, request, sent } from '../case.ts'
import { anObject, array, string } from './values.ts'

const mixed = { type: ['string', 'integer'] }

export const defaults: Case[] = [
  ...sent(
    ['a default is set', 'major', string, { ...string, default: 'a' }],
    ['a default null is set', 'major', { type: ['string', 'null'] }, { type: ['string', 'null'], default: null }],
    ['a default false is set', 'major', { type: 'boolean' }, { type: 'boolean', default: false }],
    ['an empty default is set', 'major', array, { ...array, default: [] }],
    ['a default is changed', 'major', { ...string, default: 'a' }, { ...string, default: 'b' }],
    ['a default changes its type', 'major', { ...mixed, default: '1' }, { ...mixed, default: 1 }],
    ['a default is removed', 'major', { ...string, default: 'a' }, string],
    ['a default is set beside a reference', 'major', ref('Name'), { ...ref('Name'), default: 'a' }],
    ['a default moves beside allOf', 'none', { ...string, default: 'a' }, { allOf: [string], default: 'a' }],
    ['a default moves into allOf', 'none', { ...string, default: 'a' }, { allOf: [{ ...string, default: 'a' }] }],
    ['a default is set in a nested object', 'major', object({ a: string }), object({ a: { ...string, default: 'a' } })],
    ['a default is set in items', 'major', array, { type: 'array', items: { ...string, default: 'a' } }],
    ['the fields of a default change their order', 'none', { default: { a: 1, b: 2 } }, { default: { b: 2, a: 1 } }],
  ),
  ...request(
    ['a new field has a default', 'minor', object({}), object({ a: { ...string, default: 'a' } })],
    ['a default of the body is set', 'major', anObject, { ...anObject, default: {} }],
  ),
  ...query(
    ['a default is set', 'major', { schema: string }, { schema: { ...string, default: 'a' } }],
    ['a default is changed', 'major', { schema: { ...string, default: 'a' } }, { schema: { ...string, default: 'b' } }],
    ['a default is removed', 'major', { schema: { ...string, default: 'a' } }, { schema: string }],
  ),
  ...received(
    ['a default is set', 'minor', string, { ...string, default: 'a' }],
    ['a default is changed', 'minor', { ...string, default: 'a' }, { ...string, default: 'b' }],
  ),
]
