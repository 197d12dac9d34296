import type { Readable } from 'node:stream'
import { callbackify, promisify } from 'node:util'
import type { Request, Response } from 'express'
import multer, { type StorageEngine } from 'multer'
import { ownerOf } from '#api/principal.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'
import { serverBusy } from '#platform/problems/server-busy.ts'
import { storageFull } from '#platform/problems/storage-full.ts'
import type { Budget } from '#platform/uploads/budget.ts'
import { storeTemporarily, type TemporaryFile } from '#platform/uploads/temporary-file.ts'
import { maxFileBytes } from '#platform/pdf/facts/size-rules.ts'
import { maxJsonBytes } from './body-limits.ts'
import { requireOperation } from '../validation/operation-of.ts'

declare module 'express-serve-static-core' {
  interface Request {
    /** Settles when the handler no longer uses the uploaded file. */
    handled?: Promise<unknown>
  }
}

/** The maximum size of a form without its file, in bytes. */
const FORM_OVERHEAD = 1024 * 1024

/** A file of a form, as the storage below describes it. */
export type FormFile = Express.Multer.File & { temporary: TemporaryFile }

const store = callbackify(async (stream: Readable): Promise<Partial<FormFile>> => {
  return { temporary: await storeTemporarily(stream) }
})
const remove = callbackify((file: Express.Multer.File) => (file as FormFile).temporary.close())

const temporaryStorage: StorageEngine = {
  _handleFile: (_req, { stream }, done) => store(stream, done),
  _removeFile: (_req, file, done) => remove(file, done),
}

/** The requests in which a file has begun. */
const withFile = new WeakSet<Request>()
const NO_FILE = { code: 'file_unexpected', detail: 'has a file name, so it is read as a file; send it without one' }
const UNKNOWN = { code: 'additional_properties', detail: 'is not a field of this request' }
const ONE_FILE = { code: 'too_many', detail: 'must be one file' }

const parseForm = promisify(
  multer({
    storage: temporaryStorage,
    fileFilter: (req, { fieldname }, done) => {
      const fault = faultOfFile(req, fieldname)
      withFile.add(req)
      if (fault) done(invalidRequest([{ pointer: `/${fieldname}`, ...fault }]))
      else done(null, true)
    },
    limits: { fileSize: maxFileBytes, files: 2, fields: 20, fieldSize: maxJsonBytes },
    // By default multer reads the names of files as Latin-1.
    defParamCharset: 'utf8',
    // By default, the library removes folders from a file name, and then ignores a file named `..`. `fileNameOf` removes folders instead.
    preservePath: true,
  }).any(),
)

/** Reads a form into `req.body`, and its file into a temporary file at `req.files`. Counts the file in the budget until the request has ended. */
export async function readForm(req: Request, res: Response, budget: Budget): Promise<void> {
  const length = req.headers['content-length']
  if (Number(length) > maxFileBytes + FORM_OVERHEAD) throw fileTooLarge()
  const free = budget.reserve(ownerOf(req.principal!), length === undefined ? maxFileBytes : Number(length))
  void closeWhenEnded(req, res).finally(free)
  await parseForm(req, res).catch((error: unknown) => {
    throw toFormProblem(error)
  })
}

/** Waits until the answer or the connection has ended, and the handler too: it may go on after the client has disconnected. */
async function closeWhenEnded(req: Request, res: Response): Promise<void> {
  await new Promise((resolve) => res.once('close', resolve))
  // Node does not tell multer that the body ended too soon if the answer is already sent. Then the file would stay open.
  if (!req.complete) req.destroy()
  await Promise.allSettled([req.handled])
  const files = (req.files as Partial<FormFile>[] | undefined) ?? []
  // After a fault in the form, multer has closed the file, and leaves an entry without it.
  await Promise.allSettled(files.map(({ temporary }) => temporary?.close()))
}

function toFormProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'LIMIT_FILE_SIZE') return fileTooLarge()
  if (code.startsWith('LIMIT_') || code === 'MISSING_FIELD_NAME') {
    return new Problem('request_malformed', 'The form has too many fields, or one that is too long.', { cause })
  }
  // The disk of the temporary files is full.
  if (/^(ENOSPC|EDQUOT)$/.test(code)) return storageFull(cause)
  // The process has too many open files.
  if (/^(EMFILE|ENFILE)$/.test(code)) return serverBusy(cause)
  if (/^E[A-Z]+$/.test(code) && !isOfConnection(code)) return new Problem('internal_error', undefined, { cause })
  return new Problem('request_malformed', 'The multipart body ends too soon or has no valid boundary.', { cause })
}

/** Returns what is wrong with a part that has a file name. */
function faultOfFile(req: Request, name: string) {
  const described = requireOperation(req).body!.content[0].schema.properties?.[name]
  if (described?.['format'] !== 'binary') return described ? NO_FILE : UNKNOWN
  return withFile.has(req) ? ONE_FILE : undefined
}

function isOfConnection(code: string): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE'
}

function fileTooLarge(): Problem {
  return new Problem('file_too_large', `A PDF has at most ${maxFileBytes} bytes.`)
}
