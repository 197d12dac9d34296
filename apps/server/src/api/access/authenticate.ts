import type { Request, Response } from 'express'
import type { Scope } from '@paraph/contract'
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
    /** Why the request was not admitted. */
    refusal?: unknown
  }
}

/**
 * Checks the credential of a request, and stores its owner at `req.caller`. Throws a problem if the credential is missing or invalid, or if its limit
 * of requests is exceeded.
 */
export type Authenticate = (req: Request, res: Response) => Promise<void>

/**
 * Returns the handler of a security scheme for the validator. The handler checks the credential and its scopes, and then reads the body: the validator
 * judges the body directly afterwards, and only a client with a credential may send one.
 */
export function admit(authenticate: Authenticate, read: (req: Request, res: Response) => Promise<void>) {
  return async (req: Request, scopes: string[]): Promise<boolean> => {
    const res = req.res!
    try {
      await authenticate(req, res)
      if (req.caller && 'scopes' in req.caller) requireScopes(req.caller.scopes, scopes as Scope[])
      await read(req, res)
      return true
    } catch (error) {
      // The validator passes on another error, without the problem.
      req.refusal = error
      throw error
    }
  }
}
