import {
  type PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core'
import { Name, type PdfObjects, Reference, Text, type Value } from '@paraph/verify'
import { readContent } from '#platform/pdf/read/read-content.ts'

/** Bytes of one stream. */
const MAX_STREAM = 64 * 1024 * 1024

/** The objects of a file as the library reads them, for the judgements of the verifier. */
export class LibraryObjects implements PdfObjects {
  readonly trailer: Map<string, Value>
  readonly #resolve: (number: number) => PdfObject | null
  readonly #values = new Map<number, Value>()
  /** The generation of each object, by its number. The key of an encrypted object depends on the generation. */
  readonly #generations = new Map<number, number>()

  constructor(pdf: PDF) {
    const { registry, info } = pdf.context
    const root = info.trailer.get('Root')
    this.trailer = new Map(root ? [['Root', this.#toValue(root)]] : [])
    this.#resolve = (number) => registry.resolve(PdfRef.of(number, this.#generations.get(number) ?? 0))
  }

  async value(number: number): Promise<Value | undefined> {
    const known = this.#values.get(number)
    if (known !== undefined) return known
    const object = this.#resolve(number)
    if (!object) return undefined
    const value = this.#toValue(object)
    this.#values.set(number, value)
    return value
  }

  async isStream(number: number): Promise<boolean> {
    return this.#resolve(number) instanceof PdfStream
  }

  async stream(number: number) {
    const object = this.#resolve(number)
    const dictionary = await this.value(number)
    if (!(object instanceof PdfStream) || !(dictionary instanceof Map)) return undefined
    const { bytes } = readContent(object, (ref) => this.#resolve(ref.objectNumber), MAX_STREAM)
    return { dictionary, bytes }
  }

  #toValue(object: PdfObject): Value {
    if (object instanceof PdfRef) {
      if (!this.#generations.has(object.objectNumber)) this.#generations.set(object.objectNumber, object.generation)
      return new Reference(object.objectNumber, object.generation)
    }
    if (object instanceof PdfName) return new Name(object.value)
    if (object instanceof PdfNumber || object instanceof PdfBool) return object.value
    if (object instanceof PdfString) {
      const hex = Buffer.from(`<${Buffer.from(object.bytes).toString('hex')}>`)
      return new Text(hex, 0, hex.length, true)
    }
    if (object instanceof PdfArray) return [...object].map((item) => this.#toValue(item))
    // A stream is a dictionary too.
    if (object instanceof PdfDict) return new Map([...object].map(([key, value]) => [key.value, this.#toValue(value)]))
    return null
  }
}
