import { createHash } from 'node:crypto'
import { PdfDict, type PdfObject, PdfRef } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { inherited } from '#platform/pdf/read/page-tree.ts'

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
  /** A part of each name. No file contains its own hash, so nothing in the original can draw what is added here. */
  readonly #hash: string
  readonly #copies = new Map<PdfObject, Copy>()
  /** Resources that stood in their page or in a node above it, as objects of their own. */
  readonly #originals = new Map<PdfObject, PdfRef>()
  /** The objects that pages draw, by the copy of the resources. */
  readonly #objects = new Map<PdfDict, PdfDict>()
  /** The number in the last name that was given, for each list of objects. */
  readonly #last = new Map<PdfDict, number>()

  constructor(update: IncrementalUpdate) {
    this.#update = update
    this.#hash = createHash('sha256').update(update.original).digest('hex').slice(0, 32)
  }

  /** Returns the resources of a page to which nothing was added yet. */
  originalOf(page: PdfDict): PdfRef {
    const value = inherited(page, 'Resources', this.#update.resolve) ?? new PdfDict()
    if (value instanceof PdfRef) return value
    const ref = this.#originals.get(value) ?? this.#update.add(value)
    this.#originals.set(value, ref)
    return ref
  }

  /** Gives the page resources that contain the drawing, and returns the name of the drawing in them. */
  add(page: PdfDict, drawing: PdfRef, prefix: 'ParaphContent' | 'ParaphFields'): string {
    const resources = this.#copyOf(inherited(page, 'Resources', this.#update.resolve))
    page.set('Resources', resources.ref)
    const objects = this.#objectsOf(resources.dict)
    const number = (this.#last.get(objects) ?? 0) + 1
    this.#last.set(objects, number)
    const name = `${prefix}-${this.#hash}-${number}`
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
    // A page that gets two drawings has a copy already.
    this.#copies.set(object ?? dict, copy).set(dict, copy)
    return copy
  }
}

const cloneOf = (object: PdfObject | null | undefined) => (object instanceof PdfDict ? object.clone() : new PdfDict())
