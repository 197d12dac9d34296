import type { DocumentStatus, paths, Problem } from '@paraph/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstIdOf } from '#platform/database/ids.ts'
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
    { total: 0, signed: 0, names: [], signingStatuses: [] },
    { total: 4, signed: 1, names: ['Anna', 'Bo', 'Cesar'], signingStatuses: ['SIGNED', 'NOT_SIGNED', 'NOT_SIGNED'] },
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

test('200 in each order and its opposite, page by page, also when the document before a page has changed', async () => {
  const account = await newAccount()
  const put = async (title: string, status: DocumentStatus, day: number) => {
    const { id } = await account.draftDocument({ title, externalId: 'x' })
    const updated_at = new Date(Date.UTC(2026, 10, day)).toISOString()
    await db.updateTable('documents').set({ status, updated_at }).where('id', '=', id).execute()
    return id
  }
  const a = await put('Östra gatan', 'EXPIRED', 3)
  const b = await put('åt', 'SENT', 1)
  const c = await put('Édith', 'CANCELLED', 5)
  const d = await put('edit', 'DRAFT', 2)
  const e = await put('Zon', 'SENT', 5)
  const f = await put('Ät', 'COMPLETED', 4)
  const g = await put('Edit', 'REJECTED', 3)
  const sorted = {
    NEWEST: [g, f, e, d, c, b, a],
    CHANGED: [e, c, f, g, a, d, b],
    TITLE: [d, g, c, e, b, f, a],
    STATUS: [d, e, b, f, g, a, c],
  }
  for (const [order, ids] of Object.entries(sorted)) {
    const sort = order as keyof typeof sorted
    expect((await walk(account, { sort, limit: 1 })).flat(), sort).toEqual(ids)
    expect((await walk(account, { sort, limit: 2, reverse: true })).flat(), sort).toEqual(ids.toReversed())
    const searched = await walk(account, { sort, limit: 3, search: 't', externalId: 'x' })
    expect(searched.flat(), sort).toEqual(ids.filter((id) => id !== e))
    for (const reverse of [false, true]) {
      const sent = ids.filter((id) => id === e || id === b)
      const expected = reverse ? sent.toReversed() : sent
      expect((await walk(account, { sort, reverse, limit: 1, status: 'SENT' })).flat(), sort).toEqual(expected)
    }
    expect((await walk(account, { sort, status: 'EXPIRED' })).flat(), sort).toEqual([a])
  }
  const first = await list(account, { sort: 'TITLE', limit: 2 })
  await db.updateTable('documents').set({ title: 'Övrigt' }).where('id', '=', g).execute()
  const next = await list(account, { sort: 'TITLE', limit: 2, cursor: first!.nextCursor! })
  expect(next!.documents.map(({ id }) => id)).toEqual([c, e])
})

test('200 filters by when a document was created, sent or changed, and by one person among its parties', async () => {
  const account = await newAccount()
  const at = (day: number) => new Date(Date.UTC(2026, 9, day)).toISOString()
  const { id: original } = await draft(account)
  const put = async (created: number, sent: number | undefined, changed: number) => {
    const id = firstIdOf('doc', Date.parse(at(created)))
    const times = { created_at: at(created), sent_at: sent ? at(sent) : null, updated_at: at(changed) }
    await sql`
      insert into documents select copy.* from documents,
        jsonb_populate_record(documents, ${JSON.stringify({ id, ...times })}::jsonb) as copy where documents.id = ${original}`.execute(
      db,
    )
    return id
  }
  const [a, b, c] = [await put(1, 2, 9), await put(4, undefined, 5), await put(5, 6, 7)]
  await account.client.DELETE('/api/v1/documents/{id}', { params: { path: { id: original } } })
  const found = async (query: Query) => (await list(account, query))!.documents.map(({ id }) => id)
  expect(await found({ from: at(4) })).toEqual([c, b])
  expect(await found({ from: at(1), before: at(5) })).toEqual([b, a])
  expect(await found({ time: 'SENT', before: at(6) })).toEqual([a])
  expect(await found({ time: 'CHANGED', from: at(7), sort: 'CHANGED', reverse: true })).toEqual([c, a])
  expect(await found({ from: at(5), before: at(4) })).toEqual([])

  const person = async (documentId: string, name: string, email: string) => {
    const { id } = await account.party(documentId)
    await db.updateTable('parties').set({ name, email }).where('id', '=', id).execute()
  }
  await person(a, 'Anna Lindqvist', 'al@example.com')
  await person(a, 'Bo Berg', 'bo@example.com')
  await person(c, 'Anna Berg', 'ab+x@example.com')
  expect(await found({ person: 'ANNA' })).toEqual([c, a])
  expect(await found({ person: 'berg anna' })).toEqual([c])
  expect(await found({ person: 'lindqvist al@example' })).toEqual([a])
  expect(await found({ person: 'ab+x@' })).toEqual([c])
  expect(await found({ person: 'agreement' })).toEqual([])
  expect((await walk(account, { person: 'example', limit: 1, sort: 'TITLE' })).flat()).toEqual([a, c])
})

const { key } = await newAccount()
const cursor = (text: string) => Buffer.from(text).toString('base64url')
const anId = 'doc_01kakxv3fcfh1rdc03pc0pv5hk'
test.each([
  ['from=2026-13-01T00:00:00.000Z', 'from', 'format'],
  ['before=0000-01-01T00:00:00.000Z', 'before', 'pattern'],
  [`sort=TITLE&cursor=${cursor(anId)}`, 'cursor', 'cursor'],
  [`cursor=${cursor(`["TITLE","a","${anId}"]`)}`, 'cursor', 'cursor'],
  [`sort=STATUS&cursor=${cursor(`["TITLE","a","${anId}"]`)}`, 'cursor', 'cursor'],
  [`sort=CHANGED&cursor=${cursor(`["CHANGED","yesterday","${anId}"]`)}`, 'cursor', 'cursor'],
  [`sort=TITLE&cursor=${cursor(String.raw`["TITLE","\u0000","x"]`)}`, 'cursor', 'cursor'],
  ['include=fields', 'include/0', 'enum'],
])('400 for the query %s', async (query, name, code) => {
  const response = await fetch(`${baseUrl}${path}?${query}`, { headers: { authorization: `Bearer ${key}` } })
  const problem = (await response.json()) as Problem
  expect(problem).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(problem.errors).toContainEqual({ pointer: `/query/${name}`, code, detail: expect.any(String) })
})

type Query = NonNullable<paths['/api/v1/documents']['get']['parameters']['query']>

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
