import { BadRequest, InternalServerError } from 'express-openapi-validator/dist/framework/types.js'

/** What the library says about one part of a request. */
export interface RequestFault {
  /** A pointer that begins with the place: `/body/name`, `/query/limit`. */
  path: string
  message: string
  /** The keyword of JSON Schema. Undefined for a fault that the library finds without a schema. */
  keyword: string | undefined
}

/** Returns what the library says about a request that it refuses. Undefined for all other errors. */
export function faultsOfRequest(error: unknown): RequestFault[] | undefined {
  if (!(error instanceof BadRequest)) return undefined
  return error.errors.map(({ path, message, errorCode }) => ({
    path,
    message,
    // For dates, the library replaces the keyword `type` by `x-eov-type`.
    keyword: errorCode?.split('.', 1)[0]!.replace('x-eov-', ''),
  }))
}

/** True if the error is a response of the server that breaks the contract. */
export function isResponseViolation(error: unknown): boolean {
  return error instanceof InternalServerError
}
