// oxlint-disable-next-line typescript/triple-slash-reference -- Only so do other workspaces, which import this file, find the declaration of an untyped module.
/// <reference path="./oidc-provider.d.ts" />
import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'

type Claims = Record<string, unknown>

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'test', use: 'sig', alg: 'RS256' }

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url')

/** Returns a token that the provider has signed, or that nobody has signed. */
export function signToken(claims: Claims, alg: 'RS256' | 'none' = 'RS256'): string {
  const text = `${part({ alg, kid: 'test', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${alg === 'none' ? '' : createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
}

export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims

/** Starts a real provider of OpenID Connect, which knows Paraph and ends with the test file. Its people sign in without a page. */
export async function openProvider(redirectUris: string[]) {
  const people = new Map<string, Claims>()
  /** What a test does to the ID token of the next answers. */
  const hooks: { token?: ((token: string) => string) | undefined; isBroken: boolean; requests: string[] } = {
    isBroken: false,
    requests: [],
  }
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = { clientId: 'paraph', clientSecret: 'secret of the client at the provider' }
  const provider: Provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: redirectUris }],
    jwks: { keys: [jwk] },
    conformIdTokenClaims: false,
    claims: { email: ['email', 'email_verified', 'hd'], profile: ['name', 'groups', 'realm_access'] },
    findAccount: (_ctx: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    loadExistingGrant: async (ctx: { oidc: { session: { accountId: string } } }) => {
      const grant = new provider.Grant({ clientId: client.clientId, accountId: ctx.oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['cookies of the test'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  })
  const answer = provider.callback()
  server.on('request', async (req, res) => {
    hooks.requests.push(`${req.method} ${req.url!.split('?')[0]}`)
    if (req.url!.startsWith('/interaction/')) {
      const { params } = await provider.interactionDetails(req, res)
      return provider.interactionFinished(req, res, { login: { accountId: params.login_hint } })
    }
    if (req.url === '/token' && hooks.isBroken) return res.writeHead(502).end('Bad Gateway')
    if (req.url === '/token' && hooks.token) replaceToken(res, hooks.token)
    answer(req, res)
  })
  afterAll(() => void (server.closeAllConnections(), server.close()))
  /**
   * Signs in as the person whom the server hints at, and returns where the provider sends the browser.
   *
   * @param cookies - of the browser at the provider. With those of a sign-in before, the provider only asks if it must.
   */
  const signIn = async (url: string, as?: string, cookies = new Map<string, string>()) => {
    let next = new URL(url)
    if (as !== undefined) next.searchParams.set('login_hint', as)
    while (next.origin === issuer) {
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
      const { headers } = await fetch(next, { redirect: 'manual', headers: { cookie } })
      for (const set of headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!
        cookies.set(name!, value!)
      }
      next = new URL(headers.get('location')!, next)
    }
    return next
  }
  return { issuer, client, people, hooks, signIn }
}

function replaceToken(res: ServerResponse, change: (token: string) => string) {
  const end = res.end.bind(res) as (text: string) => ServerResponse
  res.end = ((body: string) => {
    const json = JSON.parse(body) as { id_token?: string }
    if (json.id_token !== undefined) json.id_token = change(json.id_token)
    const text = JSON.stringify(json)
    res.setHeader('content-length', Buffer.byteLength(text))
    return end(text)
  }) as never
}
