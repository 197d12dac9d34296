import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { twoMembersOf } from '../../support/two-members.ts'

const server = await useServer()
const accountOfTwo = twoMembersOf(server)
const ofMember = '/api/v1/documents/{id}/members/{memberId}'

test('200 hides the document from the member, and the owner still sees it; the log of the account has both acts', async () => {
  const { account, anna, bo } = await accountOfTwo()
  const { id } = await anna.draftDocument({ title: 'Lease' })
  const path = { id, memberId: bo.id }
  // The second time changes nothing, so the log does not have it.
  for (const _ of [1, 2]) await anna.client.PUT(ofMember, { params: { path } })
  expect((await anna.client.DELETE(ofMember, { params: { path } })).data).toEqual({ id: bo.id, deleted: true })
  const read = ({ client }: typeof bo) => client.GET('/api/v1/documents/{id}', { params: { path } })
  expect((await read(bo)).error).toMatchObject({ status: 404, code: 'document_not_found' })
  expect((await read(anna)).data).toMatchObject({ id, owner: { id: anna.id } })
  const { data } = await account.client.GET('/api/v1/account/events', { params: { query: { actorId: anna.id } } })
  const act = { actor: { id: anna.id }, subject: { id, name: 'Lease' } }
  expect(data!.accountEvents).toMatchObject([
    { ...act, type: 'document.unshared', changes: [{ field: 'member', before: 'Bo Ek', after: null }] },
    { ...act, type: 'document.shared', changes: [{ field: 'member', before: null, after: 'Bo Ek' }] },
  ])
})

test('404 for the owner, for a member who does not see the document, and for an unknown document', async () => {
  const { anna, bo } = await accountOfTwo()
  const { id } = await anna.draftDocument()
  const codes = []
  for (const path of [
    { id, memberId: anna.id },
    { id, memberId: bo.id },
    { id: 'doc_1', memberId: bo.id },
  ])
    codes.push((await anna.client.DELETE(ofMember, { params: { path } })).error)
  expect(codes).toMatchObject([
    { status: 404, code: 'member_not_found' },
    { status: 404, code: 'member_not_found' },
    { status: 404, code: 'document_not_found' },
  ])
})
