import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { filterOf, scimError, scimProvider } from './scim.support.ts'

const server = await useServer()

test('204 removes the member, whose address can then be added again as another member', async () => {
  const { account, send, address, create } = await scimProvider(server)
  const member = await server.newMember(account.id, { role: 'READER' })
  const { status, text } = await send('DELETE', `/Users/${member.id}`)
  expect([status, text]).toEqual([204, ''])
  expect((await member.client.GET('/api/v1/me')).response.status).toBe(401)
  expect((await send('GET', `/Users/${member.id}`)).error).toMatchObject(scimError(404))
  expect((await send('DELETE', `/Users/${member.id}`)).error).toMatchObject(scimError(404))
  const first = await create('anna')
  await send('DELETE', `/Users/${first.id}`)
  expect((await create('anna')).id).not.toBe(first.id)
  expect((await send('GET', filterOf('userName', address('anna')))).list.totalResults).toBe(1)
})

test('409 for the last admin', async () => {
  const { account, send } = await scimProvider(server)
  const admin = await server.newMember(account.id)
  const { status, error } = await send('DELETE', `/Users/${admin.id}`)
  expect([status, error]).toMatchObject([409, scimError(409)])
  expect((await admin.client.GET('/api/v1/me')).response.status).toBe(200)
})
