import { follow, type Page, readPages } from '../fields/pages.ts'
import type { PdfObjects } from '../pdf/objects.ts'
import { type Dictionary, isDictionary, nameOf, Reference, type Value } from '../pdf/values.ts'
import { appearanceOf, isDrawn, isShownDifferently, nameOfAnnotation } from './annotations.ts'
import type { Difference, DifferenceKind } from './difference.ts'
import { DrawnContent } from './drawn.ts'
import { Layers } from './layers.ts'
import { LimitReached } from '../reading-limits.ts'

const MAX_PAGES = 20_000
/** More differences are of no use to a person. */
const MAX_FOUND = 20
const MAX_NAME = 100
/** How deep dictionaries of resources may be nested. */
const MAX_DEPTH = 40

/** The resources whose streams have resources of their own. */
const nested = ['XObject', 'Pattern', 'Font']

/**
 * Finds what a person would see on the screen and not in print, or only read in the text of the file: layers, annotations, and pictures for
 * printers. Throws if the file is damaged, or too large to be searched.
 */
export async function findDifferences(objects: PdfObjects): Promise<Difference[]> {
  const search = new Search(objects, await Layers.of(objects))
  const pages = await readPages(objects, MAX_PAGES)
  for (const [at, page] of pages.entries()) {
    await search.page(page, at + 1)
    if (search.found.length >= MAX_FOUND) break
  }
  await search.hiddenText(pages)
  return search.found.slice(0, MAX_FOUND).toSorted((a, b) => a.page - b.page)
}

