import { Piscina } from 'piscina'
import { Problem } from '../problems/problem.ts'
import { invalidRequest } from '../problems/invalid-request.ts'
import type { Inspection, PdfFault } from './inspect-pdf-thread.ts'

export type InspectPdf = (bytes: Buffer) => Promise<{ pages: number; sha256: string }>

const details: Record<PdfFault, string> = {
  not_pdf: 'is not a PDF',
  damaged: 'is a damaged PDF; open it in a PDF program, save it again and upload the new file',
  encrypted: 'is encrypted; remove its password and upload it again',
}

/** Milliseconds. */
const TIMEOUT = 20_000

/**
 * Opens PDFs in separate threads. A large PDF takes seconds, and a malicious one takes all the time and memory that it gets.
 */
export function openPdfInspector(): { inspectPdf: InspectPdf; close: () => Promise<void> } {
  const pool = new Piscina<Uint8Array, Inspection>({
    filename: new URL('./inspect-pdf-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return {
    inspectPdf: async (bytes) => {
      const inspection = await pool.run(bytes, { signal: AbortSignal.timeout(TIMEOUT) }).catch((cause: unknown) => {
        if (isExhausted(cause)) return { fault: 'damaged' } as const
        throw new Problem('internal_error', undefined, { cause })
      })
      if ('fault' in inspection) {
        throw invalidRequest([
          { pointer: '/file', code: `file_${inspection.fault}`, detail: details[inspection.fault] },
        ])
      }
      return inspection
    },
    close: () => pool.destroy(),
  }
}

/** True if the thread was stopped because the file took too much time or memory. */
function isExhausted(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
  )
}
