import type { paths } from '@paraph/contract'
import createFetchClient, { type Client } from 'openapi-fetch'
import { toFormData } from './upload.ts'
import { userAgent } from './user-agent.ts'

/** How to reach a server. */
export interface ClientOptions {
  /** Where the server runs, as `https://sign.example.com`; without `/api`. */
  baseUrl: string
  /** An API key, `pk_live_…` or `pk_test_…`. */
  apiKey: string
  /** Used in place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

/** Calls typed by the spec, by method and path: `client.GET('/api/v1/contacts/{id}', { params: { path: { id } } })`. */
export type ParaphClient = Client<paths>

/**
 * Makes a client that knows the paths of the spec and does nothing beyond: no retries, no timeout, nothing thrown.
 * {@link Paraph} is the one with a method for each operation.
 *
 * @returns a client whose calls answer `{ data, error, response }` and throw only what `fetch` throws: `data` on the only success, 200, and
 * else the problem details (RFC 9457) as `error`.
 * @throws TypeError if `baseUrl` is not an absolute URL, or there is no `apiKey`.
 * @see spec/openapi.yaml
 */
export function createClient({ baseUrl, apiKey, fetch }: ClientOptions): ParaphClient {
  if (!/^https?:\/\/./.test(baseUrl))
    throw new TypeError('baseUrl must be the URL of your server, as https://sign.example.com.')
  if (!apiKey) throw new TypeError('apiKey is missing.')
  return createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: { authorization: `Bearer ${apiKey}`, ...userAgent() },
    bodySerializer: (body) => toFormData(body) ?? JSON.stringify(body),
    ...(fetch && { fetch }),
  })
}
