import { operations, type ScimAttribute } from '@paraph/contract'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { scimProvider } from './scim.support.ts'

const server = await useServer()

/** The attributes that RFC 7643 gives to each resource, so no schema has them. */
const common = new Set(['schemas', 'id', 'externalId', 'meta'])

/** The names of attributes and of their parts. Of a list, the parts of its first value. */
const namesIn = (resource: object): string[] =>
  Object.entries(resource).flatMap(([name, value]) => {
    const [first] = [value].flat()
    return typeof first === 'object' ? [name, ...Object.keys(first).map((part) => `${name}.${part}`)] : [name]
  })

test('200 describes exactly what a member has, as in the example of the spec', async () => {
  const { send, create } = await scimProvider(server)
  const { status, text } = await send('GET', '/Schemas')
  const list = JSON.parse(text)
  expect(status).toBe(200)
  expect(list).toEqual(operations.listScimSchemas.success.content[0].examples['scimSchemaList']!.value)
  const attributes: ScimAttribute[] = list.Resources[0].attributes
  const described = attributes.flatMap(({ name, subAttributes = [] }) => [
    name,
    ...subAttributes.map((part) => `${name}.${part.name}`),
  ])
  const user = await create('anna', { externalId: '1', name: { givenName: 'Anna', familyName: 'Berg' } })
  expect(described.toSorted()).toEqual(
    namesIn(user)
      .filter((name) => !common.has(name.split('.')[0]!))
      .toSorted(),
  )
})

test('each text that may be changed is changed, and what is only read stays', async () => {
  const { send, create, address } = await scimProvider(server)
  const { id } = await create('anna')
  const sent = {
    userName: address('erik'),
    displayName: 'Erik',
    name: { familyName: 'Ek', givenName: 'Erik' },
    active: false,
    roles: [{ value: 'sender', primary: true }],
  }
  const emails = [{ value: address('other'), type: 'home', primary: true }]
  const { user } = await send('PUT', `/Users/${id}`, { ...sent, emails })
  expect(user).toMatchObject({ ...sent, roles: [{ value: 'SENDER' }], emails: [{ value: address('erik') }] })
})
