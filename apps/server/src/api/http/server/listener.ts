import type { RequestListener } from 'node:http'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { withoutOrigin } from '../path.ts'
import { AppRequest, AppResponse } from './app-request.ts'

Object.setPrototypeOf(AppRequest.prototype, express.request)
Object.setPrototypeOf(AppResponse.prototype, express.response)

/**
 * Returns a listener that does what an app of Express does, without its router, which would match the path of each request.
 *
 * @param app - its settings hold for the requests.
 * @param handle - answers each request, or passes an error on.
 * @param errorHandlers - get the error one after the other, until one of them answers.
 */
export function listener(app: Express, handle: RequestHandler, errorHandlers: ErrorRequestHandler[]): RequestListener {
  return (message, answer) => {
    // A server that `createHttpServer` did not create has the classes of Node.
    const req = (
      message instanceof AppRequest ? message : Object.setPrototypeOf(message, AppRequest.prototype)
    ) as Request
    const res = (
      answer instanceof AppResponse ? answer : Object.setPrototypeOf(answer, AppResponse.prototype)
    ) as Response
    req.app = res.app = app
    req.res = res
    req.originalUrl = req.url = withoutOrigin(req.url)
    req.params = {}
    const fail = (index: number) => (error: unknown) => {
      const onError = errorHandlers[index]
      if (onError) onError(error, req, res, fail(index + 1))
      // No error can be answered, because a part of the answer is on its way.
      else req.socket.destroy()
    }
    handle(req, res, fail(0))
  }
}
