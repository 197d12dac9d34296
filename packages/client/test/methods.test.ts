import { operations } from '@paraph/contract'
import { expect, test } from 'vitest'
import { methodOf } from '../naming.ts'
import { Paraph } from '../src/index.ts'
import { answering } from './fake-server.ts'

test.each(Object.values(operations))(
  '$operationId is a method that calls $method $path, with every path parameter in its place',
  async ({ path, method: verb, operationId, tags: [tag] }) => {
    const { paraph, requests } = answering([Response.json({ nextCursor: null })], { onDeprecated: false })
    const { group, method } = methodOf(operationId, tag)
    const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!)
    const methods = paraph[group as 'parties'] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
    await methods[method]!(...names.map((name) => `${name} å/1`), {})
    const expected = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(`${name} å/1`))
    expect(requests.map(({ method, url }) => [method, url])).toEqual([[verb, `https://sign.example.com${expected}`]])
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer pk_test_secret')
  },
)

test('there is one method for each operation, and no other method', () => {
  const paraph = new Paraph({ baseUrl: 'https://sign.example.com', apiKey: 'pk_test_secret' })
  const methods = Object.entries(paraph).flatMap(([group, methods]) =>
    group === 'http' ? [] : Object.keys(methods as object).map((method) => `${group}.${method}`),
  )
  const expected = Object.values(operations).map(({ operationId, tags: [tag] }) =>
    Object.values(methodOf(operationId, tag)).join('.'),
  )
  expect(methods.toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['addParty', 'Parties', 'parties.add'],
  ['listParties', 'Parties', 'parties.list'],
  ['getDocumentFile', 'Documents', 'documents.getFile'],
  ['listDocumentEvents', 'Documents', 'documents.listEvents'],
  ['deleteCompany', 'Companies', 'companies.delete'],
  ['remindSigner', 'Signers', 'signers.remind'],
])('%s of %s is %s', (operationId, tag, name) => {
  expect(Object.values(methodOf(operationId, tag)).join('.')).toBe(name)
})

test('a body is sent as JSON, a query in the URL, a file as a form, and an object beside a file as a JSON part', async () => {
  const { paraph, requests } = answering([Response.json({}), Response.json({}), Response.json({})])
  await paraph.contacts.create({ firstName: 'Anna', lastName: 'Lindqvist' })
  await paraph.contacts.list({ email: 'anna+b@example.com', limit: 2 })
  const reminders = { firstAfterDays: 1, everyDays: 2, max: 3 }
  await paraph.documents.create({ file: new Blob(['%PDF']), title: 'Å', reminders })
  expect(await requests[0]!.json()).toEqual({ firstName: 'Anna', lastName: 'Lindqvist' })
  expect(Object.fromEntries(new URL(requests[1]!.url).searchParams)).toEqual({
    email: 'anna+b@example.com',
    limit: '2',
  })
  const form = await requests[2]!.formData()
  expect([...form.keys()]).toEqual(['file', 'title', 'reminders'])
  expect([form.get('title'), form.get('reminders')]).toEqual(['Å', JSON.stringify(reminders)])
})

test('a file is returned as a Blob', async () => {
  const { paraph } = answering([new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })])
  const file = await paraph.documents.getFile('doc_1')
  expect([await file.text(), file.type]).toEqual(['%PDF', 'application/pdf'])
})

test.each([
  ['/api', 'pk_test_secret', /baseUrl/],
  ['sign.example.com', 'pk_test_secret', /baseUrl/],
  ['https://sign.example.com', '', /apiKey/],
])('baseUrl %j with the key %j is refused immediately', (baseUrl, apiKey, message) => {
  expect(() => new Paraph({ baseUrl, apiKey })).toThrow(message)
})
