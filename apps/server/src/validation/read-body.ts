import express, { type Request, type RequestHandler } from 'express'
import { maxFileBytes, maxJsonBytes } from '../limits.ts'
import { Problem } from '../problem.ts'

const json = express.json({ limit: maxJsonBytes, type: 'application/json' })
/** What the other parts of a form may take. */
const formOverhead = 1024 * 1024

/** The requests whose body is not of the type that their operation takes. */
const foreignTypes = new WeakSet<Request>()

/**
 * Leaves a header content-type that is the same for all requests of an operation: the validator compiles, and keeps for ever, a validator
 * for every value of that header that it meets.
 */
export const settleContentType: RequestHandler = (req, _res, next) => {
  const header = req.headers['content-type'] ?? ''
  const mediaType = header.split(';', 1)[0]!.trim().toLowerCase()
  const [expected] = req.operation!.mediaTypes
  const charset = parameterOf(header, 'charset')?.toLowerCase() ?? 'utf-8'
  if (expected && (mediaType !== expected || charset !== 'utf-8')) foreignTypes.add(req)
  if (!expected) delete req.headers['content-type']
  else if (expected !== 'multipart/form-data') req.headers['content-type'] = expected
  // The one parameter that the validator passes over.
  else req.headers['content-type'] = `${expected}; boundary="${parameterOf(header, 'boundary') ?? ''}"`
  next()
}

export const readBody: RequestHandler = (req, res, next) => {
  const [expected] = req.operation!.mediaTypes
  if (!expected) return next()
  if (!hasBody(req)) {
    throw new Problem('request_invalid', 'The request has no body.', {
      errors: [{ pointer: '', code: 'required', detail: `a body of the type ${expected} is required` }],
    })
  }
  if (foreignTypes.has(req)) throw new Problem('media_type_unsupported', `Send the body as ${expected}, in UTF-8.`)
  if (expected !== 'multipart/form-data') return json(req, res, next)
  if (Number(req.headers['content-length']) > maxFileBytes + formOverhead) throw fileTooLarge()
  next()
}

function parameterOf(header: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(header) ?? []
  return quoted ?? plain
}

export function fileTooLarge(): Problem {
  return new Problem('file_too_large', `A PDF has at most ${maxFileBytes} bytes.`)
}

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}
