import { Piscina } from 'piscina'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { Problem } from '#platform/problems/problem.ts'
import { openFairQueue } from '#platform/uploads/fair-queue.ts'
import type { Upload } from '#platform/uploads/uploads.ts'
import type { ImageType } from './image-page.ts'
import type { Inspection, PdfFault } from './inspect-pdf-thread.ts'

type File = Pick<Upload, 'owner' | 'size' | 'read'>

/** @throws Problem `request_invalid` if the file can't be sealed; `server_busy`. */
export type InspectPdf = (file: File) => Promise<{ pages: number }>

/** @throws Problem `request_invalid` if the image can't become a page of the sealed file; `server_busy`. */
export type InspectImage = (file: File, type: ImageType) => Promise<void>

/** Milliseconds that the work on one file may take. Waiting for a thread does not count. */
const TIMEOUT = 20_000

/** MB that the work on one file may take in a thread. */
const MEMORY = 512

const THREADS = 2

type Fault = PdfFault | 'too_complex'

const details: Record<Fault, string> = {
  not_pdf: 'is not a PDF',
  damaged: 'is a damaged PDF; open it in a PDF program, save it again and upload the new file',
  encrypted: 'is encrypted; remove its password and upload it again',
  certified:
    'is certified with a signature that forbids to add pages; upload the file as it was before it was certified',
  xfa: 'is an XFA form, which most PDF readers can not show; print it to a PDF and upload that',
  portfolio: 'is a portfolio of several files; upload the PDF in it that is to be signed',
  too_complex: `takes more than ${TIMEOUT / 1000} seconds or ${MEMORY} MB to check; print it to a PDF, or split it, and upload that`,
}

export interface PdfInspector {
  inspectPdf: InspectPdf
  inspectImage: InspectImage
  close: () => Promise<void>
}

interface Options {
  /** Milliseconds. */
  timeout?: number
  /** Milliseconds that a file waits for a thread. The wait and the time limit together are less than a minute, because proxies then give up. */
  patience?: number
}

/**
 * Opens uploaded files in separate threads. A large PDF takes seconds, and a malicious one takes all the time and memory that it gets. So an
 * owner never has all threads, and the next file is from the owner who has waited longest.
 */
export function openPdfInspector({ timeout = TIMEOUT, patience = 30_000 }: Options = {}): PdfInspector {
  const pool = new Piscina({
    filename: new URL('./inspect-pdf-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  const turns = openFairQueue({
    running: THREADS,
    runningPerOwner: THREADS - 1,
    // Files that wait are on disk, and the budget of the uploads limits their number.
    waiting: 400,
    waitingPerOwner: 200,
    patience,
  })

  /** Returns `too_complex` if the file took too much time or memory. */
  const run = <T>(file: File, name: string, taskOf: (bytes: Uint8Array<ArrayBuffer>) => unknown) =>
    turns.run(file.owner, async (): Promise<T | 'too_complex'> => {
      const bytes = await file.read(0, file.size)
      const transferList = [bytes.buffer]
      try {
        // A thread is free now, so the time limit does not include the wait.
        return (await pool.run(taskOf(bytes), { name, transferList, signal: AbortSignal.timeout(timeout) })) as T
      } catch (cause) {
        if (isExhausted(cause)) return 'too_complex'
        throw new Problem('internal_error', undefined, { cause })
      }
    })

  return {
    inspectPdf: async (file) => {
      const inspection = await run<Inspection>(file, 'default', (bytes) => bytes)
      if (inspection === 'too_complex') throw refused('too_complex')
      if ('fault' in inspection) throw refused(inspection.fault)
      return inspection
    },
    inspectImage: async (file, type) => {
      const isUsable = await run<boolean>(file, 'inspectImage', (bytes) => ({ bytes, type }))
      if (isUsable === 'too_complex') throw refused('too_complex')
      if (!isUsable) throw refused('damaged', 'is a damaged or interlaced image; save it as a JPEG and upload that')
    },
    close: () => pool.destroy(),
  }
}

function refused(fault: Fault, detail = details[fault]): Problem {
  return invalidRequest([{ pointer: '/file', code: `file_${fault}`, detail }])
}

/** True if the thread was stopped because the file took too much time or memory. */
function isExhausted(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))
  )
}
