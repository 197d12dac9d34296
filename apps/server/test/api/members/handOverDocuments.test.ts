import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { listedIds, twoMembersOf } from '../../support/two-members.ts'

const server = await useServer()
const accountOfTwo = twoMembersOf(server)
const ofMember = '/api/v1/documents/{id}/members/{memberId}'

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
  expect(await listedIds(bo, { owner: bo.id })).toEqual([other.id, second.id, first.id])
  expect((await handOver(anna.id, bo.id)).data).toEqual({ count: 0 })
  expect((await handOver(bo.id, anna.id)).error).toMatchObject({ status: 400, errors: [{ pointer: '/memberId' }] })
  expect((await handOver('mbr_1', bo.id)).error).toMatchObject({ status: 404, code: 'member_not_found' })
})

test('a document that is handed over while all of its owner are has one owner afterwards', async () => {
  const { account, anna, bo } = await accountOfTwo()
  const { id: memberId } = await server.newMember(account.id, { name: 'Cia' })
  const ids = await Promise.all(Array.from({ length: 8 }, async () => (await anna.draftDocument()).id))
  const answers = await Promise.all([
    ...ids.map((id) =>
      account.client.POST('/api/v1/documents/{id}/hand-over', { params: { path: { id } }, body: { memberId } }),
    ),
    account.client.POST('/api/v1/members/{id}/hand-over', {
      params: { path: { id: anna.id } },
      body: { memberId: bo.id },
    }),
  ])
  expect(answers.map(({ response }) => response.status)).toEqual(Array(9).fill(200))
  expect(await listedIds(account, { owner: memberId })).toHaveLength(8)
})
