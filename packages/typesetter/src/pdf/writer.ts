import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** The number of an object in the PDF. */
export type Ref = number

/** A value in the syntax of PDF. */
export type PdfValue = string

const HEADER = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'

/**
 * Writes a PDF object by object. The same objects give the same bytes, unlike with @libpdf/core, which puts a random identifier into each
 * file.
 */
export class PdfWriter {
  readonly #objects: (Buffer | undefined)[] = []

  /** Reserves a number for an object that others refer to before it is complete. */
  reserve(): Ref {
    return this.#objects.push(undefined)
  }

  add(value: PdfValue, ref: Ref = this.reserve()): Ref {
    this.#objects[ref - 1] = Buffer.from(value, 'latin1')
    return ref
  }

  addStream(data: Uint8Array | string, entries: Record<string, PdfValue> = {}): Ref {
    const packed = deflateSync(typeof data === 'string' ? Buffer.from(data, 'latin1') : data, { level: 6 })
    const header = dictionary({ ...entries, Filter: '/FlateDecode', Length: String(packed.length) })
    return this.#objects.push(Buffer.concat([latin1(`${header}\nstream\n`), packed, latin1('\nendstream')]))
  }

  end({ catalog, info }: { catalog: Ref; info: Ref }): Uint8Array {
    const parts: Buffer[] = [latin1(HEADER)]
    const entries = ['0000000000 65535 f \n']
    let offset = parts[0]!.length
    for (const [index, object] of this.#objects.entries()) {
      if (!object) throw new Error(`Object ${index + 1} of the PDF was reserved and never written.`)
      entries.push(`${String(offset).padStart(10, '0')} 00000 n \n`)
      const part = Buffer.concat([latin1(`${index + 1} 0 obj\n`), object, latin1('\nendobj\n')])
      parts.push(part)
      offset += part.length
    }
    const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32)
    const size = String(entries.length)
    const trailer = dictionary({ Size: size, Root: refer(catalog), Info: refer(info), ID: `[<${id}> <${id}>]` })
    parts.push(latin1(`xref\n0 ${size}\n${entries.join('')}trailer\n${trailer}\nstartxref\n${offset}\n%%EOF\n`))
    return new Uint8Array(Buffer.concat(parts))
  }
}

export function dictionary(entries: Record<string, PdfValue | undefined>): PdfValue {
  const written = Object.entries(entries).flatMap(([key, value]) => (value === undefined ? [] : [`/${key} ${value}`]))
  return `<< ${written.join(' ')} >>`
}

export function refer(ref: Ref): PdfValue {
  return `${ref} 0 R`
}

export function referAll(refs: Ref[]): PdfValue {
  return `[${refs.map(refer).join(' ')}]`
}

/** Writes text as UTF-16, so that no character of it is read as syntax. */
export function textString(text: string): PdfValue {
  return `<FEFF${utf16(text)}>`
}

/** Encodes text as UTF-16. Unpaired surrogates become replacement characters. */
export function utf16(text: string): string {
  return Buffer.from(text.toWellFormed(), 'utf16le').swap16().toString('hex').toUpperCase()
}

/** Writes a number with at most three decimals. Infinity and NaN would damage the PDF. */
export function number(value: number): string {
  if (!Number.isFinite(value)) throw new Error('A number on a signature page is not finite.')
  const rounded = Math.round(value * 1000) / 1000
  return String(Object.is(rounded, -0) ? 0 : rounded)
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
