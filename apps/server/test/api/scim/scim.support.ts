import type { ScimError, ScimUser, ScimUserList, Scope } from '@paraph/contract'
import type { useServer } from '@paraph/testing/server/server.ts'

type Server = Pick<Awaited<ReturnType<typeof useServer>>, 'baseUrl' | 'fetch' | 'newAccount' | 'newKey'>

export interface ScimAnswer {
  status: number
  location: string | null
  type: string | null
  /** Empty after a 204. */
  text: string
  user: ScimUser
  list: ScimUserList
  error: ScimError
}

export type SendScim = (method: string, path: string, body?: unknown, init?: { type?: string }) => Promise<ScimAnswer>

/** The requests of an identity provider, whose key has only the scope of SCIM. */
export async function scimProvider(
  { baseUrl, fetch, newAccount, newKey }: Server,
  { scopes = ['scim'] }: { scopes?: Scope[] } = {},
) {
  const account = await newAccount()
  const { key } = await newKey(account.id, scopes)
  const send: SendScim = async (method, path, body, { type = 'application/scim+json; charset=utf-8' } = {}) => {
    const response = await fetch(`${baseUrl}/api/v1/scim/v2${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = text === '' ? {} : JSON.parse(text)
    const { status, headers } = response
    const answer = { user: json, list: json, error: json }
    return { status, text, location: headers.get('location'), type: headers.get('content-type'), ...answer }
  }
  /** An address that no other test has. */
  const address = (name: string) => `${name}.${account.id}@example.com`
  const create = async (name: string, fields: object = {}) =>
    (await send('POST', '/Users', { userName: address(name), ...fields })).user
  const patch = (id: string, ...operations: object[]) =>
    send('PATCH', `/Users/${id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: operations,
    })
  return { account, key, send, address, create, patch }
}

export const filterOf = (attribute: string, value: string) =>
  `/Users?filter=${encodeURIComponent(`${attribute} eq ${JSON.stringify(value)}`)}`

/** What an error of SCIM has, whatever it says. */
export const scimError = (status: number, scimType?: string) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...(scimType !== undefined && { scimType }),
})
