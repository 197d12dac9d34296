import { isScim, type Operation, operations, type Scope, scopes } from '@paraph/contract'
import { describe, expect, test } from 'vitest'
import { everyObject, withoutObjects } from './support/every-object.ts'
import { exampleSender } from './support/send-example.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const server = await startServer()
const { baseUrl, fetch, newAccount, newKey } = server
const sendExample = await exampleSender(baseUrl, fetch)

const { account, withObjects, stored } = await everyObject(server)

const withKey = Object.values(operations).filter(({ security }) => security.scheme === 'apiKey')
const keyed = withKey.filter(({ security }) => security.scopes.length > 0)

test('most operations need a key, and each of these but getMe needs a scope', () => {
  expect(keyed.length).toBeGreaterThan(30)
  const others = withKey.filter((operation) => !keyed.includes(operation))
  expect(others.map(({ operationId }) => operationId)).toEqual(['getMe'])
})

describe.each(keyed)('$operationId', (operation) => {
  const needed = operation.security.scopes
  const others = scopes.filter((scope) => !needed.includes(scope))

  test(`403 for a key with all scopes but ${needed.join(', ')}, and nothing changes`, async () => {
    const { key } = await newKey(account.id, others)
    const before = await stored()
    const response = await sendExample(withObjects(operation), { headers: { authorization: `Bearer ${key}` } })
    expect(response.status).toBe(403)
    const form = isScim(operation) ? /^application\/scim\+json\b/ : /^application\/problem\+json\b/
    expect(response.headers.get('content-type')).toMatch(form)
    expect(response.headers.get('www-authenticate')).toBe(
      `Bearer realm="paraph", error="insufficient_scope", scope="${needed.join(' ')}"`,
    )
    expect(await response.json()).toMatchObject({
      ...(isScim(operation) ? { status: '403' } : { status: 403, code: 'insufficient_scope' }),
      detail: `The key lacks the scope ${needed.join(', ')}. Use a key that has it.`,
    })
    expect(await stored()).toEqual(before)
  })

  test(`a key that lacks one of ${needed.join(', ')} is refused, and a key with only these passes the check`, async () => {
    const send = async (granted: Scope[]) => {
      // An account of its own, because an account has a limit of keys.
      const { key } = await newKey((await newAccount()).id, granted)
      // A new key may have the scopes of the key that creates it.
      const fields = operation.operationId === 'createApiKey' ? { scopes: needed } : {}
      const headers = { authorization: `Bearer ${key}` }
      return (await sendExample(withoutObjects(operation), { headers, fields })).status
    }
    for (const missing of needed) expect(await send(scopes.filter((scope) => scope !== missing)), missing).toBe(403)
    expect(await send([...needed])).toBe(statusWithScope(operation))
  })
})

/**
 * Returns the status after the check of the scopes: the identifiers and the company of createContact are unknown, the account has no address and no
 * single sign-on, and the issuer of the example does not exist.
 */
function statusWithScope({ path, operationId }: Operation): number {
  if (path.includes('{')) return 404
  if (/^(get|remove|confirm)SingleSignOn/.test(operationId)) return 404
  return (
    { createContact: 422, replaceSingleSignOn: 422, sendTestMail: 409, createScimUser: 201 }[operationId as string] ??
    200
  )
}
