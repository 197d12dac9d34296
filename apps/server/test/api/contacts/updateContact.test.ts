import { randomBytes } from 'node:crypto'
import type { UpdateContact } from '@paraph/contract'
import { expect, test } from 'vitest'
import { atOnce } from '../../support/at-once.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/contacts/{id}'

const filled = {
  firstName: 'Anna',
  lastName: 'Lindqvist',
  email: 'anna@example.com',
  phone: '+46701740605',
  ssn: '19900101-0017',
  externalId: 'crm-4711',
  companyRole: 'Managing director',
}

test('200 changes all fields, and returns the changed contact', async () => {
  const account = await newAccount()
  const [before, after] = [await account.company('Before AB'), await account.company('After AB')]
  const contact = await account.contact({ ...filled, companyId: before.id })
  await db
    .updateTable('contacts')
    .set({ updated_at: '2020-01-02T03:04:05.678Z' })
    .where('id', '=', contact.id)
    .execute()
  const body = {
    firstName: 'Bo',
    lastName: 'Berg',
    email: 'Bo.Berg@example.com',
    ssn: '701063-2391',
    externalId: 'crm-1',
    companyRole: 'Clerk',
  }
  const params = { path: { id: contact.id } }
  const started = Date.now()
  const { data, response } = await account.client.PATCH(path, {
    params,
    body: { ...body, phone: '08-123 456 78', companyId: after.id },
  })
  expect(response.status).toBe(200)
  expect(data).toEqual({
    ...contact,
    ...body,
    phone: '+46812345678',
    company: { id: after.id, name: 'After AB', orgNumber: after.orgNumber },
    updatedAt: expect.any(String),
  })
  expect(Date.parse(data!.updatedAt)).toBeGreaterThanOrEqual(started)
  expect(await read(account, contact.id)).toEqual(data)
})

test('200 for one field, or for null, which clears it, does not change the other fields', async () => {
  const account = await newAccount()
  const contact = await account.contact({ ...filled, companyId: (await account.company()).id })
  const changes: UpdateContact = {}
  const params = { path: { id: contact.id } }
  for (const body of [
    { firstName: 'Bo' },
    { lastName: 'Berg' },
    { lastName: '' },
    { email: 'bo@example.com' },
    { phone: '+46812345678' },
    { ssn: '9001010017' },
    { externalId: 'crm-1' },
    { externalId: '' },
    { companyRole: 'Clerk' },
    {},
    { email: null },
    { phone: null },
    { ssn: null },
    { externalId: null },
    { companyRole: null },
  ]) {
    const { data } = await account.client.PATCH(path, { params, body })
    Object.assign(changes, body)
    expect(data, JSON.stringify(body)).toEqual({ ...contact, ...changes, updatedAt: expect.any(String) })
    expect(await read(account, contact.id)).toEqual(data)
  }
})

test('200: null unlinks the company, and removes the personal number from the database', async () => {
  const account = await newAccount()
  const { company, ...contact } = await account.contact({ ...filled, companyId: (await account.company()).id })
  const body = { companyId: null, ssn: null }
  const { data } = await account.client.PATCH(path, { params: { path: { id: contact.id } }, body })
  expect(company).toBeDefined()
  expect(data).toEqual({ ...contact, ssn: null, updatedAt: expect.any(String) })
  const columns = ['company_id', 'ssn_encrypted', 'ssn_hash'] as const
  const row = await db.selectFrom('contacts').select(columns).where('id', '=', contact.id).executeTakeFirst()
  expect(row).toEqual({ company_id: null, ssn_encrypted: null, ssn_hash: null })
})

test('200 links a contact without a company to a company', async () => {
  const account = await newAccount()
  const [contact, { id, name, orgNumber }] = [await account.contact(), await account.company()]
  const { data } = await account.client.PATCH(path, { params: { path: { id: contact.id } }, body: { companyId: id } })
  expect(contact).not.toHaveProperty('company')
  expect(data).toEqual({ ...contact, company: { id, name, orgNumber }, updatedAt: expect.any(String) })
})

