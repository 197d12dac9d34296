import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { error as validatorErrors } from 'express-openapi-validator'
import type { Route } from './routes.ts'

/**
 * Has the validators of every operation compiled before the first request, and finds schemas that can't be. They compile what they meet,
 * so each operation is shown a request and a response, which need not be right.
 */
export function warmUp(routes: Route[], parts: { request: RequestHandler; response: RequestHandler }): void {
  for (const { methods } of routes) {
    for (const [method, { operation, metadata }] of methods) {
      for (const mediaType of operation.mediaTypes.length > 0 ? operation.mediaTypes : [undefined]) {
        const req = {
          method,
          headers: { 'content-type': mediaType },
          originalUrl: '/',
          query: {},
          params: {},
          body: {},
          openapi: { ...metadata, pathParams: {} },
        } as unknown as Request
        const res = { statusCode: 200, getHeaders: () => ({}), json: () => {} } as unknown as Response
        try {
          parts.request(req, res, failUnlessInvalid)
        } catch (error) {
          failUnlessInvalid(error)
        }
        parts.response(req, res, failUnlessInvalid)
        res.json({})
      }
    }
  }
}

const failUnlessInvalid: NextFunction = (error?: unknown) => {
  const invalid = error instanceof validatorErrors.BadRequest || error instanceof validatorErrors.InternalServerError
  if (error && !invalid) throw error
}
