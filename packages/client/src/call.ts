import type { ParaphClient } from './client.ts'
import { isObject, misuse, ParaphError, requestIdOf, requireNumber, toError, unexpected } from './error.ts'
import { orAborted, sleep, waitBefore } from './retry.ts'
import { withTimeLimit } from './time-limit.ts'
import { type Upload, withFile } from './upload.ts'

/** Options for all calls, or for a single call. If an option of a call is `undefined`, the client's option applies, and without that the default. */
export interface CallOptions {
  /** Time limit of a call in milliseconds, including its retries and reading the response; 60,000 by default. `Infinity` means none. */
  timeout?: number | undefined
  /** Number of retries of a call; 2 by default. */
  maxRetries?: number | undefined
  /** Headers to send in addition. */
  headers?: Record<string, string> | undefined
  /** Aborts the call, also while it waits for its next retry. The call then throws the reason of the signal. */
  signal?: AbortSignal | undefined
}

/** Options of a call that creates something or has another effect. */
export interface PostOptions extends CallOptions {
  /**
   * Identifies the call, so that repeating it has no second effect: 1 to 255 printable ASCII characters. The server knows it for 24 hours.
   * By default, the client makes a new one for each call and sends it with each attempt. Set your own one, such as the identifier of your
   * order, to repeat the call safely after a restart of your program.
   */
  idempotencyKey?: string | undefined
}

/** A request of a generated method. */
export interface OperationCall {
  path?: Record<string, string>
  query?: object | undefined
  body?: object | undefined
  /** The possible media types, if the response is a file. */
  file?: readonly string[]
  /** A property that every response has; `id` by default. */
  has?: string
  /** The response for something that an earlier attempt has already deleted. */
  gone?: object
  /** The name of the called method, if it is a deprecated method of `signers`. The method of `parties` with the same name replaces it. */
  deprecated?: string
}

/** The result of a call, with the response that it came in. */
export interface WithResponse<Reply> {
  data: Reply
  response: Response
  /** The identifier to quote when you ask the operator for help. */
  requestId: string | undefined
}

