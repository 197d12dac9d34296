import { Ajv } from 'ajv'
import { operations } from '@paraph/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

/**
 * express-openapi-validator compiles a validator for each value of content-type, and keeps it forever. So a client that varies the
 * header could fill the memory and load the processor, even without a key. All compiled code goes through `Function`.
 */
const TheFunction = globalThis.Function
let compiled = 0

const { baseUrl, newAccount } = await useServer()
const { key } = await newAccount()
const headers = { authorization: `Bearer ${key}` }
const body = JSON.stringify({ name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' })

beforeAll(() => {
  globalThis.Function = new Proxy(TheFunction, {
    construct(target, args) {
      compiled++
      return Reflect.construct(target, args) as object
    },
  })
})

afterAll(() => {
  globalThis.Function = TheFunction
})

test('the tests below notice if a validator is compiled', () => {
  const before = compiled
  new Ajv().compile({ type: 'string' })
  expect(compiled).toBeGreaterThan(before)
})

const companies = '/api/v1/companies'
const documents = '/api/v1/documents'
const form = (boundary: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nx\r\n--${boundary}--\r\n`

interface Case {
  name: string
  path: string
  status: number
  /** Each number gives another media type or another parameter. */
  init: (n: string) => RequestInit
}

const post = (type: string, init: RequestInit = {}): RequestInit => ({
  method: 'POST',
  body,
  ...init,
  headers: { ...headers, ...(init.headers as object), 'content-type': type },
})

const cases: Case[] = [
  { name: 'valid body', path: companies, status: 200, init: (n) => post(`APPLICATION/json;charset=utf-8;v="${n}"`) },
  { name: 'other parameter names', path: companies, status: 200, init: (n) => post(`application/json; ${n}=v`) },
  { name: 'no body', path: companies, status: 400, init: (n) => post(`application/json; v=${n}`, { body: null }) },
  { name: 'other media types', path: companies, status: 415, init: (n) => post(`application/${n}`) },
  { name: 'GET', path: companies, status: 200, init: (n) => post(`a/b; v=${n}`, { method: 'GET', body: null }) },
  { name: 'other method', path: companies, status: 405, init: (n) => post(`a/b; v=${n}`, { method: 'PUT' }) },
  {
    name: 'form',
    path: documents,
    status: 400,
    init: (n) => post(`multipart/form-data; boundary=${n}`, { body: form(n) }),
  },
  { name: 'other multipart types', path: documents, status: 415, init: (n) => post(`multipart/${n}; boundary=b`) },
]

test('only the first request with a key compiles something, for each operation', async () => {
  for (const { operationId, method, path, body } of Object.values(operations)) {
    const isForm = body?.content[0].type === 'multipart/form-data'
    const type = isForm ? 'multipart/form-data; boundary=b' : 'application/json'
    const init = { method, ...(method === 'GET' ? {} : { body: isForm ? form('b') : '{}' }) }
    const send = async (authorization: string, type: string) => {
      const before = compiled
      const response = await fetch(baseUrl + path, { ...init, headers: { authorization, 'content-type': type } })
      expect(response.status, operationId).toBeLessThan(500)
      await response.arrayBuffer()
      return compiled - before
    }
    expect(await send('', type), operationId).toBe(0)
    await send(headers.authorization, type)
    expect(await send(headers.authorization, `${type}; v=2`), operationId).toBe(0)
  }
})

test.each(cases)('$status compiles nothing for new content-types: $name', async ({ path, status, init, name }) => {
  const send = async (n: number) => {
    const response = await fetch(baseUrl + path, init(`p${name.replaceAll(/\W/g, '')}${n}`))
    await response.arrayBuffer()
    return response.status
  }
  expect(await send(0)).toBe(status)
  const before = compiled
  for (let n = 1; n <= 3; n++) await send(n)
  expect(compiled - before).toBe(0)
})
