import { operations } from '@paraph/contract'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { scimProvider } from './scim.support.ts'

const server = await useServer()

test('200 names users alone, as in the example of the spec, and their address and schema are there', async () => {
  const { send } = await scimProvider(server)
  const { status, text } = await send('GET', '/ResourceTypes')
  const list = JSON.parse(text)
  expect(status).toBe(200)
  expect(list).toEqual(operations.listScimResourceTypes.success.content[0].examples['scimResourceTypeList']!.value)
  const [{ endpoint, schema }] = list.Resources
  expect((await send('GET', endpoint)).status).toBe(200)
  expect((await send('GET', '/Schemas')).list.Resources.map(({ id }) => id)).toEqual([schema])
})
