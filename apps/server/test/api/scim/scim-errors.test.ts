import { isScim, operations as specified } from '@paraph/contract'
import { expect, test } from 'vitest'
import { maxJsonBytes } from '#api/http/body/body-limits.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { scimError } from './scim.support.ts'

const { baseUrl, fetch, newAccount, newKey } = await useServer()
const account = await newAccount()
const authorization = `Bearer ${(await newKey(account.id, ['scim'])).key}`
const operations = Object.values(specified).filter(isScim)

async function expectScimError(response: Response, status: number, scimType?: string): Promise<string> {
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/scim+json; charset=utf-8',
  ])
  const { detail, ...error } = (await response.json()) as { detail: string }
  expect(error).toEqual(scimError(status, scimType))
  expect(response.headers.get('x-request-id')).toMatch(/\S/)
  return detail
}

test.each(operations)('$operationId answers each wrong request in the form of SCIM', async ({ method, path, body }) => {
  const url = baseUrl + path.replaceAll(/\{\w+\}/g, 'none')
  const send = (init: RequestInit & { query?: string } = {}) =>
    fetch(url + (init.query ?? ''), { method, ...init, headers: { authorization, ...(init.headers as object) } })
  const missing = await fetch(url, { method })
  expect(missing.headers.get('www-authenticate')).toBe('Bearer realm="paraph"')
  await expectScimError(missing, 401)
  const colour = await send({
    query: '?colour=red',
    ...(body && { body: '{}', headers: { 'content-type': 'application/json' } }),
  })
  expect(await expectScimError(colour, 400, 'invalidValue')).toContain('/query/colour')
  if (!body) return
  const json = { 'content-type': 'application/scim+json' }
  await expectScimError(await send(), 400, 'invalidValue')
  await expectScimError(await send({ body: '{', headers: json }), 400, 'invalidSyntax')
  expect(await expectScimError(await send({ body: '{}', headers: { 'content-type': 'text/plain' } }), 415)).toContain(
    'application/scim+json',
  )
  const large = JSON.stringify({ userName: 'a'.repeat(maxJsonBytes) })
  await expectScimError(await send({ body: large, headers: json }), 413)
})

test('404 and 405 below the paths of SCIM have its form, and outside of them problem details', async () => {
  const headers = { authorization }
  await expectScimError(await fetch(`${baseUrl}/api/v1/scim/v2/Groups`, { headers }), 404)
  const wrong = await fetch(`${baseUrl}/api/v1/scim/v2/Users`, { method: 'DELETE', headers })
  expect(wrong.headers.get('allow')).toBe('GET, HEAD, POST')
  await expectScimError(wrong, 405)
  const outside = await fetch(`${baseUrl}/api/v1/scim`, { headers })
  expect(outside.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
})
