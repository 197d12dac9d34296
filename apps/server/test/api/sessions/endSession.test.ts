import { expect, test } from 'vitest'
import { browserOf } from '../../support/browser-of.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, fetch, clientOf, newAccount, newMember } = await useServer()

test('200 ends this session at once, and 404 for one that has ended or is that of a colleague', async () => {
  const account = await newAccount()
  const [member, colleague] = [await newMember(account.id), await newMember(account.id)]
  const browser = browserOf({ baseUrl, fetch })
  browser.cookies.set('paraph-session', member.cookie)
  const end = (id: string) => browser.send('DELETE', `sessions/${id}`, { token: member.token })
  expect((await end(colleague.sessionId)).answer.code).toBe('session_not_found')
  expect((await clientOf(colleague.token).GET('/api/v1/me')).response.status).toBe(200)
  expect((await end(member.sessionId)).status).toBe(200)
  expect(browser.session()).toBeUndefined()
  expect((await end(member.sessionId)).answer.code).toBe('session_invalid')
})
