import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { startServer, type TestAccount } from '../../support/server.ts'

const { baseUrl, db, clock, fetch, newAccount } = await startServer()
const path = '/api/v1/contacts'

afterEach(() => {
  clock.now = () => new Date()
})

const full = {
  firstName: 'Anna',
  lastName: 'Lindqvist',
  email: 'anna.lindqvist@example.com',
  phone: '+46701740605',
  ssn: '19900101-0017',
  externalId: 'crm-4711',
  companyRole: 'Managing director',
}

test('200 returns the contact with all its fields and its company', async () => {
  const account = await newAccount()
  const company = await account.company('Lindqvist Bygg AB')
  clock.now = () => new Date('2030-01-02T03:04:05.678Z')
  const { data, response } = await account.client.POST(path, { body: { ...full, companyId: company.id } })
  expect(response.status).toBe(200)
  expect(data).toEqual({
    id: expect.stringMatching(/^ctc_[0-9a-z]{26}$/),
    ...full,
    company: { id: company.id, name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' },
    createdAt: '2030-01-02T03:04:05.678Z',
    updatedAt: '2030-01-02T03:04:05.678Z',
  })
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

test('200 for the same person twice, because no field is unique', async () => {
  const account = await newAccount()
  const [first, second] = [await account.contact(full), await account.contact(full)]
  expect(second).toMatchObject(full)
  expect(second.id).not.toBe(first.id)
})

test.each([
  ['+46 70 174 06 05', '+46701740605'],
  ['070-174 06 05', '+46701740605'],
  ['(08) 123 456 78', '+46812345678'],
  ['0046 70 1740605', '+46701740605'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+1 (212) 555-2368', '+12125552368'],
])('200 returns the phone number %s as %s', async (phone, e164) => {
  expect(await (await newAccount()).contact({ phone })).toMatchObject({ phone: e164 })
})

test.each([
  '19900101-0017',
  '199001010017',
  '900101-0017',
  '9001010017',
  '900101+0017',
  '19701063-2391',
  '701063-2391',
])('200 returns the personal number %s as it was sent', async (ssn) => {
  expect(await (await newAccount()).contact({ ssn })).toMatchObject({ ssn })
})

test.each([
  'a@b.se',
  'Anna.O-Neil+x_1@Sub-domain.Example.co.uk',
  "o'neil@example.com",
  '-@example.com',
  `${'x'.repeat(242)}@example.com`,
])('200 returns the e-mail address %s as it was sent', async (email) => {
  expect(await (await newAccount()).contact({ email })).toMatchObject({ email })
})

test('200 for texts of the maximum length, counted in characters', async () => {
  const text = '😀'.repeat(255)
  const longest = { firstName: text, lastName: text, externalId: text, companyRole: text }
  expect(await (await newAccount()).contact(longest)).toMatchObject(longest)
})

test('200 for empty texts, and for texts that look like SQL or HTML', async () => {
  const odd = { firstName: `'; drop table contacts; --`, lastName: '<b>&amp;</b>', externalId: '', companyRole: '' }
  expect(await (await newAccount()).contact(odd)).toMatchObject(odd)
})

test.each([
  [{ firstName: undefined }, '/firstName', 'required'],
  [{ firstName: '' }, '/firstName', 'min_length'],
  [{ firstName: 'x'.repeat(256) }, '/firstName', 'max_length'],
  [{ firstName: null }, '/firstName', 'type'],
  [{ firstName: 7 }, '/firstName', 'type'],
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
  ...[
    '',
    'x',
    '112',
    '12345',
    '+4670174060',
    '+460000000',
    '070174060a',
    '+46701740605 ext. 5',
    'tel:+46701740605',
  ].map((phone) => [{ phone }, '/phone', 'format']),
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
] as [object, string, string][])('400 names the field of %j', async (fault, pointer, code) => {
  const account = await newAccount()
  const body = { firstName: 'Anna', lastName: 'Lindqvist', ...fault }
  const { error } = await account.client.POST(path, { body })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error?.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  expect(await contactsOf(account)).toBe(0)
})

test('400 names every faulty field, and repeats no value', async () => {
  const body = { lastName: null, email: 'secret', phone: 'secret', ssn: 'secret', secretive: 1 } as never
  const { error } = await (await newAccount()).client.POST(path, { body })
  const pointers = error?.errors?.map(({ pointer }) => pointer).toSorted()
  expect(pointers).toEqual(['/email', '/firstName', '/lastName', '/phone', '/secretive', '/ssn'])
  expect(JSON.stringify(error)).not.toContain('"secret')
})

test.each([
  ['', 'request_invalid'],
  ['[]', 'request_invalid'],
  ['null', 'request_invalid'],
  ['{', 'request_malformed'],
  ['{"firstName":"Anna","lastName":"Lindqvist"}}', 'request_malformed'],
  ['{"firstName":"Anna","lastName":"Lindqvist","__proto__":{}}', 'request_invalid'],
])('400 for the body %j', async (body, code) => {
  const account = await newAccount()
  const headers = { authorization: `Bearer ${account.key}`, 'content-type': 'application/json' }
  const response = await fetch(baseUrl + path, { method: 'POST', headers, body })
  expect(await response.json()).toMatchObject({ status: 400, code })
  expect(await contactsOf(account)).toBe(0)
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
