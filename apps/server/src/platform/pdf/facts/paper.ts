import { type PageSize, papers } from '@paraph/typesetter/layout/papers.ts'
import type { PageSizes } from './page-sizes.ts'

/** The ratio of the sides is the same for all sizes of the series A and B. */
const ISO_RATIO = { least: 1.4, most: 1.43 }

/** Returns the paper on which people print a file with these pages: A4 or Letter. It is decided by the size that most pages have. */
export function paperOf(sizes: PageSizes): PageSize {
  const pagesOf = new Map<string, number>()
  for (const [pages, width, height] of sizes) {
    const size = `${Math.min(width, height)} ${Math.max(width, height)}`
    pagesOf.set(size, (pagesOf.get(size) ?? 0) + pages)
  }
  const [most] = [...pagesOf].toSorted(([, a], [, b]) => b - a)
  if (!most) return papers.A4
  const [short, long] = most[0].split(' ').map(Number) as [number, number]
  const isIso = long / short >= ISO_RATIO.least && long / short <= ISO_RATIO.most
  // Legal and Tabloid are at least as wide as Letter.
  return !isIso && short > (papers.A4.width + papers.LETTER.width) / 2 ? papers.LETTER : papers.A4
}
