import type { Request, RequestHandler, Response } from 'express'
import type { LoadedOperation } from './library/express-openapi-validator.ts'
import { faultsOfRequest, isResponseViolation } from './library/library-errors.ts'

/**
 * Compiles the validators of all operations before the first request. This also finds schemas that can't be compiled. The library compiles a
 * schema when it first uses it, so each operation gets a request and a response, which need not be valid.
 */
export function warmUp(
  operations: LoadedOperation[],
  validateRequest: RequestHandler,
  validateResponse: RequestHandler,
): void {
  for (const { method, schema, attach } of operations) {
    const body = schema.requestBody
    const mediaTypes = body && 'content' in body ? Object.keys(body.content) : []
    for (const mediaType of mediaTypes.length > 0 ? mediaTypes : [undefined]) {
      const req = {
        method,
        headers: { 'content-type': mediaType },
        originalUrl: '/',
        query: {},
        params: {},
        body: {},
      } as unknown as Request
      attach(req, {})
      const res = Object.assign(Object.create({ json() {} }), {
        statusCode: 200,
        getHeaders: () => ({}),
        req,
      }) as Response
      validateResponse(req, res, () => {})
      ignoreInvalid(() => validateRequest(req, res, () => {}))
      ignoreInvalid(() => res.json({}))
    }
  }
}

function ignoreInvalid(validate: () => void): void {
  try {
    validate()
  } catch (error) {
    if (faultsOfRequest(error) || isResponseViolation(error)) return
    throw error
  }
}
