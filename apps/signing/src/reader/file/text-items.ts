import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
export type TextItem = Extract<TextContent['items'][number], { str: string }>

/** How a text lies on the page. The last two numbers are its left end on the baseline. */
export type Matrix = [number, number, number, number, number, number]

/** In parts of the height of the letters. What is farther apart may be two words. */
const TOUCHING = 0.1

/** Returns the text of the page, with whole words. */
export async function textContentOf(page: PDFPageProxy): Promise<TextContent & { items: TextItem[] }> {
  const content = await page.getTextContent()
  return { ...content, items: withWholeWords(content.items.filter((item) => 'str' in item)) }
}

/**
 * Printed files draw some letters, such as “fl”, apart from the rest of the word. pdf.js then has several items for the word, and a screen reader
 * reads each of them on its own. Returns one item for them.
 */
export function withWholeWords(items: TextItem[]): TextItem[] {
  const whole: TextItem[] = []
  for (const item of items) {
    const last = whole.at(-1)
    if (last && isSameWord(last, item)) whole[whole.length - 1] = joined(last, item)
    else whole.push(item)
  }
  return whole
}

function isSameWord(left: TextItem, right: TextItem): boolean {
  if (left.hasEOL || !/\S$/.test(left.str) || !/^\S/.test(right.str)) return false
  if (left.dir !== 'ltr' || right.dir !== 'ltr') return false
  const [a, b, , d, x, y] = left.transform as Matrix
  const other = right.transform as Matrix
  const near = TOUCHING * Math.max(left.height, right.height)
  const isSameSize = Math.abs(a - other[0]) <= near && Math.abs(d - other[3]) <= near
  return (
    b === 0 &&
    other[1] === 0 &&
    isSameSize &&
    Math.abs(y - other[5]) <= near &&
    Math.abs(x + left.width - other[4]) <= near
  )
}

function joined(left: TextItem, right: TextItem): TextItem {
  const end = (right.transform as Matrix)[4] + right.width
  const width = end - (left.transform as Matrix)[4]
  return { ...left, str: left.str + right.str, width, hasEOL: right.hasEOL }
}
