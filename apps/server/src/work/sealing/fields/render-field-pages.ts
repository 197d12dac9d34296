import type { FieldBox } from '@paraph/contract'
import type { Evidence, EvidenceField } from '@paraph/verify'
import type { PageSize } from '@paraph/typesetter/layout/papers.ts'
import type { Canvas } from '@paraph/typesetter/pdf/canvas.ts'
import { PdfDocument } from '@paraph/typesetter/pdf/document.ts'
import type { FormStyle } from '../form/read-styles.ts'
import type { FilledField } from '../tags/tag-fields.ts'
import { FOOTER } from '../footers/footer-rules.ts'
import { footerBox, type FooterEdge, setFooter } from '../footers/set-footer.ts'
import { drawField, onCanvas } from './draw-field.ts'

/** The file that fields are drawn on. */
export interface DrawnFile {
  /** Returns the size of a page as people see it. The first page is 1. */
  sizeOf: (page: number) => PageSize
  /** Returns the number of the first marked content that is added to a page. Undefined if the file has no structure. */
  firstMark: (page: number) => number | undefined
  /** Returns how the form of the file sets the text of the field in this place. */
  styleOf: (page: number, box: FieldBox) => FormStyle | undefined
}

/** What the parties have filled in, and the footers, as a PDF. */
export interface FieldPages {
  bytes: Uint8Array
  /** For each page, the number of the original page that it belongs to, and its fields in the order of drawing. */
  pages: { number: number; fields: FilledField[] }[]
}

/** True if the seal draws something on a page of the file. */
export function hasDrawings({ document: { footers }, parties }: Evidence): boolean {
  const hasFooters = footers !== undefined && footers.bottom.length + footers.top.length > 0
  return hasFooters || parties.some(({ signature }) => (signature?.fields?.length ?? 0) > 0)
}

/** Draws what the parties have filled in, and the footers. Each page is as large as the page of the original that it belongs to. */
export async function renderFieldPages(
  evidence: Evidence,
  { sizeOf, firstMark, styleOf }: DrawnFile,
): Promise<FieldPages> {
  const filled = evidence.parties.flatMap(({ name, signature }) =>
    (signature?.fields ?? [])
      .flatMap(inEachPlace)
      .map((field): FilledField => ({ field, signature: signature!, party: name })),
  )
  const pdf = new PdfDocument()
  const onPages = Map.groupBy(filled, ({ field }) => field.page)
  const edges = edgesOf(evidence)
  const pages = [...new Set([...onPages.keys(), ...edges.keys()])]
    .toSorted((a, b) => a - b)
    .map((number) => ({ number, fields: onPages.get(number) ?? [] }))
  for (const { number, fields } of pages) {
    const canvas = pdf.addPage(sizeOf(number))
    const edge = edges.get(number)
    if (edge) await drawFooter(canvas, evidence, number, edge)
    const papers = fields.flatMap(({ field: { hiddenTags = [] } }) => hiddenTags.map((box) => onCanvas(box, canvas)))
    // The paper is drawn below all fields, because the box of a field may contain the tag of another one.
    if (papers.length > 0) canvas.paper(papers)
    const first = firstMark(number)
    for (const [index, { field, signature }] of fields.entries()) {
      const mark = first === undefined ? undefined : first + index
      await drawField(canvas, { ...field, mark, style: styleOf(number, field.box) }, signature)
    }
  }
  const { title, createdAt } = evidence.document
  const bytes = pdf.write({ title, language: 'und', createdAt: new Date(createdAt) })
  return { bytes, pages }
}

/** Returns the field once for each of its places. Each has an identifier of its own, so that a verifier finds it. */
function inEachPlace({ otherPlaces = [], ...field }: EvidenceField): EvidenceField[] {
  const { hiddenTags: _tags, ...elsewhere } = field
  return [field, ...otherPlaces.map((place, index) => ({ ...elsewhere, ...place, id: `${field.id}/${index + 1}` }))]
}

/** Returns where the pages have their footers. */
function edgesOf({ document: { footers } }: Evidence): Map<number, FooterEdge> {
  const at = (edge: FooterEdge) => (footers?.[edge] ?? []).map((page) => [page, edge] as const)
  return new Map([...at('bottom'), ...at('top')])
}

async function drawFooter(canvas: Canvas, { document }: Evidence, page: number, edge: FooterEdge): Promise<void> {
  const line = await setFooter(document, page)
  const box = footerBox(canvas.size, edge, line)
  const [x, y, , height] = box
  canvas.footer(box, edge, () => canvas.text(line, x + FOOTER.padding, y + (height - line.height) / 2))
}
