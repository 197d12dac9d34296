import type { DocumentStatus, Problem } from '@paraph/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findDocuments } from '#domain/documents/store.ts'
import type { Transaction } from '#platform/database/tables.ts'
import { rowsRead } from '../../support/rows-read.ts'
import { startServer, type TestAccount } from '../../support/server.ts'

const { baseUrl, db, fetch, newAccount, services } = await startServer()
const path = '/api/v1/documents'

test('200 with complete documents, newest first, and no cursor on the last page', async () => {
  const account = await newAccount()
  const [first, second, third] = [await draft(account), await draft(account), await draft(account)]
  await account.party(second!.id, { signingOrder: 1 })
  const { data, response } = await account.client.GET(path)
  expect(response.status).toBe(200)
  const changed = { ...second, signingMode: 'SEQUENTIAL', updatedAt: expect.any(String) }
  expect(data).toEqual({ documents: [third, changed, first], nextCursor: null })
})

test('200 with an empty list, without a cursor', async () => {
  expect((await (await newAccount()).client.GET(path)).data).toEqual({ documents: [], nextCursor: null })
})

test('200 with 25 documents by default, and at most 100', async () => {
  const account = await newAccount()
  await copies(account, 101)
  const [few, all] = [await account.client.GET(path), await list(account, { limit: 100 })]
  expect(few.data?.documents).toHaveLength(25)
  expect(all?.documents).toHaveLength(100)
  expect(all?.documents.slice(0, 25)).toEqual(few.data?.documents)
  expect(few.data?.nextCursor).not.toBeNull()
})

test.each([
  { count: 7, limit: 3, pages: [3, 3, 1] },
  { count: 6, limit: 3, pages: [3, 3] },
  { count: 3, limit: 1, pages: [1, 1, 1] },
  { count: 3, limit: 3, pages: [3] },
  { count: 3, limit: 100, pages: [3] },
])('200 pages through $count documents by $limit, each exactly once', async ({ count, limit, pages }) => {
  const account = await newAccount()
  const ids = await copies(account, count)
  const walked = await walk(account, { limit })
  expect(walked.map((page) => page.length)).toEqual(pages)
  expect(walked.flat()).toEqual(ids.toReversed())
})

test('200 continues correctly if documents are added or deleted between the pages', async () => {
  const account = await newAccount()
  const ids = await copies(account, 10)
  const walked = await walk(account, { limit: 3 }, async (page) => {
    await copies(account, 2)
    // The next page starts after the last document of this page.
    await account.client.DELETE('/api/v1/documents/{id}', { params: { path: { id: page.at(-1)! } } })
  })
  expect(walked.flat()).toEqual(ids.toReversed())
})

test('200 filters by status, by reference, and by both', async () => {
  const account = await newAccount()
  const put = async (status: DocumentStatus, externalId?: string) => {
    const { id } = await account.draftDocument({ ...(externalId !== undefined && { externalId }) })
    await db.updateTable('documents').set({ status }).where('id', '=', id).execute()
    return id
  }
  const [a, b, c, d] = [await put('DRAFT', 'x'), await put('SENT', 'x'), await put('SENT', 'X'), await put('SENT')]
  const found = async (query: Query) => (await list(account, query))?.documents.map(({ id }) => id)
  expect(await found({ status: 'SENT' })).toEqual([d, c, b])
  expect(await found({ status: 'DRAFT' })).toEqual([a])
  expect(await found({ status: 'EXPIRED' })).toEqual([])
  expect(await found({ externalId: 'x' })).toEqual([b, a])
  expect(await found({ externalId: 'X' })).toEqual([c])
  expect(await found({ externalId: 'x', status: 'SENT' })).toEqual([b])
  expect(await found({ externalId: 'X', status: 'DRAFT' })).toEqual([])
  expect((await walk(account, { status: 'SENT', limit: 2 })).flat()).toEqual([d, c, b])
})

test('200 finds what has expired, whether it is recorded yet or not, in one order and page by page', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const past = new Date(Date.now() - 1000).toISOString()
  const put = async (change: object, owner = account) => {
    const { id } = await draft(owner)
    await db.updateTable('documents').set(change).where('id', '=', id).execute()
    return id
  }
  const recorded = { status: 'EXPIRED', expires_at: past } as const
  const overdue = { status: 'SENT', expires_at: past } as const
  const ids = [await put(recorded), await put(overdue), await put(recorded), await put(overdue)]
  await put({ ...overdue, seal_status: 'PENDING' })
  await put({ status: 'SENT', expires_at: new Date(Date.now() + 1e6).toISOString() })
  await put(overdue, other)
  expect((await walk(account, { status: 'EXPIRED', limit: 3 })).map((page) => page.length)).toEqual([3, 1])
  expect((await walk(account, { status: 'EXPIRED', limit: 3 })).flat()).toEqual(ids.toReversed())
})

