import type { RequestHandler } from 'express'
import { document } from '@paraph/contract'
import { type LoadedOperation, loadLibrary, type Secured } from './library/express-openapi-validator.ts'
import { readPrecompiled } from './library/precompiled.ts'
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

/** The security schemes that the server implements, by name, with the scopes that their credentials can have. */
export type SecuritySchemes = Readonly<Record<string, readonly string[]>>

/**
 * @throws Error if the spec is not valid: a server must not start with a broken contract.
 */
export async function createValidator(schemes: SecuritySchemes, spec: object = document): Promise<Validator> {
  const precompiled = spec === document ? readPrecompiled() : undefined
  const { operations, validateRequest, validateResponse } = await loadLibrary(spec, precompiled)
  refuseUnknownSecurity(spec as Secured, operations, schemes)
  // The build has done this for the stored validators.
  if (!precompiled) warmUp(operations, validateRequest, validateResponse)
  return { match: matchRoute(operations), request: validateRequest, response: validateResponse }
}

/**
 * Each operation needs exactly one security scheme, which the server must implement. If the credentials of the scheme have scopes, the operation
 * must name at least one of them, or say `x-needs-no-scope`: otherwise a forgotten scope would let every credential call it.
 */
function refuseUnknownSecurity(spec: Secured, operations: LoadedOperation[], schemes: SecuritySchemes): void {
  const described = Object.keys(spec.components?.securitySchemes ?? {})
  for (const { schema } of operations) {
    const { security = [] } = schema
    const [requirement, ...others] = security.flatMap((requirement) => Object.entries(requirement))
    if (!requirement || others.length > 0 || security.length > 1)
      throw new Error(`${schema.operationId} must have exactly one security scheme.`)
    const [scheme, required] = requirement
    const scopes = schemes[scheme]
    if (!scopes || !described.includes(scheme)) {
      throw new Error(
        `${schema.operationId} has the security scheme ${scheme}, which is not described or not implemented.`,
      )
    }
    const unknown = required.filter((scope) => !scopes.includes(scope))
    if (unknown.length > 0) throw new Error(`${schema.operationId} needs the unknown scope ${unknown.join(', ')}.`)
    if (required.length === 0 && scopes.length > 0 && !('x-needs-no-scope' in schema))
      throw new Error(`${schema.operationId} must name the scope that it needs.`)
  }
}
