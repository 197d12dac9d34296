import { expect, test } from 'vitest'
import { accountOf } from '@paraph/testing/server/account.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, newMember } = await useServer()
const documents = '/api/v1/documents'
const membersOf = '/api/v1/documents/{id}/members'
const ofMember = '/api/v1/documents/{id}/members/{memberId}'

/** An account in which members see only their own documents, with two of them. */
async function accountOfTwo() {
  const account = await newAccount()
  const members = []
  for (const name of ['Anna Lindqvist', 'Bo Ek']) {
    const { id, client, token } = await newMember(account.id, { role: 'SENDER', name })
    members.push({ ...accountOf(client, token, account.id), id })
  }
  await account.client.PATCH('/api/v1/account', { body: { documentsSeenBy: 'OWNER' } })
  const [anna, bo] = members as [(typeof members)[0], (typeof members)[0]]
  return { account, anna, bo }
}

const idsOf = async ({ client }: Pick<Awaited<ReturnType<typeof newAccount>>, 'client'>, query = {}) =>
  (await client.GET(documents, { params: { query } })).data!.documents.map(({ id }) => id)

test('lists, filters, searches and labels have only what a member may see, and everything after the setting is off', async () => {
  const { account, anna, bo } = await accountOfTwo()
  const own = await anna.draftDocument({ title: 'Order of Anna', labels: ['Mine'] })
  const foreign = await bo.draftDocument({ title: 'Order of Bo', labels: ['Secret', 'mine'] })
  const byKey = await account.draftDocument({ title: 'Order of a system', labels: ['System'] })
  const labels = async () => (await anna.client.GET('/api/v1/document-labels')).data!.labels
  for (const query of [
    {},
    { search: 'order' },
    { sort: 'TITLE' },
    { label: 'mine' },
    { owner: anna.id },
    { status: 'DRAFT' },
  ])
    expect(await idsOf(anna, query), JSON.stringify(query)).toEqual([own.id])
  for (const query of [{ owner: bo.id }, { search: 'Bo' }, { label: 'Secret' }, { label: 'system' }])
    expect(await idsOf(anna, query), JSON.stringify(query)).toEqual([])
  expect(await labels()).toEqual(['Mine'])
  expect(await idsOf(account)).toEqual([byKey.id, foreign.id, own.id])
  const admin = await newMember(account.id)
  expect(await idsOf(admin)).toEqual([byKey.id, foreign.id, own.id])
  await account.client.PATCH('/api/v1/account', { body: { documentsSeenBy: 'ALL' } })
  expect(await idsOf(anna)).toEqual([byKey.id, foreign.id, own.id])
  expect(await labels()).toEqual(['Mine', 'Secret', 'System'])
})

test('a member who may not see a document does not learn of it by the idempotency-key of its owner', async () => {
  const { anna, bo } = await accountOfTwo()
  const { id } = await anna.draftDocument()
  const party = { role: 'SIGNER', person: { firstName: 'Cecilia', lastName: 'Öberg' } } as const
  const add = (member: typeof anna) =>
    member.client.POST('/api/v1/documents/{id}/parties', {
      params: { path: { id }, header: { 'idempotency-key': 'add-1' } },
      body: party,
    })
  expect((await add(anna)).response.status).toBe(200)
  expect((await add(anna)).response.headers.get('idempotent-replayed')).toBe('true')
  expect((await add(bo)).error).toMatchObject({ status: 404, code: 'document_not_found' })
})

test('200 shares a document until it is unshared; the owner stays', async () => {
  const { anna, bo } = await accountOfTwo()
  const { id } = await anna.draftDocument()
  const path = { id, memberId: bo.id }
  const shared = { id: bo.id, name: 'Bo Ek', isOwner: false }
  for (const _ of [1, 2]) expect((await anna.client.PUT(ofMember, { params: { path } })).data).toEqual(shared)
  const owner = { id: anna.id, name: 'Anna Lindqvist', isOwner: true }
  expect((await bo.client.GET(membersOf, { params: { path } })).data).toEqual({ members: [owner, shared] })
  expect(await idsOf(bo)).toEqual([id])
  expect(
    (await bo.client.PATCH('/api/v1/documents/{id}', { params: { path }, body: { title: 'Lease' } })).data,
  ).toMatchObject({
    title: 'Lease',
    owner: { id: anna.id },
  })
  await anna.client.PUT(ofMember, { params: { path: { id, memberId: anna.id } } })
  expect((await anna.client.DELETE(ofMember, { params: { path } })).data).toEqual({ id: bo.id, deleted: true })
  expect((await bo.client.GET(membersOf, { params: { path } })).error).toMatchObject({ code: 'document_not_found' })
  expect((await anna.client.GET(membersOf, { params: { path } })).data).toEqual({ members: [owner] })
})

