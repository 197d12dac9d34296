import type { Request, RequestHandler, Response } from 'express'
import type { Services } from './context.ts'
import type { Download, Handler, Handlers, Input, Upload } from './operation.ts'
import { Problem } from './problems/problem.ts'
import { refuseText } from './http/validation/refuse-text.ts'
import { invalidRequest } from './problems/invalid-request.ts'

/** Calls the handler of the operation with what the validator let through, and sends its answer. The only casts between the two. */
export function dispatch(handlers: Handlers, services: Services): RequestHandler {
  return async (req, res) => {
    refuseText(req)
    const { operationId, mediaTypes } = req.operation!
    const handler = handlers[operationId] as Handler<'createDocument'>
    const input = {
      path: req.openapi!.pathParams,
      query: req.query,
      body: req.body,
      file: mediaTypes.includes('multipart/form-data') ? uploadOf(req) : undefined,
    } as unknown as Input<'createDocument'>
    const reply: object = await handler(input, { ...services, ...req.caller! })
    if (isDownload(reply)) sendFile(res, reply)
    else res.json(reply)
  }
}

/** A string in the place of the file passes the validator, which sees the name of the part alone. */
function uploadOf(req: Request): Upload {
  const file = (req.files as Express.Multer.File[]).find(({ fieldname }) => fieldname === 'file')
  if (!file) {
    throw invalidRequest([
      { pointer: '/file', code: 'type', detail: 'must be a file, with a filename in its content-disposition' },
    ])
  }
  return { name: file.originalname, bytes: file.buffer }
}

function isDownload(reply: object): reply is Download {
  return 'bytes' in reply && Buffer.isBuffer(reply.bytes)
}

function sendFile(res: Response, { name, type, bytes }: Download) {
  res.attachment(name).type(type).send(bytes)
}

export const notFound: RequestHandler = () => {
  throw new Problem('path_not_found')
}