test('200 does not change the parties that were made from the contact', async () => {
  const account = await newAccount()
  const company = await account.company()
  const contact = await account.contact({ ...filled, companyId: company.id })
  const { id } = await account.draftDocument()
  const party = await account.party(id, { contactId: contact.id })
  const other = await account.company('Other AB')
  const body = {
    firstName: 'Bo',
    email: 'bo@example.com',
    phone: '08-123 456 78',
    ssn: '701063-2391',
    companyId: other.id,
  }
  await account.client.PATCH(path, { params: { path: { id: contact.id } }, body })
  const { data } = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
  expect(data?.parties).toMatchObject([party])
})

test('200 for concurrent changes of different fields keeps both changes', async () => {
  const account = await newAccount()
  const { id } = await account.contact(filled)
  const params = { path: { id } }
  await atOnce(db, (tx) => tx.selectFrom('contacts').select('id').where('id', '=', id).forUpdate().execute(), [
    () => account.client.PATCH(path, { params, body: { firstName: 'Bo' } }),
    () => account.client.PATCH(path, { params, body: { lastName: 'Berg' } }),
  ])
  expect(await read(account, id)).toMatchObject({ firstName: 'Bo', lastName: 'Berg' })
})

test('400 names the faulty field, and changes nothing', async () => {
  const account = await newAccount()
  const contact = await account.contact({ ...filled, companyId: (await account.company()).id })
  for (const [fault, pointer, code] of [
    [{ firstName: '' }, '/firstName', 'min_length'],
    [{ firstName: 'x'.repeat(256) }, '/firstName', 'max_length'],
    [{ firstName: null }, '/firstName', 'type'],
    [{ firstName: 'a\0b' }, '/firstName', 'nul'],
    [{ lastName: 'x'.repeat(256) }, '/lastName', 'max_length'],
    [{ lastName: null }, '/lastName', 'type'],
    [{ lastName: '\0' }, '/lastName', 'nul'],
    [{ email: '' }, '/email', 'pattern'],
    [{ email: 'a..b@c.se' }, '/email', 'pattern'],
    [{ email: 'a@b.se\n' }, '/email', 'pattern'],
    [{ email: `${'x'.repeat(243)}@example.com` }, '/email', 'max_length'],
    [{ phone: '' }, '/phone', 'format'],
    [{ phone: '12345' }, '/phone', 'format'],
    [{ phone: '0'.repeat(41) }, '/phone', 'max_length'],
    [{ ssn: '' }, '/ssn', 'format'],
    [{ ssn: '19900101-0018' }, '/ssn', 'format'],
    [{ externalId: 'x'.repeat(256) }, '/externalId', 'max_length'],
    [{ externalId: 'a\0' }, '/externalId', 'nul'],
    [{ companyRole: 'x'.repeat(256) }, '/companyRole', 'max_length'],
    [{ companyRole: '\0' }, '/companyRole', 'nul'],
    [{ companyId: 7 }, '/companyId', 'type'],
    [{ companyId: 'cmp_\0' }, '/companyId', 'nul'],
    [{ company: null }, '/company', 'additional_properties'],
    [{ createdAt: '2030-01-01T00:00:00.000Z' }, '/createdAt', 'additional_properties'],
    [{ 'a/b~c': 1 }, '/a~1b~0c', 'additional_properties'],
  ] as const) {
    const body = { companyRole: 'Changed', ...fault } as never
    const { error } = await account.client.PATCH(path, { params: { path: { id: contact.id } }, body })
    expect(error, JSON.stringify(fault)).toMatchObject({ status: 400, code: 'request_invalid' })
    expect(error?.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  }
  expect(await read(account, contact.id)).toEqual(contact)
})

test('422 for a company that does not exist, is malformed, or belongs to another account', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const contact = await account.contact({ ...filled, companyId: (await account.company()).id })
  const foreign = await stranger.company()
  const long = randomBytes(9000).toString('hex')
  for (const companyId of [foreign.id, 'cmp_01kakxv35be0nttz8znbxcy6s8', 'x', '', long]) {
    const body = { firstName: 'Changed', companyId }
    const { error } = await account.client.PATCH(path, { params: { path: { id: contact.id } }, body })
    expect(error).toMatchObject({ status: 422, code: 'company_unknown', errors: [{ pointer: '/companyId' }] })
    expect(await read(account, contact.id)).toEqual(contact)
  }
})

async function read({ client }: TestAccount, id: string) {
  return (await client.GET(path, { params: { path: { id } } })).data
}