test('404 for a member of another account or a removed one, and to unshare what is not shared', async () => {
  const { account, anna, bo } = await accountOfTwo()
  const { id } = await anna.draftDocument()
  const stranger = await newMember((await newAccount()).id)
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: bo.id } } })
  for (const memberId of [stranger.id, bo.id, 'mbr_1'])
    expect((await anna.client.PUT(ofMember, { params: { path: { id, memberId } } })).error).toMatchObject({
      status: 404,
      code: 'member_not_found',
    })
  for (const memberId of [anna.id, bo.id])
    expect((await anna.client.DELETE(ofMember, { params: { path: { id, memberId } } })).error).toMatchObject({
      status: 404,
      code: 'member_not_found',
    })
  const elsewhere = { params: { path: { id: 'doc_1', memberId: anna.id } } }
  for (const { error } of [await anna.client.PUT(ofMember, elsewhere), await anna.client.DELETE(ofMember, elsewhere)])
    expect(error).toMatchObject({
      status: 404,
      code: 'document_not_found',
    })
})

test('200 hands a document over: the new member owns it, and the one before still sees it', async () => {
  const { account, anna, bo } = await accountOfTwo()
  const { id } = await anna.draftDocument({ title: 'Lease' })
  const byKey = await account.draftDocument()
  const handOver = (from: typeof account, document: string, memberId: string) =>
    from.client.POST('/api/v1/documents/{id}/hand-over', { params: { path: { id: document } }, body: { memberId } })
  expect((await handOver(anna, id, bo.id)).data).toMatchObject({ owner: { id: bo.id }, createdBy: { id: anna.id } })
  expect([await idsOf(anna), await idsOf(bo), await idsOf(account, { owner: bo.id })]).toEqual([[id], [id], [id]])
  expect((await handOver(account, byKey.id, anna.id)).data).toMatchObject({ owner: { id: anna.id } })
  expect(await idsOf(anna)).toEqual([byKey.id, id])
  const { data } = await account.client.GET('/api/v1/account/events', { params: { query: {} } })
  expect(data!.accountEvents).toContainEqual(
    expect.objectContaining({ type: 'document.handed_over', subject: { id, name: 'Lease' } }),
  )
  expect((await handOver(bo, id, 'mbr_1')).error).toMatchObject({ status: 400, errors: [{ pointer: '/memberId' }] })
  expect((await handOver(bo, 'doc_1', bo.id)).error).toMatchObject({ status: 404, code: 'document_not_found' })
})

test('200 hands all documents of a member over, also after the member was removed, and no others', async () => {
  const { account, anna, bo } = await accountOfTwo()
  const [first, second] = [await anna.draftDocument(), await anna.draftDocument()]
  const other = await bo.draftDocument()
  await anna.client.PUT(ofMember, { params: { path: { id: second.id, memberId: bo.id } } })
  await bo.client.PUT(ofMember, { params: { path: { id: other.id, memberId: anna.id } } })
  const handOver = (id: string, memberId: string) =>
    account.client.POST('/api/v1/members/{id}/hand-over', { params: { path: { id } }, body: { memberId } })
  expect((await handOver(anna.id, anna.id)).data).toEqual({ count: 0 })
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: anna.id } } })
  expect((await handOver(anna.id, bo.id)).data).toEqual({ count: 2 })
  expect(await idsOf(bo, { owner: bo.id })).toEqual([other.id, second.id, first.id])
  expect((await handOver(anna.id, bo.id)).data).toEqual({ count: 0 })
  expect((await handOver(bo.id, anna.id)).error).toMatchObject({ status: 400, errors: [{ pointer: '/memberId' }] })
  expect((await handOver('mbr_1', bo.id)).error).toMatchObject({ status: 404, code: 'member_not_found' })
})