test('a search for what has expired does not read the other documents', async () => {
  const account = await newAccount()
  const { id } = await draft(account)
  await sql`
    insert into documents
    select copy.* from documents, generate_series(1, 3000) as number,
      jsonb_populate_record(documents, jsonb_build_object(
        'id', 'doc_' || lpad(number::text, 5, '0'), 'status', case when number < 500 then 'EXPIRED' else 'SENT' end)) as copy
    where documents.id = ${id}`.execute(db)
  // The oldest ones have expired. PostgreSQL expects that they are spread evenly, and that a walk from the newest one soon finds them.
  await sql`analyze documents`.execute(db)
  const now = new Date()
  const find = (tx: Transaction) =>
    findDocuments(tx, account.id, { status: 'EXPIRED' }, { limit: 25, after: undefined }, now)
  expect(await rowsRead(services.db, 'documents', find)).toBeLessThan(200)
})

test.each(['case/2026?a=b&c#d', 'a+b c', '100%', 'Åsa 📄', "'; --", '[x]', ',', '_', '*'])(
  '200 finds only the reference %j',
  async (externalId) => {
    const account = await newAccount()
    const { id } = await account.draftDocument({ externalId })
    await account.draftDocument({ externalId: `${externalId} ` })
    const data = await list(account, { externalId })
    expect(data?.documents.map((document) => document.id)).toEqual([id])
  },
)

test('200 without the documents of another account and without the test data of the same account', async () => {
  const [owner, stranger, twin] = [await newAccount(), await newAccount(), await newAccount('TEST')]
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', owner.id).executeTakeFirstOrThrow()
  await db.updateTable('accounts').set({ name }).where('id', '=', twin.id).execute()
  const [own, tests] = [await owner.draftDocument({ externalId: 'x' }), await twin.draftDocument({ externalId: 'x' })]
  for (const query of [
    {},
    { externalId: 'x' },
    { status: 'DRAFT' },
    { cursor: cursorAfter('doc_7zzzzzzzzzzzzzzzzzzzzzzzzz') },
  ] as const) {
    expect((await list(owner, query))?.documents).toEqual([own])
    expect((await list(twin, query))?.documents).toEqual([tests])
    expect((await list(stranger, query))?.documents).toEqual([])
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
  ['status=draft', 'status', 'enum'],
  ['status=', 'status', 'empty'],
  ['status=DRAFT&status=SENT', 'status', 'type'],
  [`externalId=${'x'.repeat(256)}`, 'externalId', 'max_length'],
  ['externalId=%00', 'externalId', 'nul'],
  ['cursor=', 'cursor', 'empty'],
  ['cursor=x', 'cursor', 'cursor'],
  ['cursor=%00', 'cursor', 'pattern'],
  ['cursor=doc_01kakxv3xqf0ftbbyqcqzv0zqs', 'cursor', 'cursor'],
  [`cursor=${'x'.repeat(201)}`, 'cursor', 'pattern'],
  [`cursor=${cursorAfter('doc_01kakxv3xqf0ftbbyqcqzv0zqs')}AA`, 'cursor', 'cursor'],
])('400 for the query %s', async (query, name, code) => {
  const { key } = await newAccount()
  const response = await fetch(`${baseUrl}${path}?${query}`, { headers: { authorization: `Bearer ${key}` } })
  const problem = (await response.json()) as Problem
  expect(problem).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(problem.errors).toContainEqual({ pointer: `/query/${name}`, code, detail: expect.any(String) })
})

test('400 for the cursor of a list of contacts', async () => {
  const account = await newAccount()
  await account.contact()
  await account.contact()
  const { data } = await account.client.GET('/api/v1/contacts', { params: { query: { limit: 1 } } })
  const { error } = await account.client.GET(path, { params: { query: { cursor: data!.nextCursor! } } })
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: '/query/cursor' }] })
})

type Query = { limit?: number; cursor?: string; status?: DocumentStatus; externalId?: string }

const draft = (account: TestAccount) => account.draftDocument()

async function list({ client }: TestAccount, query: Query) {
  return (await client.GET(path, { params: { query } })).data
}

/** Returns the identifiers of each page. */
async function walk(
  account: TestAccount,
  query: Query,
  between?: (page: string[]) => Promise<void>,
): Promise<string[][]> {
  const pages: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const data = await list(account, { ...query, ...(cursor && { cursor }) })
    pages.push(data!.documents.map(({ id }) => id))
    cursor = data!.nextCursor
    if (cursor) await between?.(pages.at(-1)!)
  }
  return pages
}

/** Creates documents in the account, and returns their identifiers, oldest first. */
async function copies(account: TestAccount, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await draft(account)).id)
  return ids
}

function cursorAfter(id: string): string {
  return Buffer.from(id).toString('base64url')
}
