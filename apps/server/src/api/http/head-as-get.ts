import type { Request, RequestHandler } from 'express'

declare module 'express-serve-static-core' {
  interface Request {
    /** True for a HEAD request. Its `method` is then GET. */
    isHead?: boolean
  }
}

/** Answers HEAD as GET (RFC 9110, section 9.3.2). Node leaves out the body of the answer. */
export const headAsGet: RequestHandler = (req, _res, next) => {
  if (req.method === 'HEAD') {
    req.isHead = true
    req.method = 'GET'
  }
  next()
}

/** Returns the method that the client has sent. */
export function sentMethod(req: Request): string {
  return req.isHead ? 'HEAD' : req.method
}
