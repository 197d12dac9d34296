import type { Evidence, EvidenceField, EvidenceSignature } from '@paraph/verify'
import type { PageSize } from '#platform/pdf/page-sizes.ts'
import { PdfDocument } from '../pages/pdf/document.ts'
import { drawField, onCanvas } from './draw-field.ts'

/** Returns the size of a page of the original as people see it. The first page is 1. */
export type SizeOf = (page: number) => PageSize

/** What the parties have filled in, as a PDF. */
export interface FieldPages {
  bytes: Uint8Array
  /** The number of the page of the original, for each page. */
  pages: number[]
}

export function hasFields({ parties }: Evidence): boolean {
  return parties.some(({ signature }) => (signature?.fields?.length ?? 0) > 0)
}

/** Draws what the parties have filled in. Each page is as large as the page of the original that it belongs to. */
export async function renderFieldPages(evidence: Evidence, sizeOf: SizeOf): Promise<FieldPages> {
  const byPage = new Map<number, [EvidenceField, EvidenceSignature][]>()
  for (const { signature } of evidence.parties) {
    for (const field of signature?.fields ?? []) {
      byPage.set(field.page, [...(byPage.get(field.page) ?? []), [field, signature!]])
    }
  }
  const pdf = new PdfDocument()
  const pages = [...byPage.keys()].toSorted((a, b) => a - b)
  for (const page of pages) {
    const canvas = pdf.addPage(sizeOf(page))
    const onPage = byPage.get(page)!
    const papers = onPage.flatMap(([{ hiddenTags = [] }]) => hiddenTags.map((box) => onCanvas(box, canvas)))
    // Below all fields, because the box of a field may contain the tag of another one.
    if (papers.length > 0) canvas.paper(papers)
    for (const [field, signature] of onPage) await drawField(canvas, field, signature)
  }
  const { title, createdAt } = evidence.document
  const bytes = pdf.write({ title, language: 'und', createdAt: new Date(createdAt) })
  return { bytes, pages }
}
