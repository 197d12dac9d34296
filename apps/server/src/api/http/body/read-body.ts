import { isUtf8 } from 'node:buffer'
import { MIMEType, promisify } from 'node:util'
import express, { type Request, type Response } from 'express'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'
import type { Budget } from '#platform/uploads/budget.ts'
import { maxJsonBytes } from './body-limits.ts'
import { hasBody } from './has-body.ts'
import { requireOperation } from '../validation/operation-of.ts'
import { readForm } from './read-form.ts'

const FORM = 'multipart/form-data'

const readJson = promisify(express.json({ limit: maxJsonBytes, type: () => true, strict: false, verify: requireText }))

/**
 * Reads the body into `req.body` and `req.files`, if the operation takes one. Afterwards the header `content-type` has one fixed value per
 * operation, because the validator compiles, and keeps, a new validator for each value that it sees.
 */
export async function readBody(req: Request, res: Response, budget: Budget): Promise<void> {
  const { headers } = req
  const content = requireOperation(req).body?.content
  const mediaType = content?.[0].type
  if (content === undefined || mediaType === undefined) {
    delete headers['content-type']
    return
  }
  if (!hasBody(req)) throw noBody(mediaType)
  const { essence, params } = mediaTypeOf(req) ?? {}
  if (content.every(({ type }) => type !== essence) || (params?.get('charset') ?? 'utf-8').toLowerCase() !== 'utf-8')
    throw new Problem('media_type_unsupported', `Send the body as ${mediaType}, in UTF-8.`)
  if (mediaType === FORM) {
    const boundary = params?.get('boundary') ?? ''
    if (!BOUNDARY.test(boundary)) throw new Problem('request_malformed', 'The multipart body has no valid boundary.')
    // busboy refuses a boundary with characters such as `=` unless it is quoted. Some clients do not quote it.
    headers['content-type'] = `${FORM}; boundary="${boundary}"`
    await readForm(req, res, budget)
    normalizeForm(req)
  } else {
    await readJson(req, res).catch((error: unknown) => {
      throw toJsonProblem(error)
    })
  }
  headers['content-type'] = mediaType
}

/** Visible characters and spaces, without those that would end the quotation marks or escape them. RFC 2046 allows at most 70. */
const BOUNDARY = /^[\x20\x21\x23-\x5b\x5d-\x7e]{0,200}$/

function mediaTypeOf({ headers }: Request): MIMEType | undefined {
  try {
    return new MIMEType(headers['content-type'] ?? '')
  } catch {
    return undefined
  }
}

function noBody(mediaType: string): Problem {
  return new Problem('request_invalid', 'The request has no body.', {
    errors: [{ pointer: '', code: 'required', detail: `a body of the type ${mediaType} is required` }],
  })
}

/**
 * express.json would take an empty body for `{}`, and would replace bytes that are not UTF-8, so that another text is stored. It also
 * changes the status of an error that is thrown here, so the problem is the cause of that error.
 */
function requireText(_req: unknown, _res: unknown, bytes: Buffer): void {
  if (bytes.length === 0) throw new Error('The body is empty.', { cause: noBody('application/json') })
  if (isUtf8(bytes)) return
  throw new Error('The body is not UTF-8.', { cause: new Problem('request_malformed', 'The body is not UTF-8.') })
}

/** Converts the fields of a form to the values that the schema describes. */
function normalizeForm(req: Request): void {
  const { jsonParts } = requireOperation(req).body!.content[0]
  const fields: Record<string, unknown> = (req.body ??= {})
  for (const [name, value] of Object.entries(fields)) {
    // `reminders[400000000]` makes a list of that length. It takes little memory until something reads all of it.
    if (typeof value !== 'string') {
      throw invalidRequest([{ pointer: `/${name}`, code: 'type', detail: 'must be one text' }])
    }
    // Browsers send a line break in a form as CR LF.
    fields[name] = jsonParts.includes(name) ? parseJson(value) : value.replaceAll('\r\n', '\n')
  }
  // The schema describes a file as a string.
  for (const { fieldname } of req.files as Express.Multer.File[]) fields[fieldname] = ''
}

/** Returns a value that is not JSON unchanged. The validator then reports its type. */
function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** An error without a `type` comes from the decompression. */
function toJsonProblem(error: unknown): unknown {
  if (error instanceof Error && error.cause instanceof Problem) return error.cause
  if (error instanceof Error && 'type' in error) return error
  const detail = 'The body is not compressed as its header content-encoding says.'
  return new Problem('request_malformed', detail, { cause: error })
}
