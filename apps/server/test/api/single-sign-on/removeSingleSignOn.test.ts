import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { openSignOn } from '../../support/sign-on.ts'

const server = await useServer()
const { db, clientOf } = server
const { accounts, replace, prove, person, signOn } = await openSignOn(server, 1)

test('200 removes all of it and ends the sessions that the provider has opened; then 404', async () => {
  await replace(0)
  await prove(0)
  const { browser, answer } = await signOn(person(0))
  const { client, id } = accounts[0]!
  expect((await client.DELETE('/api/v1/account/single-sign-on')).data).toEqual({ id, deleted: true })
  expect((await clientOf(answer.accessToken!).GET('/api/v1/me')).response.status).toBe(401)
  expect((await browser.renew()).answer.code).toBe('session_invalid')
  expect(await db.selectFrom('single_sign_on_domains').select('domain').where('account_id', '=', id).execute()).toEqual(
    [],
  )
  const { data } = await client.GET('/api/v1/account/events')
  expect(data!.accountEvents.map(({ type, actor }) => [type, actor.type])).toEqual([
    ['single_sign_on.removed', 'API_KEY'],
    ['member.signed_in', 'MEMBER'],
    ['member.created', 'SYSTEM'],
    ['single_sign_on.domain_proved', 'API_KEY'],
    ['single_sign_on.updated', 'API_KEY'],
  ])
  expect((await client.DELETE('/api/v1/account/single-sign-on')).error?.code).toBe('single_sign_on_not_found')
})
