import type { Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { startServer, type TestAccount } from '../../support/server.ts'

const { baseUrl, db, fetch, newAccount } = await startServer()
const path = '/api/v1/contacts'

test('200 returns complete contacts, newest first, and no cursor on the last page', async () => {
  const account = await newAccount()
  const company = await account.company()
  const [first, second] = [await account.contact({ companyId: company.id }), await account.contact()]
  const { data, response } = await account.client.GET(path)
  expect(response.status).toBe(200)
  expect(data).toEqual({ contacts: [second, first], nextCursor: null })
})

test('200 returns an empty list without a cursor', async () => {
  expect((await (await newAccount()).client.GET(path)).data).toEqual({ contacts: [], nextCursor: null })
})

test('200 returns 25 by default, and at most 100', async () => {
  const account = await newAccount()
  const ids = await addContacts(account, 101)
  expect(await find(account, '')).toEqual(ids.toReversed().slice(0, 25))
  expect(await find(account, 'limit=100')).toEqual(ids.toReversed().slice(0, 100))
})

test('200 keeps the order of contacts that were created at the same time', async () => {
  const account = await newAccount()
  await Promise.all(Array.from({ length: 40 }, () => account.contact()))
  const { data } = await account.client.GET(path, { params: { query: { limit: 100 } } })
  const times = data?.contacts.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times?.toSorted().toReversed())
  expect((await walk(account, { limit: 7 })).flat()).toEqual(data?.contacts.map(({ id }) => id))
})

test.each([
  { count: 7, limit: 3, pages: [3, 3, 1] },
  { count: 6, limit: 3, pages: [3, 3] },
  { count: 3, limit: 1, pages: [1, 1, 1] },
  { count: 3, limit: 3, pages: [3] },
  { count: 3, limit: 100, pages: [3] },
])('200 pages through $count contacts by $limit, without gaps or duplicates', async ({ count, limit, pages }) => {
  const account = await newAccount()
  const ids = await addContacts(account, count)
  const walked = await walk(account, { limit })
  expect(walked.map((page) => page.length)).toEqual(pages)
  expect(walked.flat()).toEqual(ids.toReversed())
})

test('200 pages on after contacts were added or deleted in between', async () => {
  const account = await newAccount()
  const ids = await addContacts(account, 10)
  const walked = await walk(account, { limit: 3 }, async (page) => {
    await addContacts(account, 2)
    // The cursor of the next page points to this row.
    await account.client.DELETE('/api/v1/contacts/{id}', { params: { path: { id: page.at(-1)! } } })
  })
  expect(walked.flat()).toEqual(ids.toReversed())
})

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
  expect(await find(account, `email=${email}&externalId=x`)).toEqual([c, a])
  expect(await find(account, `email=${email}&companyId=${companyId}`)).toEqual([b, a])
  expect(await find(account, `externalId=x&companyId=${companyId}`)).toEqual([d, a])
  expect(await find(account, `email=${email}&externalId=x&companyId=${companyId}`)).toEqual([a])
  expect((await walk(account, { externalId: 'x', limit: 2 })).flat()).toEqual([d, c, a])
})

test.each(['anna@example.com', 'x@example.com', 'anna', '%', '_nna@example.com', 'anna@example.com '])(
  '200 returns no contact for the e-mail address %j, which no contact has',
  async (email) => {
    const account = await newAccount()
    await account.contact({ email: 'anna.l@example.com' })
    await account.contact()
    expect(await find(account, `email=${encodeURIComponent(email)}`)).toEqual([])
  },
)

// The parameter allows reserved characters, so clients may leave them unencoded. A plus does not mean a space there.
test.each(["Anna.O'Neil+x_1@Example.com", 'a-b+c+d@example.com'])(
  '200 finds %s in upper and lower case, percent-encoded or not',
  async (email) => {
    const account = await newAccount()
    const { id } = await account.contact({ email })
    for (const asked of [email, email.toLowerCase(), email.toUpperCase()]) {
      expect(await find(account, `email=${encodeURIComponent(asked)}`)).toEqual([id])
      expect(await find(account, `email=${asked}`)).toEqual([id])
    }
  },
)

test.each(['crm/4711?a:b;c=d', 'a+b c&d#e', '100%', 'Åsa 📄', "'; --", '[x]', ','])(
  '200 finds the external id %j, and only with exactly these characters',
  async (externalId) => {
    const account = await newAccount()
    const { id } = await account.contact({ externalId })
    await account.contact({ externalId: `${externalId} ` })
    expect(await find(account, `externalId=${encodeURIComponent(externalId)}`)).toEqual([id])
    expect(await find(account, `externalId=${encodeURIComponent(`${externalId}X`)}`)).toEqual([])
  },
)

