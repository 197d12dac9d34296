import type { ParaphDocument } from '@paraph/client'
import { saveFile } from '../../layout/save-file.ts'
import type { SaveZip } from './open-zip.ts'

/** A browser that can't write to a file by and by keeps the whole ZIP in memory. */
export const MAX_IN_MEMORY = { bytes: 500 * 1024 * 1024, megabytes: 500 }

/** What TypeScript does not know yet: only Chromium has it, and only in pages of secure origins. */
interface Picking {
  showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle & { remove?: () => Promise<void> }>
}

export const sizeOf = (documents: readonly ParaphDocument[]): number =>
  documents.reduce((sum, { sealedFile }) => sum + (sealedFile?.size ?? 0), 0)

/** True if this browser can't save so much at once. */
export const isTooLarge = (bytes: number): boolean =>
  !(window as Picking).showSaveFilePicker && bytes > MAX_IN_MEMORY.bytes

/** Asks where to save the ZIP, if the browser can. It must be called in the press of a button. Undefined if the person wants no ZIP after all. */
export async function chooseTarget(name: string): Promise<SaveZip | undefined> {
  const picking = window as Picking
  if (!picking.showSaveFilePicker)
    return async (zip) => {
      const headers = { 'content-type': 'application/zip' }
      saveFile(await new Response(zip, { headers }).blob(), name)
    }
  try {
    const types = [{ accept: { 'application/zip': ['.zip'] } }]
    const handle = await picking.showSaveFilePicker({ suggestedName: name, types })
    return async (zip) => {
      try {
        await zip.pipeTo(await handle.createWritable())
      } catch (error) {
        // The browser has made an empty file already.
        await handle.remove?.().catch(() => {})
        throw error
      }
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    return () => Promise.reject(error)
  }
}
