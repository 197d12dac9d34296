import type { MediaType, ScimUser } from '@paraph/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { Context } from '#api/context.ts'
import { openFileSender, type Reader } from '#api/http/send-file.ts'
import { requireOperation } from '#api/http/validation/operation-of.ts'
import type { FormFile } from '#api/http/body/read-form.ts'
import { fingerprintOf } from '#api/idempotency/fingerprint.ts'
import { recordKeyOf } from '#api/idempotency/record-key.ts'
import { type Answer, type Run, runOnce } from '#api/idempotency/run-once.ts'
import type { Download, Handler, Handlers, Input } from '#api/operation.ts'
import { contextOf, ownerOf } from '#api/principal.ts'
import type { ServerServices } from '#api/request-services.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import type { Upload } from '#platform/uploads/uploads.ts'

/** Calls the handler of the operation with the validated request, and sends the reply. All casts from the request to the handler's types are here. */
export function dispatch(handlers: Handlers, services: ServerServices): RequestHandler {
  const sendFile = openFileSender()
  const direct: Run = { db: services.db, commitSoFar: async () => {} }
  return async (req, res) => {
    const handler = handlers[requireOperation(req).operationId] as Handler<'createDocument'>
    const input = {
      path: req.openapi!.pathParams,
      query: req.query,
      header: req.headers,
      body: req.body,
      file: req.files && uploadOf(req),
    } as unknown as Input<'createDocument'>
    const handle = (run: Run): Promise<object> =>
      handler(input, { ...services, ...run, ...contextOf(req.principal!) } as Context)
    const key = recordKeyOf(req)
    if (key) {
      const answered = runOnce({ key, fingerprint: fingerprintOf(req) }, services, handle)
      req.handled = answered
      return sendAnswer(res, await answered)
    }
    const handled = handle(direct)
    req.handled = handled
    const reply = await handled
    // A 204 has no reply.
    if (reply && isDownload(reply)) await sendFile(res, readerOf(req), reply)
    else sendReply(req, res, reply)
  }
}

/** With a type, the validator does not compare the header `accept` with the types of the answer. */
function sendReply(req: Request, res: Response, reply: object | undefined): void {
  const { status, content } = requireOperation(req).success
  const [media]: readonly MediaType[] = content
  if (!media || !reply) return void res.status(status).end()
  if (status === 201 && isCreated(reply)) res.location(reply.meta.location)
  res.status(status).type(media.type).json(reply)
}

/** A resource of SCIM has its address. */
function isCreated(reply: object): reply is Pick<ScimUser, 'meta'> {
  return 'meta' in reply
}

/**
 * Sends the reply, or the stored answer. A replay is the stored answer byte for byte. It is not validated again, because it was validated when it was
 * stored, and the spec of a newer version may require more fields.
 */
function sendAnswer(res: Response, answer: Answer): void {
  if ('reply' in answer) res.type('json').json(answer.reply)
  else res.set('idempotent-replayed', 'true').type('json').send(answer.replayed)
}

/** Returns the uploaded file. This check is needed because the validator sees only the name of the part, so it also accepts a text. */
function uploadOf(req: Request): Upload {
  const file = (req.files as FormFile[]).find(({ fieldname }) => fieldname === 'file')
  if (!file) {
    throw invalidRequest([
      { pointer: '/file', code: 'type', detail: 'must be a file, with a filename in its content-disposition' },
    ])
  }
  return { ...file.temporary, name: file.originalname, owner: ownerOf(req.principal!) }
}

function readerOf({ principal }: Request): Reader {
  return { account: ownerOf(principal!), party: principal && 'party' in principal ? principal.party.id : undefined }
}

function isDownload(reply: object): reply is Download {
  return 'read' in reply && typeof reply.read === 'function'
}
