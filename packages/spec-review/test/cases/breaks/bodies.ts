import { type Case, json, object, operation, root, webhook } from '../case.ts'
import { anObject, string } from './values.ts'

const must = (content: object) => ({ requestBody: { required: true, ...content } })
const may = (content: object, more: object = {}) => ({ requestBody: { ...content, ...more } })
const [optional, required] = [may(json(anObject)), must(json(anObject))]
const file = { content: { 'application/pdf': {} } }
const form = { content: { 'multipart/form-data': { schema: anObject } } }
const larger = json(object({ a: string, b: string, c: string }))

export const bodies: Case[] = [
  ...operation(
    ['a required body where there was none', 'major', {}, required],
    ['an optional body where there was none', 'minor', {}, optional],
    ['an optional body becomes required', 'major', optional, required],
    ['a required body becomes optional', 'minor', required, optional],
    ['a required body is removed', 'major', required, {}],
    ['an optional body is removed', 'major', optional, {}],
    ['a required file where there was no body', 'major', {}, must(file)],
    ['an optional file where there was no body', 'minor', {}, may(file)],
    ['a required body that may be empty', 'major', {}, must(json({ type: 'object' }))],
    ['a required body of any type', 'major', {}, must(json({}))],
    ['a required form where there was no body', 'major', {}, must(form)],
    ['a required body that can be null', 'major', {}, must(json({ type: ['object', 'null'] }))],
    ['an optional body becomes required and gains a field', 'major', optional, must(larger)],
    ['an optional body is described', 'patch', optional, may(json(anObject), { description: 'Text.' })],
    ['`required: false` is written out', 'none', optional, may(json(anObject), { required: false })],
  ),
  ...root(
    ['a required body by a component', 'major', { post: {} }, withBody(required.requestBody)],
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
  const post = { requestBody: { $ref: '#/components/requestBodies/B' } }
  return { post, components: { requestBodies: { B: definition }, securitySchemes } }
}
