import { Piscina } from 'piscina'
import { Problem } from '../problems/problem.ts'
import { invalidRequest } from '../problems/invalid-request.ts'
import type { ImageType } from '../sealing/seal/image-page.ts'
import type { Inspection, PdfFault } from './inspect-pdf-thread.ts'

export type InspectPdf = (bytes: Buffer) => Promise<{ pages: number; sha256: string }>

/** @throws Problem `request_invalid` if the image can't become a page of the sealed file. */
export type InspectImage = (bytes: Buffer, type: ImageType) => Promise<void>

const details: Record<PdfFault, string> = {
  not_pdf: 'is not a PDF',
  damaged: 'is a damaged PDF; open it in a PDF program, save it again and upload the new file',
  encrypted: 'is encrypted; remove its password and upload it again',
  certified:
    'is certified with a signature that forbids to add pages; upload the file as it was before it was certified',
  xfa: 'is an XFA form, which most PDF readers can not show; print it to a PDF and upload that',
  portfolio: 'is a portfolio of several files; upload the PDF in it that is to be signed',
}

/** Milliseconds. */
const TIMEOUT = 20_000

/**
 * Opens PDFs in separate threads. A large PDF takes seconds, and a malicious one takes all the time and memory that it gets.
 */
export function openPdfInspector(): {
  inspectPdf: InspectPdf
  inspectImage: InspectImage
  close: () => Promise<void>
} {
  const pool = new Piscina({
    filename: new URL('./inspect-pdf-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return {
    inspectPdf: async (bytes) => {
      const inspection = await run<Inspection>(pool, 'default', bytes, { fault: 'damaged' })
      if ('fault' in inspection) {
        throw invalidRequest([
          { pointer: '/file', code: `file_${inspection.fault}`, detail: details[inspection.fault] },
        ])
      }
      return inspection
    },
    inspectImage: async (bytes, type) => {
      if (await run(pool, 'inspectImage', { bytes, type }, false)) return
      throw invalidRequest([
        {
          pointer: '/file',
          code: 'file_damaged',
          detail: 'is a damaged or interlaced image; save it as a JPEG and upload that',
        },
      ])
    },
    close: () => pool.destroy(),
  }
}

/** Returns `exhausted` if the file took too much time or memory. */
async function run<T>(pool: Piscina, name: string, task: unknown, exhausted: T): Promise<T> {
  try {
    return (await pool.run(task, { name, signal: AbortSignal.timeout(TIMEOUT) })) as T
  } catch (cause) {
    if (isExhausted(cause)) return exhausted
    throw new Problem('internal_error', undefined, { cause })
  }
}

/** True if the thread was stopped because the file took too much time or memory. */
function isExhausted(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
  )
}
