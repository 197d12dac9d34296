import { type Case, header, json, query } from '../case.ts'
import { anObject, array, string } from './values.ts'

const spaced = { schema: array, style: 'spaceDelimited' }
const nullable = { schema: { type: ['array', 'null'] } }

export const serialization: Case[] = [
  ...query(
    ['schema becomes content', 'major', { schema: string }, json(string)],
    ['content becomes schema', 'major', json(string), { schema: string }],
    ['an object in schema becomes content', 'major', { schema: anObject }, json(anObject)],
    ['another media type', 'major', json(string), { content: { 'text/plain': { schema: string } } }],
    ['the media type in upper case', 'none', json(string), { content: { 'Application/JSON': { schema: string } } }],
    ['a list is no longer exploded', 'major', { schema: array }, { schema: array, explode: false }],
    ['a list is exploded', 'major', { schema: array, explode: false }, { schema: array, explode: true }],
    ['a list with spaces', 'major', { schema: array, explode: false }, { ...spaced, explode: false }],
    ['a list with pipes', 'major', spaced, { schema: array, style: 'pipeDelimited' }],
    ['an object becomes deep', 'major', { schema: anObject }, { schema: anObject, style: 'deepObject' }],
    ['a nullable list is no longer exploded', 'major', nullable, { ...nullable, explode: false }],
    ['a reserved character is accepted', 'minor', { schema: string }, { schema: string, allowReserved: true }],
    [
      'a reserved character is no longer accepted',
      'major',
      { schema: string, allowReserved: true },
      { schema: string },
    ],
    ['an empty value is accepted', 'minor', { schema: string }, { schema: string, allowEmptyValue: true }],
    ['an empty value is no longer accepted', 'major', { schema: string, allowEmptyValue: true }, { schema: string }],
    ['a single value becomes a list', 'minor', { schema: string }, { schema: { anyOf: [string, array] } }],
    ['the schema of content is narrowed', 'major', json(string), json({ ...string, maxLength: 5 })],
    ['a text becomes a list', 'major', { schema: string }, { schema: array }],
  ),
  ...header(
    ['schema becomes content', 'major', { schema: string }, json(string)],
    ['an object is exploded', 'major', { schema: anObject }, { schema: anObject, explode: true }],
  ),
]