/** The result of a call. Await it for the data, or await `withResponse()` for the data with the headers. */
export interface Answer<Reply> extends Promise<Reply> {
  withResponse: () => Promise<WithResponse<Reply>>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Call = <Reply>(method: Method, path: string, request: OperationCall, options?: PostOptions) => Answer<Reply>

interface Attempts {
  headers: Record<string, string>
  maxRetries: number
  signal: AbortSignal
  state: State
}

interface State {
  /** The failure of the last attempt, while the call waits for the next one. */
  failure?: ParaphError
}

type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/** Returns the function by which all methods call the server. It applies the time limit, the retries and the errors. */
export function createCall(http: ParaphClient, defaults: CallOptions, warn: (message: string) => void): Call {
  const warned = new Set<string>()
  const send = http.request as unknown as Send

  async function call<Reply>(method: Method, path: string, request: OperationCall, options: PostOptions) {
    const timeout = options.timeout ?? defaults.timeout ?? 60_000
    const maxRetries = options.maxRetries ?? defaults.maxRetries ?? 2
    const caller = options.signal ?? defaults.signal
    requireNumber('maxRetries', maxRetries)
    requirePath(request.path)
    requireDates(request.body)
    const key = method === 'POST' ? { 'idempotency-key': quoted(options.idempotencyKey ?? randomKey()) } : {}
    const headers = { ...key, ...defaults.headers, ...options.headers }
    requireHeaders(headers)
    const name = request.deprecated
    if (name && !warned.has(name)) {
      warned.add(name)
      warn(`signers.${name} is deprecated and ends with API v2. Use parties.${name} instead.`)
    }

    const state: State = {}
    // The failure of the last attempt says more than a timeout.
    const late = (cause: unknown) =>
      state.failure ?? new ParaphError('timeout', `There was no answer within ${timeout} ms.`, { cause })
    return withTimeLimit({ timeout, caller, late }, (signal) =>
      orAborted(attempts<Reply>(method, path, request, { headers, maxRetries, signal, state }), signal),
    )
  }

  async function attempts<Reply>(
    method: Method,
    path: string,
    { path: pathParameters, query, body, file, has = 'id', gone }: OperationCall,
    { headers, maxRetries, signal, state }: Attempts,
  ): Promise<WithResponse<Reply>> {
    const init = {
      params: { path: pathParameters, query },
      body: isUpload(body) ? await withFile(body) : body,
      headers,
      signal,
      parseAs: file ? 'blob' : 'text',
    }
    let mayBeDone = false
    for (let attempt = 0; ; attempt++) {
      let failure: ParaphError
      try {
        const { data, error, response } = await send(method.toLowerCase(), path, init)
        const reply = (data: unknown) => ({ data: data as Reply, response, requestId: requestIdOf(response) })
        if (response.ok) return reply(read(data, response, file, has))
        if (response.status === 404 && gone && mayBeDone) return reply(gone)
        failure = toError(response, error)
      } catch (cause) {
        signal.throwIfAborted()
        if (cause instanceof ParaphError) throw cause
        const message = 'The server could not be reached, or broke off its answer.'
        failure = new ParaphError('connection_failed', message, { cause })
      }
      mayBeDone ||= failure.status === 0 || failure.status > 500
      const wait = attempt < maxRetries ? waitBefore(attempt, failure) : undefined
      if (wait === undefined) throw failure
      state.failure = failure
      await sleep(wait, signal)
      signal.throwIfAborted()
      delete state.failure
    }
  }

  return <Reply>(method: Method, path: string, request: OperationCall, options: PostOptions = {}) => {
    const answer = call<Reply>(method, path, request, options)
    const data = answer.then(({ data }) => data)
    const withResponse = () => {
      // The caller awaits only `answer` then. Node ends a program if a promise fails and nothing handles its error.
      data.catch(() => {})
      return answer
    }
    return Object.assign(data, { withResponse })
  }
}

/** `fetch` would fail as if the connection were broken. Its message contains the value, which may be a secret. */
function requireHeaders(headers: Record<string, string>): void {
  try {
    void new Headers(headers)
  } catch {
    throw misuse('headers are invalid.')
  }
}

/** Returns a key of 128 random bits. Not a UUID, because browsers make UUIDs only in pages of secure origins. */
function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Returns the key as a string of a structured field (RFC 9651, 3.3.3). */
function quoted(key: unknown): string {
  if (typeof key !== 'string' || !/^[ -~]{1,255}$/.test(key))
    throw misuse('idempotencyKey must have 1 to 255 printable ASCII characters.')
  return `"${key.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** JSON has `null` for an invalid date, which would remove the stored time. */
function requireDates(body: unknown): void {
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Date && Number.isNaN(value.getTime())) throw misuse(`${name} is an invalid Date.`)
  }
}

/** An empty identifier would address the list, and `..` another resource. */
function requirePath(path: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries<unknown>(path)) {
    if (typeof value === 'string' && !/^\.{0,2}$/.test(value)) continue
    throw misuse(`The identifier ${name} must be the id of an object. It is ${JSON.stringify(value)}.`)
  }
}

/** @throws ParaphError `response_unexpected` if the response does not come from Paraph */
function read(data: unknown, response: Response, file: readonly string[] | undefined, has: string): unknown {
  if (file?.some((type) => (data as Blob | undefined)?.type.startsWith(type))) return data
  try {
    // Never a file, because a Blob is not a text.
    const json = JSON.parse(data as string) as unknown
    if (isObject(json) && has in json) return json
  } catch {
    // It is not JSON.
  }
  throw unexpected(response, `answered ${response.status} with something unexpected`)
}

function isUpload(body: object | undefined): body is { file: Upload } {
  return isObject(body) && 'file' in body
}
