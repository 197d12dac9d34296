import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { filterOf, scimError, scimProvider } from './scim.support.ts'

const server = await useServer()
const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User']

test('Entra: the requests of its documentation test, match, create, change, disable and delete a user', async () => {
  const { send, address, patch } = await scimProvider(server)
  expect((await send('GET', filterOf('userName', 'non-existent user'))).list.Resources).toEqual([])
  const created = await send('POST', '/Users', {
    schemas: [...schemas, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
    externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
    userName: address('test'),
    active: true,
    emails: [{ primary: true, type: 'work', value: address('test') }],
    meta: { resourceType: 'User' },
    name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
    roles: [],
  })
  const { id, displayName } = created.user
  expect([created.status, displayName]).toEqual([201, 'givenName familyName'])
  const changed = await patch(
    id,
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updatedEmail@microsoft.com' },
    { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
    { op: 'Add', path: 'roles[primary eq "True"].value', value: 'SENDER' },
  )
  expect(changed.user).toMatchObject({ displayName: 'givenName updatedFamilyName', roles: [{ value: 'SENDER' }] })
  expect((await patch(id, { op: 'Replace', path: 'active', value: false })).user.active).toBe(false)
  expect((await send('DELETE', `/Users/${id}`)).status).toBe(204)
})

test('Okta: the requests of its test of SCIM 2.0, and its update and deactivation', async () => {
  const { send, address, create } = await scimProvider(server)
  await create('bjensen', { name: { givenName: 'Barbara', familyName: 'Jensen' } })
  const { list } = await send('GET', '/Users?count=1&startIndex=1')
  expect(list.Resources[0]).toMatchObject({ name: { familyName: 'Jensen', givenName: 'Barbara' }, active: true })
  expect((await send('GET', '/Users/010101001010101011001010101011')).error).toMatchObject(scimError(404))
  const name = { givenName: 'Runscope', familyName: 'Hfluaklab' }
  const body = { schemas, userName: address('Runscope'), name, displayName: 'Runscope Hfluaklab', active: true }
  const created = await send('POST', '/Users', { ...body, locale: 'en-US', groups: [], password: '1mz050nq' })
  expect([created.status, created.user.userName]).toEqual([201, address('Runscope')])
  expect((await send('POST', '/Users', body)).status).toBe(409)
  expect((await send('GET', filterOf('userName', address('RUNSCOPE')))).list.totalResults).toBe(1)
  const { id } = created.user
  const put = await send('PUT', `/Users/${id}`, { ...body, id, meta: {}, roles: [{ primary: true, value: 'ADMIN' }] })
  expect(put.user).toMatchObject({ id, roles: [{ value: 'ADMIN' }] })
  const Operations = [{ op: 'replace', value: { active: false } }]
  const off = await send('PATCH', `/Users/${id}`, { Operations }, { type: 'application/json' })
  expect([off.status, off.user.active]).toEqual([200, false])
})
