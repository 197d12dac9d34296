import { expect, test } from 'vitest'
import { fullPerson } from '../../support/full-party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/contacts/{id}'

test('200 changes all fields, and returns the changed contact', async () => {
  const account = await newAccount()
  const [before, after] = [await account.company('Before AB'), await account.company('After AB')]
  const contact = await account.contact({ ...fullPerson, companyId: before.id })
  const body = {
    firstName: 'Bo',
    lastName: 'Berg',
    email: 'Bo.Berg@example.com',
    ssn: '701063-2391',
    externalId: 'crm-1',
    companyRole: 'Clerk',
  }
  const params = { path: { id: contact.id } }
  const { data } = await account.client.PATCH(path, {
    params,
    body: { ...body, phone: '08-123 456 78', companyId: after.id },
  })
  expect(data).toEqual({
    ...contact,
    ...body,
    phone: '+46812345678',
    company: { id: after.id, name: 'After AB', orgNumber: after.orgNumber },
    updatedAt: expect.any(String),
  })
  expect((await account.client.GET(path, { params })).data).toEqual(data)
})

test('200: null unlinks the company, and removes the personal number from the database', async () => {
  const account = await newAccount()
  const { company, ...contact } = await account.contact({ ...fullPerson, companyId: (await account.company()).id })
  const body = { companyId: null, ssn: null }
  const { data } = await account.client.PATCH(path, { params: { path: { id: contact.id } }, body })
  expect(company).toBeDefined()
  expect(data).toEqual({ ...contact, ssn: null, updatedAt: expect.any(String) })
  const columns = ['company_id', 'ssn_encrypted', 'ssn_hash'] as const
  const row = await db.selectFrom('contacts').select(columns).where('id', '=', contact.id).executeTakeFirst()
  expect(row).toEqual({ company_id: null, ssn_encrypted: null, ssn_hash: null })
})

test('422 for a company that does not exist, is malformed, or belongs to another account', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const contact = await account.contact({ ...fullPerson, companyId: (await account.company()).id })
  const foreign = await stranger.company()
  const params = { path: { id: contact.id } }
  for (const companyId of [foreign.id, 'x', '']) {
    const body = { firstName: 'Changed', companyId }
    const { error } = await account.client.PATCH(path, { params, body })
    expect(error).toMatchObject({ status: 422, code: 'company_unknown', errors: [{ pointer: '/companyId' }] })
    expect((await account.client.GET(path, { params })).data).toEqual(contact)
  }
})
