import { Paraph } from '@paraph/client'
import { expect, test } from 'vitest'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const server = await useServer()

/** Returns a client that loses the answers of its first attempts, after the server has sent them. */
function losing(key: string, lost: number) {
  const statuses: number[] = []
  const paraph = new Paraph({
    baseUrl: server.baseUrl,
    apiKey: key,
    async fetch(request) {
      const response = await server.fetch(request)
      if (statuses.push(response.status) <= lost) throw new TypeError('The answer was lost.')
      return response
    },
  })
  return { paraph, statuses }
}

test('a contact is created once although two answers are lost', async () => {
  const account = await server.newAccount()
  const { paraph, statuses } = losing(account.key, 2)
  const { data, response } = await paraph.contacts.create({ firstName: 'Anna', lastName: 'Lindqvist' }).withResponse()
  expect(statuses).toEqual([200, 200, 200])
  expect(response.headers.get('idempotent-replayed')).toBe('true')
  expect(await paraph.contacts.list().toArray()).toEqual([data])
})

test('an upload from a stream is stored once although its answer is lost', async () => {
  const account = await server.newAccount()
  const { paraph } = losing(account.key, 1)
  const file = new Blob([await onePagePdf()])
  const { id } = await paraph.documents.create({ file: file.stream(), title: 'Lease' })
  expect((await paraph.documents.list().toArray()).map((document) => document.id)).toEqual([id])
  expect((await paraph.documents.getFile(id)).size).toBe(file.size)
})

test('calls at the same time with one key create one contact', async () => {
  const account = await server.newAccount()
  const paraph = new Paraph({ baseUrl: server.baseUrl, apiKey: account.key })
  const body = { firstName: 'Bo', lastName: 'Berg' }
  const calls = Array.from({ length: 5 }, () => paraph.contacts.create(body, { idempotencyKey: 'order "4711"' }))
  const ids = (await Promise.all(calls)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(1)
  await expect(
    paraph.contacts.create({ ...body, firstName: 'Eva' }, { idempotencyKey: 'order "4711"' }),
  ).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  })
  expect(await paraph.contacts.list().toArray()).toHaveLength(1)
})

test('a contact from a response can be sent to create a copy, and null clears a field', async () => {
  const account = await server.newAccount()
  const paraph = new Paraph({ baseUrl: server.baseUrl, apiKey: account.key })
  const company = await paraph.companies.create({ name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' })
  const body = { firstName: 'Anna', lastName: 'Lindqvist', phone: '+46701740605', companyId: company.id }
  const original = await paraph.contacts.create(body)
  const copy = await paraph.contacts.create(original)
  expect({ ...copy, id: '', createdAt: '', updatedAt: '' }).toEqual({
    ...original,
    id: '',
    createdAt: '',
    updatedAt: '',
  })
  expect(copy.id).not.toBe(original.id)
  const emptied = await paraph.contacts.update(copy.id, { phone: null, companyId: null })
  expect([emptied.phone, emptied.company]).toEqual([null, undefined])
})
