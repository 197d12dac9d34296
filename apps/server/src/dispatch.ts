import type { Request, RequestHandler } from 'express'
import type { Context, Services } from './context.ts'
import { type FormFile, ownerOf } from './http/validation/read-form.ts'
import { openFileSender } from './http/send-file.ts'
import type { Download, Handler, Handlers, Input } from './operation.ts'
import { invalidRequest } from './problems/invalid-request.ts'
import type { Upload } from './uploads/uploads.ts'

/** Calls the handler of the operation with the validated request, and sends its reply. All casts between the request and the handler's types are here. */
export function dispatch(handlers: Handlers, services: Services): RequestHandler {
  const sendFile = openFileSender()
  return async (req, res) => {
    const handler = handlers[req.operation!.operationId] as Handler<'createDocument'>
    const input = {
      path: req.pathParams,
      query: req.query,
      header: req.headers,
      body: req.body,
      file: req.files && uploadOf(req),
    } as unknown as Input<'createDocument'>
    const handled: Promise<object> = handler(input, { ...services, ...req.caller } as Context)
    req.handled = handled
    const reply = await handled
    if (isDownload(reply)) await sendFile(res, ownerOf(req), reply)
    else res.json(reply)
  }
}

/** The validator also accepts a text in place of the file, because it sees only the name of the part. */
function uploadOf(req: Request): Upload {
  const file = (req.files as FormFile[]).find(({ fieldname }) => fieldname === 'file')
  if (!file) {
    throw invalidRequest([
      { pointer: '/file', code: 'type', detail: 'must be a file, with a filename in its content-disposition' },
    ])
  }
  return { ...file.temporary, name: file.originalname, owner: ownerOf(req) }
}

function isDownload(reply: object): reply is Download {
  return 'read' in reply && typeof reply.read === 'function'
}
