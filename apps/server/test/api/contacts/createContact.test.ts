import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/contacts'

const full = {
  firstName: 'Anna',
  lastName: 'Lindqvist',
  email: 'anna.lindqvist@example.com',
  phone: '+46701740605',
  ssn: '19900101-0017',
  externalId: 'crm-4711',
  companyRole: 'Managing director',
}

test('200 returns the contact with all its fields and its company; no field is unique', async () => {
  const account = await newAccount()
  const company = await account.company('Lindqvist Bygg AB')
  const before = Date.now()
  const { data, response } = await account.client.POST(path, { body: { ...full, companyId: company.id } })
  expect(response.status).toBe(200)
  const { id, createdAt } = data!
  expect(data).toEqual({
    id: expect.stringMatching(/^ctc_[0-9a-z]{26}$/),
    ...full,
    company: { id: company.id, name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' },
    createdAt,
    updatedAt: createdAt,
  })
  expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now())

  const second = await account.contact(full)
  expect(second).toMatchObject(full)
  expect(second.id).not.toBe(id)
})

test('200 for only a name: the other fields are null, and there is no company', async () => {
  const { data } = await (await newAccount()).client.POST(path, { body: { firstName: 'Madonna', lastName: '' } })
  expect(data).toEqual({
    id: expect.any(String),
    firstName: 'Madonna',
    lastName: '',
    email: null,
    phone: null,
    ssn: null,
    externalId: null,
    companyRole: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  })
})

