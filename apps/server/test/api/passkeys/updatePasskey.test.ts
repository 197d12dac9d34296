import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { registerPasskey } from '../../support/passkeys.ts'

const { newAccount, newMember } = await useServer()

test('200 gives an own passkey another name; 404 for that of a colleague, which keeps its name', async () => {
  const account = await newAccount()
  const [member, colleague] = [await newMember(account.id), await newMember(account.id)]
  const { id } = (await registerPasskey(member.client, 'Laptop')).passkey
  const request = { params: { path: { id } }, body: { name: 'Old laptop' } }
  const { error } = await colleague.client.PATCH('/api/v1/passkeys/{id}', request)
  expect(error).toMatchObject({ status: 404, code: 'passkey_not_found' })
  expect((await member.client.GET('/api/v1/passkeys')).data!.passkeys).toMatchObject([{ name: 'Laptop' }])
  expect((await member.client.PATCH('/api/v1/passkeys/{id}', request)).data).toMatchObject({ id, name: 'Old laptop' })
})
