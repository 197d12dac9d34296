import { expect, test } from 'vitest'
import { browserOf } from '../../support/browser-of.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, fetch, clientOf, newAccount, newMember } = await useServer()

test('200 ends the sessions of the person in all accounts, and not those of colleagues', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const [member, colleague] = [await newMember(account.id), await newMember(account.id)]
  const elsewhere = await newMember(other.id, { email: member.email })
  const browser = browserOf({ baseUrl, fetch })
  browser.cookies.set('paraph-session', member.cookie)
  const { status, answer } = await browser.send('DELETE', 'sessions', { token: member.token })
  expect([status, answer.ended]).toEqual([200, 2])
  const statuses = [member, elsewhere, colleague].map(
    async ({ token }) => (await clientOf(token).GET('/api/v1/me')).response.status,
  )
  expect(await Promise.all(statuses)).toEqual([401, 401, 200])
  expect((await browser.renew()).answer.code).toBe('session_missing')
})
