import express, { type Request, type RequestHandler } from 'express'
import { maxFileBytes, maxJsonBytes } from '../body-limits.ts'
import { Problem } from '../../problems/problem.ts'
import { fileTooLarge, toFormProblem } from './to-problem.ts'

const json = express.json({ limit: maxJsonBytes, type: 'application/json', strict: false })
/** What the other parts of a form may take. */
const formOverhead = 1024 * 1024

const form = 'multipart/form-data'
const boundaries = new WeakMap<Request, string>()
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
  else req.headers['content-type'] = expected
  if (expected === form) boundaries.set(req, parameterOf(header, 'boundary') ?? '')
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
  if (expected !== form) return json(req, res, next)
  if (Number(req.headers['content-length']) > maxFileBytes + formOverhead) throw fileTooLarge()
  next()
}

/** Reads a multipart body by the validator's own parser, which needs the boundary that was taken off. */
export function readForm(parse: RequestHandler): RequestHandler {
  return (req, res, next) => {
    const boundary = boundaries.get(req)
    if (boundary === undefined) return next()
    req.headers['content-type'] = `${form}; boundary="${boundary}"`
    parse(req, res, (error?: unknown) => {
      req.headers['content-type'] = form
      if (error) return next(toFormProblem(error))
      const fields: Record<string, unknown> = (req.body ??= {})
      for (const [name, value] of Object.entries(fields)) {
        // A form sends each line break as two characters.
        if (typeof value === 'string') fields[name] = value.replaceAll('\r\n', '\n')
        if (req.operation!.jsonParts.includes(name)) fields[name] = parsed(value)
      }
      next()
    })
  }
}

/** What is no JSON is left as it is, a text, for the validator to refuse by its place. */
function parsed(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return value
  }
}

function parameterOf(header: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(header) ?? []
  return quoted ?? plain
}

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}
