import type { UpdateCompany } from '@paraph/contract'
import { afterEach, expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const { clock, newAccount } = await startServer()
const path = '/api/v1/companies/{id}'

afterEach(() => {
  clock.now = () => new Date()
})

test('200 changes all fields, and returns the changed company', async () => {
  const account = await newAccount()
  const company = await account.company('Before AB')
  clock.now = () => new Date('2031-01-02T03:04:05.678Z')
  const params = { path: { id: company.id } }
  const body = { name: 'After AB', orgNumber: 'HRB 12345' }
  const { data, response } = await account.client.PATCH(path, { params, body })
  expect(response.status).toBe(200)
  expect(data).toEqual({ ...company, ...body, updatedAt: '2031-01-02T03:04:05.678Z' })
  expect((await account.client.GET(path, { params })).data).toEqual(data)
})

test.each<UpdateCompany>([{ name: 'After AB' }, { orgNumber: 'HRB 12345' }, { name: '😀'.repeat(255) }, {}])(
  '200 for %j does not change the other fields',
  async (body) => {
    const account = await newAccount()
    const [company, other] = [await account.company(), await account.company()]
    const { data } = await account.client.PATCH(path, { params: { path: { id: company.id } }, body })
    expect(data).toEqual({ ...company, ...body, updatedAt: expect.any(String) })
    expect((await account.client.GET(path, { params: { path: { id: other.id } } })).data).toEqual(other)
  },
)

test('200 changes the company of its contacts immediately, but not the parties that were made from them', async () => {
  const account = await newAccount()
  const company = await account.company('Before AB')
  const contact = await account.contact({ companyId: company.id })
  const { id } = await account.draftDocument()
  const party = await account.party(id, { contactId: contact.id })
  const body = { name: 'After AB', orgNumber: 'HRB 12345' }
  await account.client.PATCH(path, { params: { path: { id: company.id } }, body })

  const changed = { ...contact, company: { id: company.id, ...body } }
  const one = await account.client.GET('/api/v1/contacts/{id}', { params: { path: { id: contact.id } } })
  const all = await account.client.GET('/api/v1/contacts')
  const parties = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
  expect(one.data).toEqual(changed)
  expect(all.data?.contacts).toEqual([changed])
  expect(party).toMatchObject({ companyName: 'Before AB', companyId: company.id })
  expect(parties.data?.parties).toMatchObject([party])
})

test('200 for concurrent changes of different fields keeps both changes', async () => {
  const account = await newAccount()
  const params = { path: { id: (await account.company()).id } }
  await Promise.all([
    account.client.PATCH(path, { params, body: { name: 'After AB' } }),
    account.client.PATCH(path, { params, body: { orgNumber: 'HRB 1' } }),
  ])
  expect((await account.client.GET(path, { params })).data).toMatchObject({ name: 'After AB', orgNumber: 'HRB 1' })
})

test.each([
  [{ name: '' }, '/name', 'min_length'],
  [{ name: 'x'.repeat(256) }, '/name', 'max_length'],
  [{ name: null }, '/name', 'type'],
  [{ name: 'a\0b' }, '/name', 'nul'],
  [{ orgNumber: '' }, '/orgNumber', 'min_length'],
  [{ orgNumber: 'x'.repeat(256) }, '/orgNumber', 'max_length'],
  [{ orgNumber: null }, '/orgNumber', 'type'],
  [{ orgNumber: 5560160680 }, '/orgNumber', 'type'],
  [{ orgNumber: '\0' }, '/orgNumber', 'nul'],
  [{ id: 'cmp_x' }, '/id', 'additional_properties'],
  [{ updatedAt: '2030-01-01T00:00:00.000Z' }, '/updatedAt', 'additional_properties'],
  [['name'], '', 'type'],
])('400 names the field of %j', async (fault, pointer, code) => {
  const account = await newAccount()
  const company = await account.company()
  const params = { path: { id: company.id } }
  const body = (Array.isArray(fault) ? fault : { name: 'Changed AB', ...fault }) as never
  const { error } = await account.client.PATCH(path, { params, body })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error?.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  expect((await account.client.GET(path, { params })).data).toEqual(company)
})

test('404 for a company of another account, which does not change', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const company = await owner.company()
  const params = { path: { id: company.id } }
  const { error } = await stranger.client.PATCH(path, { params, body: { name: 'Changed AB' } })
  expect(error).toMatchObject({ status: 404, code: 'company_not_found' })
  expect((await owner.client.GET(path, { params })).data).toEqual(company)
})

test.each(['cmp_01kakxv35be0nttz8znbxcy6s8', 'x', '\0', 'cmp_\0'])('404 for the identifier %j', async (id) => {
  const { client } = await newAccount()
  const { error } = await client.PATCH(path, { params: { path: { id } }, body: { name: 'Changed AB' } })
  expect(error).toMatchObject({ status: 404, code: 'company_not_found' })
})
