import { type Operation, operations, type Role } from '@paraph/contract'
import { expect, test } from 'vitest'
import { roleScopes } from '#domain/members/member-rules.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { withoutObjects } from './support/every-object.ts'
import { setupTokenOn } from './support/setup-token.ts'

const { baseUrl, db, fetch, newAccount, newMember, linkOf } = await useServer()
const account = await newAccount()
const { parties } = await account.sentDocument({})
const roles = Object.keys(roleScopes) as Role[]
const members = await Promise.all(roles.map(async (role) => ({ role, ...(await newMember(account.id, { role })) })))
const setupToken = await setupTokenOn(db)
const ownPage = { 'sec-fetch-site': 'same-origin' }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

interface Caller {
  headers: Record<string, string>
  /** The security schemes whose operations the caller may use. */
  schemes: Operation['security']['scheme'][]
  scopes?: readonly string[]
}

/** Everybody who can send a request. Each has the other things that a browser sends, so that only the credential decides. */
const callers: Record<string, Caller> = {
  nobody: { headers: {}, schemes: [] },
  'a key': { headers: bearer(account.key), schemes: ['apiKey'] },
  ...Object.fromEntries(
    members.map(({ role, token }): [string, Caller] => [
      role,
      { headers: bearer(token), schemes: ['apiKey', 'accessToken'], scopes: roleScopes[role] },
    ]),
  ),
  'a cookie of a session': { headers: { cookie: `paraph-session=${members[0]!.cookie}` }, schemes: ['sessionCookie'] },
  'a setup token': { headers: bearer(setupToken), schemes: ['setupToken'] },
  'a link of a party': { headers: bearer(await linkOf(parties[0]!)), schemes: ['signingToken'] },
}

/** Each operation refuses an unknown parameter, after it has decided about the credential. So the request does nothing, whoever sends it. */
const DONE = 400

function expected({ security: { scheme, scopes } }: Operation, { schemes, scopes: granted }: Caller): number {
  if (scheme === 'none') return DONE
  if (!schemes.includes(scheme)) return 401
  return granted === undefined || scopes.every((scope) => granted.includes(scope)) ? DONE : 403
}

test('each caller may use exactly the operations of its credential and its scopes, as the spec says', async () => {
  const [found, wanted]: Record<string, Record<string, number>>[] = [{}, {}]
  // Wrong credentials are counted by network.
  let network = 0
  await Promise.all(
    Object.values(operations).map(async (operation) => {
      const { operationId, method, path } = withoutObjects(operation)
      for (const [name, caller] of Object.entries(callers)) {
        const headers = {
          ...ownPage,
          ...caller.headers,
          'x-forwarded-for': `2001:db8:a:${(++network).toString(16)}::1`,
        }
        const { status } = await fetch(`${baseUrl}${path}?colour=red`, { method, headers })
        ;(found![name] ??= {})[operationId] = status
        ;(wanted![name] ??= {})[operationId] = expected(operation, caller)
      }
    }),
  )
  expect(Object.keys(wanted!.nobody!).length).toBeGreaterThan(100)
  expect(found).toEqual(wanted)
})
