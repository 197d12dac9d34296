import { follow, type Page, readPages } from '../fields/pages.ts'
import type { PdfObjects } from '../pdf/objects.ts'
import { type Dictionary, isDictionary, nameOf, Reference, type Value } from '../pdf/values.ts'
import { appearanceOf, isDrawn, isShownDifferently, nameOfAnnotation } from './annotations.ts'
import type { Difference, DifferenceKind } from './difference.ts'
import { DrawnContent } from './drawn.ts'
import { Layers } from './layers.ts'

const MAX_PAGES = 20_000
/** More are not of use to a person. */
const MAX_FOUND = 20
const MAX_NAME = 100
/** Dictionaries of resources that lie in each other. */
const MAX_DEPTH = 40

/** The resources whose streams have resources of their own. */
const nested = ['XObject', 'Pattern', 'Font']

/**
 * Finds what a person would see on the screen and not in print, or only read in the text of the file: layers, annotations, and pictures for
 * printers. Throws if the file is damaged, or too large to be searched.
 */
export async function findDifferences(objects: PdfObjects): Promise<Difference[]> {
  const layers = await Layers.of(objects)
  const search = new Search(objects, layers)
  for (const [at, page] of (await readPages(objects, MAX_PAGES)).entries()) {
    await search.page(page, at + 1)
    if (search.found.length >= MAX_FOUND) break
  }
  return search.found.slice(0, MAX_FOUND)
}

class Search {
  readonly found: Difference[] = []
  readonly #objects: PdfObjects
  readonly #layers: Layers
  readonly #content: DrawnContent
  readonly #named = new Set<string>()
  /** Whether resources have a hidden layer, by the number of their object. */
  readonly #seen = new Map<number, boolean>()
  #page = 0

  constructor(objects: PdfObjects, layers: Layers) {
    this.#objects = objects
    this.#layers = layers
    this.#content = new DrawnContent(objects, layers)
  }

  async page({ dictionary }: Page, number: number): Promise<void> {
    this.#page = number
    const resources = dictionary.get('Resources')
    if (await this.#resources(resources)) {
      const contents = dictionary.get('Contents')
      const list = await follow(this.#objects, contents)
      await this.#hiddenText(Array.isArray(list) ? list : contents === undefined ? [] : [contents], resources)
    }
    const annotations = await follow(this.#objects, dictionary.get('Annots'))
    for (const item of Array.isArray(annotations) ? annotations : []) {
      const annotation = await follow(this.#objects, item)
      if (isDictionary(annotation)) await this.#annotation(item, annotation)
    }
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
    const own = await this.#layers.stateOf(stream.get('OC'))
    if (own === 'unclear') await this.#layer(stream.get('OC'))
    if ((await this.#resources(stream.get('Resources'))) || own === 'hidden')
      await this.#hiddenText([looks], undefined, own === 'hidden')
  }

  async #hiddenText(streams: Value[], resources: Value | undefined, isAllHidden = false): Promise<void> {
    const [only] = streams
    const { text } = isAllHidden
      ? await this.#content.of(only!)
      : await this.#content.inHiddenLayers(streams, resources)
    if (text) this.#add('hidden_text', undefined, '')
  }

  /** Returns true if there is a hidden layer in the resources. */
  async #resources(value: Value | undefined, depth = 0): Promise<boolean> {
    const number = value instanceof Reference ? value.number : undefined
    const known = number === undefined ? undefined : this.#seen.get(number)
    if (known !== undefined) return known
    if (depth > MAX_DEPTH) throw new SyntaxError('Resources are nested too deeply')
    if (number !== undefined) this.#seen.set(number, false)
    const resources = await follow(this.#objects, value)
    if (!isDictionary(resources)) return false
    let hasHidden = false
    for (const layer of await this.#entries(resources, 'Properties'))
      hasHidden = (await this.#isHidden(layer)) || hasHidden
    for (const key of nested)
      for (const item of await this.#entries(resources, key))
        hasHidden = (await this.#resource(item, depth + 1)) || hasHidden
    for (const item of await this.#entries(resources, 'ExtGState')) {
      const state = await follow(this.#objects, item)
      const mask = isDictionary(state) ? await follow(this.#objects, state.get('SMask')) : undefined
      const group = isDictionary(mask) ? mask.get('G') : undefined
      if (group) hasHidden = (await this.#resource(group, depth + 1)) || hasHidden
    }
    if (number !== undefined) this.#seen.set(number, hasHidden)
    return hasHidden
  }

  async #resource(item: Value, depth: number): Promise<boolean> {
    const number = item instanceof Reference ? item.number : undefined
    const known = number === undefined ? undefined : this.#seen.get(number)
    if (known !== undefined) return known
    if (number !== undefined) this.#seen.set(number, false)
    const dictionary = await follow(this.#objects, item)
    if (!isDictionary(dictionary)) return false
    const type = nameOf(await follow(this.#objects, dictionary.get('Subtype')))
    const second = nameOf(await follow(this.#objects, dictionary.get('Subtype2')))
    if (type === 'PS' || (type === 'Form' && second === 'PS')) this.#add('print_program', item, '')
    if (await this.#hasOtherPicture(dictionary)) this.#add('picture', item, '')
    const isHidden = await this.#isHidden(dictionary.get('OC'))
    const hasHidden = (await this.#resources(dictionary.get('Resources'), depth)) || isHidden
    if (number !== undefined) this.#seen.set(number, hasHidden)
    return hasHidden
  }

  async #isHidden(layer: Value | undefined): Promise<boolean> {
    const state = await this.#layers.stateOf(layer)
    if (state === 'unclear') await this.#layer(layer)
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
