import { useTexts } from '../../texts/language.ts'
import type { Annotation } from './annotations.ts'
import type { PageViewport, PDFDocumentProxy } from '../file/pdf.ts'
import { boxOf, type Edges, edgesOfRect } from './reading-order.ts'

/** A link, the place of its box on the page, and its target. */
export type PageLink = { edges: Edges; box: Record<string, string>; text: string } & (
  { url: string } | { page: number }
)

const PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

/** Returns the links to the web and to pages of the PDF. It leaves out all other actions, such as scripts and programs. */
export async function linksOf(
  pdf: PDFDocumentProxy,
  viewport: PageViewport,
  annotations: Annotation[],
): Promise<PageLink[]> {
  const links: PageLink[] = []
  for (const { subtype, rect, url, dest, overlaidText: text = '' } of annotations) {
    if (subtype !== 'Link') continue
    const target = isWebLink(url) ? { url } : dest ? await pageOf(pdf, dest).catch(() => undefined) : undefined
    const edges = edgesOfRect(viewport, rect)
    if (target) links.push({ edges, box: boxOf(viewport, edges), text: text.trim(), ...target })
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
        aria-label={t.reader.webLink({ text: link.text || link.url })}
      />
    ) : (
      // oxlint-disable-next-line react/forbid-elements -- It is a place on a page, and has no look of the kit.
      <button
        key={index}
        type="button"
        class="pdf-link"
        style={link.box}
        aria-label={t.reader.pageLink({ text: link.text, page: link.page })}
        onClick={() => onGoTo(link.page)}
      />
    ),
  )
}
