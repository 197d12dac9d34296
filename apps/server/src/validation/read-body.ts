import express, { type Request, type RequestHandler } from 'express'
import { maxFileBytes, maxJsonBytes } from '../limits.ts'
import { Problem } from '../problem.ts'

const json = express.json({ limit: maxJsonBytes, type: 'application/json' })
/** What the other parts of a form may take. */
const formOverhead = 1024 * 1024

/**
 * Reads a JSON body, and leaves the header content-type without parameters, or not at all where the operation takes no body:
 * the validator compiles (and keeps for ever) a validator for every value of that header that it meets.
 */
export const readBody: RequestHandler = (req, res, next) => {
  const mediaTypes = req.operation!.mediaTypes
  if (mediaTypes.length === 0) {
    delete req.headers['content-type']
    return next()
  }
  const mediaType = req.headers['content-type']?.split(';', 1)[0]!.trim().toLowerCase()
  if (!hasBody(req)) {
    throw new Problem('request_invalid', 'The request has no body.', {
      errors: [{ pointer: '', code: 'required', detail: `a body of the type ${mediaTypes.join(' or ')} is required` }],
    })
  }
  if (!mediaType || !mediaTypes.includes(mediaType)) {
    throw new Problem('media_type_unsupported', `Send the body as ${mediaTypes.join(' or ')}.`)
  }
  if (mediaType === 'multipart/form-data') {
    if (Number(req.headers['content-length']) > maxFileBytes + formOverhead) throw fileTooLarge()
    return next()
  }
  json(req, res, (error?: unknown) => {
    req.headers['content-type'] = mediaType
    next(error)
  })
}

export function fileTooLarge(): Problem {
  return new Problem('file_too_large', `A PDF has at most ${maxFileBytes} bytes.`)
}

function hasBody(req: Request): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0
}
