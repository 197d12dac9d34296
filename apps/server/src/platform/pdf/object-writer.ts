import type { PdfObject } from '@libpdf/core'

/** Appends the bytes of PDF objects to a file, and copies them only once, at the end. The library's own writer uses twice the memory. */
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
