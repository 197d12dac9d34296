import { expect, test } from 'vitest'
import { countRows } from '../../support/count-rows.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/companies'

test('200 returns the company with all its fields; no field is unique', async () => {
  const { client } = await newAccount()
  const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' }
  const { data } = await client.POST(path, { body })
  const { id, createdAt } = data!
  const createdBy = { type: 'API_KEY', id: expect.stringMatching(/^key_/), name: null }
  const ids = { id: expect.stringMatching(/^cmp_[0-9a-z]{26}$/), createdBy }
  expect(data).toEqual({ ...ids, ...body, createdAt, updatedAt: createdAt })

  const { data: second } = await client.POST(path, { body })
  expect(second).toMatchObject(body)
  expect(second?.id).not.toBe(id)
  expect((await client.POST(path, { body: { name: 'Foreign Ltd' } })).data).toMatchObject({ orgNumber: '' })
})

test('400 names each faulty field, and creates nothing', async () => {
  const account = await newAccount()
  const { error } = await account.client.POST(path, { body: { orgNumber: 1, size: 1 } as never })
  expect(error?.errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['/name', '/orgNumber', '/size'])
  expect(await countRows(db, 'companies', account)).toBe(0)
})
