import { afterAll, expect, test } from 'vitest'
import { startAnotherApp } from '../../support/another-app.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { services, newAccount } = await useServer()
const { key } = await newAccount()
// Only the signing page may be framed.
const plain = await startAnotherApp({ services, frameAncestors: ['https://app.example.com'] })
const secure = await startAnotherApp({ services, https: true })
afterAll(plain.close)
afterAll(secure.close)

const everywhere = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const closed = "default-src 'none'; frame-ancestors 'none'"

test.each<[string, string, number, string, string]>([
  ['an answer of the API', '/api/v1/contacts', 200, 'GET', closed],
  ['an error of the API', '/api/v1/contacts/ctc_1', 404, 'GET', closed],
  ['the spec', '/openapi.json', 200, 'GET', closed],
  // A browser enforces both this policy and the policy in the page, so this policy must not forbid what the page needs.
  ['the docs', '/docs/', 200, 'GET', "frame-ancestors 'none'"],
])('%s has the security headers, and no HSTS without HTTPS', async (_, path, status, method, policy) => {
  const response = await fetch(plain.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${key}` },
    redirect: 'manual',
  })
  expect(response.status).toBe(status)
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject({ ...everywhere, 'content-security-policy': policy })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('each answer has HSTS if clients use HTTPS', async () => {
  for (const path of ['/api/v1/contacts', '/docs', '/nowhere']) {
    const { headers } = await fetch(secure.baseUrl + path)
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000')
  }
})
