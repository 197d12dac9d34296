import { isScim, operations } from '@paraph/contract'
import { expect, test } from 'vitest'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { setupTokenOn } from '../../support/setup-token.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { countElsewhere, limitKey } from './limits.support.ts'

const { address, baseUrl, db, fetch, linkOf, newAccount, newMember } = await useServer()
const account = await newAccount()
const { parties } = await account.sentDocument({})
await limitKey(db, account, 1)
await countElsewhere(db, parties[0]!, 2_000_000)
const setupToken = await setupTokenOn(db)
await countElsewhere(db, `setup ${hashSecret(setupToken).toString('hex')}`, 2_000_000)
const member = await newMember(account.id)
for (const name of [member.id, member.sessionId, `visitors ${address}`]) await countElsewhere(db, name, 2_000_000)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const credentials = {
  apiKey: bearer(account.key),
  accessToken: bearer(member.token),
  sessionCookie: { cookie: `paraph-session=${member.cookie}` },
  none: {},
  setupToken: bearer(setupToken),
  signingToken: bearer(await linkOf(parties[0]!)),
}

test('429 of each operation over the limit, before the request is read', async () => {
  // The one request that the key may send in a minute.
  expect((await account.client.GET('/api/v1/companies')).response.status).toBe(200)
  for (const { operationId, method, path, security, body } of Object.values(operations)) {
    const response = await fetch(baseUrl + path.replaceAll(/\{\w+\}/g, 'none'), {
      method,
      headers: credentials[security.scheme],
      ...(body && { body: new Blob(['{'], { type: body.content[0].type }) }),
    })
    const problem = isScim({ path }) ? { status: '429' } : { status: 429, code: 'rate_limit_exceeded' }
    expect(await response.json(), operationId).toMatchObject(problem)
    expect(response.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})
