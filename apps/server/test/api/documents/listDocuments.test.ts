import type { DocumentStatus, Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { useServer, type TestAccount } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, newAccount } = await useServer()
const path = '/api/v1/documents'

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
  expect((await walk(account, { status: 'SENT', limit: 2 })).flat()).toEqual([d, c, b])
})

test('200 finds what has expired, whether it is recorded yet or not, page by page', async () => {
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
  const toBeSealed = await put({ ...overdue, seal_status: 'PENDING' })
  const open = await put({ status: 'SENT', expires_at: new Date(Date.now() + 1e6).toISOString() })
  await put(overdue, other)
  expect((await walk(account, { status: 'SENT', limit: 3 })).flat()).toEqual([open, toBeSealed])
  expect((await walk(account, { status: 'EXPIRED', limit: 3 })).map((page) => page.length)).toEqual([3, 1])
  expect((await walk(account, { status: 'EXPIRED', limit: 3 })).flat()).toEqual(ids.toReversed())
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

test('200 filters by label in any case and spelling, with other filters, for the own account', async () => {
  const [account, stranger] = [await newAccount(), await newAccount()]
  const both = await account.draftDocument({ labels: ['Åre', 'Urgent'], externalId: 'x' })
  const other = await account.draftDocument({ labels: ['åre (2)', 'URGENT'] })
  await draft(account)
  await stranger.draftDocument({ labels: ['Urgent'] })
  const found = async (query: Query) => (await list(account, query))!.documents.map(({ id }) => id)
  expect(await found({ label: ' urgent' })).toEqual([other.id, both.id])
  for (const label of ['A\u030aRE', 'åre']) expect(await found({ label }), label).toEqual([both.id])
  expect(await found({ label: 'Åre (2)' })).toEqual([other.id])
  for (const label of ['urg', '%', 'Åre, Urgent']) expect(await found({ label }), label).toEqual([])
  for (const query of [
    { externalId: 'x' },
    { search: 'agreement', externalId: 'x' },
    { limit: 1, status: 'DRAFT' as const },
  ])
    expect(await found({ label: 'urgent', ...query })).toHaveLength(1)
  expect((await walk(account, { label: 'urgent', limit: 1 })).flat()).toEqual([other.id, both.id])
})

const { key } = await newAccount()
test.each([
  ['status=draft', 'status', 'enum'],
  [`externalId=${'x'.repeat(256)}`, 'externalId', 'max_length'],
  ['search=%20%09', 'search', 'pattern'],
  ['label=%20', 'label', 'pattern'],
  [`label=${'x'.repeat(51)}`, 'label', 'max_length'],
  ['include=partySummary,partySummary', 'include', 'max_items'],
])('400 for the query %s', async (query, name, code) => {
  const response = await fetch(`${baseUrl}${path}?${query}`, { headers: { authorization: `Bearer ${key}` } })
  const problem = (await response.json()) as Problem
  expect(problem).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(problem.errors).toContainEqual({ pointer: `/query/${name}`, code, detail: expect.any(String) })
})

interface Query {
  limit?: number
  cursor?: string
  status?: DocumentStatus
  externalId?: string
  label?: string
  search?: string
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
