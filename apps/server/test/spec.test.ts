import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { document, problems } from '@paraph/contract'
import { expect, test } from 'vitest'
import { handlers } from '../src/handlers.ts'

const spec = join(import.meta.dirname, '../../../spec')
const kinds: Record<string, object> = document.components
const operations = Object.values(document.paths).flatMap((path) =>
  Object.values(path).flatMap((operation) => ('operationId' in operation ? [operation] : [])),
)

test('every component file is part of the contract, under the name of the file', () => {
  const files = globSync('components/*/*.yaml', { cwd: spec })
  const unused = files.filter((file) => !(basename(file, '.yaml') in (kinds[basename(dirname(file))] ?? {})))
  expect(unused).toEqual([])
})

test('every path has a file of its name, and every file a path', () => {
  const expected = Object.keys(document.paths).map(
    (path) => `${path.slice('/api/v1/'.length).replaceAll('/', '_')}.yaml`,
  )
  expect(globSync('*.yaml', { cwd: join(spec, 'paths') }).toSorted()).toEqual(expected.toSorted())
})

test('every operation has a handler, and a test file of its name or that of its successor', () => {
  expect(Object.keys(handlers).toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted())
  const tested = new Set(
    globSync('**/*.test.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.test.ts')),
  )
  const untested = operations.filter((operation) => !('deprecated' in operation) && !tested.has(operation.operationId))
  expect(untested.map(({ operationId }) => operationId)).toEqual([])
})

test('every example of a problem has the status and the title of its code', () => {
  const examples = Object.values(document.components.responses).flatMap(({ content }) =>
    Object.values(content['application/problem+json'].examples),
  )
  expect(examples.length).toBeGreaterThan(20)
  for (const { value } of examples) {
    const { status, title } = problems[value.code as keyof typeof problems]
    expect(value).toMatchObject({ status, title, type: `/docs#problem/${value.code}` })
  }
})
