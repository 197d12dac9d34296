import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addRelease, releaseNotes } from '../src/comment/changelog.ts'
import { operationsOf } from '../src/normal/operation.ts'
import { Spec } from '../src/normal/spec.ts'
import { readReleased, versionOf } from '../src/released.ts'

const spec = join(import.meta.dirname, '../../../spec')
const changelog = readFileSync(join(spec, 'CHANGELOG.md'), 'utf8')
const released = readReleased(spec)!

test('the newest chapter of CHANGELOG.md is the released version, and has each operation that is new', () => {
  expect(/^## (.*)$/m.exec(changelog)?.[1]).toBe(versionOf(released))
  const lists = Array.from(changelog.matchAll(/^New operations: (.*)\.$/gm), ([, names]) => names!.match(/\w+/g)!)
  const listed = new Set<string>(lists.flat())
  const names = operationsOf(new Spec(released), 'paths').map(({ name }) => name)
  expect(names.filter((name) => !listed.has(name))).toEqual([])
})

const parameter = (name: string) => ({ name, in: 'query', schema: { type: 'string' } })
const operation = (operationId: string, parameters: object[] = [], description = 'One.') => ({
  operationId,
  description,
  parameters,
  responses: { 200: { description: 'Done.' } },
})
const before = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths: {
    '/a': { get: operation('listA', [parameter('old')]), post: operation('createA') },
    '/b': { get: operation('listB') },
  },
}
const after = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '2.0.0' },
  paths: {
    '/a': { get: operation('listA', [parameter('limit')]), post: operation('createA', [], 'Two.') },
    '/c': { get: operation('listC') },
  },
  webhooks: { 'a.created': { post: operation('aCreated') } },
}

test('a release names its new operations, lists what breaks clients first, and only counts rewordings', () => {
  expect(releaseNotes('2026-11-28', before, after)).toMatchInlineSnapshot(`
    "## 2.0.0

    Released on 2026-11-28.

    New operations: \`listC\`.

    New webhooks: \`aCreated\`.

    ### Breaks clients

    - \`listA\`
      - query parameter \`old\`: It was removed.
    - \`listB\`
      - \`/b\`: Removed: \`listB\` (\`GET /b\`).

    ### Changes of existing operations

    - \`listA\`
      - query parameter \`limit\`: New optional parameter.

    1 change of descriptions and examples."
  `)
})

test('the first release names all operations, and a later one stands above it', () => {
  const first = addRelease('# Changelog\n', releaseNotes('2026-11-21', undefined, before))
  expect(first).toBe(
    '# Changelog\n\n## 1.0.0\n\nReleased on 2026-11-21.\n\nNew operations: `listA`, `createA`, `listB`.\n',
  )
  expect(addRelease(first, '## 2.0.0\n\nMore.')).toBe(first.replace('## 1', '## 2.0.0\n\nMore.\n\n## 1'))
})