class Search {
  readonly found: Difference[] = []
  readonly #objects: PdfObjects
  readonly #layers: Layers
  readonly #content: DrawnContent
  readonly #named = new Set<string>()
  /** What was judged already. Pages can share all of it, and resources can lie in themselves. */
  readonly #seen = {
    resources: new Set<Value>(),
    resource: new Set<Value>(),
    annotations: new Set<Value>(),
    appearances: new Set<Value>(),
  }
  readonly #appearances: { page: number; looks: Reference; isHidden: boolean }[] = []
  #hasHiddenLayer = false
  #page = 0

  constructor(objects: PdfObjects, layers: Layers) {
    this.#objects = objects
    this.#layers = layers
    this.#content = new DrawnContent(objects, layers)
  }

  async page({ dictionary }: Page, number: number): Promise<void> {
    this.#page = number
    await this.#resources(dictionary.get('Resources'))
    const annotations = await follow(this.#objects, dictionary.get('Annots'))
    if (!Array.isArray(annotations) || this.#isSeen('annotations', annotations)) return
    for (const item of annotations) {
      const annotation = await follow(this.#objects, item)
      if (isDictionary(annotation) && !this.#isSeen('annotations', annotation)) await this.#annotation(item, annotation)
    }
  }

  /** Searches the content of all pages and appearances, because any of them can draw what is in a hidden layer. */
  async hiddenText(pages: Page[]): Promise<void> {
    if (!this.#hasHiddenLayer) return
    for (const [at, { dictionary }] of pages.entries()) {
      if (this.found.length >= MAX_FOUND) return
      const contents = dictionary.get('Contents')
      const list = await follow(this.#objects, contents)
      const streams = Array.isArray(list) ? list : contents === undefined ? [] : [contents]
      const { text } = await this.#content.inHiddenLayers(streams, dictionary.get('Resources'))
      this.#page = at + 1
      if (text) this.#add('hidden_text', undefined, '')
    }
    for (const { page, looks, isHidden } of this.#appearances) {
      if (this.found.length >= MAX_FOUND) return
      const { text } = isHidden ? await this.#content.of(looks) : await this.#content.inHiddenLayers([looks], undefined)
      this.#page = page
      if (text) this.#add('hidden_text', undefined, '')
    }
  }

  #isSeen(kind: 'resources' | 'resource' | 'annotations' | 'appearances', value: Value): boolean {
    const seen = this.#seen[kind]
    if (seen.has(value)) return true
    seen.add(value)
    return false
  }

  async #annotation(item: Value, annotation: Dictionary): Promise<void> {
    const layer = annotation.get('OC')
    const state = await this.#layers.stateOf(layer)
    if (state === 'hidden') return
    if (state === 'unclear' && (await isDrawn(this.#objects, annotation, this.#content))) await this.#layer(layer)
    if (await isShownDifferently(this.#objects, annotation, this.#content))
      this.#add('annotation', item, await nameOfAnnotation(this.#objects, annotation))
    const looks = annotation.has('AP') ? await appearanceOf(this.#objects, annotation) : undefined
    const stream = looks && (await this.#objects.value(looks.number))
    if (!looks || !isDictionary(stream)) return
    if (this.#isSeen('appearances', stream)) return
    const isHidden = await this.#isHidden(stream.get('OC'))
    this.#appearances.push({ page: this.#page, looks, isHidden })
    await this.#resources(stream.get('Resources'))
  }

  async #resources(value: Value | undefined, depth = 0): Promise<void> {
    if (depth > MAX_DEPTH) throw new LimitReached('Resources are nested too deeply')
    const resources = await follow(this.#objects, value)
    if (!isDictionary(resources) || this.#isSeen('resources', resources)) return
    for (const layer of await this.#entries(resources, 'Properties')) await this.#isHidden(layer)
    for (const key of nested)
      for (const item of await this.#entries(resources, key)) await this.#resource(item, depth + 1)
    for (const item of await this.#entries(resources, 'ExtGState')) {
      const state = await follow(this.#objects, item)
      const mask = isDictionary(state) ? await follow(this.#objects, state.get('SMask')) : undefined
      const group = isDictionary(mask) ? mask.get('G') : undefined
      if (group) await this.#resource(group, depth + 1)
    }
  }

  async #resource(item: Value, depth: number): Promise<void> {
    const dictionary = await follow(this.#objects, item)
    if (!isDictionary(dictionary) || this.#isSeen('resource', dictionary)) return
    const type = nameOf(await follow(this.#objects, dictionary.get('Subtype')))
    const second = nameOf(await follow(this.#objects, dictionary.get('Subtype2')))
    if (type === 'PS' || (type === 'Form' && second === 'PS')) this.#add('print_program', item, '')
    if (await this.#hasOtherPicture(dictionary)) this.#add('picture', item, '')
    await this.#isHidden(dictionary.get('OC'))
    await this.#resources(dictionary.get('Resources'), depth)
  }

  async #isHidden(layer: Value | undefined): Promise<boolean> {
    const state = await this.#layers.stateOf(layer)
    if (state === 'unclear') await this.#layer(layer)
    if (state === 'hidden') this.#hasHiddenLayer = true
    return state === 'hidden'
  }

  /** An image may have another one that printers take instead. */
  async #hasOtherPicture(dictionary: Dictionary): Promise<boolean> {
    const others = dictionary.has('Alternates') ? await follow(this.#objects, dictionary.get('Alternates')) : undefined
    for (const item of Array.isArray(others) ? others : []) {
      const other = await follow(this.#objects, item)
      if (isDictionary(other) && (await follow(this.#objects, other.get('DefaultForPrinting'))) === true) return true
    }
    return false
  }

  async #entries(resources: Dictionary, key: string): Promise<Value[]> {
    const dictionary = resources.has(key) ? await follow(this.#objects, resources.get(key)) : undefined
    return isDictionary(dictionary) ? [...dictionary.values()] : []
  }

  async #layer(layer: Value | undefined): Promise<void> {
    this.#add('layer', layer, await this.#layers.nameOf(layer))
  }

  #add(kind: DifferenceKind, value: Value | undefined, name: string): void {
    const object = value instanceof Reference ? value.number : null
    const key = `${kind} ${object ?? `page ${this.#page}`}`
    if (this.#named.has(key)) return
    this.#named.add(key)
    this.found.push({
      kind,
      page: this.#page,
      name: name
        .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
        .slice(0, MAX_NAME)
        .toWellFormed(),
      object,
    })
  }
}
