import { useEffect, useState } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'
import { annotationsOf } from '../text/annotations.ts'
import { linksOf, type PageLink } from '../text/links.tsx'
import { type Placed, placedDescriptions } from '../text/page-text.ts'
import type { DrawnPage, PDFDocumentProxy, PageViewport } from '../file/pdf.ts'
import { boxOf } from '../text/reading-order.ts'
import { describeInWords } from '../text/describe-in-words.ts'

interface Described {
  drawn: DrawnPage
  placed: Placed[]
  viewport: PageViewport
}

/** Adds fields and notes to the text of the drawn page, and returns its links. Reads nothing while the page is not drawn. */
export function usePageAnnotations(
  pdf: PDFDocumentProxy | undefined,
  number: number,
  drawn: DrawnPage | undefined,
): PageLink[] {
  const { language } = useTexts()
  const [links, setLinks] = useState<PageLink[]>([])
  const [described, setDescribed] = useState<Described>()
  useEffect(() => {
    if (!pdf || !drawn) return undefined
    let isEnded = false
    const read = async () => {
      const page = await pdf.getPage(number)
      const found = await annotationsOf(pdf, page)
      const viewport = page.getViewport({ scale: 1 })
      const links = await linksOf(pdf, viewport, found.annotations)
      if (isEnded) return
      setLinks(links)
      const placed = await placedDescriptions(page, found)
      if (!isEnded) setDescribed({ drawn, placed, viewport })
    }
    // A page whose annotations can't be read stays as it is drawn.
    read().catch(console.warn)
    return () => {
      isEnded = true
      setDescribed(undefined)
    }
  }, [pdf, number, drawn])
  useEffect(() => {
    if (!described) return
    const { drawn, placed, viewport } = described
    const texts = placed.map(({ description, edges, after }) => ({
      words: describeInWords(description, language),
      after,
      box: boxOf(viewport, edges),
    }))
    drawn.addTexts(texts)
  }, [described, language])
  return links
}
