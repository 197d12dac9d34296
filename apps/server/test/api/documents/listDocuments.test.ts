import type { DocumentStatus, Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, newAccount } = await useServer()
const path = '/api/v1/documents'

test('200 with complete documents, newest first, and no cursor on the last page', async () => {
  const account = await newAccount()
  expect((await account.client.GET(path)).data).toEqual({ documents: [], nextCursor: null })
  const [first, second, third] = [await draft(account), await draft(account), await draft(account)]
  await account.party(second!.id, { signingOrder: 1 })
  const { data, response } = await account.client.GET(path)
  expect(response.status).toBe(200)
  const changed = { ...second, signingMode: 'SEQUENTIAL', updatedAt: expect.any(String) }
  expect(data).toEqual({ documents: [third, changed, first], nextCursor: null })
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

test('200 finds only the documents with exactly this reference, whatever its characters are', async () => {
  const account = await newAccount()
  const references = ['case/2026?a=b&c#d', 'a+b c', '100%', 'Åsa 📄', "'; --", '[x]', ',', '_', '*', 'x', 'x ']
  const ids = await drafts(account, references.length)
  for (const [index, id] of ids.entries())
    await db.updateTable('documents').set({ external_id: references[index]! }).where('id', '=', id).execute()
  for (const [index, externalId] of references.entries()) {
    const data = await list(account, { externalId })
    expect(data?.documents.map(({ id }) => id)).toEqual([ids[index]])
  }
})

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

test('200 with the first three names who must act on each document, if the request asks for them', async () => {
  const account = await newAccount()
  const { id } = await draft(account)
  const follows = { role: 'ORGANIZER', requiredSignature: 'NONE' } as const
  const parties = { Dora: { signingOrder: 4 }, Olga: { ...follows, signingOrder: 1 }, Anna: { signingOrder: 1 } }
  const others = {
    Cesar: { signingOrder: 3 },
    Bo: { role: 'REVIEWER', requiredSignature: 'NONE', signingOrder: 2 },
  } as const
  for (const [name, fields] of Object.entries({ ...parties, ...others })) {
    const added = await account.party(id, fields)
    const signed = name === 'Anna' && ({ signing_status: 'SIGNED', signed_at: new Date().toISOString() } as const)
    await db
      .updateTable('parties')
      .set({ name, ...signed })
      .where('id', '=', added.id)
      .execute()
  }
  await draft(account)
  const summaries = async (query: Query) =>
    (await list(account, query))?.documents.map((document) => document.partySummary)
  expect(await summaries({ include: ['partySummary'] })).toEqual([
    { total: 0, signed: 0, names: [] },
    { total: 4, signed: 1, names: ['Anna', 'Bo', 'Cesar'] },
  ])
  expect(await summaries({})).toEqual([undefined, undefined])
  expect((await list(await newAccount(), { include: ['partySummary'] }))?.documents).toEqual([])
})

const { key } = await newAccount()
test.each([
  ['status=draft', 'status', 'enum'],
  ['status=', 'status', 'empty'],
  ['status=DRAFT&status=SENT', 'status', 'type'],
  [`externalId=${'x'.repeat(256)}`, 'externalId', 'max_length'],
  ['externalId=%00', 'externalId', 'nul'],
  ['search=', 'search', 'empty'],
  ['search=%20%09', 'search', 'pattern'],
  [`search=${'x'.repeat(101)}`, 'search', 'max_length'],
  ['search=a%00', 'search', 'nul'],
  ['search=a&search=b', 'search', 'type'],
  ['attention=1', 'attention', 'type'],
  ['attention=', 'attention', 'empty'],
  ['include=', 'include', 'empty'],
  ['include=partySummary,partySummary', 'include', 'max_items'],
  [`cursor=${'x'.repeat(201)}`, 'cursor', 'pattern'],
  [`cursor=${cursorAfter('doc_01kakxv3xqf0ftbbyqcqzv0zqs')}AA`, 'cursor', 'cursor'],
])('400 for the query %s', async (query, name, code) => {
  const response = await fetch(`${baseUrl}${path}?${query}`, { headers: { authorization: `Bearer ${key}` } })
  const problem = (await response.json()) as Problem
  expect(problem).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(problem.errors).toContainEqual({ pointer: `/query/${name}`, code, detail: expect.any(String) })
})

test('400 for a part that no document of a list has', async () => {
  const response = await fetch(`${baseUrl}${path}?include=parties`, { headers: { authorization: `Bearer ${key}` } })
  expect(await response.json()).toMatchObject({ status: 400, errors: [{ pointer: '/query/include/0', code: 'enum' }] })
})

interface Query {
  limit?: number
  cursor?: string
  status?: DocumentStatus
  externalId?: string
  include?: 'partySummary'[]
}

const draft = (account: TestAccount) => account.draftDocument()

async function list({ client }: TestAccount, query: Query) {
  return (await client.GET(path, { params: { query } })).data
}

/** Returns the identifiers of each page. */
async function walk(account: TestAccount, query: Query): Promise<string[][]> {
  const pages: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const data = await list(account, { ...query, ...(cursor && { cursor }) })
    pages.push(data!.documents.map(({ id }) => id))
    cursor = data!.nextCursor
  }
  return pages
}

/** Creates documents in the account, and returns their identifiers, oldest first. */
async function drafts(account: TestAccount, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await draft(account)).id)
  return ids
}

function cursorAfter(id: string): string {
  return Buffer.from(id).toString('base64url')
}
