import type { Request, RequestHandler, Response } from 'express'
import type { Context, Services } from './context.ts'
import type { Download, Handler, Handlers, Input, Upload } from './operation.ts'
import { invalidRequest } from './problems/invalid-request.ts'

/** Calls the handler of the operation with the validated request, and sends its reply. All casts between the request and the handler's types are here. */
export function dispatch(handlers: Handlers, services: Services): RequestHandler {
  return async (req, res) => {
    const handler = handlers[req.operation!.operationId] as Handler<'createDocument'>
    const input = {
      path: req.pathParams,
      query: req.query,
      header: req.headers,
      body: req.body,
      file: req.files && uploadOf(req),
    } as unknown as Input<'createDocument'>
    const reply: object = await handler(input, { ...services, ...req.caller } as Context)
    if (isDownload(reply)) sendFile(res, reply)
    else res.json(reply)
  }
}

/** The validator also accepts a text in place of the file, because it sees only the name of the part. */
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

function sendFile(res: Response, { name, type, bytes, status, headers = {} }: Download) {
  res
    .status(status ?? 200)
    .set(headers)
    .attachment(name)
    .type(type)
    .send(bytes)
}
