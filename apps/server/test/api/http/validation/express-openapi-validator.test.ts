import { globSync, readFileSync } from 'node:fs'
import { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Request, Response } from 'express'
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js'
import { document } from '@paraph/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadLibrary } from '#api/http/validation/library/express-openapi-validator.ts'
import { readPrecompiled } from '#api/http/validation/library/precompiled.ts'
import { warmUp } from '#api/http/validation/warm-up.ts'
import { partOfSpec } from '../../../support/part-of-spec.ts'

const server = join(import.meta.dirname, '../../../..')
/** The only folder that uses the internals of the library. */
const adapter = 'src/api/http/validation/library'
const now = '2026-11-22T10:00:00.000Z'
const insides = /from '(express-openapi-validator\/dist\/[^']+)'/g

/** The parts of the library that the adapter imports, by file. */
const parts = {
  'framework/base.serdes.js': ['date', 'dateTime'],
  'framework/openapi.spec.loader.js': ['OpenApiSpecLoader'],
  'framework/types.js': ['BadRequest', 'InternalServerError'],
  'middlewares/openapi.request.validator.js': ['RequestValidator'],
  'middlewares/openapi.response.validator.js': ['ResponseValidator'],
  'middlewares/parsers/schema.preprocessor.js': ['SchemaPreprocessor'],
  'openapi.validator.js': ['OpenApiValidator'],
}

test('the library still has the parts that the adapter imports', async () => {
  for (const [file, names] of Object.entries(parts)) {
    const module = (await import(`express-openapi-validator/dist/${file}`).catch(() => ({}))) as Record<string, unknown>
    const advice = `has moved out of dist/${file}. Update the adapter ${adapter}.`
    for (const name of names) expect(typeof module[name], `${name} ${advice}`).toMatch(/^(function|object)$/)
  }
})

test('the adapter imports only these parts, and types', () => {
  const sources = globSync(`${adapter}/*.ts`, { cwd: server }).map((file) =>
    readFileSync(join(server, file), 'utf8').replaceAll(/^import type .*\n/gm, ''),
  )
  const imported = sources.flatMap((source) =>
    Array.from(source.matchAll(insides), ([, file]) => file!.replace('express-openapi-validator/dist/', '')),
  )
  expect([...new Set(imported)].toSorted()).toEqual(Object.keys(parts).toSorted())
})

test('no other file imports internals of the library, or uses its names for them', () => {
  const files = globSync('{*.ts,{src,bench,dev}/**/*.ts}', { cwd: server }).filter((file) =>
    /express-openapi-validator\/dist\/|x-eov-|\.openapi\b|_responseSchema/.test(
      readFileSync(join(server, file), 'utf8'),
    ),
  )
  expect(files.filter((file) => !file.startsWith(`${adapter}/`))).toEqual([])
})

test('if the library has moved a private member, the error names the member and the adapter', async () => {
  const moved = { configurable: true, get: () => undefined, set: () => {} }
  Object.defineProperty(RequestValidator.prototype, 'ajv', moved)
  onTestFinished(() => void Reflect.deleteProperty(RequestValidator.prototype, 'ajv'))
  await expect(loadLibrary(document, readPrecompiled())).rejects.toThrow(
    /no longer has the ajv instance at RequestValidator\.ajv\. Compare the folder src\/api\/http\/validation\/library/,
  )
})

test('the adapter works with the installed library, whose own code does not run for a valid request and a valid answer', async () => {
  const validate = vi.spyOn(RequestValidator.prototype, 'validate')
  const validateAnswer = vi.spyOn(ResponseValidator.prototype, '_validate')
  const library = await loadLibrary(partOfSpec())
  warmUp(library.operations, library.validateRequest, library.validateResponse)
  validate.mockClear()
  validateAnswer.mockClear()
  const { method, attach } = library.operations.find(({ schema }) => schema.operationId === 'createCompany')!
  const answer = (company: object) => {
    const headers = { 'content-type': 'application/json' }
    const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' }
    const req = { method, originalUrl: '/api/v1/companies', headers, body } as unknown as Request
    const res = new ServerResponse(req) as unknown as Response
    attach(req, {})
    let isNext = false
    library.validateRequest(req, res, () => (isNext = true))
    expect(isNext).toBe(true)
    library.validateResponse(req, Object.assign(res, { getHeaders: () => ({}) }), () => {})
    res.json(company)
  }
  answer({ id: 'cmp_1', name: 'Lindqvist Bygg AB', orgNumber: '556016-0680', createdAt: now, updatedAt: now })
  expect(validate).not.toHaveBeenCalled()
  expect(validateAnswer).not.toHaveBeenCalled()
  expect(() => answer({ id: 'cmp_1' })).toThrow(/required property 'name'/)
  expect(validateAnswer).toHaveBeenCalled()
  vi.restoreAllMocks()
})
