import { confirmOrigin, type SealReport } from '@paraph/verify/report'

/** What the service says about the hash of the file. With `notAsked`, the service was not asked, because no answer would change the verdict. */
export type Origin = 'known' | 'unknown' | 'notAsked' | 'unavailable'

export interface Checked {
  report: SealReport
  origin: Origin
}

/** Bytes. A phone has not much more memory for one page. */
const MAX_FILE_SIZE = 256 * 1024 * 1024
const ORIGIN_TIMEOUT = 8000

/** Judges the file in this browser. Sends the service only the hash, to ask whether the service made the file. */
export async function checkFile(file: File): Promise<Checked | 'tooLarge'> {
  if (file.size > MAX_FILE_SIZE) return 'tooLarge'
  const report = await judge(file)
  if (!report.sealer || report.verdict !== 'cannot_be_said') return { report, origin: 'notAsked' }
  const origin = await ask(report.file.sha256)
  return { report: origin === 'known' ? confirmOrigin(report) : report, origin }
}

function judge(file: File): Promise<SealReport> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return new Promise<SealReport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<{ report: SealReport } | { error: string }>) => {
      if ('report' in data) resolve(data.report)
      else reject(new Error(data.error))
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(file, [])
  }).finally(() => worker.terminate())
}

async function ask(sha256: string): Promise<Origin> {
  try {
    const response = await fetch(`files/${sha256}`, { signal: AbortSignal.timeout(ORIGIN_TIMEOUT) })
    if (response.ok) return (await response.json()).madeHere === true ? 'known' : 'unknown'
    return response.status === 404 ? 'unknown' : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
