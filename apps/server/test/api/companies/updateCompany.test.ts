import { expect, test } from 'vitest'
import { atOnce } from '../../support/at-once.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/companies/{id}'

test('200 changes the fields that are sent, and no others, and returns the changed company', async () => {
  const account = await newAccount()
  const [{ id }, other] = [await account.company('Before AB'), await account.company()]
  const params = { path: { id } }
  const before = { updated_at: '2020-01-02T03:04:05.678Z' }
  await db.updateTable('companies').set(before).where('id', '=', id).execute()
  let expected = (await account.client.GET(path, { params })).data!
  for (const body of [
    { name: 'After AB', orgNumber: 'HRB 12345' },
    { name: '😀'.repeat(255) },
    { orgNumber: 'HRB 54321' },
    {},
  ]) {
    const started = Date.now()
    const { data, response } = await account.client.PATCH(path, { params, body })
    expect(response.status).toBe(200)
    expected = { ...expected, ...body, updatedAt: data!.updatedAt }
    expect(data).toEqual(expected)
    expect(Date.parse(data!.updatedAt)).toBeGreaterThanOrEqual(started)
    expect((await account.client.GET(path, { params })).data).toEqual(data)
  }
  expect((await account.client.GET(path, { params: { path: { id: other.id } } })).data).toEqual(other)
})

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
  const { id } = await account.company()
  const params = { path: { id } }
  await atOnce(db, (tx) => tx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute(), [
    () => account.client.PATCH(path, { params, body: { name: 'After AB' } }),
    () => account.client.PATCH(path, { params, body: { orgNumber: 'HRB 1' } }),
  ])
  expect((await account.client.GET(path, { params })).data).toMatchObject({ name: 'After AB', orgNumber: 'HRB 1' })
})

test('400 names the faulty field, and changes nothing', async () => {
  const account = await newAccount()
  const company = await account.company()
  const params = { path: { id: company.id } }
  for (const [fault, pointer, code] of [
    [{ name: '' }, '/name', 'min_length'],
    [{ name: 'x'.repeat(256) }, '/name', 'max_length'],
    [{ name: null }, '/name', 'type'],
    [{ name: 'a\0b' }, '/name', 'nul'],
    [{ orgNumber: '' }, '/orgNumber', 'min_length'],
    [{ orgNumber: 'x'.repeat(256) }, '/orgNumber', 'max_length'],
    [{ orgNumber: null }, '/orgNumber', 'type'],
    [{ orgNumber: '\0' }, '/orgNumber', 'nul'],
    [{ id: 'cmp_x' }, '/id', 'additional_properties'],
    [{ updatedAt: '2030-01-01T00:00:00.000Z' }, '/updatedAt', 'additional_properties'],
    [['name'], '', 'type'],
  ] as const) {
    const body = (Array.isArray(fault) ? fault : { name: 'Changed AB', ...fault }) as never
    const { error } = await account.client.PATCH(path, { params, body })
    expect(error, JSON.stringify(fault)).toMatchObject({ status: 400, code: 'request_invalid' })
    expect(error?.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  }
  expect((await account.client.GET(path, { params })).data).toEqual(company)
})
