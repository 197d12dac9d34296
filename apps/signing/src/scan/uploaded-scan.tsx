import { useEffect, useRef, useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import type { DrawnPage, drawPage, PDFDocumentProxy } from '../reader/file/pdf.ts'
import { usePage } from '../page/page-context.ts'
import { Enlarged } from './enlarged.tsx'
import { useScanTexts } from './texts/scan-texts.ts'

/** More pages are shown one by one, because each drawn page needs memory. */
const MAX_THUMBNAILS = 20
/** CSS pixels. */
const THUMBNAIL_WIDTH = 120
/** Milliseconds. A large scan takes long over a slow line. */
const LOAD_TIMEOUT = 10 * 60_000

type Shown = { url: string } | { pdf: PDFDocumentProxy; draw: typeof drawPage }

/** Shows the pages that the server has stored. Gets them from the server if the party has uploaded them before this page was loaded. */
export function UploadedScan({ file, onShown }: { file: File | undefined; onShown: () => void }) {
  const s = useScanTexts()
  const [enlarged, setEnlarged] = useState<number>()
  const { shown, hasFailed, tryAgain } = useScanFile(file)
  useEffect(() => void ((shown || hasFailed) && onShown()), [shown, hasFailed])
  if (hasFailed) {
    return (
      <>
        <Alert text={s.notShown} />
        <Button onPress={tryAgain}>{s.showAgain}</Button>
      </>
    )
  }
  if (!shown) return <p role="status">{s.loading}</p>
  const count = 'pdf' in shown ? shown.pdf.numPages : 1
  const thumbnails = Math.min(count, MAX_THUMBNAILS)
  return (
    <>
      <p>{s.look}</p>
      <ol class="uploaded-pages">
        {Array.from({ length: thumbnails }, (_, index) => (
          <li key={index}>
            <Button
              class="thumbnail"
              aria-label={`${s.page({ number: index + 1, count })}. ${s.enlarge({ number: index + 1 })}`}
              onPress={() => setEnlarged(index)}
            >
              <ScanPage shown={shown} index={index} width={THUMBNAIL_WIDTH} />
            </Button>
          </li>
        ))}
      </ol>
      {count > thumbnails && <p class="hint">{s.more({ count: count - thumbnails })}</p>}
      {enlarged !== undefined && (
        <Enlarged count={count} start={enlarged} onClose={() => setEnlarged(undefined)}>
          {(index, width) => <ScanPage key={index} shown={shown} index={index} width={width} />}
        </Enlarged>
      )}
    </>
  )
}

function ScanPage({ shown, index, width }: { shown: Shown; index: number; width: number }) {
  const s = useScanTexts()
  const holder = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(Math.SQRT2)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!('pdf' in shown)) return undefined
    let isEnded = false
    let drawn: DrawnPage | undefined
    const start = async () => {
      const page = await shown.pdf.getPage(index + 1)
      if (isEnded) return
      const viewport = page.getViewport({ scale: 1 })
      setRatio(viewport.height / viewport.width)
      drawn = shown.draw(page, holder.current!, width)
      await drawn.done
    }
    start().catch(() => isEnded || setFailed(true))
    return () => {
      isEnded = true
      drawn?.stop()
    }
  }, [shown, index, width])
  if ('url' in shown) return <img class="scan-page" src={shown.url} alt="" style={{ width: `${width}px` }} />
  return (
    <div class="scan-page" style={{ width: `${width}px`, height: `${Math.round(width * ratio)}px` }}>
      <div ref={holder} class="drawing" />
      {hasFailed && <p class="error">{s.notShown}</p>}
    </div>
  )
}

/** Opens the file, or the scan that the server has. */
function useScanFile(file: File | undefined) {
  const { http, recover } = usePage()
  const [shown, setShown] = useState<Shown>()
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isEnded = false
    let close = () => {}
    const load = async (): Promise<Blob> => {
      const { data, error, response } = await http.GET('/api/v1/signing-session/scan', {
        parseAs: 'blob',
        signal: AbortSignal.timeout(LOAD_TIMEOUT),
      })
      if (data) return data as unknown as Blob
      // The link may have ended, or the verification may have expired.
      if ([401, 403, 410].includes(response.status)) void recover(error)
      throw new Error(`The scan could not be loaded: ${response.status}`)
    }
    const open = async () => {
      setFailed(false)
      setShown(undefined)
      const scan = file ?? (await load())
      if (isEnded) return
      if (scan.type.startsWith('image/')) {
        const url = URL.createObjectURL(scan)
        close = () => URL.revokeObjectURL(url)
        return setShown({ url })
      }
      const [{ openLoaded, drawPage }, data] = await Promise.all([import('../reader/file/pdf.ts'), scan.arrayBuffer()])
      const task = openLoaded({ data: new Uint8Array(data) })
      close = () => void task.destroy()
      if (isEnded) return close()
      const pdf = await task.promise
      if (!isEnded) setShown({ pdf, draw: drawPage })
    }
    open().catch(() => isEnded || setFailed(true))
    return () => {
      isEnded = true
      close()
    }
  }, [file, attempt])
  return { shown, hasFailed, tryAgain: () => setAttempt(attempt + 1) }
}
