import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { passkeyBrowserOf, registerPasskey } from '../../support/passkeys.ts'

const { baseUrl, fetch, newAccount, newMember } = await useServer()

test('200 removes an own passkey, which signs in no more; 404 for that of a colleague, which stays', async () => {
  const account = await newAccount()
  const [member, colleague] = [await newMember(account.id), await newMember(account.id)]
  const { passkey, device } = await registerPasskey(member.client, 'Phone')
  const { id } = passkey
  const request = { params: { path: { id } } }
  const { error } = await colleague.client.DELETE('/api/v1/passkeys/{id}', request)
  expect(error).toMatchObject({ status: 404, code: 'passkey_not_found' })
  expect((await passkeyBrowserOf({ baseUrl, fetch }).signIn(device)).status).toBe(200)
  expect((await member.client.DELETE('/api/v1/passkeys/{id}', request)).data).toEqual({ id, deleted: true })
  expect((await passkeyBrowserOf({ baseUrl, fetch }).signIn(device)).answer.code).toBe('passkey_refused')
  const query = { type: 'passkey.removed' as const }
  const { data } = await account.client.GET('/api/v1/account/events', { params: { query } })
  expect(data!.accountEvents).toMatchObject([{ subject: { id, name: 'Phone' } }])
})
