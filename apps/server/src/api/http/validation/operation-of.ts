import type { Request } from 'express'
import type { OpenApiRequestMetadata } from 'express-openapi-validator/dist/framework/types.js'
import { type Operation, type OperationId, operations } from '@paraph/contract'

declare module 'express-serve-static-core' {
  interface Request {
    /** The validator writes here which operation the request matches. */
    openapi?: OpenApiRequestMetadata
  }
}

/** Returns the operation of the request. Undefined until the validator has found it. */
export function operationOf({ openapi }: Request): Operation | undefined {
  return openapi && operations[openapi.schema.operationId as OperationId]
}

/** @throws Error if the request is not one of the API. */
export function requireOperation(req: Request): Operation {
  const operation = operationOf(req)
  if (!operation) throw new Error('The request matches no operation.')
  return operation
}
