import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount, newMember } = await useServer()

test('200 returns the member, and 404 after it was removed', async () => {
  const account = await newAccount()
  const { id, email } = await newMember(account.id, { role: 'READER' })
  const params = { path: { id } }
  expect((await account.client.GET('/api/v1/members/{id}', { params })).data).toEqual({
    id,
    email,
    name: 'Anna Lindqvist',
    role: 'READER',
    status: 'JOINED',
    invitedAt: expect.any(String),
    joinedAt: expect.any(String),
    lastSignedInAt: expect.any(String),
    isProvisioned: false,
    isDeactivated: false,
  })
  await account.client.DELETE('/api/v1/members/{id}', { params })
  expect((await account.client.GET('/api/v1/members/{id}', { params })).error).toMatchObject({
    code: 'member_not_found',
  })
})
