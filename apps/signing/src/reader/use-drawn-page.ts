import { useEffect, useRef, useState } from 'preact/hooks'
import type { Preview } from '../session/preview.ts'
import { onSettled } from './detail.ts'
import { linksOf, type PageLink } from './links.tsx'
import type { DrawnPage } from './pdf.ts'
import type { Opened } from './use-pdf.ts'

export interface DrawnPageProps {
  /** Undefined until pdf.js has opened the file. */
  opened: Opened | undefined
  /** Shown until the page is drawn. */
  preview: Preview | undefined
  number: number
  /** Height divided by width, until the page itself is known. */
  ratio: number
  /** In CSS pixels. */
  width: number
  onDrawn: () => void
}

/** Draws the page into the holder while the page is near the view. Until then the holder shows the preview. */
export function useDrawnPage(props: DrawnPageProps, isNear: boolean) {
  const { opened, preview, number, width, onDrawn } = props
  const holder = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(props.ratio)
  const [isDrawn, setDrawn] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [links, setLinks] = useState<PageLink[]>([])

  useEffect(() => {
    if (preview && !isDrawn) holder.current!.replaceChildren(preview.image)
  }, [preview, isDrawn, isNear, width])

  useEffect(() => {
    if (!opened || !isNear || width === 0) return undefined
    const { pdf, draw } = opened
    let isEnded = false
    let drawn: DrawnPage | undefined
    const endSettled = onSettled(() => drawn?.sharpen())
    const start = async () => {
      const page = await pdf.getPage(number)
      if (isEnded) return
      const { width: pageWidth, height } = page.getViewport({ scale: 1 })
      setRatio(height / pageWidth)
      drawn = draw(page, holder.current!, width)
      await drawn.done
      if (isEnded) return
      setDrawn(true)
      onDrawn()
      drawn.sharpen()
      const links = await linksOf(pdf, page).catch(() => [])
      if (!isEnded) setLinks(links)
    }
    start().catch(() => isEnded || setFailed(true))
    return () => {
      isEnded = true
      endSettled()
      drawn?.stop()
      setDrawn(false)
    }
  }, [opened, number, isNear, width])

  return { holder, ratio, isDrawn, hasFailed, links }
}
