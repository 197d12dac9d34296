import type { Configuration, ServerMetadata } from 'openid-client'
import { MINUTE, SECOND } from '#platform/formats/durations.ts'
import { boundedFetch } from '#platform/outbound/bounded-fetch.ts'
import { targetOf } from '#platform/outbound/target.ts'
import { ProviderError } from './provider-error.ts'
import { toProviderError } from './to-provider-error.ts'

/** Milliseconds for one request to a provider. A sign-in sends at most four. */
const REQUEST_MS = 5 * SECOND

/** Milliseconds for which the addresses and keys of a provider are kept. */
const KEPT = 10 * MINUTE

/** The maximum number of providers whose addresses and keys are kept. */
const MAX_KEPT = 200

/** The maximum number of sign-ins that wait for one provider at a time, so that one that hangs does not use up the server. */
const MAX_WAITING = 100

/** How the server is known at a provider. */
export interface Client {
  issuer: string
  clientId: string
  clientSecret: string
}

/** What the server remembers of a sign-in that has begun. */
export interface Begun {
  state: string
  nonce: string
  codeVerifier: string
}

export interface SignInRequest {
  redirectUri: string
  loginHint: string
  /** For a provider that must ask also a person who has signed in there. `maxAge`, in seconds, makes it say when it last asked. */
  again: { prompt: string; maxAge: number } | undefined
}

/** The identity providers of all accounts. Each function throws a ProviderError if the provider gives no proof. */
export interface Providers {
  /** Checks that the issuer is a provider. Returns nothing. */
  check: (client: Client) => Promise<void>
  /** Returns where the browser must go. */
  begin: (client: Client, request: SignInRequest) => Promise<Begun & { url: string }>
  /**
   * Returns what the provider says about the person.
   *
   * @param url - where the provider has sent the browser, with all parameters.
   * @param wanted - the claims that are asked for at the provider's user info if the ID token lacks them.
   */
  finish: (client: Client, answer: Begun & { url: URL; wanted: string[] }) => Promise<Record<string, unknown>>
}

/** openid-client is loaded at the first sign-in, so that a server without single sign-on does not need its memory. */
const load = () => import('openid-client')
type Library = Awaited<ReturnType<typeof load>>

export function openProviders(allowedHosts: readonly string[], timeoutMs = REQUEST_MS): Providers {
  const kept = new Map<string, { until: number; config: Promise<Configuration> }>()
  const waiting = new Map<string, number>()

  const configOf = async (library: Library, client: Client): Promise<Configuration> => {
    const key = JSON.stringify(client)
    const found = kept.get(key)
    if (found && found.until > performance.now()) return found.config
    // All who wait for the same provider wait for one request.
    const config = discover(library, client, { allowedHosts, timeoutMs })
    kept.delete(key)
    kept.set(key, { until: performance.now() + KEPT, config })
    for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest)
    config.catch(() => kept.get(key)?.config === config && kept.delete(key))
    return config
  }

  const withProvider = async <Result>(
    client: Client,
    use: (library: Library, config: Configuration) => Promise<Result>,
  ): Promise<Result> => {
    const count = waiting.get(client.issuer) ?? 0
    if (count >= MAX_WAITING) throw new ProviderError('unavailable', 'Too many sign-ins wait for the provider.')
    waiting.set(client.issuer, count + 1)
    try {
      const library = await load()
      return await use(library, await configOf(library, client))
    } catch (error) {
      throw toProviderError(error)
    } finally {
      const left = waiting.get(client.issuer)! - 1
      if (left === 0) waiting.delete(client.issuer)
      else waiting.set(client.issuer, left)
    }
  }

  return {
    check: (client) => withProvider(client, async () => {}),
    begin: (client, { redirectUri, loginHint, again }) =>
      withProvider(client, async (library, config) => {
        const codeVerifier = library.randomPKCECodeVerifier()
        const [state, nonce] = [library.randomState(), library.randomNonce()]
        const url = library.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          login_hint: loginHint,
          ...(again && { prompt: again.prompt, max_age: String(again.maxAge) }),
        })
        return { url: url.href, state, nonce, codeVerifier }
      }),
    finish: (client, { url, state, nonce, codeVerifier, wanted }) =>
      withProvider(client, async (library, config) => {
        const tokens = await library.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        const isComplete = wanted.every((name) => claims[name] !== undefined)
        if (isComplete || config.serverMetadata().userinfo_endpoint === undefined) return claims
        return { ...(await library.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
      }),
  }
}

/** Reads the metadata of a provider. */
async function discover(
  library: Library,
  { issuer, clientId, clientSecret }: Client,
  limits: { allowedHosts: readonly string[]; timeoutMs: number },
): Promise<Configuration> {
  const [basic, inBody] = [library.ClientSecretBasic(clientSecret), library.ClientSecretPost(clientSecret)]
  const isBasic = ({ token_endpoint_auth_methods_supported: methods }: ServerMetadata) =>
    methods === undefined || methods.includes('client_secret_basic')
  const config = await library.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    (server, ...rest) => (isBasic(server) ? basic : inBody)(server, ...rest),
    {
      [library.customFetch]: (url, options) => boundedFetch(url, options, limits),
      timeout: (2 * limits.timeoutMs) / SECOND,
      // The rules of the fetch decide who may be called without TLS.
      execute: [library.enableNonRepudiationChecks, library.allowInsecureRequests],
    },
  )
  const { issuer: named, authorization_endpoint: page } = config.serverMetadata()
  // The library accepts the shared issuers of Microsoft, at which everybody can register and claim any address.
  if (new URL(named).href !== new URL(issuer).href)
    throw new ProviderError('refused', `The provider names another issuer: ${named.slice(0, 200)}`)
  if (page === undefined) throw new ProviderError('refused', 'The provider has no page for signing in.')
  // The browser goes there, so it must not be a script.
  targetOf(page, limits.allowedHosts)
  return config
}
