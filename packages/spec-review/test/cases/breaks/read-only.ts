import { type Case, ref, request, response } from '../case.ts'
import { closed, has, list, nullableString, optionalString, required, string } from './values.ts'

const fixed = (schema: object = string) => ({ ...schema, readOnly: true })

export const readOnly: Case[] = [
  ...request(
    ['a property becomes readOnly', 'major', has(string), has(fixed())],
    ['a required property becomes readOnly', 'major', has(string, required), has(fixed(), required)],
    ['a property of a closed object becomes readOnly', 'major', has(string, closed), has(fixed(), closed)],
    ['a property is no longer readOnly', 'minor', has(fixed()), has(string)],
    ['a required property is no longer readOnly', 'major', has(fixed(), required), has(string, required)],
    ['a property that is readOnly is added', 'none', has(), has(fixed())],
    ['a required property that is readOnly is added', 'none', has(), has(fixed(), required)],
    ['a property that is readOnly is removed', 'none', has(fixed()), has()],
    ['a reference becomes readOnly', 'major', has(ref('Name')), has(fixed(ref('Name')))],
    ['a property in allOf becomes readOnly', 'major', { allOf: [has(string)] }, { allOf: [has(fixed())] }],
    ['allOf makes a property readOnly', 'major', has(string), { allOf: [has(string), has({ readOnly: true })] }],
    ['a nested property becomes readOnly', 'major', has(has(string)), has(has(fixed()))],
    ['a property of items becomes readOnly', 'major', list(has(string)), list(has(fixed()))],
    ['a nullable property becomes readOnly', 'major', has(nullableString), has(fixed(nullableString))],
    [
      'the alternative of a nullable property becomes readOnly',
      'major',
      has(optionalString(string)),
      has(optionalString(fixed())),
    ],
    ['`readOnly: false` is written out', 'none', has(string), has({ ...string, readOnly: false })],
    ['a property becomes writeOnly', 'none', has(string), has({ ...string, writeOnly: true })],
    ['a readOnly property changes its type', 'none', has(fixed()), has(fixed({ type: 'integer' }))],
  ),
  ...response(
    ['a property becomes readOnly', 'none', has(string), has(fixed())],
    ['a readOnly property changes its type', 'major', has(fixed()), has(fixed({ type: 'integer' }))],
  ),
]
