import { expect, test } from 'vitest'
import { newId } from '#platform/database/ids.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/companies'

test('200 returns complete companies, newest first, and no cursor on the last page', async () => {
  const account = await newAccount()
  expect((await account.client.GET(path)).data).toEqual({ companies: [], nextCursor: null })
  const [first, second] = [await account.company('First AB'), await account.company('Second AB')]
  const { data, response } = await account.client.GET(path)
  expect(response.status).toBe(200)
  expect(data).toEqual({ companies: [second, first], nextCursor: null })
})

test('200 returns 25 by default, and at most 100', async () => {
  const account = await newAccount()
  const newestFirst = (await addCompanies(account, 101)).toReversed()
  const few = await account.client.GET(path)
  const many = await account.client.GET(path, { params: { query: { limit: 100 } } })
  expect(few.data?.companies.map(({ id }) => id)).toEqual(newestFirst.slice(0, 25))
  expect(many.data?.companies.map(({ id }) => id)).toEqual(newestFirst.slice(0, 100))
  expect(many.data?.nextCursor).not.toBeNull()
})

test('200 pages on after companies were added or deleted in between', async () => {
  const account = await newAccount()
  const ids = await addCompanies(account, 7)
  const walked = await walk(account, 3, async (page) => {
    await addCompanies(account, 2)
    // The cursor of the next page points to this row.
    await account.client.DELETE('/api/v1/companies/{id}', { params: { path: { id: page.at(-1)! } } })
  })
  expect(walked.flat()).toEqual(ids.toReversed())
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

/** Returns the ids in the order of creation. */
async function addCompanies({ id }: TestAccount, count: number): Promise<string[]> {
  const at = new Date().toISOString()
  const company = {
    account_id: id,
    name: 'Lindqvist Bygg AB',
    org_number: '556016-0680',
    created_at: at,
    updated_at: at,
  }
  const ids = Array.from({ length: count }, () => newId('cmp')).toSorted()
  const rows = ids.map((id) => ({ ...company, id }))
  await db.insertInto('companies').values(rows).execute()
  return ids
}
