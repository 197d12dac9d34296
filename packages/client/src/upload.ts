/**
 * A file to upload: a `Blob` or `File`, bytes (a `Buffer` of Node too), a stream of bytes (of the web or of Node), or, where there is a file
 * system, the path of a file. It takes its name from the `File` or the path, and is `document.pdf` else.
 */
export type Upload = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | string

interface FileSystem {
  openAsBlob?: (path: string, options: { type: string }) => Promise<Blob>
}

const type = 'application/pdf'

/** The body with its file as a `Blob`, which a form can hold. */
export async function withFile(body: object & { file: Upload }): Promise<object> {
  return { ...body, file: await toFile(body.file) }
}

async function toFile(upload: Upload): Promise<Blob> {
  if (upload instanceof Blob) return upload
  const name = fileNameOf(upload)
  if (typeof upload === 'string') {
    const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => FileSystem } }
    const open = process?.getBuiltinModule?.('node:fs').openAsBlob
    if (!open) throw new TypeError('There is no file system here. Pass a Blob, bytes or a stream instead of a path.')
    return new File([await open(upload, { type })], name, { type })
  }
  if (upload instanceof ArrayBuffer || ArrayBuffer.isView(upload))
    return new File([upload as Uint8Array<ArrayBuffer>], name, { type })
  const parts: Uint8Array<ArrayBuffer>[] = []
  // Not every browser iterates over streams.
  for await (const chunk of 'getReader' in upload ? chunksOf(upload) : upload)
    parts.push(chunk as Uint8Array<ArrayBuffer>)
  return new File(parts, name, { type })
}

async function* chunksOf(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value
}

function fileNameOf(upload: Exclude<Upload, Blob>): string {
  const path = typeof upload === 'string' ? upload : (upload as { path?: unknown }).path
  return (typeof path === 'string' && path.split(/[/\\]/).at(-1)) || 'document.pdf'
}

/** The body as a form, if it holds a file. */
export function toFormData(body: unknown): FormData | undefined {
  const fields = Object.entries(body ?? {})
  if (!fields.some(([, value]) => value instanceof Blob)) return undefined
  const form = new FormData()
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}
