import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { startAnotherApp } from '../../support/another-app.ts'
import { browserOf } from '../../support/browser-of.ts'

const server = await useServer()
const { baseUrl, db, fetch, services, newAccount, newMember } = server
const path = '/api/v1/members/{id}'

test('200: the next request of the member is refused on each server, the session is not renewed, and the row stays', async () => {
  const account = await newAccount()
  const member = await newMember(account.id, { role: 'SENDER' })
  await using another = await startAnotherApp({ services })
  const statuses = () =>
    Promise.all(
      [baseUrl, another.baseUrl].map(
        async (url) =>
          (await globalThis.fetch(`${url}/api/v1/documents`, { headers: { authorization: `Bearer ${member.token}` } }))
            .status,
      ),
    )
  expect(await statuses()).toEqual([200, 200])
  const params = { path: { id: member.id } }
  expect((await account.client.DELETE(path, { params })).data).toEqual({ id: member.id, deleted: true })
  expect(await statuses()).toEqual([401, 401])
  const browser = browserOf({ baseUrl, fetch })
  browser.cookies.set('paraph-session', member.cookie)
  expect(await browser.renew()).toMatchObject({ status: 401, answer: { code: 'session_invalid' } })
  expect((await account.client.DELETE(path, { params })).error).toMatchObject({ status: 404, code: 'member_not_found' })
  const row = db.selectFrom('members').select(['name', 'removed_at']).where('id', '=', member.id)
  expect(await row.executeTakeFirst()).toEqual({ name: 'Anna Lindqvist', removed_at: expect.any(String) })
})

test('200 for the only member of an account of keys, if nobody has joined yet', async () => {
  const account = await newAccount()
  const body = { name: 'Anna', email: `anna.${account.id}@example.com`, role: 'ADMIN' as const }
  const { id } = (await account.client.POST('/api/v1/members', { body })).data!
  expect((await account.client.DELETE(path, { params: { path: { id } } })).response.status).toBe(200)
})
