import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { document } from '@paraph/contract'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadLibrary } from '../../../src/http/validation/express-openapi-validator.ts'

const server = join(import.meta.dirname, '../../..')
const adapter = 'src/http/validation/express-openapi-validator.ts'
const insides = /from '(express-openapi-validator\/dist\/[^']+)'/g

/** The parts of the library that the adapter imports, by file. */
const parts = {
  'framework/openapi.spec.loader.js': ['OpenApiSpecLoader'],
  'middlewares/openapi.request.validator.js': ['RequestValidator'],
  'middlewares/openapi.response.validator.js': ['ResponseValidator'],
  'middlewares/parsers/req.parameter.mutator.js': ['RequestParameterMutator'],
  'middlewares/parsers/schema.preprocessor.js': ['SchemaPreprocessor'],
  'openapi.validator.js': ['OpenApiValidator'],
}

test.each(Object.entries(parts))('the library still has its parts in %s', async (file, names) => {
  const module = (await import(`express-openapi-validator/dist/${file}`).catch(() => ({}))) as Record<string, unknown>
  for (const name of names) {
    expect(
      typeof module[name],
      `The upgrade has moved ${name} out of dist/${file}. Update the adapter ${adapter}.`,
    ).toBe('function')
  }
})

test('the adapter imports only these parts, and types', () => {
  const source = readFileSync(join(server, adapter), 'utf8')
  const imported = Array.from(source.matchAll(insides), ([, file]) =>
    file!.replace('express-openapi-validator/dist/', ''),
  )
  expect(imported.toSorted()).toEqual([...Object.keys(parts), 'framework/types.js'].toSorted())
  expect(source).toContain("import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js'")
})

test('no other file imports internals of the library', () => {
  const files = globSync('{src,bench,dev}/**/*.ts', { cwd: server }).filter((file) =>
    readFileSync(join(server, file), 'utf8').includes('express-openapi-validator/dist/'),
  )
  expect(files).toEqual([adapter])
})

afterEach(() => vi.resetModules())

test.each([
  ['middlewares/openapi.request.validator.js', 'RequestValidator', 'ajv', 'the ajv instance at Upgraded.ajv'],
  ['middlewares/parsers/schema.preprocessor.js', 'SchemaPreprocessor', 'ajv', 'the ajv instance at Upgraded.ajv'],
  ['framework/openapi.spec.loader.js', 'OpenApiSpecLoader', 'framework', 'OpenApiSpecLoader.framework.loadSpec'],
])(
  'if the library has moved a private member out of %s, the error names the member and the adapter',
  async (file, name, member, moved) => {
    const path = `express-openapi-validator/dist/${file}`
    const { [name]: Part } = (await import(path)) as Record<string, new (...args: unknown[]) => object>
    class Upgraded extends Part! {
      constructor(...args: unknown[]) {
        super(...args)
        delete (this as Record<string, unknown>)[member]
      }
    }
    vi.doMock(path, () => ({ [name]: Upgraded }))
    onTestFinished(() => vi.doUnmock(path))
    const { loadLibrary: load } = (await import(
      '../../../src/http/validation/express-openapi-validator.ts?moved' as string
    )) as {
      loadLibrary: typeof loadLibrary
    }
    await expect(load(document)).rejects.toThrow(`no longer has ${moved}. Compare the adapter`)
  },
)

test('the adapter works with the installed library', async () => {
  const { operations } = await loadLibrary(document)
  expect(operations.length).toBeGreaterThan(30)
})
