import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MAX_SEARCHED } from '#platform/database/search-rules.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const server = await useServer()
const { db, newAccount } = server
const path = '/api/v1/contacts'

test('200 filters by e-mail address, external id and company, also in combination', async () => {
  const account = await newAccount()
  const { id: companyId } = await account.company()
  const { id: other } = await account.company()
  const email = 'anna@example.com'
  const a = (await account.contact({ email, externalId: 'x', companyId })).id
  const b = (await account.contact({ email, externalId: 'y', companyId })).id
  const c = (await account.contact({ email, externalId: 'x', companyId: other })).id
  const d = (await account.contact({ email: 'anna@example.co', externalId: 'x', companyId })).id
  const e = (await account.contact()).id
  expect(await find(account, '')).toEqual([e, d, c, b, a])
  expect(await find(account, `email=${email}`)).toEqual([c, b, a])
  expect(await find(account, 'externalId=x')).toEqual([d, c, a])
  expect(await find(account, `companyId=${companyId}`)).toEqual([d, b, a])
  expect(await find(account, `email=${email}&externalId=x&companyId=${companyId}`)).toEqual([a])
  expect((await walk(account, { externalId: 'x', limit: 2 })).flat()).toEqual([d, c, a])
})

test('200 finds words in the texts of a contact and its company, and goes on in a large account', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const { id: companyId } = await account.company('Åkesson Bygg AB')
  const person = { firstName: 'Anna', lastName: 'Lindqvist', email: 'al@example.com', phone: '+46701740605' }
  const { id } = await account.contact({ ...person, externalId: 'crm-4711', companyId })
  const bo = await account.contact({ firstName: 'Bo 100%', lastName: '', email: null, phone: null })
  await stranger.contact(person)
  const found = (words: string, filter = '') => find(account, `search=${encodeURIComponent(words)}${filter}`)
  for (const words of ['QVIST  ann', 'AL@example.com', '4670174', 'crm-47', 'åkesson anna', 'akesson'])
    expect(await found(words), words).toEqual([id])
  for (const words of ['nobody', 'lindqvist bo', 'a_na', '%%']) expect(await found(words), words).toEqual([])
  expect(await found('%')).toEqual([bo.id])
  expect(await found('anna', '&externalId=crm-4711')).toEqual([id])
  expect(await found('anna', '&externalId=crm')).toEqual([])

  await sql`
    insert into contacts
    select copy.* from contacts, generate_series(1, ${MAX_SEARCHED}::integer) as number,
      jsonb_populate_record(contacts, jsonb_build_object('id', 'ctc_7' || lpad(number::text, 13, '0') || right(contacts.id, 12))) as copy
    where contacts.id = ${bo.id}`.execute(db)
  expect((await walk(account, { search: 'lindqvist' })).flat()).toEqual([id])
  expect((await walk(account, { search: 'lindqvist' })).length).toBe(2)
})

test('200 finds a name that was sent with composed or decomposed letters', async () => {
  const account = await newAccount()
  const [composed, decomposed] = ['\u00c5sa', 'A\u030asa']
  const { id, firstName } = await account.contact({ firstName: decomposed, externalId: decomposed })
  expect(firstName).toBe(composed)
  await sql`update contacts set last_name = ${decomposed} where id = ${id}`.execute(db)
  for (const words of [`${composed} ${composed.toLowerCase()}`, decomposed])
    expect(await find(account, `search=${encodeURIComponent(words)}`)).toEqual([id])
  expect(await find(account, `externalId=${encodeURIComponent(decomposed)}`)).toEqual([id])
})

