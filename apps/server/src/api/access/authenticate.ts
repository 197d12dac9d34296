import type { Request, RequestHandler, Response } from 'express'
import type { SecurityRequirement } from '@paraph/contract'
import type { Context, RequestContext, SetupContext, SigningContext } from '#api/context.ts'
import { requireScopes } from './require-scopes.ts'

/** Who sends the request, as its credential says: an API key is an account, a link a party, and a setup token the person who sets up the server. */
type Caller =
  | Omit<Context, keyof RequestContext>
  | Omit<SigningContext, keyof RequestContext>
  | Omit<SetupContext, keyof RequestContext>

declare module 'express-serve-static-core' {
  interface Request {
    caller?: Caller
  }
}

/**
 * Checks the credential of a request, and stores its owner at `req.caller`. Throws a problem if the credential is missing or invalid, or if its limit
 * of requests is exceeded.
 */
export type Authenticate = (req: Request, res: Response) => Promise<void>

/** Lets a request through if its credential satisfies the security of its operation: the scheme, and then the scopes. */
export function authenticate(schemes: Record<SecurityRequirement['scheme'], Authenticate>): RequestHandler {
  return async (req, res, next) => {
    const { scheme, scopes } = req.operation!.security
    await schemes[scheme](req, res)
    if (req.caller && 'scopes' in req.caller) requireScopes(req.caller.scopes, scopes)
    next()
  }
}
