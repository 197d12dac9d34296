import { expect, test } from 'vitest'
import { MAX_SCIM_PAGE } from '#domain/provisioning/scim-rules.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { filterOf, scimError, scimProvider } from './scim.support.ts'

const server = await useServer()

test('200 finds a member by its address in any case, by its externalId and by its id, also one that was invited', async () => {
  const { account, send, address, create } = await scimProvider(server)
  const user = await create('anna', { externalId: 'x "1" \\ å' })
  const admin = await server.newMember(account.id, { name: 'Åsa von Berg' })
  const stranger = await scimProvider(server)
  const found = async (attribute: string, value: string) => {
    const { status, list } = await send('GET', filterOf(attribute, value))
    expect([status, list.totalResults, list.itemsPerPage]).toEqual([200, list.Resources.length, list.Resources.length])
    return list.Resources.map(({ id }) => id)
  }
  expect(await found('userName', address('ANNA'))).toEqual([user.id])
  expect(await found('urn:ietf:params:scim:schemas:core:2.0:User:USERNAME', address('anna'))).toEqual([user.id])
  expect(await found('externalId', 'x "1" \\ å')).toEqual([user.id])
  expect(await found('id', user.id)).toEqual([user.id])
  expect(await found('userName', stranger.address('anna'))).toEqual([])
  const { list } = await send('GET', filterOf('userName', admin.email))
  expect(list.Resources[0]).toMatchObject({
    id: admin.id,
    displayName: 'Åsa von Berg',
    name: { givenName: 'Åsa von', familyName: 'Berg' },
    roles: [{ value: 'ADMIN' }],
  })
  expect((await stranger.send('GET', filterOf('userName', admin.email))).list.totalResults).toBe(0)
})

test('200 in pages, in the order in which the members were added; a removed one is not there', async () => {
  const { send, create } = await scimProvider(server)
  const ids = [(await create('a')).id, (await create('b')).id, (await create('c')).id]
  await send('DELETE', `/Users/${(await create('d')).id}`)
  const page = async (query: string) => {
    const { list } = await send('GET', `/Users?${query}`)
    return { ...list, Resources: list.Resources.map(({ id }) => id) }
  }
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:ListResponse']
  const all = { schemas, totalResults: 3, startIndex: 1, itemsPerPage: 3, Resources: ids }
  expect(await page('')).toEqual(all)
  expect(await page(`startIndex=-3&count=${MAX_SCIM_PAGE * 2}`)).toEqual(all)
  expect(await page('startIndex=2&count=1')).toEqual({
    ...all,
    startIndex: 2,
    itemsPerPage: 1,
    Resources: ids.slice(1, 2),
  })
  expect(await page('count=-1')).toMatchObject({ totalResults: 3, itemsPerPage: 0, Resources: [] })
})

test('400 for a filter that is not supported', async () => {
  const { send } = await scimProvider(server)
  for (const filter of [
    'userName',
    'userName co "a"',
    'title eq "a"',
    'userName eq a',
    'userName eq "a" or id eq "b"',
    '"',
  ])
    expect((await send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).error, filter).toMatchObject(
      scimError(400, 'invalidFilter'),
    )
  expect((await send('GET', '/Users?count=many')).error).toMatchObject(scimError(400, 'invalidValue'))
})
