import type { Request } from 'express'
import { error as library } from 'express-openapi-validator'
import { document, type Fault } from '@paraph/contract'
import { isDatabaseDown, isDiskFull } from '#platform/database/errors.ts'
import { formats } from '#platform/formats/formats.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'
import { storageFull } from '#platform/problems/storage-full.ts'
import { fromBodyParser } from '../body/from-body-parser.ts'
import { sentMethod } from '../head-as-get.ts'
import { operationOf } from './operation-of.ts'

/** What the validator says about one part of a request. */
interface RequestFault {
  /** Of a part of the body: `/name`; of another part of the request: `/query/limit`. */
  pointer: string
  message: string
  /** The keyword of JSON Schema. Undefined for a fault that the validator finds without a schema. */
  keyword: string | undefined
}

/** Describes patterns that are hard to read. */
const patterns = new Map([
  [
    document.components.schemas.EmailAddress.pattern,
    "must be a full e-mail address, such as anna@example.com: before the @ only a–z, 0–9 and . _ ' + - can be used, and after the last dot only letters",
  ],
  [
    document.components.parameters.IdempotencyKey.schema.pattern,
    'must be 1 to 255 printable ASCII characters, in double quotes if they include a space, a quote or a backslash',
  ],
  [document.components.parameters.SearchDocuments.schema.pattern, 'must contain a word'],
])

/** Returns the problem that the client gets for an error. An error of the server becomes a 500 that does not reveal its cause. */
export function toProblem(error: unknown, req: Request): Problem {
  if (error instanceof Problem) return error
  if (isDiskFull(error)) return storageFull(error)
  if (isDatabaseDown(error)) {
    return new Problem('service_unavailable', undefined, { cause: error, headers: { 'retry-after': '2' } })
  }
  if (error instanceof library.BadRequest)
    return invalidRequest(
      toFaults(asOneType(error.errors.map((fault) => toRequestFault(fault, req.body)))).map(withCure(req)),
    )
  if (error instanceof library.NotFound) return new Problem('path_not_found')
  if (error instanceof library.MethodNotAllowed) return methodNotAllowed(req, error.headers?.['Allow'] ?? '')
  // The validator does not call the handler of the scheme if the header is missing.
  if (error instanceof library.Unauthorized)
    return unauthorized(missing[operationOf(req)!.security.scheme as keyof typeof missing])
  return fromBodyParser(error) ?? new Problem('internal_error', undefined, { cause: error })
}

const missing = {
  apiKey: 'key_missing',
  accessToken: 'session_missing',
  sessionCookie: 'session_missing',
  signingToken: 'link_missing',
  setupToken: 'setup_token_missing',
} as const

/** True if the error is a response of the server that breaks the contract. */
export function isResponseViolation(error: unknown): boolean {
  return error instanceof library.InternalServerError
}

function methodNotAllowed(req: Request, described: string): Problem {
  const methods = described.replace(/\bGET\b/, 'GET, HEAD').split(', ')
  const allow = methods.toSorted().join(', ')
  return new Problem('method_not_allowed', `This path takes ${allow}, not ${sentMethod(req)}.`, { headers: { allow } })
}

function toRequestFault(
  { path, message, errorCode }: InstanceType<typeof library.BadRequest>['errors'][number],
  body: unknown,
): RequestFault {
  // For dates, the validator replaces the keyword `type` by `x-eov-type`.
  const keyword = errorCode?.split('.', 1)[0]!.replace('x-eov-', '')
  const pointer = path.replace(/^\/body(?=\/|$)/, '')
  const isUnknown = keyword === 'additionalProperties'
  return { pointer: isUnknown ? escapeName(pointer.slice(1), body) : pointer, message, keyword }
}

