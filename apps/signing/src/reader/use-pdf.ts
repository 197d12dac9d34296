import { useEffect, useState } from 'preact/hooks'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { usePage } from '../session/page-context.ts'
import { openTexts } from './page-text.ts'
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
}

/** Milliseconds. pdf.js waits at most this long for the preview, so that the two do not share a slow line. */
const PATIENCE = 3000

/** Loads the preview, and then pdf.js, and opens the file. */
export function usePdf(size: number): Pdf {
  const { http, recover, preview: loadPreview } = usePage()
  const [preview, setPreview] = useState<Preview>()
  const [opened, setOpened] = useState<Opened>()
  const [hasFailed, setFailed] = useState(false)
  const [isLimited, setLimited] = useState(false)
  useEffect(() => {
    let isEnded = false
    let close = () => {}
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
      // At the same time as pdf.js, which would load its worker only later.
      fetch(workerUrl)
        .then((response) => response.arrayBuffer())
        .catch(() => {})
      const { openPdf, ratioOf, drawPage } = await import('./pdf.ts')
      const task = await openPdf({ http }, size, {
        onFailure: fail,
        onLimited: (isLimited) => isEnded || setLimited(isLimited),
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
    }
  }, [http, size])
  return { preview, opened, hasFailed, isLimited }
}
