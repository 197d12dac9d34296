import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, newMember } = await useServer()

// The pages are in lists.test.ts.
test('200 lists the members of the own account without removed ones, also for a member', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const admin = await newMember(account.id)
  const [reader, removed] = [await newMember(account.id, { role: 'READER' }), await newMember(account.id)]
  await newMember(other.id)
  await admin.client.DELETE('/api/v1/members/{id}', { params: { path: { id: removed.id } } })
  const { data } = await admin.client.GET('/api/v1/members')
  expect(data!.members.map(({ id, role }) => [id, role])).toEqual([
    [reader.id, 'READER'],
    [admin.id, 'ADMIN'],
  ])
})
