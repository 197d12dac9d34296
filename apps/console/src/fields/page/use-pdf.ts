import type { PDFDocumentProxy } from '@paraph/ui/pdf/open-pdf.ts'
import { openPdf } from '@paraph/ui/pdf/open-pdf.ts'
import { useEffect, useState } from 'preact/hooks'
import { UPLOAD_TIMEOUT } from '../../queries/upload.ts'
import { useSession } from '../../session/session.ts'

/** The signing page has the files that pdf.js loads only for some documents. */
const ASSETS = 'sign/assets'

interface Opened {
  pdf: PDFDocumentProxy | undefined
  error: unknown
  retry: () => void
}

/** Opens the PDF of the draft, which never changes. */
export function usePdf(documentId: string): Opened {
  const { paraph } = useSession()
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const ended = new AbortController()
    let close = () => {}
    const open = async () => {
      const file = await paraph.documents.getFile(documentId, { signal: ended.signal, timeout: UPLOAD_TIMEOUT })
      const task = openPdf({ data: new Uint8Array(await file.arrayBuffer()) }, ASSETS)
      close = () => void task.destroy()
      const opened = await task.promise
      if (ended.signal.aborted) close()
      else setPdf(opened)
    }
    open().catch((failure) => ended.signal.aborted || setError(failure))
    return () => {
      ended.abort()
      close()
      setPdf(undefined)
      setError(undefined)
    }
  }, [documentId, attempt])
  return { pdf, error, retry: () => setAttempt((count) => count + 1) }
}
