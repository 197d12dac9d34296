import { makeZip } from 'client-zip'
import { RowFault } from './run-rows.ts'

/** Saves the bytes of a ZIP as they come. */
export type SaveZip = (zip: ReadableStream<Uint8Array<ArrayBuffer>>) => Promise<void>

interface ZipEntry {
  name: string
  input: Blob | string
  lastModified: Date
}

/** Begins a ZIP, which gets one file after the other. Of these, only the last ones are in memory. */
export function openZip(save: SaveZip) {
  const { readable, writable } = new TransformStream<ZipEntry, ZipEntry>()
  const writer = writable.getWriter()
  const reader = readable.getReader()
  const saved = save(makeZip(entriesOf(reader)) as Parameters<SaveZip>[0])
  // Without this, a file that waits for its turn would wait for ever.
  saved.catch((error: unknown) => reader.cancel(error).catch(() => {}))
  let isEmpty = true
  const unsaved = () => {
    throw new RowFault('unsaved')
  }
  return {
    /** Adds a file. It waits until the one before has been written. */
    add: async (entry: ZipEntry) => {
      await writer.write(entry).catch(unsaved)
      isEmpty = false
    },
    /** Adds the last file, if there is one, and ends the ZIP. If no file was added before, it saves nothing and returns false. */
    end: async (last?: ZipEntry) => {
      if (isEmpty) {
        await writer.abort()
        await saved.catch(() => {})
        return false
      }
      if (last) await writer.write(last).catch(unsaved)
      await writer.close().catch(unsaved)
      await saved.catch(unsaved)
      return true
    },
  }
}

/** Safari can't iterate over a stream. */
async function* entriesOf(reader: ReadableStreamDefaultReader<ZipEntry>) {
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield value
  }
}
