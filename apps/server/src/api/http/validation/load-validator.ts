import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { promisify } from 'node:util'
import express, { type Request, type RequestHandler, type Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'

/**
 * Returns the handlers of the validator when it has read the contract. It reads it in the background, and would answer each request with the reason why it
 * can't, so a first request of our own asks it.
 *
 * @throws Error for the operator if the contract can't be read.
 */
export async function loadValidator(
  options: Parameters<typeof OpenApiValidator.middleware>[0],
): Promise<RequestHandler[]> {
  const handlers = OpenApiValidator.middleware(options)
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' }) as Request
  const ask: (req: Request, res: Response) => Promise<unknown> = promisify(express().use(handlers))
  await ask(req, new ServerResponse(req) as Response).catch((cause: Error) => {
    throw new Error(`The server can't read its contract: ${cause.message}`, { cause })
  })
  return handlers
}
