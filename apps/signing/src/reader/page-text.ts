import type { PDFDocumentProxy } from './pdf.ts'

/** The most characters of one page. A page full of small print has about ten thousand. */
const MAX_LENGTH = 100_000

/** Returns the function that reads the text of a page. It reads one page after the other, so that pdf.js can draw in between. */
export function openTexts(pdf: PDFDocumentProxy): (number: number) => Promise<string> {
  let last: Promise<unknown> = Promise.resolve()
  return (number) => {
    const text = last.then(() => readText(pdf, number))
    last = text.catch(() => {})
    return text
  }
}

async function readText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  return text.slice(0, MAX_LENGTH).trim()
}
