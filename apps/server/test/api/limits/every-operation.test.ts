import { operations } from '@paraph/contract'
import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'
import { countElsewhere, limitKey } from './limits.support.ts'

const { baseUrl, db, fetch, linkOf, newAccount } = await startServer()
const account = await newAccount()
const { parties } = await account.sentDocument({})
await limitKey(db, account, 1)
await countElsewhere(db, parties[0]!, 2_000_000)
const credentials: Record<string, string> = { apiKey: account.key, signingToken: await linkOf(parties[0]!) }

test('200 for the one request that the key may make in a minute', async () => {
  expect((await account.client.GET('/api/v1/companies')).response.status).toBe(200)
})

test.each(Object.values(operations))('429 of $operationId', async ({ method, path, security, body }) => {
  const response = await fetch(baseUrl + path.replaceAll(/\{\w+\}/g, 'none'), {
    method,
    headers: { authorization: `Bearer ${credentials[security.scheme]}` },
    // No request is read before its caller is known.
    ...(body && { body: new Blob(['{'], { type: body.content[0].type }) }),
  })
  expect(await response.json()).toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
  expect(response.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})
