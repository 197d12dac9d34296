import { inflateSync } from 'node:zlib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

// The library of Firefox shares no code with the one that wrote the PDF.

async function open(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const pdf = await task.promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  return { task, pdf, pages }
}

/** Returns the structure tree of each page. `readPdf` leaves the trees out, because they would take half of its time. */
export async function readTrees(bytes: Uint8Array) {
  const { task, pages } = await open(bytes)
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  await task.destroy()
  return trees
}

export async function readPdf(bytes: Uint8Array) {
  const { task, pdf, pages } = await open(bytes)
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent()
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
    }),
  )
  const links = await Promise.all(pages.map((page) => page.getAnnotations()))
  const { info, metadata } = await pdf.getMetadata()
  await task.destroy()
  /** Lines are joined, because words may stand at the end of a line. */
  const text = texts.join(' ').replaceAll(/\s+/g, ' ')
  return { pages: texts, text, links: links.flat(), info: info as Record<string, unknown>, metadata }
}

/**
 * Removes the differences that reading a PDF makes. Readers see a space where a letter is drawn far from the one before, and compose letters
 * and marks. This reader shows a control character for a part of a letter that is a separate glyph.
 */
export function squeeze(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s\p{Cc}]/gu, '')
}

/** Returns the operators of all pages. */
export function contentOf(bytes: Uint8Array): string {
  const pdf = Buffer.from(bytes)
  const latin1 = pdf.toString('latin1')
  const streams = [...latin1.matchAll(/\/Length (\d+) >>\nstream\n/g)].map((match) => {
    const start = match.index + match[0].length
    return inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1')
  })
  return streams.filter((stream) => stream.includes(' BDC\n')).join('\n')
}
