import { type Case, json, object, operation, root, webhook } from '../case.ts'
import { anObject, string } from './values.ts'

const optional = { requestBody: json(anObject) }
const required = { requestBody: { required: true, ...json(anObject) } }

export const bodies: Case[] = [
  ...operation(
    ['a required body where there was none', 'major', {}, required],
    ['an optional body where there was none', 'minor', {}, optional],
    ['an optional body becomes required', 'major', optional, required],
    ['a required body becomes optional', 'minor', required, optional],
    ['a required body is removed', 'major', required, {}],
    ['an optional body is removed', 'major', optional, {}],
    [
      'a required file where there was no body',
      'major',
      {},
      { requestBody: { required: true, content: { 'application/pdf': {} } } },
    ],
    ['an optional file where there was no body', 'minor', {}, { requestBody: { content: { 'application/pdf': {} } } }],
    [
      'a required body that may be empty',
      'major',
      {},
      { requestBody: { required: true, ...json({ type: 'object' }) } },
    ],
    ['a required body of any type', 'major', {}, { requestBody: { required: true, ...json({}) } }],
    [
      'a required form where there was no body',
      'major',
      {},
      { requestBody: { required: true, content: { 'multipart/form-data': { schema: anObject } } } },
    ],
    [
      'a required body that can be null',
      'major',
      {},
      { requestBody: { required: true, ...json({ type: ['object', 'null'] }) } },
    ],
    [
      'an optional body becomes required and gains a field',
      'major',
      optional,
      { requestBody: { required: true, ...json(object({ a: string, b: string, c: string })) } },
    ],
    [
      'an optional body is described',
      'patch',
      optional,
      { requestBody: { ...optional.requestBody, description: 'Text.' } },
    ],
    [
      '`required: false` is written out',
      'none',
      optional,
      { requestBody: { ...optional.requestBody, required: false } },
    ],
  ),
  ...root(
    [
      'a required body by a component',
      'major',
      { post: {} },
      {
        post: { requestBody: { $ref: '#/components/requestBodies/B' } },
        components: {
          requestBodies: { B: required.requestBody },
          securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
        },
      },
    ],
    ['a component of a body becomes required', 'major', withBody(optional.requestBody), withBody(required.requestBody)],
    ['a component of a body becomes optional', 'minor', withBody(required.requestBody), withBody(optional.requestBody)],
  ),
  ...webhook(
    ['a webhook no longer always has a body', 'major', required.requestBody, optional.requestBody],
    ['a webhook now always has a body', 'minor', optional.requestBody, required.requestBody],
  ),
]

function withBody(definition: object): object {
  const securitySchemes = { key: { type: 'http', scheme: 'bearer' } }
  return {
    post: { requestBody: { $ref: '#/components/requestBodies/B' } },
    components: { requestBodies: { B: definition }, securitySchemes },
  }
}
