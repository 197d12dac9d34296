import { type Case, ref, request, response } from '../case.ts'
import { array, closed, has, list, nullableString, optionalString, required, string, values } from './values.ts'

const secret = (schema: object = string) => ({ ...schema, writeOnly: true })

export const writeOnly: Case[] = [
  ...response(
    ['a property becomes writeOnly', 'major', has(string), has(secret())],
    ['a required property becomes writeOnly', 'major', has(string, required), has(secret(), required)],
    ['a property of a closed object becomes writeOnly', 'major', has(string, closed), has(secret(), closed)],
    ['a property is no longer writeOnly', 'minor', has(secret()), has(string)],
    ['a required property is no longer writeOnly', 'minor', has(secret(), required), has(string, required)],
    ['a property that is writeOnly is added', 'none', has(), has(secret())],
    ['a property that is writeOnly is removed', 'none', has(secret()), has()],
    ['a reference becomes writeOnly', 'major', has(ref('Name')), has(secret(ref('Name')))],
    ['a property in allOf becomes writeOnly', 'major', { allOf: [has(string)] }, { allOf: [has(secret())] }],
    ['allOf makes a property writeOnly', 'major', has(string), { allOf: [has(string), has({ writeOnly: true })] }],
    ['a nested property becomes writeOnly', 'major', has(has(string)), has(has(secret()))],
    ['a property of items becomes writeOnly', 'major', list(has(string)), list(has(secret()))],
    ['a nullable property becomes writeOnly', 'major', has(nullableString), has(secret(nullableString))],
    [
      'the alternative of a nullable property becomes writeOnly',
      'major',
      has(optionalString(string)),
      has(optionalString(secret())),
    ],
    [
      'a property of an alternative becomes writeOnly',
      'major',
      { anyOf: [has(string), array] },
      { anyOf: [has(secret()), array] },
    ],
    ['`writeOnly: false` is written out', 'none', has(string), has({ ...string, writeOnly: false })],
    ['a writeOnly property gains a value', 'none', has(secret(values('A'))), has(secret(values('A', 'B')))],
  ),
  ...request(
    ['a property becomes writeOnly', 'none', has(string, required), has(secret(), required)],
    ['a writeOnly property loses a value', 'major', has(secret(values('A', 'B'))), has(secret(values('A')))],
    ['a writeOnly property is removed', 'major', has(secret()), has()],
  ),
]
