import { useEffect, useRef, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { onSettled } from './detail.ts'
import { Links, linksOf, type PageLink } from './links.tsx'
import { observe } from './observe.ts'
import type { DrawnPage } from './pdf.ts'
import type { Preview } from '../session/preview.ts'
import type { Opened } from './use-pdf.ts'

interface PdfPageProps {
  /** Undefined until pdf.js has opened the file. */
  opened: Opened | undefined
  /** Shown until the page is drawn. */
  preview: Preview | undefined
  number: number
  /** The number of pages. */
  pages: number
  /** Height divided by width, until the page itself is known. */
  ratio: number
  /** In CSS pixels. */
  width: number
  /** True if the page should be drawn only when it is in view, because another one is drawn first. */
  isLater: boolean
  /** True if the text should be there for screen readers also while the page is not drawn. */
  readsText: boolean
  onDrawn: () => void
  onGoTo: (number: number) => void
  onCurrent: (number: number) => void
  /** Called when the page has been drawn and at least half of it, or of the window, was in view. */
  onSeen: (number: number) => void
}

/** A page of the PDF. It is drawn only while it is in or near the view. */
export function PdfPage({ opened, preview, number, pages, ratio: firstRatio, width, ...props }: PdfPageProps) {
  const { isLater, readsText, onDrawn, onGoTo, onCurrent, onSeen } = props
  const { t } = useTexts()
  const element = useRef<HTMLDivElement>(null)
  const holder = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(firstRatio)
  const [isNear, setNear] = useState(false)
  const [isInView, setInView] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [links, setLinks] = useState<PageLink[]>([])
  const [text, setText] = useState<string>()

  useEffect(() => {
    const options = { rootMargin: isLater ? '0px' : '50% 0px' }
    const observer = observe(element.current!, options, ({ isIntersecting }) => setNear(isIntersecting))
    return () => observer.disconnect()
  }, [isLater])

  useEffect(() => {
    const observers = [
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
    if (preview && !isDrawn) holder.current!.replaceChildren(preview.image)
  }, [preview, isDrawn, isNear, width])

  useEffect(() => {
    if (!opened || !isNear || width === 0) return undefined
    const { pdf, draw } = opened
    let isEnded = false
    let drawing: DrawnPage | undefined
    const endSettled = onSettled(() => drawing?.sharpen())
    const start = async () => {
      const page = await pdf.getPage(number)
      if (isEnded) return
      const { width: pageWidth, height } = page.getViewport({ scale: 1 })
      setRatio(height / pageWidth)
      drawing = draw(page, holder.current!, width)
      await drawing.done
      if (isEnded) return
      setDrawn(true)
      onDrawn()
      drawing.sharpen()
      const links = await linksOf(pdf, page).catch(() => [])
      if (!isEnded) setLinks(links)
    }
    start().catch(() => isEnded || setFailed(true))
    return () => {
      isEnded = true
      endSettled()
      drawing?.stop()
      setDrawn(false)
    }
  }, [opened, number, isNear, width])

  useEffect(() => {
    let isEnded = false
    // A page without readable text has no text here either.
    if (readsText) opened?.textOf(number).then((text) => isEnded || setText(text), console.warn)
    return () => void (isEnded = true)
  }, [opened, readsText])

  useEffect(() => {
    if (isInView && isDrawn) onSeen(number)
  }, [isInView, isDrawn])

  return (
    <div
      ref={element}
      class="pdf-page"
      role="group"
      tabIndex={-1}
      aria-label={t.reader.page(number, pages)}
      // Screen readers may leave out what is busy.
      aria-busy={!isDrawn && !hasFailed && text === undefined}
      style={{ width: `${width}px`, height: `${Math.round(width * ratio)}px` }}
    >
      <div ref={holder} class="drawing" />
      {isDrawn && <Links links={links} onGoTo={onGoTo} />}
      {!isDrawn && text && (
        <p class="visually-hidden" dir="auto">
          {text}
        </p>
      )}
      {hasFailed && <p class="error">{t.reader.failed}</p>}
    </div>
  )
}
