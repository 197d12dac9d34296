import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { scimError, scimProvider } from './scim.support.ts'

const server = await useServer()

test('404 hides a member of another account from each operation, and leaves it as it was', async () => {
  const [owner, stranger] = [await scimProvider(server), await scimProvider(server)]
  const user = await owner.create('anna', { externalId: '1' })
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { userName: stranger.address('anna'), active: false }],
    ['PATCH', { Operations: [{ op: 'replace', path: 'active', value: false }] }],
    ['DELETE', undefined],
  ] as const) {
    const { status, error } = await stranger.send(method, `/Users/${user.id}`, body)
    expect([status, error], method).toEqual([
      404,
      { ...scimError(404), detail: 'This account has no member with this identifier.' },
    ])
  }
  expect((await owner.send('GET', `/Users/${user.id}`)).user).toEqual(user)
})
