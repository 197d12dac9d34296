import type { paths } from '@paraph/contract'
import createFetchClient, { type Client } from 'openapi-fetch'
import { serverUrl } from './server-url.ts'
import { toFormData } from './upload.ts'
import { userAgent } from './user-agent.ts'

/** The connection to a server. */
export interface ClientOptions {
  /** The URL of the server, for example `https://sign.example.com`. */
  baseUrl: string
  /** An API key, `pk_live_…` or `pk_test_…`. */
  apiKey: string
  /** Used instead of the global `fetch`, which is looked up at each call. */
  fetch?: (request: Request) => Promise<Response>
}

/** Calls by method and path, with the types of the spec: `client.GET('/api/v1/contacts/{id}', { params: { path: { id } } })`. */
export type ParaphClient = Client<paths>

/**
 * Makes a client that has only the paths of the spec: it does not retry, has no timeout, and does not throw error responses.
 * {@link Paraph} has a method for each operation.
 *
 * @returns a client whose calls return `{ data, error, response }`. `data` is set on success, which is always 200. Otherwise `error` has the
 * problem details (RFC 9457). A call throws only the errors of `fetch`. It does not follow redirects, because a redirected POST would become a
 * GET.
 * @throws TypeError if `baseUrl` is not an absolute http or https URL, or has a password or a query, or if `apiKey` is missing or has characters
 * that no key has.
 * @see spec/openapi.yaml
 */
export function createClient({ baseUrl, apiKey, fetch }: ClientOptions): ParaphClient {
  // Neither a query nor a password: paths are added to it, and `fetch` refuses a URL with a password.
  if (!/^https?:\/\/[^\s?#@]+$/i.test(baseUrl) || !URL.canParse(baseUrl))
    throw new TypeError('baseUrl must be the URL of your server, as https://sign.example.com.')
  if (!apiKey) throw new TypeError('apiKey is missing.')
  // The message of the error that `fetch` would throw contains the key.
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    throw new TypeError('apiKey has a space, a line break or another wrong character.')
  return createFetchClient<paths>({
    baseUrl: serverUrl(baseUrl),
    headers: { authorization: `Bearer ${apiKey}`, ...userAgent() },
    bodySerializer: (body) => toFormData(body) ?? JSON.stringify(body),
    querySerializer: { array: { style: 'form', explode: false } },
    redirect: 'manual',
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
  })
}
