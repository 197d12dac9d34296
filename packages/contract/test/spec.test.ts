import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { defaults, document, operations, type Problem, problems, webhookEventTypes } from '../src/index.ts'

const spec = join(import.meta.dirname, '../../../spec')
const kinds: Record<string, object> = document.components

test('every component file is part of the contract, under the name of the file', () => {
  const files = globSync('components/*/*.yaml', { cwd: spec })
  const unused = files.filter((file) => !(basename(file, '.yaml') in (kinds[basename(dirname(file))] ?? {})))
  expect(unused).toEqual([])
})

test('every path has a file with its name, and every file has a path', () => {
  const expected = Object.keys(document.paths).map(
    (path) => `${path.slice('/api/v1/'.length).replaceAll('/', '_')}.yaml`,
  )
  expect(globSync('*.yaml', { cwd: join(spec, 'paths') }).toSorted()).toEqual(expected.toSorted())
})

test('every webhook has a file with its name, and is in the list of event types', () => {
  const files = globSync('*.yaml', { cwd: join(spec, 'webhooks') }).map((file) => basename(file, '.yaml'))
  expect(files.toSorted()).toEqual(Object.keys(document.webhooks).toSorted())
  const asked = document.components.schemas.WebhookEventType.enum
  expect(Object.keys(document.webhooks)).toEqual([...asked, 'webhook.test'])
  expect(webhookEventTypes).toEqual(Object.keys(document.webhooks))
})

test('every example of a problem has the status and the title of its code', () => {
  const examples = Object.values(operations)
    .flatMap(({ responses }) => Object.values(responses))
    .flatMap(({ content }) => content.filter(({ type }) => type === 'application/problem+json'))
    .flatMap((media) => Object.values(media.examples))
  expect(examples.length).toBeGreaterThan(20)
  for (const example of examples) {
    const value = example.value as Problem
    const { status, title } = problems[value.code]
    expect(value).toMatchObject({ status, title, type: `/docs#problem/${value.code}` })
  }
})

test('`operations` has every operation of the document, in the same order', () => {
  const expected = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { operationId?: string }>)
      .filter(([key]) => key !== 'parameters')
      .map(([verb, { operationId }]) => [operationId, verb.toUpperCase(), path]),
  )
  expect(Object.values(operations).map(({ operationId, method, path }) => [operationId, method, path])).toEqual(
    expected,
  )
  expect(Object.keys(operations)).toEqual(expected.map(([operationId]) => operationId))
})

test('`operations` has no references in parameters, bodies, responses, headers and examples', () => {
  const nodes = Object.values(operations).flatMap(({ parameters, body, responses }) => {
    const answers = Object.values(responses)
    const media = [...(body?.content ?? []), ...answers.flatMap(({ content }) => content)]
    const headers = answers.flatMap(({ headers }) => Object.values(headers))
    const schemas = [...parameters, ...headers, ...media].map(({ schema }) => schema)
    const fields = schemas.flatMap(({ properties }) => Object.values(properties ?? {}))
    const examples = media.flatMap(({ examples }) => Object.values(examples))
    return [...parameters, ...answers, ...headers, ...media, ...schemas, ...fields, ...examples]
  })
  expect(nodes.length).toBeGreaterThan(1000)
  expect(nodes.filter((node) => '$ref' in node)).toEqual([])
})

test('TimestampOrNull differs from Timestamp in null only', () => {
  const { description: _, ...rules } = document.components.schemas.Timestamp
  expect(document.components.schemas.TimestampOrNull).toMatchObject({ ...rules, type: ['string', 'null'] })
})

test('the generated defaults are exactly the fields that have a default in the spec', () => {
  const filled = Object.values(operations).flatMap(({ operationId, parameters, body }) => {
    const query = parameters.flatMap(({ name, schema }) => (schema.default === undefined ? [] : [name]))
    const fields = (body?.content ?? []).flatMap(({ schema }) =>
      Object.entries(schema.properties ?? {}).flatMap(([name, field]) => (field.default === undefined ? [] : [name])),
    )
    return query.length + fields.length > 0 ? [[operationId, [...query, ...fields].toSorted()]] : []
  })
  const expected = Object.entries(defaults).map(([id, names]) => [id, names.toSorted()])
  expect(Object.fromEntries(filled)).toEqual(Object.fromEntries(expected))
})
