import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')

test('no two exported things of the server share a name', () => {
  const places = new Map<string, string[]>()
  for (const file of globSync('**/*.ts', { cwd: source })) {
    const text = readFileSync(join(source, file), 'utf8')
    const exported = text.matchAll(
      /^export (?:default )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type) (\w+)/gm,
    )
    for (const [, name] of exported) places.set(name!, [...(places.get(name!) ?? []), file])
  }
  expect(places.size).toBeGreaterThan(500)
  expect(Array.from(places).filter(([, files]) => new Set(files).size > 1)).toEqual([])
})

test('the SQL of a domain room stands in its stores and its lists of columns', () => {
  const files = globSync('**/*.ts', { cwd: join(source, 'domain') })
  const withSql = files.filter((file) =>
    /\bsql[<`]|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/.test(
      readFileSync(join(source, 'domain', file), 'utf8'),
    ),
  )
  expect(withSql.length).toBeGreaterThan(20)
  expect(withSql.filter((file) => !/(?:store|columns)\.ts$/.test(file))).toEqual([])
})
