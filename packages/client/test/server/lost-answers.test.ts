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
