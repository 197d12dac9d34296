import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Request } from 'express'
import { document, type Operation, operations, type Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { boundInput } from '#api/http/validation/bound-input.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, linkOf, newAccount } = await useServer()
const account = await newAccount()
const authorization = `Bearer ${account.key}`

interface Answer {
  status: number
  size: number
  problem: Pick<Problem, 'code' | 'detail' | 'errors'>
}

async function send(path: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(`${baseUrl}${path}`, { ...init, headers: { authorization, ...init.headers } })
  const text = await response.text()
  return { status: response.status, size: text.length, problem: JSON.parse(text) }
}

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

const requestOf = (schema: Operation, body: unknown) =>
  ({ body, openapi: { schema, pathParams: {} }, originalUrl: '/' }) as unknown as Request

const unknownFields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 0])))

test('400 with one fault for 20,000 unknown fields', async () => {
  const { status, size, problem } = await post('/api/v1/companies', unknownFields(20_000))
  expect({ status, errors: problem.errors }).toMatchObject({ status: 400, errors: [{ pointer: '', code: 'too_many' }] })
  expect(size).toBeLessThan(1000)
})

test('400 with one fault for a list with too many wrong items inside of another list', async () => {
  const token = await linkOf((await account.sentDocument({})).parties[0]!)
  const strokes = [Array.from({ length: 60_000 }, () => 'a')]
  const { id } = await account.draftDocument()
  const fields = [{ options: Array.from({ length: 120_000 }, () => 1) }]
  for (const [path, method, body, key, pointer] of [
    ['/api/v1/signing-session/sign', 'POST', { consentVersion: 'x', strokes }, token, '/strokes/0'],
    [`/api/v1/documents/${id}/fields`, 'PUT', { fields }, account.key, '/fields/0/options'],
  ] as const) {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const { status, problem } = await send(path, { method, body: JSON.stringify(body), headers })
    expect({ status, errors: problem.errors }).toMatchObject({ status: 400, errors: [{ pointer, code: 'max_items' }] })
  }
})

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

test('400 with one fault for more objects or arrays in arrays than a valid body has', async () => {
  const token = await linkOf((await account.sentDocument({})).parties[0]!)
  const { id } = await account.draftDocument()
  const put = ['PUT', `/api/v1/documents/${id}/fields`, account.key] as const
  const sign = ['POST', '/api/v1/signing-session/sign', token] as const
  const detailOf = async ([method, path, key]: typeof put | typeof sign, body: object) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const { status, problem } = await send(path, { method, body: JSON.stringify(body), headers })
    return `${status} ${problem.detail}`
  }
  const options = times(100, { value: 'a' })
  const strokes = [times(4999, [0, 0])]
  const objects = '400 must have at most 5000 objects in its arrays.'
  expect(await detailOf(put, { fields: times(50, { options }) })).toBe(objects)
  expect(await detailOf(put, { fields: times(49, { options }) })).not.toBe(objects)
  const arrays = '400 must have at most 20000 arrays in its arrays.'
  expect(await detailOf(sign, { strokes: times(25, times(5000, 1)) })).toBe(arrays)
  expect(
    await detailOf(sign, { strokes: [...strokes, ...strokes], initials: { strokes: [...strokes, ...strokes] } }),
  ).not.toBe(arrays)
})

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  maxItems?: number
  maxProperties?: number
}

/** For each list and each map of the schema, returns a value with as many items as the spec allows. */
function largest({ $ref, ...given }: Schema): unknown[] {
  const schemas = document.components.schemas as Record<string, Schema>
  const { properties = {}, items, maxItems, maxProperties } = $ref ? schemas[$ref.split('/').at(-1)!]! : given
  const map = Object.fromEntries(times(maxProperties ?? 0, 1).map((value, index) => [`f${index}`, value]))
  return [
    ...(maxProperties ? [map] : []),
    ...(items ? [times(maxItems ?? 1, {}), ...largest(items).map((item) => [item])] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => largest(inner).map((value) => ({ [name]: value }))),
  ]
}

test('each list and each map may be as long as the spec says', () => {
  const bodies = Object.values(operations).flatMap((operation) =>
    (operation.body ? largest(operation.body.content[0].schema) : []).map((body) => ({ operation, body })),
  )
  expect(JSON.stringify(bodies)).toContain('"f499":1')
  for (const { operation, body } of bodies) boundInput(requestOf(operation, body))
})

test('400 for a limit that is not written as an integer', async () => {
  for (const limit of ['Infinity', '0x5', '1e1', '%2B5', '5.0', '٥']) {
    const { status, problem } = await send(`/api/v1/contacts?limit=${limit}`, {})
    expect({ status, errors: problem.errors }, limit).toEqual({
      status: 400,
      errors: [{ pointer: '/query/limit', code: 'type', detail: 'must be integer' }],
    })
  }
})

test('400 for a number in the path that is not written as an integer, and for a parameter without a value', async () => {
  const { id } = await account.draftDocument()
  const faultsOf = async (path: string) => (await send(`/api/v1/documents${path}`, {})).problem.errors
  for (const number of ['x', '1e0', '%201'])
    expect(await faultsOf(`/${id}/attachments/${number}`), number).toEqual([
      { pointer: '/params/number', code: 'type', detail: 'must be integer' },
    ])
  for (const name of ['include', 'limit', 'attention'])
    expect(await faultsOf(`?${name}`), name).toMatchObject([{ pointer: `/query/${name}`, code: 'empty' }])
})

const companies = '/api/v1/companies'
const json = JSON.stringify({ name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' })
test('400 for a body that is not valid in its content-encoding', async () => {
  for (const [encoding, body] of [
    ['gzip', new Uint8Array(deflateSync(json))],
    ['gzip', new Uint8Array(gzipSync(json).subarray(0, -6))],
    ['br', new Uint8Array(brotliCompressSync(json).subarray(0, -3))],
  ] as const) {
    const { status, problem } = await post(companies, body, { 'content-encoding': encoding })
    expect({ status, code: problem.code }).toEqual({ status: 400, code: 'request_malformed' })
  }
})

test('400 for a form with a list of 100 million entries, or with thousands of levels, before anything reads it', async () => {
  for (const [name, value, error] of [
    // The validator would say that the list is too long.
    ['reminders[100000000]', 'x', { pointer: '/reminders', code: 'type', detail: 'must be one text' }],
    ['reminders', deep(20_000), { code: 'too_deep' }],
  ] as const) {
    const form = new FormData()
    form.append('file', new File([await onePagePdf()], 'agreement.pdf'))
    form.append(name, value)
    const { status, problem } = await send('/api/v1/documents', { method: 'POST', body: form })
    expect({ status, errors: problem.errors }).toMatchObject({ status: 400, errors: [error] })
  }
})

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('400 instead of 500 for a body with thousands of levels', async () => {
  const lists = [deep(100_000), `{"name":${deep(100_000)}}`]
  for (const body of [...lists, '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)]) {
    const { status, size, problem } = await post(companies, body)
    expect({ status, errors: problem.errors }).toMatchObject({ status: 400, errors: [{ code: 'too_deep' }] })
    expect(size).toBeLessThan(1000)
  }
})

test('400 for a body that is not UTF-8, because the server would store another text', async () => {
  const body = new Uint8Array(Buffer.from('{ "firstName": "J\u00f6rgen", "lastName": "Berg" }', 'latin1'))
  const { status, problem } = await post('/api/v1/contacts', body)
  expect({ status, code: problem.code, detail: problem.detail }).toEqual({
    status: 400,
    code: 'request_malformed',
    detail: 'The body is not UTF-8.',
  })
})
