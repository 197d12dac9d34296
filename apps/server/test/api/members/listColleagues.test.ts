import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, newMember } = await useServer()

test('200 names the members of the own account in the order of their names, without removed ones, also for a READER', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const reader = await newMember(account.id, { role: 'READER', name: 'Bo Ek' })
  const admin = await newMember(account.id)
  const removed = await newMember(account.id)
  await newMember(other.id)
  await admin.client.DELETE('/api/v1/members/{id}', { params: { path: { id: removed.id } } })
  expect((await reader.client.GET('/api/v1/colleagues')).data).toEqual({
    colleagues: [
      { id: admin.id, name: 'Anna Lindqvist' },
      { id: reader.id, name: 'Bo Ek' },
    ],
  })
})
