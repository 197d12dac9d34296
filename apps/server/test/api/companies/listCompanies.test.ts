import type { Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { startServer, type TestAccount } from '../../support/server.ts'

const { baseUrl, db, fetch, newAccount } = await startServer()
const path = '/api/v1/companies'

test('200 returns complete companies, newest first, and no cursor on the last page', async () => {
  const account = await newAccount()
  const [first, second] = [await account.company('First AB'), await account.company('Second AB')]
  const { data, response } = await account.client.GET(path)
  expect(response.status).toBe(200)
  expect(data).toEqual({ companies: [second, first], nextCursor: null })
})

test('200 returns an empty list without a cursor', async () => {
  expect((await (await newAccount()).client.GET(path)).data).toEqual({ companies: [], nextCursor: null })
})

test('200 returns 25 by default, and at most 100', async () => {
  const account = await newAccount()
  const newestFirst = (await addCompanies(account, 101)).toReversed()
  const [few, many] = [
    await account.client.GET(path),
    await account.client.GET(path, { params: { query: { limit: 100 } } }),
  ]
  expect(few.data?.companies.map(({ id }) => id)).toEqual(newestFirst.slice(0, 25))
  expect(many.data?.companies.map(({ id }) => id)).toEqual(newestFirst.slice(0, 100))
  expect(many.data?.nextCursor).not.toBeNull()
})

test.each([
  { count: 7, limit: 3, pages: [3, 3, 1] },
  { count: 6, limit: 3, pages: [3, 3] },
  { count: 3, limit: 1, pages: [1, 1, 1] },
  { count: 3, limit: 3, pages: [3] },
  { count: 3, limit: 100, pages: [3] },
])('200 pages through $count companies by $limit, without gaps or duplicates', async ({ count, limit, pages }) => {
  const account = await newAccount()
  const ids = await addCompanies(account, count)
  const walked = await walk(account, limit)
  expect(walked.map((page) => page.length)).toEqual(pages)
  expect(walked.flat()).toEqual(ids.toReversed())
})

test('200 pages on after companies were added or deleted in between', async () => {
  const account = await newAccount()
  const ids = await addCompanies(account, 10)
  const walked = await walk(account, 3, async (page) => {
    await addCompanies(account, 2)
    // The cursor of the next page points to this row.
    await account.client.DELETE('/api/v1/companies/{id}', { params: { path: { id: page.at(-1)! } } })
  })
  expect(walked.flat()).toEqual(ids.toReversed())
})

test('200 returns neither the companies of another account nor the test data of the same account', async () => {
  const [owner, stranger, twin] = [await newAccount(), await newAccount(), await newAccount('TEST')]
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', owner.id).executeTakeFirstOrThrow()
  await db.updateTable('accounts').set({ name }).where('id', '=', twin.id).execute()
  const [own, tests] = [await owner.company(), await twin.company()]
  for (const query of [{}, { cursor: cursorAfter('cmp_7zzzzzzzzzzzzzzzzzzzzzzzzz') }]) {
    expect((await owner.client.GET(path, { params: { query } })).data?.companies).toEqual([own])
    expect((await twin.client.GET(path, { params: { query } })).data?.companies).toEqual([tests])
    expect((await stranger.client.GET(path, { params: { query } })).data?.companies).toEqual([])
  }
})

test.each([
  ['limit=0', 'limit', 'minimum'],
  ['limit=-1', 'limit', 'minimum'],
  ['limit=101', 'limit', 'maximum'],
  ['limit=1.5', 'limit', 'type'],
  ['limit=ten', 'limit', 'type'],
  ['limit=1&limit=2', 'limit', 'type'],
  ['limit=', 'limit', 'empty'],
  ['cursor=x', 'cursor', 'cursor'],
  ['cursor=%00', 'cursor', 'pattern'],
  ['cursor=cmp_01kakxv35be0nttz8znbxcy6s8', 'cursor', 'cursor'],
  [`cursor=${cursorAfter('ctc_01kakxv3fcfh1rdc03pc0pv5hk')}`, 'cursor', 'cursor'],
  [`cursor=${cursorAfter('cmp_01kakxv35be0nttz8znbxcy6s8')}AA`, 'cursor', 'cursor'],
])('400 for the query %s', async (query, name, code) => {
  const { key } = await newAccount()
  const response = await fetch(`${baseUrl}${path}?${query}`, { headers: { authorization: `Bearer ${key}` } })
  const problem = (await response.json()) as Problem
  expect(problem).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(problem.errors).toContainEqual({ pointer: `/query/${name}`, code, detail: expect.any(String) })
})

/** Returns the ids of each page. */
async function walk({ client }: TestAccount, limit: number, between?: (page: string[]) => Promise<void>) {
  const pages: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = await client.GET(path, { params: { query: { limit, ...(cursor && { cursor }) } } })
    const page = data!.companies.map(({ id }) => id)
    pages.push(page)
    cursor = data!.nextCursor
    if (cursor) await between?.(page)
  }
  return pages
}

/** Returns the ids, oldest first. */
async function addCompanies(account: TestAccount, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await account.company()).id)
  return ids
}

function cursorAfter(id: string): string {
  return Buffer.from(id).toString('base64url')
}
