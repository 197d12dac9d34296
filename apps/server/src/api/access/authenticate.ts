import type { Request, Response } from 'express'
import { requireOperation } from '#api/http/validation/operation-of.ts'
import type { Principal } from '#api/principal.ts'
import { requireRights } from './require-rights.ts'

declare module 'express-serve-static-core' {
  interface Request {
    /** Undefined until the credential is checked. */
    principal?: Principal
    /** Why the request was not admitted. */
    refusal?: unknown
  }
}

/**
 * Checks the credential of a request, and returns whose it is. Throws a problem if the credential is missing or invalid, or if its limit of requests is
 * exceeded.
 */
export type Authenticate = (req: Request, res: Response) => Promise<Principal>

/**
 * Returns the handler of a security scheme for the validator. The handler checks the credential and its rights, and then reads the body: the validator
 * judges the body directly afterwards, and only a client with a credential may send one.
 */
export function admit(authenticate: Authenticate, read: (req: Request, res: Response) => Promise<void>) {
  return async (req: Request): Promise<boolean> => {
    const res = req.res!
    try {
      req.principal = await authenticate(req, res)
      requireRights(req.principal, requireOperation(req))
      await read(req, res)
      return true
    } catch (error) {
      // The validator passes on another error, without the problem.
      req.refusal = error
      throw error
    }
  }
}
