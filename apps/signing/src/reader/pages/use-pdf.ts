import { useEffect, useRef, useState } from 'preact/hooks'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { usePage } from '../../page/page-context.ts'
import { type ConnectionTrouble, openConnectionTrouble } from '../../session/connection-trouble.ts'
import type { FileSource } from '../file/load-file.ts'
import { openTexts, type PageText } from '../text/page-text.ts'
import type * as pdfJs from '../file/pdf.ts'
import type { Preview } from '../../session/preview.ts'

export interface Opened {
  pdf: pdfJs.PDFDocumentProxy
  /** Height of the first page, divided by its width. */
  ratio: number
  draw: typeof pdfJs.drawPage
  textOf: (number: number) => Promise<PageText>
}

interface Pdf {
  /** Shown until the page is drawn. */
  preview: Preview | undefined
  opened: Opened | undefined
  hasFailed: boolean
  /** True while the loading waits for the limit of requests. */
  isLimited: boolean
  /** True while the loading waits for the connection. */
  isTroubled: boolean
  tryAgain: () => void
}

/** Milliseconds. pdf.js waits at most this long for the preview, so that the two do not share a slow line. */
const PATIENCE = 3000

/** Loads the preview, and then pdf.js, and opens the file. */
export function usePdf(source: FileSource, size: number): Pdf {
  const { http, recover, draft, preview: loadPreview } = usePage()
  const [preview, setPreview] = useState<Preview>()
  const [opened, setOpened] = useState<Opened>()
  const [hasFailed, setFailed] = useState(false)
  const [isLimited, setLimited] = useState(false)
  const [isTroubled, setTroubled] = useState(false)
  const tryAgain = useRef(() => {})
  useEffect(() => {
    const controller = new AbortController()
    const ended = controller.signal
    let close = () => {}
    const trouble = openConnectionTrouble((isTroubled) => ended.aborted || setTroubled(isTroubled))
    tryAgain.current = trouble.tryAgain
    const fail = (error: unknown) => {
      if (ended.aborted) return
      setFailed(true)
      const { status = 0 } = error as { status?: number }
      // The link may have ended, or the verification may have expired.
      if ([401, 403, 410].includes(status)) void recover(error)
    }
    const open = async () => {
      const shown = loadPreview().then((preview) => ended.aborted || setPreview(preview))
      await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
      if (ended.aborted) return
      const mayReload = () => !draft.signature && !draft.photos?.length && !draft.scan
      const loaded = await loadPdfJs(trouble, ended, mayReload)
      if (ended.aborted || !loaded) return
      const { openPdf, ratioOf, drawPage } = loaded
      const task = await openPdf({ http, source }, size, {
        onFailure: fail,
        onLimited: (isLimited) => ended.aborted || setLimited(isLimited),
        trouble,
      })
      close = () => void task.destroy()
      if (ended.aborted) return close()
      const pdf = await task.promise
      const ratio = await ratioOf(pdf, 1)
      if (!ended.aborted) setOpened({ pdf, ratio, draw: drawPage, textOf: openTexts(pdf) })
    }
    open().catch(fail)
    return () => {
      controller.abort()
      close()
      trouble.close()
    }
  }, [http, source, size])
  return { preview, opened, hasFailed, isLimited, isTroubled, tryAgain: () => tryAgain.current() }
}

/**
 * Tries until it succeeds. pdf.js itself gives up for good if it can't load its worker, so this first puts the worker into the cache of the browser.
 *
 * @param ended - aborted when the page no longer needs pdf.js
 * @param mayReload - true if the party has entered nothing that would be lost.
 */
async function loadPdfJs(
  trouble: ConnectionTrouble,
  ended: AbortSignal,
  mayReload: () => boolean,
): Promise<typeof pdfJs | undefined> {
  for (let failures = 1; !ended.aborted; failures++) {
    // At the same time, because each request takes long on a phone.
    const code = import('../file/pdf.ts').catch((error: unknown) => ({ error }))
    const hasWorker = await loadWorker(ended)
    const loaded = await code
    if (hasWorker && !('error' in loaded)) {
      trouble.end()
      return loaded
    }
    if (ended.aborted) break
    if (hasWorker && 'error' in loaded && failures > 1) {
      // The line is back, but the browser remembers for this page that the module failed.
      if (isReloaded() || !mayReload()) throw loaded.error
      location.reload()
    }
    await trouble.wait(failures)
  }
  return undefined
}

/** Returns true if the worker is in the cache of the browser. A proxy may answer with an error while the server restarts. */
async function loadWorker(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(workerUrl, { signal })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}
