import { deflateSync } from 'node:zlib'

type Objects = Record<number, string | Buffer>

interface Layout {
  version?: string
  /** `stream` puts all objects that may be there into an object stream, and `hybrid` those from number 6 on. A hybrid file also has a table. */
  xref?: 'table' | 'stream' | 'hybrid'
  trailer?: string
}

/** Returns a PDF with these objects. Object 1 is the catalog. */
export function handmadePdf(objects: Objects, { version = '1.7', xref = 'table', trailer = '' }: Layout = {}): Buffer {
  const file = new Writer(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`)
  const compressed = Object.keys(objects)
    .map(Number)
    .filter((number) => isCompressed(number, objects, xref))
  const plain = Object.keys(objects)
    .map(Number)
    .filter((number) => !compressed.includes(number))
  const highest = Math.max(...Object.keys(objects).map(Number))
  const entries = new Map<number, [number, number, number]>([[0, [0, 0, 65_535]]])
  for (const number of plain) entries.set(number, [1, file.object(number, objects[number]!), 0])
  const [container, table] = [highest + 1, highest + 2]
  if (compressed.length) {
    entries.set(container, [1, file.object(container, objectStream(compressed, objects)), 0])
    compressed.forEach((number, index) => entries.set(number, [2, container, index]))
  }
  const size = `/Size ${highest + 3} /Root 1 0 R ${trailer}`
  const streamAt = file.length
  if (xref !== 'table') {
    entries.set(table, [1, streamAt, 0])
    file.object(table, xrefStream(entries, size))
  }
  if (xref === 'stream') return file.end(streamAt)
  const tableAt = file.length
  const rows = Array.from({ length: highest + 3 }, (_, number) => {
    const [type, offset] = entries.get(number) ?? [0, 0]
    return type === 1 ? `${`${offset}`.padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n'
  })
  const hybrid = xref === 'hybrid' ? `/XRefStm ${streamAt}` : ''
  file.text(`xref\n0 ${rows.length}\n${rows.join('')}trailer\n<< ${size} ${hybrid} >>\n`)
  return file.end(tableAt)
}

/** In a hybrid file, readers of old versions must find the catalog and the pages without the stream. */
function isCompressed(number: number, objects: Objects, xref: Layout['xref']): boolean {
  if (typeof objects[number] !== 'string' || xref === 'table') return false
  return xref === 'stream' || number > 5
}

function objectStream(numbers: number[], objects: Objects): Buffer {
  let body = ''
  const index = numbers.map((number) => {
    const offset = body.length
    body += `${objects[number] as string} `
    return `${number} ${offset}`
  })
  const head = `${index.join(' ')} `
  return stream(`/Type /ObjStm /N ${numbers.length} /First ${head.length}`, Buffer.from(head + body, 'latin1'))
}

function xrefStream(entries: Map<number, [number, number, number]>, size: string): Buffer {
  const rows = Buffer.alloc((Math.max(...entries.keys()) + 1) * 7)
  for (const [number, [type, second, third]] of entries) {
    rows.writeUInt8(type, number * 7)
    rows.writeUInt32BE(second, number * 7 + 1)
    rows.writeUInt16BE(third, number * 7 + 5)
  }
  return stream(`/Type /XRef /W [1 4 2] ${size}`, rows)
}

export function stream(entries: string, data: Buffer): Buffer {
  const packed = deflateSync(data)
  const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream')])
}

class Writer {
  readonly #parts: Buffer[] = []
  length = 0

  constructor(start: string) {
    this.text(start)
  }

  text(text: string): void {
    this.bytes(Buffer.from(text, 'latin1'))
  }

  bytes(bytes: Buffer): void {
    this.#parts.push(bytes)
    this.length += bytes.length
  }

  /** Returns where the object begins. */
  object(number: number, body: string | Buffer): number {
    const offset = this.length
    this.text(`${number} 0 obj\n`)
    this.bytes(typeof body === 'string' ? Buffer.from(body, 'latin1') : body)
    this.text('\nendobj\n')
    return offset
  }

  end(start: number): Buffer {
    this.text(`startxref\n${start}\n%%EOF\n`)
    return Buffer.concat(this.#parts)
  }
}
