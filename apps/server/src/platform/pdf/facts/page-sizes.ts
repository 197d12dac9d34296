import type { PageSize } from '@paraph/typesetter/layout/papers.ts'

/** The sizes of all pages. Each entry is for consecutive pages of the same size. */
export type PageSizes = [pages: number, width: number, height: number][]

export function toPageSizes(sizes: PageSize[]): PageSizes {
  const list: PageSizes = []
  for (const { width, height } of sizes) {
    const last = list.at(-1)
    if (last && last[1] === width && last[2] === height) last[0]++
    else list.push([1, width, height])
  }
  return list
}

/** The first page is 1. Undefined if there is no such page. */
export function sizeOfPage(sizes: PageSizes, page: number): PageSize | undefined {
  let left = page
  for (const [pages, width, height] of sizes) {
    if (left >= 1 && left <= pages) return { width, height }
    left -= pages
  }
  return undefined
}
