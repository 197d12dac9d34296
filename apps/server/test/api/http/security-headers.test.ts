import { afterAll, expect, test } from 'vitest'
import { startAnotherApp } from '../../support/another-app.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, services, newAccount } = await useServer()
const { key } = await newAccount()
// Only the signing page may be framed.
const secure = await startAnotherApp({ services, https: true, frameAncestors: ['https://app.example.com'] })
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

test.each([
  ['an answer of the API', '/api/v1/contacts', 200, closed],
  ['an error of the API', '/api/v1/contacts/ctc_1', 404, closed],
  ['the spec', '/openapi.json', 200, closed],
  // A browser enforces both this policy and the policy in the page, so this policy must not forbid what the page needs.
  ['the docs', '/docs/', 200, "frame-ancestors 'none'"],
])('%s has the security headers, and HSTS only with HTTPS', async (_, path, status, policy) => {
  for (const url of [baseUrl, secure.baseUrl]) {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${key}` } })
    expect(response.status).toBe(status)
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({ ...everywhere, 'content-security-policy': policy })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers['strict-transport-security']).toBe(url === baseUrl ? undefined : 'max-age=31536000')
  }
})
