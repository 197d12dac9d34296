import { operations } from '@paraph/contract'
import { expect, test } from 'vitest'
import { MAX_SCIM_PAGE } from '#domain/provisioning/scim-rules.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { scimError, scimProvider } from './scim.support.ts'

const server = await useServer()

test('200 says what the server has of SCIM, as in the example of the spec', async () => {
  const { send } = await scimProvider(server)
  const { status, type, text } = await send('GET', '/ServiceProviderConfig')
  expect([status, type]).toEqual([200, 'application/scim+json; charset=utf-8'])
  const config = JSON.parse(text)
  expect(config).toEqual(operations.getScimConfig.success.content[0].examples['scimConfig']!.value)
  expect(config.filter).toEqual({ supported: true, maxResults: MAX_SCIM_PAGE })
})

test('what it says that the server does not have is refused', async () => {
  const { send } = await scimProvider(server)
  expect((await send('POST', '/Bulk', { Operations: [] })).error).toMatchObject(scimError(404))
  expect((await send('GET', '/Users?sortBy=userName')).error).toMatchObject(scimError(400, 'invalidValue'))
})
