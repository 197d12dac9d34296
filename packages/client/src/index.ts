import type { paths } from '@paraph/contract'
import createFetchClient, { type Client } from 'openapi-fetch'

export type * from '@paraph/contract'

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
 * Makes a client of one account.
 *
 * @returns a client whose calls answer `{ data, error, response }` and throw only what `fetch` throws: `data` on the only success, 200, and
 * else the problem details (RFC 9457) as `error`.
 * @see spec/openapi.yaml
 */
export function createClient({ baseUrl, apiKey, fetch }: ClientOptions): ParaphClient {
  return createFetchClient<paths>({
    baseUrl,
    headers: { authorization: `Bearer ${apiKey}` },
    bodySerializer: (body) => (hasFile(body) ? toFormData(body) : JSON.stringify(body)),
    ...(fetch && { fetch }),
  })
}

function hasFile(body: unknown): body is object {
  return typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)
}

function toFormData(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}
