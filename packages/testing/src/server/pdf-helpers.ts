import { createHash } from 'node:crypto'
import type { InspectedFile } from '@paraph/server/src/platform/pdf/facts/inspection.ts'
import { openPdfInspector, type PdfInspector } from '@paraph/server/src/work/inspection/open-inspector.ts'
import { openPreviewDrawer } from '@paraph/server/src/work/previews/preview-drawer.ts'
import { openSealHelper } from '@paraph/server/src/work/sealing/sealer.ts'
import { UNREACHED } from './unreached.ts'

/**
 * All test files of a process share these helpers. A helper takes 0.3 s of processor time to start, and its first seal loads code and fonts. So the
 * helpers stay while they have no work, and end with the process.
 */
const stays = { idleTimeout: UNREACHED }
export const pdfs = openPdfInspector({
  ...stays,
  limits: { work: UNREACHED, elapsed: UNREACHED },
  patience: UNREACHED,
})
export const sealHelper = openSealHelper({ ...stays, timeout: UNREACHED })
export const previews = openPreviewDrawer({ timeout: UNREACHED }, UNREACHED)

/** Inspects the same bytes only once, because nearly all documents of the tests have the same file. The tests of the inspection use `pdfs`. */
export const pdfsInspectedOnce: PdfInspector = {
  ...pdfs,
  inspectPdf: once(pdfs.inspectPdf),
  inspectScan: once(pdfs.inspectScan),
}

function once<Options, Result>(inspect: (file: InspectedFile, options: Options) => Promise<Result>) {
  const results = new Map<string, Promise<Result>>()
  return async (file: InspectedFile, options: Options): Promise<Result> => {
    const hash = createHash('sha256').update(await file.read(0, file.size))
    const key = hash.update(JSON.stringify(options ?? null)).digest('hex')
    const result = results.get(key) ?? inspect(file, options)
    results.set(key, result)
    // A refusal may have a cause that passes.
    result.catch(() => results.delete(key))
    return structuredClone(await result)
  }
}
