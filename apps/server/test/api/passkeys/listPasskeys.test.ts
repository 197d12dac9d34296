import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { passkeyBrowserOf, registerPasskey } from '../../support/passkeys.ts'

const { baseUrl, fetch, db, newAccount, newMember } = await useServer()

const namesOf = async ({ client }: Awaited<ReturnType<typeof newMember>>) =>
  (await client.GET('/api/v1/passkeys')).data!.passkeys.map(({ name }) => name)

test('200 lists the own passkeys, newest first, and not those of a colleague', async () => {
  const account = await newAccount()
  const [member, colleague] = [await newMember(account.id), await newMember(account.id)]
  await registerPasskey(member.client, 'Phone')
  await registerPasskey(member.client, 'Laptop')
  expect(await namesOf(member)).toEqual(['Laptop', 'Phone'])
  expect(await namesOf(colleague)).toEqual([])
})

test.each([{ is_bound: true }, { issuer: 'https://login.example.com', client_id: 'paraph' }])(
  'a session with %j, for which an admin could act, sees no other passkeys, and its own are for this account only',
  async (change) => {
    const [account, other] = [await newAccount(), await newAccount()]
    const person = await newMember(account.id)
    await newMember(other.id, { email: person.email })
    await registerPasskey(person.client, 'At home')
    const now = { asked_at: new Date().toISOString() }
    const session = db.updateTable('sessions').set({ ...change, ...now })
    await session.where('id', '=', person.sessionId).execute()
    expect(await namesOf(person)).toEqual([])
    const { device } = await registerPasskey(person.client, 'Of the admin')
    expect(await namesOf(person)).toEqual(['Of the admin'])
    const browser = passkeyBrowserOf({ baseUrl, fetch })
    const { answer } = await browser.signIn(device)
    expect(answer.accounts).toMatchObject([{ id: account.id }])
    expect((await browser.renew({ accountId: other.id })).answer.code).toBe('account_unknown')
  },
)
