import { expect, test } from 'vitest'
import { document, operations } from '../src/index.ts'

/** `/signers` differs from `/parties` in three names: the path segment, the path parameter and the key of the list. */
const names = new Map([
  ['signers', 'parties'],
  ['signerId', 'partyId'],
])
const renamed = (name: string) => names.get(name) ?? name
const renamedPath = (path: string) => path.replace('/signers', '/parties').replace('{signerId}', '{partyId}')

const of = (segment: string) =>
  Object.entries(document.paths as Record<string, object>).filter(([path]) => path.includes(`/${segment}`))

test('the contract is the same under /signers and /parties, except for three names', () => {
  const renamedSigners = of('signers').map(([path, item]) => [renamedPath(path), compared(item, renamed)])
  const parties = of('parties').map(([path, item]) => [path, compared(item, (name) => name)])
  expect(parties).toHaveLength(3)
  expect(Object.fromEntries(renamedSigners)).toEqual(Object.fromEntries(parties))
})

test('the contract marks every operation under /signers as deprecated, and no other', () => {
  for (const { path, deprecated } of Object.values(operations))
    expect([path, deprecated]).toEqual([path, path.includes('/signers')])
})

/** Resolves all references of the node, and renames only keys, parameters and required keys. */
function compared(node: unknown, rename: (name: string) => string, at: string[] = []): unknown {
  if (Array.isArray(node)) {
    const named = at.at(-1) === 'required'
    return node.map((item) => (named ? rename(item) : compared(item, rename, [...at, '[]'])))
  }
  if (typeof node !== 'object' || node === null) return node
  if ('$ref' in node) {
    const { $ref, ...beside } = node as { $ref: string }
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((from, key) => (from as Record<string, unknown>)[key], document)
    return compared({ ...(target as object), ...beside }, rename, at)
  }
  const isOperation = at.length === 1
  const isParameter = 'in' in node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !(isOperation && ['operationId', 'summary', 'tags', 'deprecated'].includes(key)))
      .map(([key, value]) => [
        rename(key),
        isParameter && key === 'name' ? rename(value) : compared(value, rename, [...at, key]),
      ]),
  )
}
