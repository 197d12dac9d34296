import type { ParaphClient } from './client.ts'
import { ParaphError, toError } from './error.ts'
import { type Upload, withFile } from './upload.ts'

/** Options for all calls, or for a single call. */
export interface CallOptions {
  /** Time limit of a call in milliseconds, including its retries and reading the response; 60,000 by default. */
  timeout?: number
  /** Number of retries of a call that is safe to repeat; 2 by default. */
  maxRetries?: number
  /** Aborts the call, also while it waits for its next retry. */
  signal?: AbortSignal
}

/** A request of a generated method. */
export interface OperationCall {
  path?: Record<string, string>
  query?: object | undefined
  body?: object | undefined
  /** The response is a file. */
  file?: true
  /** The called method, if it is deprecated, and the method to call instead. */
  deprecated?: [name: string, successor: string]
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Call = <Reply>(
  method: Method,
  path: string,
  request: OperationCall,
  options?: CallOptions,
) => Promise<Reply>

/** Milliseconds. */
const [FIRST_WAIT, LONGEST_WAIT] = [500, 8_000]
/** Seconds. If the server asks for a longer wait, the call fails and the caller decides. */
const LONGEST_RETRY_AFTER = 30

type Answer = { data?: unknown; error?: unknown; response: Response }
type Send = (method: string, path: string, init: object) => Promise<Answer>

/** Returns the function by which all methods call the server. It applies the time limit, the retries and the errors. */
export function createCall(http: ParaphClient, defaults: CallOptions, warn: (message: string) => void): Call {
  const warned = new Set<string>()
  return async <Reply>(method: Method, path: string, request: OperationCall, options: CallOptions = {}) => {
    const { timeout = 60_000, maxRetries = 2, signal: caller } = { ...defaults, ...options }
    const [name, successor] = request.deprecated ?? []
    if (name && !warned.has(name)) warn(`${name} is deprecated and ends with API v2. Use ${successor} instead.`)
    if (name) warned.add(name)

    const limit = AbortSignal.timeout(timeout)
    const signal = caller ? AbortSignal.any([caller, limit]) : limit
    const { query, path: pathParameters, file } = request
    const init = {
      params: { path: pathParameters, query },
      body: isUpload(request.body) ? await withFile(request.body) : request.body,
      signal,
      ...(file && { parseAs: 'blob' }),
    }
    for (let attempt = 0; ; attempt++) {
      let failure: ParaphError
      try {
        const { data, error, response } = await (http.request as unknown as Send)(method.toLowerCase(), path, init)
        if (response.ok) return data as Reply
        failure = toError(response, error)
      } catch (cause) {
        caller?.throwIfAborted()
        if (limit.aborted) throw new ParaphError('timeout', `There was no answer within ${timeout} ms.`, { cause })
        failure = new ParaphError('connection_failed', 'The server could not be reached, or broke off its answer.', {
          cause,
        })
      }
      const wait = attempt < maxRetries && method !== 'POST' ? waitBefore(attempt, failure) : undefined
      if (wait === undefined) throw failure
      await sleep(wait, signal)
      caller?.throwIfAborted()
      if (limit.aborted) throw failure
    }
  }
}

/**
 * Returns the milliseconds before the next retry; undefined if the call must not be retried. The wait has full jitter, so that clients
 * that failed at the same time do not retry at the same time.
 */
function waitBefore(attempt: number, { status, retryAfter }: ParaphError): number | undefined {
  if (status !== 0 && status !== 429 && status !== 503) return undefined
  if (retryAfter !== undefined) return retryAfter <= LONGEST_RETRY_AFTER ? retryAfter * 1000 : undefined
  return Math.random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
}

/** Waits for the time to pass or for the signal, whichever comes first. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

function isUpload(body: object | undefined): body is { file: Upload } {
  return body !== undefined && 'file' in body
}
