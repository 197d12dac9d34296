import { randomBytes } from 'node:crypto'
import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfObject,
} from '@libpdf/core'
import { findDanglingReferences } from './dangling-references.ts'
import type { Inflation } from '../read/limit-inflation.ts'
import { ObjectWriter } from './object-writer.ts'
import { straightReferences } from '../read/straight-references.ts'

/** A file that an update extends. */
export interface Original {
  pdf: PDF
  /** Objects that the library has in another form than the file. The update writes them too. */
  mended: PdfRef[]
  /** The first object number that the file does not use. */
  nextNumber: number
}

/**
 * Call this before anything else reads the file: if somebody looks for an object that is missing, the library counts its number as used.
 *
 * @param mended - objects that the library has in another form than the file.
 */
export function asOriginal(pdf: PDF, mended: PdfRef[] = []): Original {
  const size = pdf.context.info.trailer.getNumber('Size')?.value ?? 0
  return { pdf, mended, nextNumber: Math.max(pdf.context.registry.nextObjectNumber, size) }
}

/**
 * Collects new and changed objects, and writes them after the unchanged bytes of a PDF.
 * The library's own incremental save rewrites linearized files completely, and all pages if one is added.
 */
export class IncrementalUpdate {
  readonly original: Uint8Array
  readonly pdf: PDF
  readonly #objects = new Map<number, { generation: number; object: PdfObject }>()
  readonly #taken: ReadonlySet<number>
  #nextNumber: number
  #info: PdfRef | undefined

  constructor(original: Uint8Array, { pdf, mended, nextNumber }: Original, inflation: Inflation) {
    this.original = original
    this.pdf = pdf
    this.#nextNumber = nextNumber
    this.#taken = findDanglingReferences(pdf, original, this.#nextNumber, inflation)
    for (const ref of mended) this.edit(ref)
  }

  get catalogRef(): PdfRef {
    return this.pdf.context.info.trailer.getRef('Root')!
  }

  /** Returns the object behind a reference, with the changes of this update. */
  resolve = (ref: PdfRef): PdfObject | null =>
    this.#objects.get(ref.objectNumber)?.object ?? this.pdf.context.registry.resolve(ref)

  add(object: PdfObject): PdfRef {
    const ref = this.reserve()
    this.replace(ref, object)
    return ref
  }

  /** Returns a reference to an object that `replace` adds later. */
  reserve(): PdfRef {
    while (this.#taken.has(this.#nextNumber)) this.#nextNumber++
    return PdfRef.of(this.#nextNumber++, 0)
  }

  replace(ref: PdfRef, object: PdfObject): void {
    this.#objects.set(ref.objectNumber, { generation: ref.generation, object })
  }

  editCatalog(): PdfDict {
    return this.edit(this.catalogRef)
  }

  /** Returns a copy of the dictionary at `key`, which will be written instead of it. Creates the dictionary if it is missing. */
  editDict(parent: PdfDict, key: string): PdfDict {
    const ref = parent.getRef(key)
    if (ref && this.resolve(ref) instanceof PdfDict) return this.edit(ref)
    const copy = parent.getDict(key)?.clone() ?? new PdfDict()
    parent.set(key, copy)
    return copy
  }

  /** Returns a copy of the dictionary, which will be written instead of it. */
  edit(ref: PdfRef): PdfDict {
    const object = this.resolve(ref)
    if (!(object instanceof PdfDict)) throw new Error('An object of the file is not a dictionary.')
    const copy = object.clone()
    this.replace(ref, copy)
    return copy
  }

  /** Appends values to the array at `key`. Creates the array if it is missing. */
  extendArray(parent: PdfDict, key: string, ...values: PdfObject[]): void {
    const existing = parent.getArray(key, this.resolve)
    parent.set(key, new PdfArray([...(existing ?? []), ...values]))
  }

  /** Gives the file a title, and returns its facts. The other facts stay. They get an object of their own, because the original stays as it is. */
  setTitle(title: PdfString): PdfDict {
    const facts = this.pdf.context.info.trailer.getDict('Info', this.resolve)?.clone() ?? new PdfDict()
    facts.set('Title', title)
    this.#info = this.add(facts)
    return facts
  }

  toBytes(): Uint8Array {
    const writer = new ObjectWriter(this.original)
    const lastByte = this.original.at(-1)
    if (lastByte !== 0x0a && lastByte !== 0x0d) writer.writeAscii('\n')
    const offsets = [...this.#objects].map(([number, { generation, object }]) => {
      const offset = writer.position
      writer.writeObject(number, generation, object)
      return { number, generation, offset }
    })
    const { buffer, byteOffset, length } = this.original
    const before = straightReferences(Buffer.from(buffer, byteOffset, length), writer.position)
    writer.writeBytes(before.bytes)
    const start = writer.position
    if (this.pdf.usesXRefStreams) this.#writeTableAsStream(writer, offsets, before.start)
    else this.#writeTable(writer, offsets, before.start)
    writer.writeAscii(`startxref\n${start}\n%%EOF\n`)
    return writer.toBytes()
  }

  #writeTable(writer: ObjectWriter, offsets: Entry[], previous: number): void {
    writer.writeAscii('xref\n')
    for (const section of consecutive(offsets)) {
      writer.writeAscii(`${section[0]!.number} ${section.length}\n`)
      for (const { offset, generation } of section)
        writer.writeAscii(`${`${offset}`.padStart(10, '0')} ${`${generation}`.padStart(5, '0')} n\r\n`)
    }
    writer.writeAscii('trailer\n')
    writer.write(this.#trailer(this.#nextNumber, previous))
    writer.writeAscii('\n')
  }

  #writeTableAsStream(writer: ObjectWriter, offsets: Entry[], previous: number): void {
    const number = this.reserve().objectNumber
    const sections = consecutive([...offsets, { number, generation: 0, offset: writer.position }])
    const rows = Buffer.alloc(sections.flat().length * 7)
    sections.flat().forEach(({ offset, generation }, row) => {
      rows.writeUInt8(1, row * 7)
      rows.writeUInt32BE(offset, row * 7 + 1)
      rows.writeUInt16BE(generation, row * 7 + 5)
    })
    const stream = new PdfStream(this.#trailer(number + 1, previous), rows)
    stream.set('Type', PdfName.of('XRef'))
    stream.set('W', numbers(1, 4, 2))
    stream.set('Index', numbers(...sections.flatMap((section) => [section[0]!.number, section.length])))
    writer.writeObject(number, 0, stream)
  }

  #trailer(size: number, previous: number): PdfDict {
    const { trailer } = this.pdf.context.info
    const dict = PdfDict.of({
      Size: PdfNumber.of(size),
      Root: this.catalogRef,
      Prev: PdfNumber.of(previous),
    })
    const info = this.#info ?? trailer.getRef('Info')
    if (info) dict.set('Info', info)
    const id = PdfString.fromBytes(randomBytes(16))
    const first = trailer.getArray('ID', this.resolve)?.at(0)
    dict.set('ID', new PdfArray([first instanceof PdfString ? PdfString.fromBytes(first.bytes) : id, id]))
    return dict
  }
}

interface Entry {
  number: number
  generation: number
  offset: number
}

function consecutive(entries: Entry[]): Entry[][] {
  const sections: Entry[][] = []
  for (const entry of entries.toSorted((a, b) => a.number - b.number)) {
    const section = sections.at(-1)
    if (section?.at(-1)?.number === entry.number - 1) section.push(entry)
    else sections.push([entry])
  }
  return sections
}

function numbers(...values: number[]): PdfArray {
  return new PdfArray(values.map((value) => PdfNumber.of(value)))
}
