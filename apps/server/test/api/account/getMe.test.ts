import { scopes } from '@paraph/contract'
import { expect, test } from 'vitest'
import { newKeySecret } from '#domain/accounts/new-key-secret.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, newKey, newMember } = await useServer()
const path = '/api/v1/me'

test('200 says the account, the mode, the scopes and the key, to a key with any scope', async () => {
  const account = await newAccount('TEST')
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', account.id).executeTakeFirstOrThrow()
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  for (const scope of scopes.slice(0, 3)) {
    const { id, client } = await newKey(account.id, [scope], expiresAt)
    const shown = { name: 'CRM', prefix: newKeySecret('TEST').prefix }
    await db.updateTable('api_keys').set(shown).where('id', '=', id).execute()
    const { data } = await client.GET(path)
    expect(data).toEqual({
      account: { id: account.id, name, displayName: null },
      mode: 'TEST',
      scopes: [scope],
      apiKey: { id, ...shown, expiresAt },
    })
  }
})

test('200 says the member and the scopes of the role to an access token', async () => {
  const account = await newAccount()
  const member = await newMember(account.id, { role: 'READER' })
  const { data } = await member.client.GET(path)
  expect(data).toMatchObject({ account: { id: account.id }, mode: 'LIVE', apiKey: null, member: { id: member.id } })
  expect(data!.scopes).toEqual(['documents:read', 'contacts:read', 'account:read'])
})
