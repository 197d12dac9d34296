import { PdfDict, type PdfObject, PdfRef } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/incremental-update.ts'
import { inherited } from '#platform/pdf/page-tree.ts'

/** The name of a drawing in the resources of a page. A number is added if the resources have it already. */
const NAME = 'ParaphFields'

interface Copy {
  ref: PdfRef
  dict: PdfDict
}

/**
 * Adds drawings to copies of page resources, because pages may share their resources. Pages that share resources also share the copy: a small file
 * can have thousands of pages with the same large resources.
 */
export class PageResources {
  readonly #update: IncrementalUpdate
  readonly #copies = new Map<PdfObject, Copy>()
  /** The objects that pages draw, by the copy of the resources. */
  readonly #objects = new Map<PdfDict, PdfDict>()
  /** The number in the last name that was given, for each list of objects. */
  readonly #last = new Map<PdfDict, number>()

  constructor(update: IncrementalUpdate) {
    this.#update = update
  }

  /** Gives the page resources that contain the drawing, and returns the name of the drawing in them. */
  add(page: PdfDict, drawing: PdfRef): string {
    const resources = this.#copyOf(inherited(page, 'Resources', this.#update.resolve))
    page.set('Resources', resources.ref)
    const objects = this.#objectsOf(resources.dict)
    const name = this.#freeName(objects)
    objects.set(name, drawing)
    return name
  }

  #objectsOf(resources: PdfDict): PdfDict {
    const known = this.#objects.get(resources)
    if (known) return known
    const found = resources.get('XObject')
    const { ref, dict } = found instanceof PdfRef ? this.#copyOf(found) : { ref: undefined, dict: cloneOf(found) }
    resources.set('XObject', ref ?? dict)
    this.#objects.set(resources, dict)
    return dict
  }

  /** Returns the same copy for the same object. */
  #copyOf(original: PdfObject | undefined): Copy {
    const object = original instanceof PdfRef ? this.#update.resolve(original) : original
    const known = object && this.#copies.get(object)
    if (known) return known
    const dict = cloneOf(object)
    const copy = { ref: this.#update.add(dict), dict }
    if (object) this.#copies.set(object, copy)
    return copy
  }

  #freeName(objects: PdfDict): string {
    let number = (this.#last.get(objects) ?? 0) + 1
    while (objects.has(nameOf(number))) number++
    this.#last.set(objects, number)
    return nameOf(number)
  }
}

const nameOf = (number: number) => (number === 1 ? NAME : `${NAME}${number}`)

const cloneOf = (object: PdfObject | null | undefined) => (object instanceof PdfDict ? object.clone() : new PdfDict())
