import type { Request, RequestHandler } from 'express'

/** Checks the credential of a request, and stores at `req.caller` whom it belongs to. Throws the problem to answer otherwise. */
export type Authenticate = (req: Request) => Promise<void>

/** Lets a request through if it satisfies the security scheme of its operation. Each operation has exactly one: the validator checks it. */
export function authenticate(schemes: Record<string, Authenticate>): RequestHandler {
  return async (req, _res, next) => {
    await schemes[req.operation!.security[0]!]!(req)
    next()
  }
}