test('200 returns neither the contacts of another account nor the test data of the same account', async () => {
  const [owner, stranger, twin] = [await newAccount(), await newAccount(), await newAccount('TEST')]
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', owner.id).executeTakeFirstOrThrow()
  await db.updateTable('accounts').set({ name }).where('id', '=', twin.id).execute()
  const { id: companyId } = await owner.company()
  const person = { email: 'anna@example.com', externalId: 'x' }
  const [own, tests] = [await owner.contact({ ...person, companyId }), await twin.contact(person)]
  const cursor = cursorAfter('ctc_7zzzzzzzzzzzzzzzzzzzzzzzzz')
  for (const query of ['', 'email=anna@example.com', 'externalId=x', `cursor=${cursor}`]) {
    expect(await find(owner, query)).toEqual([own.id])
    expect(await find(twin, query)).toEqual([tests.id])
    expect(await find(stranger, query)).toEqual([])
  }
  expect(await find(owner, `companyId=${companyId}`)).toEqual([own.id])
  expect(await find(stranger, `companyId=${companyId}`)).toEqual([])
})

test.each(['cmp_01kakxv35be0nttz8znbxcy6s8', 'x', '%25'])('200 is empty for the company %s', async (companyId) => {
  const account = await newAccount()
  await account.contact({ companyId: (await account.company()).id })
  expect(await find(account, `companyId=${companyId}`)).toEqual([])
})

test.each([
  ['limit=0', 'limit', 'minimum'],
  ['limit=-1', 'limit', 'minimum'],
  ['limit=101', 'limit', 'maximum'],
  ['limit=1.5', 'limit', 'type'],
  ['limit=ten', 'limit', 'type'],
  ['limit=1&limit=2', 'limit', 'type'],
  ['limit=', 'limit', 'empty'],
  [`email=${'x'.repeat(255)}`, 'email', 'max_length'],
  ['email=%00', 'email', 'nul'],
  ['email=', 'email', 'empty'],
  ['email=a@b.se&email=c@d.se', 'email', 'type'],
  [`externalId=${'x'.repeat(256)}`, 'externalId', 'max_length'],
  ['externalId=%00', 'externalId', 'nul'],
  ['companyId=%00', 'companyId', 'nul'],
  ['cursor=x', 'cursor', 'cursor'],
  ['cursor=%00', 'cursor', 'pattern'],
  ['cursor=ctc_01kakxv3fcfh1rdc03pc0pv5hk', 'cursor', 'cursor'],
  [`cursor=${cursorAfter('doc_01kakxv3xqf0ftbbyqcqzv0zqs')}`, 'cursor', 'cursor'],
  [`cursor=${cursorAfter('ctc_01kakxv3fcfh1rdc03pc0pv5hk')}AA`, 'cursor', 'cursor'],
])('400 for the query %s', async (query, name, code) => {
  const problem = (await get(await newAccount(), query)) as Problem
  expect(problem).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(problem.errors).toContainEqual({ pointer: `/query/${name}`, code, detail: expect.any(String) })
})

/** Sends the query unencoded. */
async function get({ key }: TestAccount, query: string): Promise<unknown> {
  const response = await fetch(`${baseUrl}${path}?${query}`, { headers: { authorization: `Bearer ${key}` } })
  return response.json()
}

async function find(account: TestAccount, query: string): Promise<string[]> {
  const { contacts } = (await get(account, query)) as { contacts: { id: string }[] }
  return contacts.map(({ id }) => id)
}

type Query = { limit?: number; cursor?: string; externalId?: string }

/** Returns the ids of each page. */
async function walk({ client }: TestAccount, query: Query, between?: (page: string[]) => Promise<void>) {
  const pages: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = await client.GET(path, { params: { query: { ...query, ...(cursor && { cursor }) } } })
    const page = data!.contacts.map(({ id }) => id)
    pages.push(page)
    cursor = data!.nextCursor
    if (cursor) await between?.(page)
  }
  return pages
}

/** Returns the ids, oldest first. */
async function addContacts(account: TestAccount, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await account.contact()).id)
  return ids
}

function cursorAfter(id: string): string {
  return Buffer.from(id).toString('base64url')
}
