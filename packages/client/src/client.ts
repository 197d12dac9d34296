import type { paths } from '@paraph/contract'
import createFetchClient, { type Client } from 'openapi-fetch'
import { toFormData } from './upload.ts'
import { userAgent } from './user-agent.ts'

/** The connection to a server. */
export interface ClientOptions {
  /** The URL of the server without `/api`, for example `https://sign.example.com`. */
  baseUrl: string
  /** An API key, `pk_live_…` or `pk_test_…`. */
  apiKey: string
  /** Used instead of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>
}

/** Calls by method and path, with the types of the spec: `client.GET('/api/v1/contacts/{id}', { params: { path: { id } } })`. */
export type ParaphClient = Client<paths>

/**
 * Makes a client that has only the paths of the spec: it does not retry, has no timeout, and does not throw error responses.
 * {@link Paraph} has a method for each operation.
 *
 * @returns a client whose calls return `{ data, error, response }`. `data` is set on success, which is always 200. Otherwise `error` has the
 * problem details (RFC 9457). A call throws only the errors of `fetch`.
 * @throws TypeError if `baseUrl` is not an absolute URL, or if `apiKey` is missing.
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
