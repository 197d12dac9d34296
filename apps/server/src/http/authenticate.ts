import type { Request, RequestHandler } from 'express'
import type { Context, RequestContext, SigningContext } from '../context.ts'

/** The owner of the credential: an account or a party. */
type Caller = Omit<Context, keyof RequestContext> | Omit<SigningContext, keyof RequestContext>

declare module 'express-serve-static-core' {
  interface Request {
    caller?: Caller
  }
}

/** Checks the credential of a request, and stores its owner at `req.caller`. Throws a problem if the credential is missing or invalid. */
export type Authenticate = (req: Request) => Promise<void>

/** Lets a request through if it satisfies the security scheme of its operation. The validator makes sure that each operation has exactly one. */
export function authenticate(schemes: Record<string, Authenticate>): RequestHandler {
  return async (req, _res, next) => {
    await schemes[req.operation!.security[0]!]!(req)
    next()
  }
}