/** The validator appends the name of an unknown field to the pointer of its object without escaping it (RFC 6901). */
function escapeName(pointer: string, object: unknown): string {
  const [, first = '', rest] = /^([^/]*)\/(.*)$/s.exec(pointer) ?? []
  if (rest === undefined || typeof object !== 'object' || object === null || Object.hasOwn(object, pointer))
    return `/${pointer.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const name = first.replaceAll('~1', '/').replaceAll('~0', '~')
  return `/${first}${escapeName(rest, (object as Record<string, unknown>)[name])}`
}

/** For a field that refers to a schema or is null, the validator reports each of both alternatives. */
function asOneType(faults: RequestFault[]): RequestFault[] {
  const nullable = new Set(faults.filter(({ keyword }) => keyword === 'anyOf').map(({ pointer }) => pointer))
  return faults.flatMap((fault) => {
    if (!nullable.has(fault.pointer)) return [fault]
    if (fault.keyword === 'anyOf' || fault.message === 'must be null') return []
    return [fault.keyword === 'type' ? { ...fault, message: `${fault.message},null` } : fault]
  })
}

function toFaults(faults: RequestFault[]): Fault[] {
  const chosen = new Set(faults.filter(({ keyword }) => keyword === 'oneOf').map(({ pointer }) => pointer))
  if (chosen.size === 0) return faults.map(toFault)
  const isOfChoice = ({ pointer, keyword }: RequestFault) =>
    keyword === 'oneOf' || ((keyword === 'required' || keyword === REFUSED) && chosen.has(parentOf(pointer)))
  return [
    ...Array.from(chosen, (parent) => faultOfChoice(parent, faults.filter(isOfChoice))),
    ...faults.filter((fault) => !isOfChoice(fault)).map(toFault),
  ]
}

/** The keyword of the fault for a field that an alternative of its object does not have. */
const REFUSED = 'false schema'

/**
 * For an object that has one of several fields, the validator reports each field of each alternative. The fault names one of these fields: the one
 * that the first alternative lacks or refuses, because the clients of the first release send that alternative.
 */
function faultOfChoice(object: string, faults: RequestFault[]): Fault {
  const namesOf = (wanted: string) =>
    faults
      .filter(({ keyword, pointer }) => keyword === wanted && parentOf(pointer) === object)
      .map(({ pointer }) => pointer.slice(object.length + 1))
  const [missing, ...instead] = namesOf('required')
  const [refused, ...sent] = namesOf(REFUSED)
  if (missing === undefined) {
    const detail = `must be absent, because you send ${sent.join(' and ')}`
    return { pointer: `${object}/${refused}`, code: 'unexpected', detail }
  }
  const detail = `is required, unless you send ${instead.join(' and ')}`
  return { pointer: `${object}/${missing}`, code: 'required', detail }
}

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

function toFault({ pointer, message, keyword = 'invalid' }: RequestFault): Fault {
  if (message.startsWith('Unknown query parameter')) {
    return { pointer, code: 'unknown_parameter', detail: 'is not a parameter of this operation' }
  }
  if (message.startsWith('Empty value found for query')) {
    return { pointer, code: 'empty', detail: 'must not be empty; leave it out instead' }
  }
  return {
    pointer,
    code: keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    detail: describe(keyword, message) + hintOf(pointer, keyword),
  }
}

/** A value with an unencoded `&` ends there, and the rest of it looks like a parameter without a value: `search=AB & Co`. */
const withCure =
  ({ query }: Request) =>
  (fault: Fault): Fault => {
    const isRest = fault.code === 'unknown_parameter' && query[fault.pointer.slice('/query/'.length)] === ''
    return isRest ? { ...fault, detail: `${fault.detail}; in a value, write & as %26` } : fault
  }

/** Most programs that show or write PDF files count in points, and not in fractions of the page. */
function hintOf(pointer: string, keyword: string): string {
  const side = keyword === 'maximum' ? /\/(?:box|offset|size)\/(x|y|width|height)$/.exec(pointer)?.[1] : undefined
  if (!side) return ''
  return `; this looks like points: divide by the ${side === 'x' || side === 'width' ? 'width' : 'height'} of the page`
}

function describe(keyword: string, message: string): string {
  const format = /^must match format "(.+)"$/.exec(message)?.[1]
  if (format) return formats[format]?.expected ?? `must be a ${format} as in RFC 3339`
  const pattern = /^must match pattern "(.+)"$/s.exec(message)?.[1]
  if (pattern && patterns.has(pattern)) return patterns.get(pattern)!
  if (keyword === 'required') return 'is required'
  if (keyword === 'additionalProperties') return 'is not a field of this request'
  return message
}
