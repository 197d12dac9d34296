import { type PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core'
import { ObjectWriter } from '../write/object-writer.ts'

interface Found {
  generation: number
  object: PdfObject
}

/**
 * Writes the file again without its encryption. Each object keeps its number, its values and the bytes of its stream, so that a verifier can compare
 * the two files. Objects that nothing refers to are left out. The same file always gives the same bytes.
 */
export function withoutEncryption(pdf: PDF): Uint8Array {
  const { trailer, version } = pdf.context.info
  const objects = findObjects(pdf, [trailer.get('Root'), trailer.get('Info')])
  const writer = new ObjectWriter(Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1'))
  const size = [...objects.keys()].reduce((highest, number) => Math.max(highest, number), 0) + 1
  const rows = new Map<number, string>()
  for (const [number, { generation, object }] of objects) {
    rows.set(number, `${`${writer.position}`.padStart(10, '0')} ${`${generation}`.padStart(5, '0')} n\r\n`)
    writer.writeObject(number, generation, object)
  }
  const start = writer.position
  writer.writeAscii(`xref\n0 ${size}\n`)
  for (let number = 0; number < size; number++) writer.writeAscii(rows.get(number) ?? '0000000000 65535 f\r\n')
  const kept = PdfDict.of({ Size: PdfNumber.of(size) })
  for (const key of ['Root', 'Info', 'ID']) {
    const value = trailer.get(key)
    if (value) kept.set(key, value)
  }
  writer.writeAscii('trailer\n')
  writer.write(kept)
  writer.writeAscii(`\nstartxref\n${start}\n%%EOF\n`)
  return writer.toBytes()
}

function findObjects(pdf: PDF, roots: (PdfObject | undefined)[]): Map<number, Found> {
  const found = new Map<number, Found>()
  const waiting = [...roots]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (value instanceof PdfRef) {
      if (found.has(value.objectNumber)) continue
      const object = pdf.context.registry.resolve(value)
      if (!object) continue
      found.set(value.objectNumber, { generation: value.generation, object })
      waiting.push(object)
    } else if (value instanceof PdfArray) for (const item of value) waiting.push(item)
    else if (value instanceof PdfDict) for (const [, item] of value) waiting.push(item)
  }
  return found
}
