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

/** Which PDF of a document: as it was uploaded, or sealed. */
export type PdfKind = 'file' | 'sealedFile'

/** Opens a PDF of the document, which never changes. */
export function usePdf(documentId: string, kind: PdfKind): Opened {
  const { paraph } = useSession()
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const ended = new AbortController()
    let close = () => {}
    const open = async () => {
      const options = { signal: ended.signal, timeout: UPLOAD_TIMEOUT }
      const file = await (kind === 'file'
        ? paraph.documents.getFile(documentId, options)
        : paraph.documents.getSealedFile(documentId, options))
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
  }, [documentId, kind, attempt])
  return { pdf, error, retry: () => setAttempt((count) => count + 1) }
}
