import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, fetch, newAccount, newMember } = await useServer()
const path = '/api/v1/me'

test('200 changes only what the member is told, and only of this member', async () => {
  const account = await newAccount()
  const [member, other] = [await newMember(account.id, { role: 'READER' }), await newMember(account.id)]
  const before = (await member.client.GET(path)).data!.notifications!
  const { data } = await member.client.PATCH(path, { body: { notifications: { completed: 'DAILY' } } })
  expect(data).toMatchObject({ member: { id: member.id }, notifications: { ...before, completed: 'DAILY' } })
  expect((await member.client.GET(path)).data).toEqual(data)
  expect((await other.client.GET(path)).data!.notifications).toEqual(before)
})

test('401 for a key, which gets no mails', async () => {
  const { key } = await newAccount()
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ notifications: { completed: 'DAILY' } })
  const answer = await fetch(`${baseUrl}${path}`, { method: 'PATCH', headers, body })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ code: 'session_invalid' })
})
