import { observe } from '@paraph/ui/observe.ts'
import { type Box, capped, drawBox, type DrawnBox } from '@paraph/ui/pdf/draw-box.ts'
import type { PDFDocumentProxy } from '@paraph/ui/pdf/open-pdf.ts'
import type { ComponentChildren, PointerEventHandler } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PageSize } from '../model/editor-field.ts'
import { useTexts } from '../../texts/language.ts'

interface SheetProps {
  pdf: PDFDocumentProxy
  number: number
  /** In CSS pixels. */
  width: number
  size: PageSize
  onSize: (number: number, size: PageSize) => void
  /** Called while the middle of the frame is on the page. */
  onCurrent: (number: number) => void
  isArmed: boolean
  onPointerDown: PointerEventHandler<HTMLDivElement> | undefined
  children: ComponentChildren
}

/** A page of the PDF. Its drawing exists only while the page is in or near the view, because iOS gives all canvases little memory. */
export function Sheet(props: SheetProps) {
  const { pdf, number, width, size, onSize, onCurrent, isArmed, onPointerDown, children } = props
  const { t } = useTexts()
  const element = useRef<HTMLDivElement>(null)
  const holder = useRef<HTMLDivElement>(null)
  const shown = useRef<DrawnBox>(undefined)
  const [isNear, setNear] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const height = Math.round((width * size.height) / size.width)

  useEffect(() => {
    const root = element.current!.closest('.sheets')
    const near = observe(element.current!, { root, rootMargin: '100% 0px' }, ({ isIntersecting }) =>
      setNear(isIntersecting),
    )
    const middle = observe(
      element.current!,
      { root, rootMargin: '-50% 0px' },
      ({ isIntersecting }) => isIntersecting && onCurrent(number),
    )
    return () => {
      near.disconnect()
      middle.disconnect()
    }
  }, [])

  useEffect(() => {
    if (!isNear || width === 0) return undefined
    let isEnded = false
    let drawn: DrawnBox | undefined
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (isEnded) return
      const own = page.getViewport({ scale: 1 })
      onSize(number, { width: own.width, height: own.height })
      const viewport = page.getViewport({ scale: width / own.width })
      const whole: Box = { left: 0, top: 0, width: viewport.width, height: viewport.height }
      drawn = drawBox(page, viewport, whole, capped(devicePixelRatio, whole))
      await drawn.done
      if (isEnded) return
      holder.current!.replaceChildren(drawn.canvas)
      shown.current?.stop()
      shown.current = drawn
    }
    draw().catch(() => isEnded || setFailed(true))
    return () => {
      isEnded = true
      if (drawn !== shown.current) drawn?.stop()
    }
  }, [pdf, isNear, width])
  // At another size, the old drawing stays until the new one is ready.
  useEffect(() => {
    if (!isNear) return undefined
    return () => {
      shown.current?.stop()
      shown.current = undefined
      holder.current?.replaceChildren()
    }
  }, [pdf, isNear])

  return (
    <div
      ref={element}
      class={`sheet ${isArmed ? 'armed' : ''}`}
      data-page={number}
      role="group"
      tabIndex={-1}
      aria-label={t.fields.page({ number, pages: pdf.numPages })}
      style={{ width: `${width}px`, height: `${height}px` }}
      onPointerDown={onPointerDown}
    >
      <div ref={holder} class="drawing" aria-hidden="true" />
      {hasFailed && <p class="error">{t.fields.pageFailed}</p>}
      {children}
    </div>
  )
}
