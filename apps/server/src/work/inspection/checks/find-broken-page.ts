import { type PDF, PdfDict, type PdfRef, type PdfStream } from '@libpdf/core'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import { readContent } from '#platform/pdf/read/read-content.ts'
import { contentStreams, LIMITS } from '#work/sealing/seal/page-contents.ts'

/**
 * Returns the number of the first page whose content has several streams, one of them damaged. Programs disagree about what such a page shows, and the seal
 * can't keep such content apart from what it draws. Undefined if there is none.
 */
export function findBrokenPage(pdf: PDF): number | undefined {
  const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
  const known = new Map<string, boolean>()
  let left = LIMITS.all
  const isBroken = (ref: PdfRef) => {
    const limit = Math.min(left, LIMITS.page)
    const { bytes, isWhole } = readContent(resolve(ref) as PdfStream, resolve, limit)
    left -= bytes.length
    return !isWhole && bytes.length < limit
  }
  for (const [index, ref] of pdf.context.pages.getPages().entries()) {
    const page = resolve(ref)
    const streams = page instanceof PdfDict ? contentStreams(page, resolve) : []
    if (streams.length < 2) continue
    for (const stream of streams) {
      if (left <= 0) return undefined
      const broken = known.get(`${stream}`) ?? isBroken(stream)
      known.set(`${stream}`, broken)
      if (broken) return index + 1
    }
  }
  return undefined
}
