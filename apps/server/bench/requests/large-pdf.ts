/**
 * Returns a valid PDF with many empty pages, which takes long to check.
 *
 * @param padding - bytes of a stream that no page needs.
 */
export function makeLargePdf(pages = 200_000, padding = 0): Uint8Array<ArrayBuffer> {
  const parts: string[] = []
  const offsets: number[] = []
  let length = 0
  const add = (text: string) => {
    parts.push(text)
    length += text.length
  }
  const addObject = (body: string) => {
    offsets.push(length)
    add(`${offsets.length} 0 obj\n${body}\nendobj\n`)
  }
  add('%PDF-1.7\n')
  addObject('<</Type/Catalog/Pages 2 0 R>>')
  addObject(
    `<</Type/Pages/Count ${pages}/Kids[${Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')}]>>`,
  )
  for (let page = 0; page < pages; page++) addObject('<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>')
  if (padding > 0) addObject(`<</Length ${padding}>>\nstream\n${'x'.repeat(padding)}\nendstream`)
  const start = length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`)
  add(`trailer\n<</Size ${offsets.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return new Uint8Array(Buffer.from(parts.join(''), 'latin1'))
}