test('200 sorts by name in the alphabet, page by page, also when the contact before a page is gone', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  await stranger.contact({ firstName: 'Bo', lastName: 'Berg' })
  const names = [
    'Anna Öst',
    'Bo Åberg',
    'Cy Äng',
    'Ed',
    'ed dahl',
    'Ann Dahl',
    'Anna Dahl',
    'Édith Ek',
    'Zoe Ek',
    'x Zorn',
  ]
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ')
    await account.contact({ firstName, lastName, externalId: 'x' })
  }
  // Names as long as they may be.
  const long = { firstName: '\u{1F58B}'.repeat(255), lastName: `Ö${'ö'.repeat(254)}` }
  const { id: first } = await account.contact({ ...long, externalId: 'x' })
  const { id: second } = await account.contact({ ...long, externalId: 'x' })
  const sorted = [
    'Ann Dahl',
    'Anna Dahl',
    'ed dahl',
    'Ed',
    'Édith Ek',
    'Zoe Ek',
    'x Zorn',
    'Bo Åberg',
    'Cy Äng',
    'Anna Öst',
  ]
  const walked = async (query: Query) => {
    const pages = await walk(account, { sort: 'NAME', ...query })
    const rows = await db.selectFrom('contacts').selectAll().where('account_id', '=', account.id).execute()
    const nameOf = (id: string) => {
      const { first_name, last_name } = rows.find((row) => row.id === id)!
      return id === first || id === second ? id : `${first_name} ${last_name}`.trim()
    }
    return pages.map((page) => page.map(nameOf))
  }
  expect(await walked({ limit: 1 })).toEqual([...sorted, first, second].map((name) => [name]))
  expect((await walked({ limit: 5, externalId: 'x' })).map(({ length }) => length)).toEqual([5, 5, 2])
  expect(await walked({ search: 'dahl', limit: 2 })).toEqual([['Ann Dahl', 'Anna Dahl'], ['ed dahl']])

  expect((await walked({ from: 'Z', limit: 2 })).flat()).toEqual([
    'x Zorn',
    'Bo Åberg',
    'Cy Äng',
    'Anna Öst',
    first,
    second,
  ])
  expect(await walked({ from: 'ä', search: 'ÖST' })).toEqual([['Anna Öst']])

  const { data } = await get(account, 'sort=NAME&limit=2')
  await account.client.DELETE('/api/v1/contacts/{id}', { params: { path: { id: data!.contacts[1]!.id } } })
  const next = await get(account, `sort=NAME&limit=1&cursor=${data!.nextCursor}`)
  expect(next.data!.contacts).toMatchObject([{ firstName: 'ed', lastName: 'dahl' }])
})

// The parameter allows reserved characters, so clients may leave them unencoded. A plus does not mean a space there.
test('200 finds an e-mail address in upper and lower case, percent-encoded or not', async () => {
  const account = await newAccount()
  for (const email of ["Anna.O'Neil+x_1@Example.com", 'a-b+c+d@example.com']) {
    const { id } = await account.contact({ email })
    for (const asked of [email, email.toLowerCase(), email.toUpperCase()]) {
      expect(await find(account, `email=${encodeURIComponent(asked)}`)).toEqual([id])
      expect(await find(account, `email=${asked}`)).toEqual([id])
    }
  }
})

test('400 names the faulty parameter of the query', async () => {
  const account = await newAccount()
  const cursor = (text: string) => Buffer.from(text).toString('base64url')
  for (const [query, name, code] of [
    ['from=L', 'from', 'unexpected'],
    // A cursor of the other order, and cursors that the server has never returned.
    [`sort=NAME&cursor=${cursor('ctc_01kakxv3fcfh1rdc03pc0pv5hk')}`, 'cursor', 'cursor'],
    [`cursor=${cursor('["Ek","Ed","ctc_01kakxv3fcfh1rdc03pc0pv5hk"]')}`, 'cursor', 'cursor'],
    [`sort=NAME&cursor=${cursor('["Ek","Ed",1]')}`, 'cursor', 'cursor'],
    [`sort=NAME&cursor=${cursor(String.raw`["Ek","\u0000","x"]`)}`, 'cursor', 'cursor'],
  ]) {
    const { error } = await get(account, query!)
    expect(error, query).toMatchObject({ status: 400, code: 'request_invalid' })
    expect(error?.errors).toContainEqual({ pointer: `/query/${name}`, code, detail: expect.any(String) })
  }
})

/** Sends the query unencoded. */
const get = ({ client }: TestAccount, query: string) => client.GET(path, { querySerializer: () => query })

const find = async (account: TestAccount, query: string) =>
  (await get(account, query)).data!.contacts.map(({ id }) => id)

type Query = { limit?: number; cursor?: string; externalId?: string; search?: string; sort?: 'NAME'; from?: string }

/** Returns the ids of each page. */
async function walk({ client }: TestAccount, query: Query) {
  const pages: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = await client.GET(path, { params: { query: { ...query, ...(cursor && { cursor }) } } })
    const page = data!.contacts.map(({ id }) => id)
    pages.push(page)
    cursor = data!.nextCursor
  }
  return pages
}
