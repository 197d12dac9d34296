import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { listedIds, twoMembersOf } from '../../support/two-members.ts'

const server = await useServer()
const accountOfTwo = twoMembersOf(server)
const { newAccount, newMember } = server
const ofMember = '/api/v1/documents/{id}/members/{memberId}'

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
    expect(await listedIds(anna, query), JSON.stringify(query)).toEqual([own.id])
  for (const query of [{ owner: bo.id }, { search: 'Bo' }, { label: 'Secret' }, { label: 'system' }])
    expect(await listedIds(anna, query), JSON.stringify(query)).toEqual([])
  expect(await labels()).toEqual(['Mine'])
  expect(await listedIds(account)).toEqual([byKey.id, foreign.id, own.id])
  const admin = await newMember(account.id)
  expect(await listedIds(admin)).toEqual([byKey.id, foreign.id, own.id])
  await account.client.PATCH('/api/v1/account', { body: { documentsSeenBy: 'ALL' } })
  expect(await listedIds(anna)).toEqual([byKey.id, foreign.id, own.id])
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

test('200 shares a document, also with who sees it already, and the owner stays', async () => {
  const { anna, bo } = await accountOfTwo()
  const { id } = await anna.draftDocument()
  const path = { id, memberId: bo.id }
  const shared = { id: bo.id, name: 'Bo Ek', isOwner: false }
  for (const _ of [1, 2]) expect((await anna.client.PUT(ofMember, { params: { path } })).data).toEqual(shared)
  expect(await listedIds(bo)).toEqual([id])
  const { data } = await bo.client.PATCH('/api/v1/documents/{id}', { params: { path }, body: { title: 'Lease' } })
  expect(data).toMatchObject({ title: 'Lease', owner: { id: anna.id } })
  const own = { params: { path: { id, memberId: anna.id } } }
  expect((await anna.client.PUT(ofMember, own)).data).toMatchObject({ id: anna.id, isOwner: true })
})

test('a document that is shared with a person in one account is unseen by the same person in another one', async () => {
  const [here, elsewhere] = [await accountOfTwo(), await newAccount()]
  const { id } = await here.anna.draftDocument()
  await here.anna.client.PUT(ofMember, { params: { path: { id, memberId: here.bo.id } } })
  const { data: bo } = await here.account.client.GET('/api/v1/members/{id}', { params: { path: { id: here.bo.id } } })
  const other = await newMember(elsewhere.id, { email: bo!.email })
  expect([await listedIds(here.bo), await listedIds(other)]).toEqual([[id], []])
  const read = await other.client.GET('/api/v1/documents/{id}', { params: { path: { id } } })
  expect(read.error).toMatchObject({ status: 404, code: 'document_not_found' })
})

test('404 for a member of another account or a removed one', async () => {
  const { account, anna, bo } = await accountOfTwo()
  const { id } = await anna.draftDocument()
  const stranger = await newMember((await newAccount()).id)
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: bo.id } } })
  for (const memberId of [stranger.id, bo.id, 'mbr_1'])
    expect((await anna.client.PUT(ofMember, { params: { path: { id, memberId } } })).error).toMatchObject({
      code: 'member_not_found',
    })
  const elsewhere = { params: { path: { id: 'doc_1', memberId: anna.id } } }
  expect((await anna.client.PUT(ofMember, elsewhere)).error).toMatchObject({ status: 404, code: 'document_not_found' })
})
