import { document, type OperationId, operations } from '@paraph/contract'
import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { type Library, loadLibrary } from '#api/http/validation/express-openapi-validator.ts'
import { readPrecompiled } from '#api/http/validation/precompiled.ts'

const precompiled = readPrecompiled()
const [stored, compiled] = [await loadLibrary(document, precompiled), await loadLibrary(document)]

/** Each value is wrong in another way. No value is wrong for all operations. */
const values = [null, 0, 'wrong', [], [{}], new Date(0)]

/** Bodies that differ from a valid one in one field, or lack it. */
function variants(valid: unknown): unknown[] {
  if (typeof valid !== 'object' || valid === null || Array.isArray(valid)) return [valid, ...values]
  const fields = Object.keys(valid)
  const changed = fields.flatMap((field) => values.map((value) => ({ ...valid, [field]: value })))
  const missing = fields.map((field) => Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)))
  const nested = Object.entries(valid).flatMap(([field, inner]) =>
    Array.isArray(inner) && typeof inner[0] === 'object'
      ? variants(inner[0]).map((one) => ({ ...valid, [field]: [one] }))
      : [],
  )
  return [valid, ...values, ...changed, ...missing, ...nested, { ...valid, unknown: 1 }]
}

const outcome = (run: () => void) => {
  try {
    run()
    return 'valid'
  } catch (error) {
    return { name: (error as Error).constructor.name, errors: (error as { errors?: unknown }).errors }
  }
}

function judgeRequest({ operations, validateRequest }: Library, id: OperationId, parts: Partial<Request>) {
  const { method, schema, attach } = operations.find(({ schema }) => schema.operationId === id)!
  const content = Object.keys((schema.requestBody as { content?: object } | undefined)?.content ?? {})
  const query = new URLSearchParams((parts.query ?? {}) as Record<string, string>).toString()
  const req = {
    method,
    headers: { 'content-type': content[0] },
    originalUrl: query ? `/?${query}` : '/',
    query: {},
    params: {},
    ...structuredClone(parts),
  } as unknown as Request
  attach(req, parts.params as Record<string, string>)
  // The library also fills in defaults.
  return JSON.stringify([outcome(() => validateRequest(req, {} as Response, () => {})), req.body, req.query])
}

function judgeResponse({ operations, validateResponse }: Library, id: OperationId, statusCode: number, body: unknown) {
  const { method, attach } = operations.find(({ schema }) => schema.operationId === id)!
  const req = { method, headers: {}, originalUrl: '/' } as unknown as Request
  attach(req, {})
  const res = { statusCode, getHeaders: () => ({}), json: () => {}, req } as unknown as Response
  validateResponse(req, res, () => {})
  const copy = structuredClone(body)
  return JSON.stringify([outcome(() => res.json(copy)), copy])
}

const ids = Object.keys(operations) as OperationId[]

test('the build has stored the validators of this spec', () => {
  expect(precompiled, 'Run npm test from the root of the repository: it builds first.').toBeDefined()
})

test('validators of another version of the spec, or of the validation, are not used', () => {
  expect(readPrecompiled('another')).toBeUndefined()
})

test('the stored validators give the same result for requests as validators that are compiled at the start', () => {
  for (const id of ids) {
    const { body, parameters } = operations[id]
    const examples = Object.values(body?.content[0].examples ?? {}).map(({ value }) => value)
    const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    const queries = names.flatMap((name) =>
      ['', 'x', '0', '1e3', 'DRAFT', 'a@b.se'].map((value) => ({ [name]: value })),
    )
    const requests: Partial<Request>[] = [
      ...[{}, ...examples].flatMap(variants).map((body) => ({ body: body as object, params: { id: 'x' } })),
      ...queries.map((query) => ({ query, params: {} })),
      { headers: { 'idempotency-key': '"' } },
      { headers: { 'idempotency-key': 'a b', range: 'x' } },
    ]
    for (const request of requests)
      expect(judgeRequest(stored, id, request), id).toBe(judgeRequest(compiled, id, request))
  }
})

test('the stored validators give the same result for responses as validators that are compiled at the start', () => {
  // Most responses have the same schema.
  const judged = new Set<string>()
  for (const id of ids) {
    for (const [status, { content }] of Object.entries(operations[id].responses)) {
      const { schemaName, examples = {} } = content[0] ?? {}
      const seen = judged.has(schemaName!)
      if (schemaName) judged.add(schemaName)
      const bodies = Object.values(examples).flatMap(({ value }) => (seen ? [value, {}] : variants(value)))
      for (const body of [{}, ...bodies]) {
        const answer = judgeResponse(stored, id, Number(status), body)
        expect(answer, `${id} ${status}`).toBe(judgeResponse(compiled, id, Number(status), body))
      }
    }
  }
  expect(judged.size).toBeGreaterThan(20)
})
