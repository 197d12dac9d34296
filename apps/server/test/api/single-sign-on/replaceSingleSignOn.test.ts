import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { openSignOn } from '../../support/sign-on.ts'

const server = await useServer()
const { db, services, clientOf, newMember, log } = server
const { accounts, provider, domains, replace, prove, person, signOn, settings } = await openSignOn(server, 4)

test('200 stores the secret encrypted, and no answer and no line of the log has it', async () => {
  const { data } = await replace(0)
  const [id, domain] = [accounts[0]!.id, domains[0]!]
  expect(data).toEqual({
    issuer: provider.issuer,
    clientId: 'paraph',
    redirectUri: `https://sign.example.com/single-sign-on/${id}`,
    domains: [
      {
        domain,
        recordName: `_paraph.${domain}`,
        recordValue: expect.stringMatching(/^paraph-domain=[0-9a-f]{40}$/),
        provedAt: null,
      },
    ],
    roleClaim: null,
    roles: [],
    defaultRole: 'SENDER',
    createsMembers: true,
    onlySingleSignOn: false,
    updatedAt: data!.updatedAt,
  })
  const row = db.selectFrom('single_sign_on').select('client_secret').where('account_id', '=', id)
  const { client_secret: sealed } = await row.executeTakeFirstOrThrow()
  expect(services.singleSignOnSecrets.decrypt(sealed).toString()).toBe(provider.client.clientSecret)
  expect(JSON.stringify([data, log])).not.toContain(provider.client.clientSecret)
  const events = await accounts[0]!.client.GET('/api/v1/account/events')
  expect(JSON.stringify(events.data)).not.toContain(provider.client.clientSecret)
  const [event] = events.data!.accountEvents
  expect(event).toMatchObject({ type: 'single_sign_on.updated', subject: { id } })
  expect(event!.changes).toContainEqual({ field: 'issuer', before: null, after: provider.issuer })
  expect(event!.changes).toContainEqual({ field: 'clientSecret', before: null, after: 'new' })
  // Without a secret, the stored one stays.
  const { clientSecret: _, ...others } = settings(0)
  const again = await accounts[0]!.client.PUT('/api/v1/account/single-sign-on', {
    body: { ...others, createsMembers: false },
  })
  expect(again.data).toMatchObject({ createsMembers: false, domains: data!.domains })
  expect((await row.executeTakeFirstOrThrow()).client_secret).toEqual(sealed)
})

test('400 for another client or issuer without a secret, so that nobody leads the stored one elsewhere', async () => {
  await replace(0)
  const { clientSecret: _, ...others } = settings(0)
  for (const change of [{ issuer: `${provider.issuer}/evil` }, { clientId: 'other' }]) {
    const body = { ...others, ...change }
    const { error } = await accounts[0]!.client.PUT('/api/v1/account/single-sign-on', { body })
    expect(error).toMatchObject({ code: 'request_invalid', errors: [{ pointer: '/clientSecret', code: 'required' }] })
  }
})

test('400 for roles without a claim, and for new members without a role', async () => {
  const roles = [{ value: 'admins', role: 'ADMIN' as const }]
  expect((await replace(0, { roles })).error).toMatchObject({ errors: [{ pointer: '/roleClaim' }] })
  expect((await replace(0, { defaultRole: null })).error).toMatchObject({ errors: [{ pointer: '/defaultRole' }] })
})

const odd = createServer((req, res) => {
  const issuer = `http://127.0.0.1:${(odd.address() as AddressInfo).port}`
  const metadata: Record<string, object> = {
    '/common/': { issuer: 'https://login.microsoftonline.com/{tenantid}/v2.0', authorization_endpoint: issuer },
    '/script/': { issuer: `${issuer}/script`, authorization_endpoint: 'javascript:alert(1)' },
    '/pageless/': { issuer: `${issuer}/pageless` },
  }
  const found = Object.entries(metadata).find(([path]) => req.url!.startsWith(path))
  res.writeHead(found ? 200 : 302, { 'content-type': 'application/json', location: 'http://10.0.0.1/' })
  res.end(JSON.stringify(found?.[1]))
}).listen(0, '127.0.0.1')
afterAll(() => odd.close())

test.each([
  ['in a private network', () => 'https://10.0.0.1/realm', /10\.0\.0\.1 is not on the public internet/],
  ['without TLS', () => 'http://login.example.com', /must be called by https/],
  ['that names another issuer', (own: string) => `${own}/common`, /./],
  ['whose page is a script', (own: string) => `${own}/script`, /./],
  ['without a page', (own: string) => `${own}/pageless`, /no page/],
  ['that leads into a private network', (own: string) => `${own}/redirect`, /does not answer as OpenID Connect/],
] as const)('422 for an issuer %s, and nothing is stored', async (_, issuerOf, detail) => {
  const issuer = issuerOf(`http://127.0.0.1:${(odd.address() as AddressInfo).port}`)
  const { error } = await replace(1, { issuer })
  expect(error).toMatchObject({ code: 'issuer_refused', errors: [{ pointer: '/issuer', code: 'refused' }] })
  expect(error!.detail).toMatch(detail)
  expect((await accounts[1]!.client.GET('/api/v1/account/single-sign-on')).error?.code).toBe('single_sign_on_not_found')
})

test('409 for a member that demands single sign-on without having signed in by it; 200 for one that has', async () => {
  const onlySingleSignOn = true
  expect((await replace(2, { onlySingleSignOn })).error?.code).toBe('single_sign_on_untested')
  await replace(2, { defaultRole: 'ADMIN' })
  await prove(2)
  const admin = await newMember(accounts[2]!.id, { email: person(2) })
  const body = { ...settings(2), onlySingleSignOn }
  const refused = await admin.client.PUT('/api/v1/account/single-sign-on', { body })
  expect(refused.error?.code).toBe('single_sign_on_untested')
  const { answer } = await signOn(admin.email, { asksAgain: true })
  const client = clientOf(answer.accessToken!)
  expect((await client.PUT('/api/v1/account/single-sign-on', { body })).data).toMatchObject({ onlySingleSignOn })
  // Another provider, or no domain, would lock the member out.
  for (const change of [{ domains: [] }, { domains: ['other.example.com'] }]) {
    const { error } = await client.PUT('/api/v1/account/single-sign-on', { body: { ...body, ...change } })
    expect(error?.code).toBe('single_sign_on_untested')
  }
  // The session that a link has opened is out at once, and its next renewal finds no account.
  expect((await admin.client.GET('/api/v1/me')).response.status).toBe(401)
  expect((await client.GET('/api/v1/me')).response.status).toBe(200)
  expect((await accounts[2]!.client.GET('/api/v1/me')).response.status).toBe(200)
})
