import { expect, test } from 'vitest'
import { browserOf } from '../../support/browser-of.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, clientOf, newAccount, newMember } = await useServer()

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

test('a session for which an admin or a provider vouches lists and ends only those in its account', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const member = await newMember(account.id)
  const elsewhere = await newMember(other.id, { email: member.email })
  const ofMember = db.updateTable('sessions').where('id', '=', member.sessionId)
  for (const vouched of [
    { is_bound: true },
    { is_bound: false, issuer: 'https://id.example.com', client_id: 'a', asked_at: new Date().toISOString() },
  ]) {
    await ofMember.set(vouched).execute()
    const { data } = await member.client.GET('/api/v1/sessions')
    expect(data!.sessions.map(({ id }) => id)).toEqual([member.sessionId])
    const path = { id: elsewhere.sessionId }
    const { response } = await member.client.DELETE('/api/v1/sessions/{id}', { params: { path } })
    expect(response.status).toBe(404)
  }
  expect((await member.client.DELETE('/api/v1/sessions')).data).toEqual({ ended: 1 })
  expect((await elsewhere.client.GET('/api/v1/me')).response.status).toBe(200)
})
