import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Connection } from '../session.ts'
import { CHUNK, openRangeLoader } from './range-loader.ts'

/** Bytes. A smaller file is faster to load whole than in parts. */
const WHOLE = 512 * 1024
const ATTEMPTS = 3
/** Milliseconds. */
const [WAIT, TIMEOUT] = [1000, 60_000]

/**
 * Returns what pdf.js reads the file from. It reads a large file by ranges, only those that the pages in view need. Its own loader would
 * first request the whole file, and break off.
 *
 * @param onFailure called if a range can't be loaded; pdf.js itself would wait for it forever.
 */
export async function loadFile({ signing, http }: Connection, size: number, onFailure: (error: unknown) => void) {
  if (size <= WHOLE) return { data: new Uint8Array(await (await signing.getFile()).arrayBuffer()) }
  const range = new PDFDataRangeTransport(size, null)
  const ended = new AbortController()
  range.abort = () => ended.abort()
  range.requestDataRange = openRangeLoader({
    size,
    load: (begin, end) => getRange(http, begin, end, ended.signal),
    onLoaded: (begin, bytes) => ended.signal.aborted || range.onDataRange(begin, bytes),
    onFailure: (error) => ended.signal.aborted || onFailure(error),
  })
  return { range, rangeChunkSize: CHUNK, disableAutoFetch: true, disableStream: true }
}

async function getRange(http: Connection['http'], begin: number, end: number, ended: AbortSignal) {
  const header = { range: `bytes=${begin}-${end - 1}` }
  for (let attempt = 1; ; attempt++) {
    const { data, status } = await http
      .GET('/api/v1/signing-session/file', {
        params: { header },
        parseAs: 'arrayBuffer',
        signal: AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT)]),
      })
      .then(
        ({ data, response: { status } }) => ({ data, status }),
        () => ({ data: undefined, status: 0 }),
      )
    if (status === 206 && data) return new Uint8Array(data as unknown as ArrayBuffer)
    if (attempt === ATTEMPTS || (status !== 0 && status < 500) || ended.aborted)
      throw Object.assign(new Error(`A part of the file could not be loaded: ${status}`), { status })
    await new Promise((resolve) => setTimeout(resolve, WAIT * attempt))
  }
}
