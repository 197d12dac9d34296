import { annotationsOf, type PageAnnotations } from './annotations.ts'
import { describeAnnotation, describeLink, type Description } from './describe-annotation.ts'
import { linksOf } from './links.tsx'
import { breaksAfter } from './paragraphs.ts'
import type { PDFDocumentProxy, PDFPageProxy, PageViewport } from '../file/pdf.ts'
import { type Edges, edgesOfRect, findPlaces } from './reading-order.ts'
import { textContentOf, type TextItem } from '../file/text-items.ts'

/** The most characters of one page. A page full of small print has about ten thousand. */
const MAX_LENGTH = 100_000

/** The text of a page in the order of reading. Between the pieces of its own text stand its fields, notes and links. */
export type PageText = (string | Description)[]

/** Returns the function that reads the text of a page. It reads one page after the other, so that pdf.js can draw in between. */
export function openTexts(pdf: PDFDocumentProxy): (number: number) => Promise<PageText> {
  let last: Promise<unknown> = Promise.resolve()
  return (number) => {
    const text = last.then(() => readText(pdf, number))
    last = text.catch(() => {})
    return text
  }
}

async function readText(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await pdf.getPage(number)
  const [{ items }, found] = await Promise.all([textContentOf(page), annotationsOf(pdf, page)])
  const viewport = page.getViewport({ scale: 1 })
  const links = (await linksOf(pdf, viewport, found.annotations)).map((link) => ({
    description: describeLink(link),
    edges: link.edges,
  }))
  const descriptions = place(viewport, items, [...describe(viewport, found), ...links])
  return join(items, descriptions, found.isCut)
}

/** A description, and where it is on the page. */
export interface Placed {
  description: Description
  edges: Edges
  /** The index of the text after which it is read, or -1. */
  after: number
}

/** Returns what the page says beside its text. Links are left out, because they are elements above the drawing. */
export async function placedDescriptions(page: PDFPageProxy, found: PageAnnotations): Promise<Placed[]> {
  const viewport = page.getViewport({ scale: 1 })
  const described = describe(viewport, found)
  if (described.length === 0) return []
  const { items } = await textContentOf(page)
  const placed = place(viewport, items, described)
  if (found.isCut) placed.push({ description: { kind: 'cut' }, edges: placed.at(-1)!.edges, after: items.length - 1 })
  return placed
}

type Described = Omit<Placed, 'after'>

function describe(viewport: PageViewport, { annotations }: PageAnnotations): Described[] {
  return annotations.flatMap((annotation) => {
    const description = describeAnnotation(annotation)
    return description ? [{ description, edges: edgesOfRect(viewport, annotation.rect) }] : []
  })
}

/** Returns them in the order of reading. Those after the same text are read line by line. */
function place(viewport: PageViewport, items: TextItem[], described: Described[]): Placed[] {
  const edges = described.map((each) => each.edges)
  const places = findPlaces(viewport, items, edges)
  return described
    .map((each, index) => ({ ...each, after: places[index]! }))
    .toSorted((a, b) => a.after - b.after || a.edges.top - b.edges.top || a.edges.left - b.edges.left)
}

function join(items: TextItem[], placed: Placed[], isCut: boolean): PageText {
  const pieces: PageText = []
  const breaks = breaksAfter(items)
  let [text, length, next] = ['', 0, 0]
  const endText = () => {
    const trimmed = text.trim()
    if (trimmed) pieces.push(trimmed)
    text = ''
  }
  const addPlaced = (index: number) => {
    for (; placed[next] && placed[next]!.after <= index && length <= MAX_LENGTH; next++) {
      endText()
      const { description } = placed[next]!
      length += JSON.stringify(description).length
      pieces.push(description)
    }
  }
  addPlaced(-1)
  for (const [index, { str }] of items.entries()) {
    if (length > MAX_LENGTH) break
    text += str.slice(0, MAX_LENGTH) + breaks[index]
    length += str.length
    addPlaced(index)
  }
  endText()
  if (isCut || length > MAX_LENGTH) pieces.push({ kind: 'cut' })
  return pieces
}
