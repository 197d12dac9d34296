import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hashToken } from '#domain/members/session-tokens.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { allowWays } from '../../support/allow-ways.ts'
import { openSignOn } from '../../support/sign-on.ts'

const server = await useServer()
const { db, baseUrl, fetch, services } = server
const { accounts, provider, domains, replace, prove, person, start, newBrowser } = await openSignOn(server, 2)

test('200 leads to the provider of a proved domain, with a state that only this browser can use', async () => {
  await replace(0)
  await prove(0)
  const email = person(0)
  const browser = newBrowser()
  const { url } = await start(email.toUpperCase(), browser)
  const { origin, pathname, searchParams } = new URL(url!)
  expect([origin, pathname]).toEqual([provider.issuer, '/auth'])
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'paraph',
    response_type: 'code',
    redirect_uri: `https://sign.example.com/single-sign-on/${accounts[0]!.id}`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    login_hint: email,
  })
  expect(searchParams.has('prompt')).toBe(false)
  const row = await db
    .selectFrom('single_sign_on_attempts')
    .selectAll()
    .where('state_sha256', '=', hashToken(searchParams.get('state')!))
    .executeTakeFirstOrThrow()
  expect(row.browser_sha256).toEqual(hashToken(browser.cookies.get('paraph-browser')!))
  expect(row.nonce).toBe(searchParams.get('nonce'))
})

test('200 without a page for other domains, subdomains and domains that are not proved', async () => {
  await replace(1)
  for (const domain of [domains[1], `sub.${domains[0]}`, 'example.org'])
    expect((await start(`anna@${domain}`)).url).toBeNull()
})

test('503 if the provider does not answer, and 60 who sign in at once ask it once', async () => {
  await replace(1)
  await prove(1)
  const change = (columns: { client_id: string } | { issuer: string }) =>
    db.updateTable('single_sign_on').set(columns).where('account_id', '=', accounts[1]!.id).execute()
  await change({ client_id: 'not asked before' })
  provider.hooks.requests.length = 0
  const all = await Promise.all(Array.from({ length: 60 }, () => start(person(1))))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
  expect(provider.hooks.requests.filter((request) => request.includes('.well-known'))).toHaveLength(1)
  await change({ issuer: 'http://127.0.0.1:1' })
  const { status, code } = await start(person(1))
  expect({ status, code }).toEqual({ status: 503, code: 'single_sign_on_unavailable' })
})

test('403 for a request from another site', async () => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"a@example.org"}' }
  const refused = await fetch(`${baseUrl}/api/v1/single-sign-on`, init)
  expect(await refused.json()).toMatchObject({ status: 403, code: 'origin_refused' })
})

test('409 if the operator does not allow single sign-on', async () => {
  allowWays(services, 'MAILED_LINK', 'KEY')
  const { status, code } = await start('anna@example.org')
  expect({ status, code }).toEqual({ status: 409, code: 'sign_in_way_off' })
})

test('422 if the provider names another issuer by now', async () => {
  const metadata = JSON.stringify({ issuer: 'https://login.example.com' })
  const odd = createServer((_req, res) => res.setHeader('content-type', 'application/json').end(metadata))
  await once(odd.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void odd.close())
  await replace(1)
  await prove(1)
  const issuer = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`
  await db.updateTable('single_sign_on').set({ issuer }).where('account_id', '=', accounts[1]!.id).execute()
  const { status, code, detail } = await start(person(1))
  expect({ status, code }).toEqual({ status: 422, code: 'single_sign_on_refused' })
  expect(detail).toMatch(/^The sign-in at the provider failed/)
})
