import { useEffect, useRef, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import type { Drawing, drawPage, PDFDocumentProxy } from './pdf.ts'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  draw: typeof drawPage
  number: number
  /** Height divided by width, until the page itself is known. */
  ratio: number
  /** In CSS pixels. */
  width: number
  onCurrent: (number: number) => void
  /** Called when the page has been drawn and at least half of it, or of the window, was in view. */
  onSeen: (number: number) => void
}

/** A page of the PDF. It is drawn only while it is in or near the view. */
export function PdfPage({ pdf, draw, number, ratio: firstRatio, width, onCurrent, onSeen }: PdfPageProps) {
  const { t } = useTexts()
  const element = useRef<HTMLDivElement>(null)
  const holder = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(firstRatio)
  const [isNear, setNear] = useState(false)
  const [isInView, setInView] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const observers = [
      observe(element.current!, { rootMargin: '50% 0px' }, ({ isIntersecting }) => setNear(isIntersecting)),
      // The middle of the window is on one page.
      observe(
        element.current!,
        { rootMargin: '-50% 0px' },
        ({ isIntersecting }) => isIntersecting && onCurrent(number),
      ),
      observe(element.current!, { threshold: [0, 0.25, 0.5, 0.75] }, ({ intersectionRatio, intersectionRect }) =>
        setInView(intersectionRatio >= 0.5 || intersectionRect.height >= innerHeight / 2),
      ),
    ]
    return () => observers.forEach((observer) => observer.disconnect())
  }, [])

  useEffect(() => {
    if (!isNear || width === 0) return undefined
    let isEnded = false
    let drawing: Drawing | undefined
    const start = async () => {
      const page = await pdf.getPage(number)
      if (isEnded) return
      const { width: pageWidth, height } = page.getViewport({ scale: 1 })
      setRatio(height / pageWidth)
      drawing = draw(page, holder.current!, width)
      await drawing.done
      if (!isEnded) setDrawn(true)
    }
    start().catch(() => isEnded || setFailed(true))
    return () => {
      isEnded = true
      drawing?.stop()
      setDrawn(false)
    }
  }, [pdf, number, isNear, width])

  useEffect(() => {
    if (isInView && isDrawn) onSeen(number)
  }, [isInView, isDrawn])

  return (
    <div
      ref={element}
      class="pdf-page"
      role="group"
      aria-label={t.reader.page(number, pdf.numPages)}
      aria-busy={!isDrawn && !hasFailed}
      style={{ width: `${width}px`, height: `${Math.round(width * ratio)}px` }}
    >
      <div ref={holder} class="drawing" />
      {hasFailed && <p class="error">{t.reader.failed}</p>}
    </div>
  )
}

function observe(
  element: Element,
  options: IntersectionObserverInit,
  callback: (entry: IntersectionObserverEntry) => void,
): IntersectionObserver {
  const observer = new IntersectionObserver((entries) => callback(entries.at(-1)!), options)
  observer.observe(element)
  return observer
}
