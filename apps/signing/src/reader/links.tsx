import { useTexts } from '../texts/language.ts'
import type { PDFDocumentProxy, PDFPageProxy } from './pdf.ts'

/** A link, the place of its box in percent of the page, and its target. */
export type PageLink = { box: Record<'left' | 'top' | 'width' | 'height', string>; text: string } & (
  { url: string } | { page: number }
)

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

/** The most links of one page. A page of a contract has a few. A table of contents has some dozens. */
const MAX_LINKS = 300

interface Annotation {
  subtype?: string
  rect: number[]
  url?: string
  dest?: string | unknown[] | null
  overlaidText?: string
}

/** Returns the links to the web and to pages of the PDF. It leaves out all other actions, such as scripts and programs. */
export async function linksOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[]
  const viewport = page.getViewport({ scale: 1 })
  const links: PageLink[] = []
  for (const { rect, url, dest, overlaidText: text = '' } of annotations
    .filter(({ subtype }) => subtype === 'Link')
    .slice(0, MAX_LINKS)) {
    const [x1, y1] = viewport.convertToViewportPoint(rect[0]!, rect[1]!) as [number, number]
    const [x2, y2] = viewport.convertToViewportPoint(rect[2]!, rect[3]!) as [number, number]
    const box = {
      left: `${(Math.min(x1, x2) / viewport.width) * 100}%`,
      top: `${(Math.min(y1, y2) / viewport.height) * 100}%`,
      width: `${(Math.abs(x2 - x1) / viewport.width) * 100}%`,
      height: `${(Math.abs(y2 - y1) / viewport.height) * 100}%`,
    }
    const target = isWebLink(url) ? { url } : dest ? await pageOf(pdf, dest).catch(() => undefined) : undefined
    if (target) links.push({ box, text: text.trim(), ...target })
  }
  return links
}

function isWebLink(url: string | undefined): url is string {
  return url !== undefined && PROTOCOLS.has(URL.parse(url)?.protocol ?? '')
}

async function pageOf(pdf: PDFDocumentProxy, dest: string | unknown[]): Promise<{ page: number } | undefined> {
  const [target] = (typeof dest === 'string' ? await pdf.getDestination(dest) : dest) ?? []
  if (target === null || target === undefined) return undefined
  const index = typeof target === 'number' ? target : await pdf.getPageIndex(target as { num: number; gen: number })
  return index >= 0 && index < pdf.numPages ? { page: index + 1 } : undefined
}

/** The links lie above the drawing and the text of the page. */
export function Links({ links, onGoTo }: { links: PageLink[]; onGoTo: (page: number) => void }) {
  const { t } = useTexts()
  return links.map((link, index) =>
    'url' in link ? (
      <a
        key={index}
        class="pdf-link"
        style={link.box}
        href={link.url}
        target="_blank"
        rel="noopener noreferrer"
        title={link.url}
        aria-label={t.reader.webLink(link.text || link.url)}
      />
    ) : (
      <button
        key={index}
        type="button"
        class="pdf-link"
        style={link.box}
        aria-label={t.reader.pageLink(link.text, link.page)}
        onClick={() => onGoTo(link.page)}
      />
    ),
  )
}
