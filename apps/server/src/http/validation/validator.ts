import { document } from '@paraph/contract'
import type { RequestHandler } from 'express'
import { type LoadedOperation, loadLibrary, type Secured } from './express-openapi-validator.ts'
import { matchRoute } from './match-route.ts'
import { warmUp } from './warm-up.ts'

export interface Validator {
  /** Finds the operation of the request, and stores it at `req.operation`. */
  match: RequestHandler
  /** Validates the body and the parameters. */
  request: RequestHandler
  /** Validates each body that `res.json` gets after this call. */
  response: RequestHandler
}

/**
 * @param securitySchemes - the names of the security schemes that the server implements.
 * @throws Error if the spec is not valid: a server must not start with a broken contract.
 */
export async function createValidator(securitySchemes: string[], spec: object = document): Promise<Validator> {
  const { operations, validateRequest, validateResponse } = await loadLibrary(spec)
  refuseUnknownSchemes(spec as Secured, operations, securitySchemes)
  warmUp(operations, validateRequest, validateResponse)
  return { match: matchRoute(operations), request: validateRequest, response: validateResponse }
}

/** Each operation needs exactly one security scheme, and the server must implement it. */
function refuseUnknownSchemes(spec: Secured, operations: LoadedOperation[], implemented: string[]): void {
  const described = Object.keys(spec.components?.securitySchemes ?? {})
  for (const { schema } of operations) {
    const schemes = (schema.security ?? spec.security ?? []).flatMap((requirement) => Object.keys(requirement))
    if (schemes.length !== 1) {
      throw new Error(`${schema.operationId} has ${schemes.length} security schemes. It must have one.`)
    }
    const [scheme] = schemes
    if (implemented.includes(scheme!) && described.includes(scheme!)) continue
    throw new Error(
      `${schema.operationId} has the security scheme ${scheme}, which is not described or not implemented.`,
    )
  }
}
