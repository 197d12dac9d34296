import type { Fault, Open, Problem, ProblemCode, SenderContact } from '@paraph/contract/named'

/** A failure of the connection: the server was not reached, did not answer in time, or something else answered in its place. */
export type TransportCode = 'connection_failed' | 'timeout' | 'response_unexpected'
/**
 * A failure on the side of the caller: an argument that can't be sent, a file that can't be read, or a status that the document can no
 * longer reach.
 */
export type CallerCode = 'argument_invalid' | 'file_unreadable' | 'status_unreachable'
/**
 * Why a webhook is refused: it lacks a header, its signature fits none of the secrets, it is too old or in the future, or its body is not an
 * event.
 */
export type WebhookCode = 'header_missing' | 'signature_invalid' | 'timestamp_invalid' | 'body_invalid'

/** The known codes of errors: a problem of the API, or a failure that the client found itself. */
export type ErrorCode = ProblemCode | TransportCode | CallerCode | WebhookCode

interface Details {
  status?: number
  errors?: Fault[] | undefined
  requestId?: string | undefined
  isTest?: boolean | undefined
  senderName?: string | undefined
  senderContact?: SenderContact | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/**
 * The error that every method throws when it fails. Use `code` in programs; the message is for people.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
export class ParaphError extends Error {
  // `declare` keeps the fields out of the code: the constructor sets them.
  /** The name of the problem. A later version of the server may send a code that is not listed: handle it by its `status`. */
  declare readonly code: Open<ErrorCode>
  /** The HTTP status; 0 if there was no answer. */
  declare readonly status: number
  /** Each fault in the request, with a JSON pointer to the field. */
  declare readonly errors: Fault[]
  /** The identifier to quote when you ask the operator for help. */
  declare readonly requestId: string | undefined
  /** For a party's link that no longer shows the document (410): true if the document was made with a test key. */
  declare readonly isTest: boolean | undefined
  /** For a party's link that reached the wrong person, or whose party was removed: who sent the document, and where the reader can ask. */
  declare readonly senderName: string | undefined
  declare readonly senderContact: SenderContact | undefined
  /** Seconds to wait before the next attempt, if the server sent them. */
  declare readonly retryAfter: number | undefined

  constructor(code: Open<ErrorCode>, message: string, details: Details = {}) {
    const { status = 0, errors = [], requestId, isTest, senderName, senderContact, retryAfter, cause } = details
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ParaphError'
    this.code = code
    this.status = status
    this.errors = errors
    this.requestId = requestId
    this.isTest = isTest
    this.senderName = senderName
    this.senderContact = senderContact
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
): error is ParaphError & { readonly code: Code } {
  return error instanceof ParaphError && (codes.length === 0 || codes.includes(error.code as Code))
}

/** Returns the error of an argument that can't be sent. */
export function misuse(message: string): ParaphError {
  return new ParaphError('argument_invalid', message)
}

/** Also refuses NaN: each comparison with it is false. */
export function requireNumber(name: string, value: number): void {
  if (!(value >= 0)) throw misuse(`${name} must be 0 or more.`)
}

/** Returns the error for a response that is not 200. The response may come from Paraph or from something else, such as a proxy. */
export function toError(response: Response, body: unknown): ParaphError {
  if (!isProblem(body)) return unexpected(response, `answered ${response.status} without saying what is wrong`)
  const { code, errors = [], requestId, isTest, senderName, senderContact } = body
  const detail = body.detail ?? body.title
  const faults = errors.map(({ pointer, detail }) => `${pointer || 'The body'} ${detail}`)
  const untold = faults.filter((fault) => !detail.includes(fault)).map((fault) => ` ${fault}.`)
  const details = detailsOf(response)
  return new ParaphError(code, detail + untold.join(''), {
    ...details,
    errors,
    requestId: requestId ?? details.requestId,
    isTest,
    senderName,
    senderContact,
  })
}

/** Returns the error for a response that does not come from Paraph. `what` completes the sentence "The server …". */
export function unexpected(response: Response, what: string): ParaphError {
  const { url, type, status, headers } = response
  const server = (url && new URL(url).host) || 'The server'
  const to = headers.get('location')
  // A browser hides where the redirect leads.
  const isRedirect = type === 'opaqueredirect' || (status >= 300 && status < 400)
  const message = isRedirect
    ? `${server} redirects${to ? ` to ${to}` : ''}. Set baseUrl to the final address.`
    : `${server} ${what}. Is it Paraph that answers there?`
  return new ParaphError('response_unexpected', message, detailsOf(response))
}

export function requestIdOf({ headers }: Response): string | undefined {
  return headers.get('x-request-id') ?? undefined
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function areTexts(values: unknown[]): boolean {
  return values.every((value) => typeof value === 'string')
}

function isProblem(body: unknown): body is Problem {
  if (!isObject(body)) return false
  const { code, title, detail = '', errors = [] } = body
  return areTexts([code, title, detail]) && Array.isArray(errors) && errors.every(isObject)
}

function detailsOf(response: Response) {
  const { status, headers } = response
  return { status, requestId: requestIdOf(response), retryAfter: secondsOf(headers.get('retry-after')) }
}

/** Reads Retry-After (RFC 9110, 10.2.3), which is a number of seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  // `Date.parse` finds a date in the past in much that is none, for example in `-5`.
  const date = /^[A-Z].+:/.test(header) ? Date.parse(header) : NaN
  const seconds = /^\d+$/.test(header) ? Number(header) : (date - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
