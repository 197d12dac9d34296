import { useEffect, useRef, useState } from 'preact/hooks'
import type { Preview } from '../../session/preview.ts'
import { onSettled } from '../file/detail.ts'
import type { DrawnPage } from '../file/pdf.ts'
import { usePageAnnotations } from './use-page-annotations.ts'
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
  const [drawn, setDrawn] = useState<DrawnPage>()
  const [hasFailed, setFailed] = useState(false)
  const [printed, setPrinted] = useState<number[]>()
  const isDrawn = drawn !== undefined
  const links = usePageAnnotations(opened?.pdf, number, drawn)

  useEffect(() => {
    if (preview && !isDrawn) holder.current!.replaceChildren(preview.image)
  }, [preview, isDrawn, isNear, width])

  useEffect(() => {
    if (!opened || !isNear || width === 0) return undefined
    const { pdf, draw } = opened
    let isEnded = false
    let started: DrawnPage | undefined
    const endSettled = onSettled(() => started?.sharpen())
    const start = async () => {
      const page = await pdf.getPage(number)
      if (isEnded) return
      const { width: pageWidth, height } = page.getViewport({ scale: 1 })
      setRatio(height / pageWidth)
      started = draw(page, holder.current!, width)
      await started.done
      if (isEnded) return
      const { printed } = started
      setPrinted((known) => known ?? printed())
      setDrawn(started)
      onDrawn()
      started.sharpen()
    }
    start().catch(() => isEnded || setFailed(true))
    return () => {
      isEnded = true
      endSettled()
      started?.stop()
      setDrawn(undefined)
    }
  }, [opened, number, isNear, width])

  return { holder, ratio, isDrawn, printed, hasFailed, links }
}
