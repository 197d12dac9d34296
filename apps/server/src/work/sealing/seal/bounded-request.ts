import { readRetryAfter } from '#platform/formats/retry-after.ts'

/** Bytes. A revocation list of a large authority has a few megabytes. */
const MAX_BYTES = 8 * 1024 * 1024
const MAX_REDIRECTS = 3

export interface Request {
  /** Milliseconds for the request and its answer. */
  timeout: number
  maxBytes?: number
  body?: Uint8Array
  headers?: Record<string, string>
}

/** The server answered with another status than 200. */
export class StatusError extends Error {
  readonly status: number
  /** Milliseconds after which the server wants the next request. */
  readonly retryAfter: number | undefined

  constructor(host: string, { status, headers }: Response) {
    super(`The server ${host} answered with the status ${status}.`)
    this.status = status
    const seconds = readRetryAfter(headers.get('retry-after'), headers.get('date'))
    this.retryAfter = seconds === undefined ? undefined : seconds * 1000
  }
}

/** Fetches by HTTP with limits for time, size and redirects. Throws for every answer but a 200. */
export async function boundedRequest(
  url: string,
  { timeout, maxBytes = MAX_BYTES, body, headers }: Request,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeout)
  let target = webAddress(url)
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(target, {
      method: body ? 'POST' : 'GET',
      body: body ? Uint8Array.from(body) : null,
      headers: headers ?? {},
      redirect: 'manual',
      signal,
    })
    const location = response.headers.get('location')
    if (!body && response.status >= 300 && response.status < 400 && location && redirects < MAX_REDIRECTS) {
      await response.body?.cancel()
      target = webAddress(new URL(location, target).href)
      continue
    }
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new StatusError(target.host, response)
    }
    return readAtMost(response, maxBytes)
  }
}

function webAddress(text: string): URL {
  const url = new URL(text)
  if (url.protocol === 'http:' || url.protocol === 'https:') return url
  throw new Error(`The address ${url.protocol} is not a web address.`)
}

async function readAtMost(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    // An error in the loop cancels the answer.
    if (length > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
