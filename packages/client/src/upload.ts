import { ParaphError } from './error.ts'

/**
 * A file to upload: a `Blob` or `File`, bytes (also a `Buffer` of Node), a stream of bytes (a web stream or a Node stream), or the path of a
 * file, where there is a file system. The file takes its name from the `File`, the path or the Node stream of a file. Everything else gets the name
 * `document.pdf`.
 */
export type Upload = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | string

interface FileSystem {
  openAsBlob?: (path: string, options: { type: string }) => Promise<Blob>
  promises: { stat: (path: string) => Promise<{ isFile: () => boolean }> }
}

const type = 'application/pdf'
const DEFAULT_NAME = 'document.pdf'

/** Returns the body with its file as a `Blob`, which can be part of a form. */
export async function withFile(body: object & { file: Upload }): Promise<object> {
  return { ...body, file: await toFile(body.file) }
}

async function toFile(upload: Upload): Promise<Blob> {
  if (upload instanceof File) return upload
  // A form would give it the name `blob`, which would become the title.
  if (upload instanceof Blob) return new File([upload], DEFAULT_NAME, { type: upload.type || type })
  if (typeof upload !== 'string' && (typeof upload !== 'object' || upload === null))
    throw unreadable(`file is ${String(upload)}. Pass a Blob, bytes, a stream or the path of a file.`)
  const name = fileNameOf(upload)
  if (typeof upload === 'string') return new File([await openFile(upload)], name, { type })
  if (upload instanceof ArrayBuffer || ArrayBuffer.isView(upload))
    return new File([upload as Uint8Array<ArrayBuffer>], name, { type })
  const parts: Uint8Array<ArrayBuffer>[] = []
  try {
    // Some browsers cannot iterate over streams.
    for await (const chunk of 'getReader' in upload ? chunksOf(upload) : upload)
      parts.push(chunk as Uint8Array<ArrayBuffer>)
  } catch (cause) {
    throw unreadable('The stream of the file failed, or it is neither a Blob nor bytes.', cause)
  }
  return new File(parts, name, { type })
}

/** @throws ParaphError `file_unreadable` */
async function openFile(path: string): Promise<Blob> {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => FileSystem } }
  const fs = process?.getBuiltinModule?.('node:fs')
  if (!fs?.openAsBlob)
    throw unreadable('There is no file system here. Pass a Blob, bytes or a stream instead of a path.')
  try {
    if ((await fs.promises.stat(path)).isFile()) return await fs.openAsBlob(path, { type })
  } catch (cause) {
    throw unreadable(`The file ${path} can't be read: ${(cause as Error).message}.`, cause)
  }
  throw unreadable(`${path} is not a file.`)
}

function unreadable(message: string, cause?: unknown): ParaphError {
  return new ParaphError('file_unreadable', message, { cause })
}

async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value
}

function fileNameOf(upload: Exclude<Upload, Blob>): string {
  const path = typeof upload === 'string' ? upload : (upload as { path?: unknown }).path
  return (typeof path === 'string' && path.split(/[/\\]/).at(-1)) || DEFAULT_NAME
}

/** Returns the body as a form if it contains a file. A form can't have `null`, which means the same as no value there. */
export function toFormData(body: unknown): FormData | undefined {
  const fields = Object.entries(body ?? {})
  if (!fields.some(([, value]) => value instanceof Blob)) return undefined
  const form = new FormData()
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value)
    else if (value instanceof Date) form.append(name, value.toISOString())
    else if (value != null) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}
