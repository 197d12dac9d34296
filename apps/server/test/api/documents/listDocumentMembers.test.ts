import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { twoMembersOf } from '../../support/two-members.ts'

const server = await useServer()
const accountOfTwo = twoMembersOf(server)
const ofMember = '/api/v1/documents/{id}/members/{memberId}'

test('200 lists the owner, and then those with whom the document is shared', async () => {
  const { account, anna, bo } = await accountOfTwo()
  const { id } = await bo.draftDocument()
  await bo.client.PUT(ofMember, { params: { path: { id, memberId: anna.id } } })
  const list = async ({ client }: Pick<typeof account, 'client'>) =>
    (await client.GET('/api/v1/documents/{id}/members', { params: { path: { id } } })).data
  const members = [
    { id: bo.id, name: 'Bo Ek', isOwner: true },
    { id: anna.id, name: 'Anna Lindqvist', isOwner: false },
  ]
  expect([await list(anna), await list(account)]).toEqual([{ members }, { members }])
})

test('404 for a member who does not see the document', async () => {
  const { anna, bo } = await accountOfTwo()
  const { id } = await bo.draftDocument()
  const { error } = await anna.client.GET('/api/v1/documents/{id}/members', { params: { path: { id } } })
  expect(error).toMatchObject({ status: 404, code: 'document_not_found' })
})
