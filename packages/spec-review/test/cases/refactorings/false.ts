import { type Case, header, object, operation, query, ref, sent } from '../case.ts'
import { ab, integer, string } from './values.ts'

export const falses: Case[] = [
  ...query(
    ['required', 'none', { schema: string }, { schema: string, required: false }],
    ['deprecated', 'none', { schema: string }, { schema: string, deprecated: false }],
    ['both', 'none', { schema: string }, { schema: string, required: false, deprecated: false }],
    ['both are left out', 'none', { schema: string, required: false, deprecated: false }, { schema: string }],
    ['required becomes true', 'major', { schema: string, required: false }, { schema: string, required: true }],
    ['deprecated becomes true', 'minor', { schema: string, deprecated: false }, { schema: string, deprecated: true }],
    ['deprecated becomes false', 'minor', { schema: string, deprecated: true }, { schema: string, deprecated: false }],
  ),
  ...header(
    ['required', 'none', { schema: string }, { schema: string, required: false }],
    ['deprecated', 'none', { schema: string }, { schema: string, deprecated: false }],
    ['required becomes false', 'major', { schema: string, required: true }, { schema: string, required: false }],
    ['required becomes true', 'minor', { schema: string, required: false }, { schema: string, required: true }],
  ),
  ...sent(
    ['deprecated', 'none', string, { ...string, deprecated: false }],
    ['readOnly and writeOnly', 'none', string, { ...string, readOnly: false, writeOnly: false }],
    ['an empty list of required fields', 'none', ref('Aged'), { ...object({ age: integer }), required: [] }],
    ['open objects', 'none', ab, { ...ab, additionalProperties: true }],
    ['open objects as a schema', 'none', ab, { ...ab, additionalProperties: {} }],
    ['objects without unevaluated rules', 'none', ab, { ...ab, unevaluatedProperties: true }],
    ['deprecated becomes true', 'minor', string, { ...string, deprecated: true }],
  ),
  ...operation(
    ['deprecated', 'none', {}, { deprecated: false }],
    ['deprecated becomes true', 'minor', {}, { deprecated: true }],
    [
      'a body is not required',
      'none',
      { requestBody: { content: {} } },
      { requestBody: { required: false, content: {} } },
    ],
  ),
]
