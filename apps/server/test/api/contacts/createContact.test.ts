import { expect, test } from 'vitest'
import { countRows } from '../../support/count-rows.ts'
import { fullPerson } from '../../support/full-party.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/contacts'

test('200 returns the contact with all its fields and its company; no field is unique', async () => {
  const account = await newAccount()
  const company = await account.company('Lindqvist Bygg AB')
  const { data } = await account.client.POST(path, { body: { ...fullPerson, companyId: company.id } })
  const { id, createdAt } = data!
  expect(data).toEqual({
    id: expect.stringMatching(/^ctc_[0-9a-z]{26}$/),
    ...fullPerson,
    company: { id: company.id, name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' },
    createdBy: { type: 'API_KEY', id: expect.stringMatching(/^key_/), name: null },
    createdAt,
    updatedAt: createdAt,
  })

  const second = await account.contact(fullPerson)
  expect(second).toMatchObject(fullPerson)
  expect(second.id).not.toBe(id)
})

test('200 creates a copy if the body is a contact from a response', async () => {
  const account = await newAccount()
  const { id: companyId } = await account.company()
  const changed = { id: expect.stringMatching(/^ctc_/), createdAt: expect.any(String), updatedAt: expect.any(String) }
  for (const original of [await account.contact({ ...fullPerson, companyId }), await account.contact({})]) {
    const { data } = await account.client.POST(path, { body: original })
    expect(data).toEqual({ ...original, ...changed })
    expect(data?.id).not.toBe(original.id)
  }
})

test('400 names a faulty field once, also if the field may be null', async () => {
  const account = await newAccount()
  const body = { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna', phone: 46701740605, ssn: 'x' }
  const { error } = await account.client.POST(path, { body: body as never })
  expect(error?.errors).toEqual([
    { pointer: '/email', code: 'pattern', detail: expect.stringMatching(/^must be a full e-mail address/) },
    { pointer: '/phone', code: 'type', detail: 'must be string,null' },
    { pointer: '/ssn', code: 'format', detail: expect.stringMatching(/^must be a Swedish personal or/) },
  ])
})

test('422 for a company that does not exist, is malformed, or belongs to another account', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const foreign = await stranger.company()
  for (const companyId of [foreign.id, 'x', foreign.id.toUpperCase()]) {
    const { error } = await account.client.POST(path, { body: { ...fullPerson, companyId } })
    expect(error).toMatchObject({ status: 422, code: 'company_unknown' })
    expect(error?.errors).toEqual([{ pointer: '/companyId', code: 'unknown', detail: expect.any(String) }])
    const { error: inside } = await account.client.POST(path, { body: { ...fullPerson, company: { id: companyId } } })
    expect(inside).toMatchObject({ code: 'company_unknown', errors: [{ pointer: '/company/id' }] })
  }
  expect(await countRows(db, 'contacts', account)).toBe(0)
})
