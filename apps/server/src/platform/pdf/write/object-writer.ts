import { PdfArray, PdfDict, type PdfName, PdfNumber, type PdfObject, PdfStream, PdfString } from '@libpdf/core'

const CARRIAGE_RETURN = 13

/**
 * Appends the bytes of PDF objects to a file, and copies them only once, at the end. The library's own writer uses twice the memory, rounds
 * numbers to five digits after the point, and writes a carriage return in a string so that readers take it for a line feed.
 */
export class ObjectWriter {
  readonly #chunks: Uint8Array[] = []
  #small = ''
  #length = 0

  constructor(start: Uint8Array) {
    this.writeBytes(start)
  }

  get position(): number {
    return this.#length
  }

  writeByte(byte: number): void {
    this.writeAscii(String.fromCharCode(byte))
  }

  writeAscii(text: string): void {
    this.#small += text
    this.#length += text.length
  }

  writeUtf8(text: string): void {
    this.writeBytes(Buffer.from(text))
  }

  writeBytes(bytes: Uint8Array): void {
    this.#flush()
    this.#chunks.push(bytes)
    this.#length += bytes.length
  }

  write(object: PdfObject): void {
    if (object instanceof PdfNumber) this.writeAscii(exact(object.value))
    else if (object instanceof PdfArray) this.#writeArray(object)
    else if (object instanceof PdfStream) this.#writeStream(object)
    else if (object instanceof PdfDict) this.#writeDictionary([...object])
    else if (object instanceof PdfString && object.bytes.includes(CARRIAGE_RETURN)) this.#writeHexadecimal(object)
    else this.#writeAtom(object)
  }

  #writeArray(array: PdfArray): void {
    let separator = '['
    for (const item of array) {
      this.writeAscii(separator)
      this.write(item)
      separator = ' '
    }
    this.writeAscii(array.length === 0 ? '[]' : ']')
  }

  #writeStream(stream: PdfStream): void {
    const entries = [...stream].filter(([key]) => key.value !== 'Length')
    this.#writeDictionary(entries, `/Length ${stream.data.length}\n`)
    this.writeAscii('\nstream\n')
    this.writeBytes(stream.data)
    this.writeAscii('\nendstream')
  }

  #writeDictionary(entries: [PdfName, PdfObject][], start = ''): void {
    this.writeAscii(`<<\n${start}`)
    for (const [key, value] of entries) {
      this.#writeAtom(key)
      this.writeAscii(' ')
      this.write(value)
      this.writeAscii('\n')
    }
    this.writeAscii('>>')
  }

  #writeHexadecimal({ bytes }: PdfString): void {
    this.writeAscii(`<${Buffer.from(bytes).toString('hex')}>`)
  }

  #writeAtom(object: PdfObject): void {
    // The library's type of the writer has private fields, but objects use only the methods above.
    object.toBytes(this as unknown as Parameters<PdfObject['toBytes']>[0])
  }

  writeObject(number: number, generation: number, object: PdfObject): void {
    this.writeAscii(`${number} ${generation} obj\n`)
    this.write(object)
    this.writeAscii('\nendobj\n')
  }

  toBytes(): Uint8Array {
    this.#flush()
    const bytes = new Uint8Array(this.#length)
    let offset = 0
    for (const chunk of this.#chunks) {
      bytes.set(chunk, offset)
      offset += chunk.length
    }
    return bytes
  }

  #flush(): void {
    if (this.#small) this.#chunks.push(Buffer.from(this.#small, 'latin1'))
    this.#small = ''
  }
}

/** Writes a number without an exponent, because PDF has none. */
function exact(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return Math.abs(value) < 1 ? value.toFixed(20).replace(/\.?0+$/, '') : String(BigInt(value))
}
