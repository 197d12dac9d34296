import { createHash } from 'node:crypto'
import { type FileHandle, lstat, mkdtemp, open, readdir, rm, rmdir, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { HOUR } from '#platform/formats/durations.ts'

const PREFIX = 'paraph-upload-'

/** Milliseconds. A folder exists only for a moment. An older one belongs to a process that was killed. */
const LEFT_BEHIND = HOUR

export interface TemporaryFile {
  size: number
  sha256: string
  read: (start: number, length: number) => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Writes the stream to a file that no other program can open. */
export async function storeTemporarily(stream: Readable): Promise<TemporaryFile> {
  const file = await openUnnamed()
  try {
    const hash = createHash('sha256')
    let size = 0
    async function* counted() {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    await file.writeFile(counted())
    return {
      size,
      sha256: hash.digest('hex'),
      read: (start, length) => readBytes(file, start, length),
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The file has no name any more, so the operating system removes it when it is closed, even if the process is killed. */
async function openUnnamed(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  try {
    const path = join(folder, 'file')
    const file = await open(path, 'wx+', 0o600)
    await unlink(path)
    return file
  } finally {
    await rmdir(folder)
  }
}

async function readBytes(file: FileHandle, start: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, start + read)
    if (bytesRead === 0) throw new RangeError('The upload has fewer bytes.')
    read += bytesRead
  }
  return bytes
}

/** Removes what killed processes have left, and finds out whether files can be written. */
export async function sweepTemporaryFiles(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (name.startsWith(PREFIX)) await removeIfLeft(join(tmpdir(), name))
  }
  await (await openUnnamed()).close()
}

async function removeIfLeft(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isDirectory() || found.uid !== process.geteuid?.() || Date.now() - found.mtimeMs < LEFT_BEHIND) return
  await rm(path, { recursive: true, force: true })
}
