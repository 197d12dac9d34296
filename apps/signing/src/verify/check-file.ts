import { confirmOrigin, type Reason, type SealReport } from '@paraph/verify/report'

/** What the service says about the hash of the file. With `notAsked`, the service was not asked, because no answer would change the verdict. */
export type Origin = 'known' | 'unknown' | 'notAsked' | 'unavailable'

/** Why there is no seal of Paraph to answer questions about. */
export type Unsealed =
  'empty' | 'incomplete' | 'too_large' | 'not_a_pdf' | 'encrypted' | 'no_seal' | 'not_paraph' | 'damaged'

export type Checked =
  | { unsealed?: undefined; report: SealReport; origin: Origin }
  /** A file that is empty or too large gets no report. */
  | { unsealed: Unsealed; report?: SealReport }

/** Bytes. A phone has not much more memory for one page. */
const MAX_FILE_SIZE = 256 * 1024 * 1024
/** Bytes at the end of a PDF in which its mark of the end must be. */
const END_LENGTH = 2048
const ORIGIN_TIMEOUT = 8000

/** Judges the file in this browser. Sends the service only the hash, to ask whether the service made the file. */
export async function checkFile(file: File): Promise<Checked> {
  if (file.size === 0) return { unsealed: 'empty' }
  if (file.size > MAX_FILE_SIZE) return { unsealed: 'too_large' }
  const report = await judge(file)
  const unsealed = unsealedOf(report)
  if (unsealed === 'no_seal' && !(await hasEnd(file))) return { unsealed: 'incomplete', report }
  if (unsealed) return { unsealed, report }
  if (!report.sealer || report.verdict !== 'cannot_be_said') return { report, origin: 'notAsked' }
  const origin = await ask((report.unused ?? report.file).sha256)
  return { report: origin === 'known' ? confirmOrigin(report) : report, origin }
}

const unsealedByCode: Partial<Record<Reason['code'], Unsealed>> = {
  not_a_pdf: 'not_a_pdf',
  encrypted: 'encrypted',
  no_seal: 'no_seal',
  damaged: 'damaged',
  range_wrong: 'damaged',
}

function unsealedOf({ verdict, reasons, sealer, when }: SealReport): Unsealed | undefined {
  if (verdict === 'cannot_be_said' && reasons.some(({ code }) => code === 'not_paraph')) return 'not_paraph'
  const [first] = reasons
  return first && !sealer && !when ? unsealedByCode[first.code] : undefined
}

/** A download that was interrupted leaves a PDF without an end. */
async function hasEnd(file: File): Promise<boolean> {
  return (await file.slice(-END_LENGTH).text()).includes('%%EOF')
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
