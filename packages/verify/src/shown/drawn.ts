import { joined } from '../bytes.ts'
import { follow } from '../fields/pages.ts'
import type { PdfObjects } from '../pdf/objects.ts'
import { type Dictionary, isDictionary, nameOf, Reference, type Value } from '../pdf/values.ts'
import type { Layers } from './layers.ts'
import { readContent } from './read-content.ts'
import { LimitReached } from '../reading-limits.ts'

const MAX_DEPTH = 20
/** Bytes of content that are read of one file. */
const MAX_CONTENT = 64 * 1024 * 1024

const textOperators = new Set(['Tj', 'TJ', "'", '"'])
const pathOperators = new Set(['f', 'F', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'sh'])

/** What content draws. */
export interface Drawn {
  text: boolean
  picture: boolean
  path: boolean
}

interface Place {
  resources: Value | undefined
  depth: number
  /** True if all of the content counts, and false if only the part in hidden layers does. */
  counts: boolean
}

/** Reads what content draws. The content of a form is read once, because a hostile file could have it drawn very often. */
export class DrawnContent {
  readonly #objects: PdfObjects
  readonly #layers: Layers
  #read = 0

  constructor(objects: PdfObjects, layers: Layers) {
    this.#objects = objects
    this.#layers = layers
  }

  /** Returns what these streams draw in layers that are hidden. Throws if they can't be read. */
  async inHiddenLayers(streams: Value[], resources: Value | undefined): Promise<Drawn> {
    return this.#of(streams, { resources, depth: 0, counts: false })
  }

  /** Returns all that the appearance of an annotation draws. Throws if it can't be read. */
  async of(appearance: Value): Promise<Drawn> {
    return this.#of([appearance], { resources: undefined, depth: 0, counts: true })
  }

  async #of(streams: Value[], place: Place): Promise<Drawn> {
    const drawn: Drawn = { text: false, picture: false, path: false }
    const parts: Uint8Array[] = []
    let { resources } = place
    for (const item of streams) {
      const stream = item instanceof Reference ? await this.#objects.stream(item.number) : undefined
      if (!stream) continue
      parts.push(stream.bytes, Uint8Array.of(10))
      this.#read += stream.bytes.length
      if (this.#read > MAX_CONTENT) throw new LimitReached('Too much content')
      resources = stream.dictionary.get('Resources') ?? resources
    }
    await this.#walk(joined(parts), { ...place, resources }, drawn, new Set())
    return drawn
  }

  async #walk(
    content: Uint8Array,
    { resources, depth, counts }: Place,
    drawn: Drawn,
    seen: Set<string>,
  ): Promise<void> {
    const isHidden: boolean[] = []
    let hidden = 0
    const layers = await this.#entry(resources, 'Properties')
    for (const { name, tag, operand } of readContent(content)) {
      const isCounted = counts || hidden > 0
      if (name === 'BMC' || name === 'BDC') {
        const isLayer = name === 'BDC' && tag === 'OC' && operand !== undefined
        const isHere = isLayer && (await this.#layers.stateOf(layers?.get(operand))) === 'hidden'
        isHidden.push(isHere)
        if (isHere) hidden++
      } else if (name === 'EMC') {
        if (isHidden.pop()) hidden--
      } else if (name === 'Do') await this.#draw(operand, { resources, depth, counts: isCounted }, drawn, seen)
      else if (isCounted) {
        drawn.text ||= textOperators.has(name)
        drawn.path ||= pathOperators.has(name)
        drawn.picture ||= name === 'ID'
      }
    }
  }

  async #draw(name: string | undefined, place: Place, drawn: Drawn, seen: Set<string>): Promise<void> {
    const reference = (await this.#entry(place.resources, 'XObject'))?.get(name ?? '')
    if (!(reference instanceof Reference)) return
    const dictionary = await this.#objects.value(reference.number)
    if (!isDictionary(dictionary)) return
    const counts = place.counts || (await this.#layers.stateOf(dictionary.get('OC'))) === 'hidden'
    if (nameOf(await follow(this.#objects, dictionary.get('Subtype'))) !== 'Form') {
      drawn.picture ||= counts
      return
    }
    const visit = `${reference.number} ${counts}`
    if (seen.has(visit)) return
    seen.add(visit)
    if (place.depth >= MAX_DEPTH) throw new LimitReached('Forms are nested too deeply')
    const stream = await this.#objects.stream(reference.number)
    this.#read += stream?.bytes.length ?? 0
    if (this.#read > MAX_CONTENT) throw new LimitReached('Too much content')
    if (!stream) return
    const resources = dictionary.get('Resources') ?? place.resources
    await this.#walk(stream.bytes, { resources, depth: place.depth + 1, counts }, drawn, seen)
  }

  async #entry(value: Value | undefined, key: string): Promise<Dictionary | undefined> {
    const dictionary = await follow(this.#objects, value)
    const entry = isDictionary(dictionary) ? await follow(this.#objects, dictionary.get(key)) : undefined
    return isDictionary(entry) ? entry : undefined
  }
}
