import { useEffect, useState } from 'preact/hooks'
import { usePage } from '../page-context.ts'
import { openTexts } from './page-text.ts'
import type { drawPage, PDFDocumentProxy } from './pdf.ts'

export interface Opened {
  pdf: PDFDocumentProxy
  /** Height of the first page, divided by its width. */
  ratio: number
  draw: typeof drawPage
  textOf: (number: number) => Promise<string>
}

/** Loads pdf.js and opens the file. */
export function usePdf(size: number): { opened: Opened | undefined; hasFailed: boolean } {
  const { signing, http, recover } = usePage()
  const [opened, setOpened] = useState<Opened>()
  const [hasFailed, setFailed] = useState(false)
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
      const { openPdf, ratioOf, drawPage } = await import('./pdf.ts')
      const task = await openPdf({ signing, http }, size, fail)
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
  }, [signing, size])
  return { opened, hasFailed }
}