test('200 creates a copy if the body is a contact from a response, with and without its optional fields', async () => {
  const account = await newAccount()
  const company = await account.company('Lindqvist Bygg AB')
  for (const original of [await account.contact({ ...full, companyId: company.id }), await account.contact({})]) {
    const { data } = await account.client.POST(path, { body: original })
    expect(data).toEqual({
      ...original,
      id: expect.stringMatching(/^ctc_/),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(data?.id).not.toBe(original.id)
    expect(Date.parse(data!.createdAt)).toBeGreaterThanOrEqual(Date.parse(original.createdAt))
  }
})

test('200 uses the companyId if the body has both a company and a companyId, even if the companyId is null', async () => {
  const account = await newAccount()
  const [company, other] = [await account.company('A AB'), await account.company('B AB')]
  const { data: moved } = await account.client.POST(path, {
    body: { ...full, company: { id: company.id }, companyId: other.id },
  })
  expect(moved?.company).toMatchObject({ id: other.id, name: 'B AB' })
  const { data: alone } = await account.client.POST(path, {
    body: { ...full, company: { id: company.id }, companyId: null },
  })
  expect(alone).not.toHaveProperty('company')
})

test('200 returns the phone number as E.164', async () => {
  const account = await newAccount()
  for (const [phone, e164] of [
    ['+46 70 174 06 05', '+46701740605'],
    ['(08) 123 456 78', '+46812345678'],
    ['+1 (212) 555-2368', '+12125552368'],
  ])
    expect(await account.contact({ phone: phone! })).toMatchObject({ phone: e164 })
})

test('200 returns the personal number and the e-mail address as they were sent', async () => {
  const account = await newAccount()
  for (const fields of [
    { ssn: '199001010017', email: 'a@b.se' },
    { ssn: '900101-0017', email: 'Anna.O-Neil+x_1@Sub-domain.Example.co.uk' },
    { ssn: '900101+0017', email: "o'neil@example.com" },
    { ssn: '19701063-2391', email: '-@example.com' },
    { ssn: '701063-2391', email: `${'x'.repeat(242)}@example.com` },
  ])
    expect(await account.contact(fields)).toMatchObject(fields)
})

test('200 for the longest texts, counted in characters, for empty ones, and for SQL and HTML', async () => {
  const account = await newAccount()
  const text = '😀'.repeat(255)
  for (const fields of [
    { firstName: text, lastName: text, externalId: text, companyRole: text },
    { firstName: `'; drop table contacts; --`, lastName: '<b>&amp;</b>', externalId: '', companyRole: '' },
  ])
    expect(await account.contact(fields)).toMatchObject(fields)
})

const faults = [
  [{ firstName: undefined }, '/firstName', 'required'],
  [{ firstName: '' }, '/firstName', 'min_length'],
  [{ firstName: 'x'.repeat(256) }, '/firstName', 'max_length'],
  [{ firstName: null }, '/firstName', 'type'],
  [{ firstName: 'a\0b' }, '/firstName', 'nul'],
  [{ lastName: undefined }, '/lastName', 'required'],
  [{ lastName: 'x'.repeat(256) }, '/lastName', 'max_length'],
  [{ lastName: null }, '/lastName', 'type'],
  [{ lastName: '\0' }, '/lastName', 'nul'],
  ...[
    '',
    'anna',
    'anna@',
    '@b.se',
    '.a@b.se',
    'a.@b.se',
    'a..b@c.se',
    "a'@b.se",
    'a@b',
    'a@b.c',
    'a@-b.se',
    'a@b..se',
  ].map((email) => [{ email }, '/email', 'pattern']),
  ...['å@b.se', 'a@å.se', 'a b@c.se', ' a@b.se', 'a@b.se\n', 'a@b.se,c@d.se', 'A <a@b.se>', 'a@b.se\0'].map((email) => [
    { email },
    '/email',
    'pattern',
  ]),
  [{ email: `${'x'.repeat(243)}@example.com` }, '/email', 'max_length'],
  // phone-number.test.ts has more of them.
  ...['', '12345', 'tel:+46701740605'].map((phone) => [{ phone }, '/phone', 'format']),
  [{ phone: '0'.repeat(41) }, '/phone', 'max_length'],
  [{ phone: 46701740605 }, '/phone', 'type'],
  ...['', 'x', '19900101-0018', '19900230-0016', '900101', '19900101 0017', ' 900101-0017', '900101-0017\n'].map(
    (ssn) => [{ ssn }, '/ssn', 'format'],
  ),
  [{ ssn: '00019900101-0017' }, '/ssn', 'max_length'],
  [{ externalId: 'x'.repeat(256) }, '/externalId', 'max_length'],
  [{ externalId: 'a\0' }, '/externalId', 'nul'],
  [{ companyRole: 'x'.repeat(256) }, '/companyRole', 'max_length'],
  [{ companyRole: '\0' }, '/companyRole', 'nul'],
  [{ companyId: 'cmp_\0' }, '/companyId', 'nul'],
  [{ company: null }, '/company', 'type'],
  [{ company: {} }, '/company/id', 'required'],
  [{ company: { id: null } }, '/company/id', 'type'],
  [{ company: { id: 'cmp_1', website: 'x' } }, '/company/website', 'additional_properties'],
  [{ id: 7 }, '/id', 'type'],
  [{ firstname: 'Anna' }, '/firstname', 'additional_properties'],
  [{ 'a/b~c': 1 }, '/a~1b~0c', 'additional_properties'],
] as [object, string, string][]

test('400 names the faulty field, and creates nothing', async () => {
  const account = await newAccount()
  for (const [fault, pointer, code] of faults) {
    const body = { firstName: 'Anna', lastName: 'Lindqvist', ...fault }
    const { error } = await account.client.POST(path, { body })
    expect(error, JSON.stringify(fault)).toMatchObject({ status: 400, code: 'request_invalid' })
    expect(error?.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  }
  expect(await contactsOf(account)).toBe(0)
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
  const long = randomBytes(9000).toString('hex')
  for (const companyId of [foreign.id, 'cmp_01kakxv35be0nttz8znbxcy6s8', 'x', '', foreign.id.toUpperCase(), long]) {
    const { error } = await account.client.POST(path, { body: { ...full, companyId } })
    expect(error).toMatchObject({ status: 422, code: 'company_unknown' })
    expect(error?.errors).toEqual([{ pointer: '/companyId', code: 'unknown', detail: expect.any(String) }])
    const { error: inside } = await account.client.POST(path, { body: { ...full, company: { id: companyId } } })
    expect(inside).toMatchObject({ code: 'company_unknown', errors: [{ pointer: '/company/id' }] })
  }
  expect(await contactsOf(account)).toBe(0)
})

async function contactsOf({ id }: TestAccount): Promise<number> {
  return (await db.selectFrom('contacts').select('id').where('account_id', '=', id).execute()).length
}
