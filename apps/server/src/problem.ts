import type { Fault, Problem as ProblemBody, ProblemCode } from '@paraph/contract'

interface Kind {
  status: number
  title: string
  /** What to do about it, where that is the same each time. */
  detail?: string
}

/** Every problem the service answers with, once. */
export const problems = {
  request_invalid: { status: 400, title: 'The request is not valid' },
  request_malformed: { status: 400, title: 'The request can not be read' },
  key_missing: {
    status: 401,
    title: 'An API key is required',
    detail: 'Send the header authorization: Bearer <API_KEY>.',
  },
  key_invalid: {
    status: 401,
    title: 'The API key is not valid',
    detail: 'The key is unknown, revoked or expired. Make a new one.',
  },
  path_not_found: {
    status: 404,
    title: 'There is no such path',
    detail: 'No operation has this path. See /docs for those there are; a path has no slash at its end.',
  },
  document_not_found: {
    status: 404,
    title: 'There is no such document',
    detail: 'No document of this account has this identifier.',
  },
  party_not_found: {
    status: 404,
    title: 'There is no such party',
    detail: 'No party of this document has this identifier.',
  },
  contact_not_found: {
    status: 404,
    title: 'There is no such contact',
    detail: 'No contact of this account has this identifier.',
  },
  company_not_found: {
    status: 404,
    title: 'There is no such company',
    detail: 'No company of this account has this identifier.',
  },
  method_not_allowed: { status: 405, title: 'The method is not allowed' },
  document_not_draft: { status: 409, title: 'The document is not a draft' },
  document_not_sent: { status: 409, title: 'The document is not out for signing' },
  document_incomplete: {
    status: 409,
    title: 'The document lacks what is needed to send it',
    detail: 'Nothing was changed. Mend each of the errors, and try again.',
  },
  document_closed: { status: 409, title: 'The document is closed' },
  party_signed: { status: 409, title: 'The party has acted' },
  party_opened: {
    status: 409,
    title: 'The party has opened the document',
    detail: 'The role and the required signature can only change until the party opens the document.',
  },
  party_limit_reached: {
    status: 409,
    title: 'The document has as many parties as it can have',
    detail: 'A document has at most 100 parties. Remove one first.',
  },
  party_unreachable: { status: 409, title: 'The party can not be reached' },
  party_not_released: {
    status: 409,
    title: 'It is not the turn of the party',
    detail: 'Parties with a lower signingOrder have not acted yet.',
  },
  company_in_use: {
    status: 409,
    title: 'The company is in use',
    detail: 'Contacts are linked to the company. Link them to another one or delete them first.',
  },
  body_too_large: { status: 413, title: 'The body is too large' },
  file_too_large: { status: 413, title: 'The file is too large' },
  media_type_unsupported: { status: 415, title: 'The media type is not supported' },
  contact_unknown: {
    status: 422,
    title: 'The contact does not exist',
    detail: 'No contact of this account has this identifier.',
  },
  company_unknown: {
    status: 422,
    title: 'The company does not exist',
    detail: 'No company of this account has this identifier.',
  },
  expiry_past: {
    status: 422,
    title: 'The expiry has passed',
    detail: 'A document can only expire in the future.',
  },
  reminder_too_soon: { status: 429, title: 'The party was reminded a moment ago' },
  internal_error: {
    status: 500,
    title: 'The server failed',
    detail: 'The fault was logged. Quote the requestId when asking for help.',
  },
  service_unavailable: {
    status: 503,
    title: 'The service is not available',
    detail: 'The database can not be reached at the moment. Try again.',
  },
} as const satisfies Record<ProblemCode, Kind>

interface Extra {
  errors?: Fault[]
  headers?: Record<string, string>
  cause?: unknown
}

/** An error that is answered as problem details (RFC 9457). `cause` goes to the log alone. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: Fault[] | undefined
  readonly headers: Record<string, string>

  constructor(code: ProblemCode, detail?: string, { errors, headers = {}, cause }: Extra = {}) {
    const kind: Kind = problems[code]
    super(detail ?? kind.detail ?? kind.title, { cause })
    this.name = 'Problem'
    this.code = code
    this.status = kind.status
    this.errors = errors
    this.headers = headers
  }

  toBody(instance: string, requestId: string): ProblemBody {
    return {
      type: `/docs#problem/${this.code}`,
      title: problems[this.code].title,
      status: this.status,
      detail: this.message,
      instance,
      code: this.code,
      requestId,
      ...(this.errors && { errors: this.errors }),
    }
  }
}
