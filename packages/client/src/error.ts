import type { Fault, Problem, ProblemCode } from '@paraph/contract'

/** A failure of the connection: the server was not reached, did not answer in time, or something else answered in its place. */
export type TransportCode = 'connection_failed' | 'timeout' | 'response_unexpected'
/** The code of an error: a problem of the API, or a failure of the connection. */
export type ErrorCode = ProblemCode | TransportCode

interface Details {
  status?: number
  errors?: Fault[] | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/**
 * The error that every method throws when it fails. Use `code` in programs; the message is for people.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export class ParaphError<Code extends ErrorCode = ErrorCode> extends Error {
  /** The name of the problem. */
  readonly code: Code
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  /** Each fault in the request, with a JSON pointer to the field. */
  readonly errors: Fault[]
  /** The identifier to quote when you ask the operator for help. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next attempt, if the server sent them. */
  readonly retryAfter: number | undefined

  constructor(code: Code, message: string, details: Details = {}) {
    const { status = 0, errors = [], requestId, retryAfter, cause } = details
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ParaphError'
    this.code = code
    this.status = status
    this.errors = errors
    this.requestId = requestId
    this.retryAfter = retryAfter
  }
}

/**
 * Returns whether the error is a {@link ParaphError} and, if codes are given, has one of them. TypeScript then narrows its type.
 *
 * @example
 * if (isParaphError(error, 'document_not_draft')) …
 */
export function isParaphError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  ...codes: Code[]
): error is ParaphError<Code> {
  return error instanceof ParaphError && (codes.length === 0 || codes.includes(error.code as Code))
}

/** Returns the error for a response that is not 200. The response may come from Paraph or from something else, such as a proxy. */
export function toError(response: Response, body: unknown): ParaphError {
  const { status, headers } = response
  const requestId = headers.get('x-request-id') ?? undefined
  const retryAfter = secondsOf(headers.get('retry-after'))
  if (!isProblem(body)) {
    const message = `${new URL(response.url || 'about:blank').host || 'The server'} answered ${status} without saying what is wrong. Is it Paraph that answers there?`
    return new ParaphError('response_unexpected', message, { status, requestId, retryAfter })
  }
  const faults = body.errors?.map(({ pointer, detail }) => ` ${pointer || 'The body'} ${detail}.`).join('') ?? ''
  const { code, errors } = body
  return new ParaphError(code, `${body.detail ?? body.title}${faults}`, {
    status,
    errors,
    requestId: body.requestId ?? requestId,
    retryAfter,
  })
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}

/** Reads Retry-After (RFC 9110, 10.2.3), which is a number of seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
