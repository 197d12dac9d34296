import { useEffect, useRef, useState } from 'preact/hooks'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { usePage } from '../session/page-context.ts'
import { type ConnectionTrouble, openConnectionTrouble } from './connection-trouble.ts'
import type { FileSource } from './load-file.ts'
import { openTexts } from './page-text.ts'
import type * as pdfJs from './pdf.ts'
import type { drawPage, PDFDocumentProxy } from './pdf.ts'
import type { Preview } from '../session/preview.ts'

export interface Opened {
  pdf: PDFDocumentProxy
  /** Height of the first page, divided by its width. */
  ratio: number
  draw: typeof drawPage
  textOf: (number: number) => Promise<string>
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

type PdfJs = typeof pdfJs

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
    let isEnded = false
    let close = () => {}
    const trouble = openConnectionTrouble((isTroubled) => isEnded || setTroubled(isTroubled))
    tryAgain.current = trouble.tryAgain
    const fail = (error: unknown) => {
      if (isEnded) return
      setFailed(true)
      const { status = 0 } = error as { status?: number }
      // The link may have ended, or the verification may have expired.
      if ([401, 403, 410].includes(status)) void recover(error)
    }
    const open = async () => {
      const shown = loadPreview().then((preview) => isEnded || setPreview(preview))
      await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
      if (isEnded) return
      const { openPdf, ratioOf, drawPage } = await loadPdfJs(
        trouble,
        () => !isEnded && !draft.signature && !draft.photos?.length && !draft.scan,
      )
      if (isEnded) return
      const task = await openPdf({ http, source }, size, {
        onFailure: fail,
        onLimited: (isLimited) => isEnded || setLimited(isLimited),
        trouble,
      })
      close = () => void task.destroy()
      if (isEnded) return close()
      const pdf = await task.promise
      const ratio = await ratioOf(pdf, 1)
      if (!isEnded) setOpened({ pdf, ratio, draw: drawPage, textOf: openTexts(pdf) })
    }
    open().catch(fail)
    return () => {
      isEnded = true
      close()
      trouble.close()
    }
  }, [http, source, size])
  return { preview, opened, hasFailed, isLimited, isTroubled, tryAgain: () => tryAgain.current() }
}

/**
 * Tries until it succeeds. pdf.js itself gives up for good if it can't load its worker, so this puts the worker into the cache of the browser.
 *
 * @param mayReload - true if the party has entered nothing that would be lost.
 */
async function loadPdfJs(trouble: ConnectionTrouble, mayReload: () => boolean): Promise<PdfJs> {
  for (let failures = 1; ; failures++) {
    const [code, worker] = await Promise.allSettled([
      import('./pdf.ts'),
      fetch(workerUrl).then((answer) => answer.arrayBuffer()),
    ])
    if (code.status === 'fulfilled' && worker.status === 'fulfilled') {
      trouble.end()
      return code.value
    }
    if (failures > 1 && code.status === 'rejected' && worker.status === 'fulfilled') {
      // The line is back, but the browser remembers for this page that the module failed.
      if (isReloaded() || !mayReload()) throw code.reason
      location.reload()
    }
    await trouble.wait(failures)
  }
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload'
}
