import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Connection } from '../../session/connection.ts'
import type { ConnectionTrouble } from '../../session/connection-trouble.ts'
import { CHUNK, openRangeLoader } from './range-loader.ts'

/** Bytes. A file of at most this size loads faster as a whole than in parts. */
const WHOLE = 512 * 1024
/** How many times a part waits when the limit of requests is reached. The limit counts the requests of one minute. */
const LIMIT_WAITS = 5
/** Milliseconds. */
const [SPREAD, LIMIT_WAIT, PART_TIMEOUT] = [1000, 60_000, 60_000]

/** The file that the sender has uploaded, or the sealed one. */
export type FileSource = 'file' | 'sealed-file'

export interface FileToLoad extends Pick<Connection, 'http'> {
  source: FileSource
}

export interface LoadListener {
  /** Called if a part can't be loaded for another reason than the connection, because pdf.js itself would wait for it forever. */
  onFailure: (error: unknown) => void
  /** Called with true when the limit of requests is reached and a part waits, and with false when a part is loaded. */
  onLimited: (isLimited: boolean) => void
  /** A part that can't be loaded because of the connection waits here. */
  trouble: Pick<ConnectionTrouble, 'wait' | 'end'>
}

/**
 * Returns the source from which pdf.js reads the file. From a large file, pdf.js reads only the ranges that the pages in view need. The loader of pdf.js
 * would first request the whole file, and then abort that request.
 */
export async function loadFile(
  { http, source }: FileToLoad,
  size: number,
  { onFailure, onLimited, trouble }: LoadListener,
) {
  const ended = new AbortController()
  const load = (begin: number, end: number) =>
    getRange({ http, source, onLimited, trouble, ended: ended.signal }, begin, end)
  if (size <= WHOLE) return { data: await load(0, size) }
  const range = new PDFDataRangeTransport(size, null)
  range.abort = () => ended.abort()
  range.requestDataRange = openRangeLoader({
    size,
    load,
    onLoaded: (begin, bytes) => ended.signal.aborted || range.onDataRange(begin, bytes),
    onFailure: (error) => ended.signal.aborted || onFailure(error),
  })
  return { range, rangeChunkSize: CHUNK, disableAutoFetch: true, disableStream: true }
}

interface Source extends Pick<LoadListener, 'onLimited' | 'trouble'>, FileToLoad {
  ended: AbortSignal
}

async function getRange({ http, source, onLimited, trouble, ended }: Source, begin: number, end: number) {
  const header = { range: `bytes=${begin}-${end - 1}` }
  let [failures, refusals] = [0, 0]
  for (;;) {
    const { data, response } = await http
      .GET(`/api/v1/signing-session/${source}`, {
        params: { header },
        parseAs: 'arrayBuffer',
        signal: AbortSignal.any([ended, AbortSignal.timeout(PART_TIMEOUT)]),
      })
      .catch(() => ({ data: undefined, response: undefined }))
    if (response?.status === 206 && data) {
      onLimited(false)
      trouble.end()
      return new Uint8Array(data as unknown as ArrayBuffer)
    }
    const status = response?.status ?? 0
    const isLimited = status === 429 && ++refusals <= LIMIT_WAITS
    const isBroken = status === 0 || status >= 500
    if (ended.aborted || !(isLimited || isBroken))
      throw Object.assign(new Error(`A part of the file could not be loaded: ${status}`), { status })
    if (isBroken) {
      await trouble.wait(++failures)
      continue
    }
    onLimited(true)
    await new Promise((resolve) => setTimeout(resolve, waitAtLimit(response!)))
  }
}

/** Adds a random time, so that the parts that wait are not all requested again at the same moment. */
function waitAtLimit({ headers }: Response): number {
  const asked = Number(headers.get('retry-after') ?? Infinity) * 1000
  return Math.min(asked, LIMIT_WAIT) + Math.random() * SPREAD
}
