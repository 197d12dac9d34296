import { PdfArray, PdfDict, type PdfName, PdfNull, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'

/** Copies objects with all objects that they refer to. It uses a queue and no recursion, so that deep references can't overflow the stack. */
export class Copier {
  readonly #copied = new Map<string, PdfRef>()
  readonly #once = new Map<PdfObject, PdfRef>()
  readonly #waiting: { from: PdfRef; to: PdfRef }[] = []
  readonly #update: IncrementalUpdate
  readonly #resolve: Resolve

  constructor(update: IncrementalUpdate, resolve: Resolve) {
    this.#update = update
    this.#resolve = resolve
  }

  /** Makes the copies refer to `to` wherever the source refers to `from`. The object `from` itself is not copied. */
  place(from: PdfRef, to: PdfRef): void {
    this.#copied.set(`${from}`, to)
  }

  value(object: PdfObject): PdfObject {
    if (object instanceof PdfRef) return this.#reference(object)
    if (object instanceof PdfStream) return new PdfStream(this.#entries(object), object.data)
    if (object instanceof PdfDict) return new PdfDict(this.#entries(object))
    if (object instanceof PdfArray) return new PdfArray([...object].map((item) => this.value(item)))
    return object
  }

  /** Copies an object that pages inherit. */
  shared(object: PdfObject): PdfObject {
    const isBox =
      object instanceof PdfArray && object.length === 4 && [...object].every((item) => item instanceof PdfNumber)
    if (isBox || !(object instanceof PdfDict || object instanceof PdfArray)) return this.value(object)
    return this.once(object, () => this.value(object))
  }

  /** Adds a copy once, even if many pages refer to the object. A small file could have thousands of pages with the same thousands of objects. */
  once(object: PdfObject, copy: () => PdfObject): PdfRef {
    const known = this.#once.get(object)
    if (known) return known
    const to = this.#update.add(copy())
    this.#once.set(object, to)
    return to
  }

  finish(): void {
    // Copying an object makes this list longer.
    for (const { from, to } of this.#waiting) {
      this.#update.replace(to, this.value(this.#resolve(from) ?? PdfNull.instance))
    }
  }

  #reference(from: PdfRef): PdfRef {
    const known = this.#copied.get(`${from}`)
    if (known) return known
    const to = this.#update.reserve()
    this.#copied.set(`${from}`, to)
    this.#waiting.push({ from, to })
    return to
  }

  *#entries(dict: PdfDict): Iterable<[PdfName, PdfObject]> {
    for (const [key, value] of dict) yield [key, this.value(value)]
  }
}
