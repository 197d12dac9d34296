import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { scimError, scimProvider } from './scim.support.ts'

const server = await useServer()

test('200 replaces the names; `active` and `roles` stay as they are if they are absent', async () => {
  const { send, address, create } = await scimProvider(server)
  const { id } = await create('anna', { externalId: '1', displayName: 'Anna', active: false, roles: ['SENDER'] })
  const { status, user } = await send('PUT', `/Users/${id}`, {
    userName: address('anna'),
    name: { familyName: 'Berg' },
  })
  expect(status).toBe(200)
  expect(user).toMatchObject({ id, displayName: 'Berg', active: false, roles: [{ value: 'SENDER' }] })
  expect(user).not.toHaveProperty('externalId')
  const back = await send('PUT', `/Users/${id}`, {
    userName: address('anna'),
    active: true,
    roles: [{ value: 'ADMIN' }],
  })
  expect(back.user).toMatchObject({ displayName: address('anna'), active: true, roles: [{ value: 'ADMIN' }] })
  expect((await send('PUT', `/Users/${id}`, { userName: 'anna' })).error).toMatchObject(scimError(400, 'invalidValue'))
})

test('409 for the address of another member, and nothing changes', async () => {
  const { send, address, create } = await scimProvider(server)
  const [anna] = [await create('anna'), await create('erik')]
  const { status, error } = await send('PUT', `/Users/${anna.id}`, { userName: address('Erik'), displayName: 'Erik' })
  expect([status, error]).toMatchObject([409, scimError(409, 'uniqueness')])
  expect((await send('GET', `/Users/${anna.id}`)).user).toEqual(anna)
})
