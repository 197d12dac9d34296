import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { listedIds, twoMembersOf } from '../../support/two-members.ts'

const server = await useServer()
const accountOfTwo = twoMembersOf(server)

test('200 hands a document over: the new member owns it, and the one before still sees it', async () => {
  const { account, anna, bo } = await accountOfTwo()
  const { id } = await anna.draftDocument({ title: 'Lease' })
  const byKey = await account.draftDocument()
  const handOver = (from: typeof account, document: string, memberId: string) =>
    from.client.POST('/api/v1/documents/{id}/hand-over', { params: { path: { id: document } }, body: { memberId } })
  expect((await handOver(anna, id, bo.id)).data).toMatchObject({ owner: { id: bo.id }, createdBy: { id: anna.id } })
  expect([await listedIds(anna), await listedIds(bo), await listedIds(account, { owner: bo.id })]).toEqual([
    [id],
    [id],
    [id],
  ])
  expect((await handOver(account, byKey.id, anna.id)).data).toMatchObject({ owner: { id: anna.id } })
  expect(await listedIds(anna)).toEqual([byKey.id, id])
  const { data } = await account.client.GET('/api/v1/account/events', { params: { query: {} } })
  expect(data!.accountEvents).toContainEqual(
    expect.objectContaining({ type: 'document.handed_over', subject: { id, name: 'Lease' } }),
  )
  // Anna still sees it, but it is not hers any more.
  expect((await handOver(anna, id, anna.id)).error).toMatchObject({ status: 403, code: 'insufficient_scope' })
  const admin = await server.newMember(account.id)
  const byAdmin = { params: { path: { id } }, body: { memberId: bo.id } }
  expect((await admin.client.POST('/api/v1/documents/{id}/hand-over', byAdmin)).response.status).toBe(200)
  expect((await handOver(bo, id, 'mbr_1')).error).toMatchObject({ status: 400, errors: [{ pointer: '/memberId' }] })
  expect((await handOver(bo, 'doc_1', bo.id)).error).toMatchObject({ status: 404, code: 'document_not_found' })
})
