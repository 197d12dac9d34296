import { follow } from '../fields/pages.ts'
import type { PdfObjects } from '../pdf/objects.ts'
import { type Dictionary, isDictionary, nameOf, Reference, type Value } from '../pdf/values.ts'
import { LimitReached } from '../reading-limits.ts'

/** One configuration may also have at most so many entries that apply the usage of layers. */
const MAX_CONFIGURATIONS = 20
const MAX_NAMES = 100

/** The categories of usage that a program applies by the place or the person that reads. */
export const personal = ['Zoom', 'Language', 'User']

/** A configuration of the layers of a file (ISO 32000-2, 8.11.4.3). */
export interface Configuration {
  isBaseOff: boolean
  on: ReadonlySet<number>
  off: ReadonlySet<number>
  intents: string[]
  automatic: { groups: ReadonlySet<number>; categories: string[] }[]
}

/** Returns the default configuration and those that programs may take instead, and the layers of the file. Throws if there are too many. */
export async function readConfigurations(
  objects: PdfObjects,
): Promise<{ configurations: Configuration[]; listed: ReadonlySet<number> }> {
  const reader = new Reader(objects)
  const catalog = await follow(objects, objects.trailer.get('Root'))
  const properties = isDictionary(catalog) ? await follow(objects, catalog.get('OCProperties')) : undefined
  if (!isDictionary(properties)) return { configurations: [], listed: new Set() }
  const configurations = [await reader.configuration(properties.get('D'))]
  const others = await follow(objects, properties.get('Configs'))
  for (const item of Array.isArray(others) ? others : []) {
    const other = await follow(objects, item)
    // PDFium, which is in Chrome, takes such a configuration instead of the default one.
    if (!isDictionary(other) || !other.has('Intent')) continue
    if (configurations.length >= MAX_CONFIGURATIONS) throw new LimitReached('Too many configurations of layers')
    configurations.push(await reader.configuration(other))
  }
  return { configurations, listed: await reader.numbers(properties.get('OCGs')) }
}

class Reader {
  readonly #objects: PdfObjects
  /** Configurations can share long lists. */
  readonly #lists = new Map<Value[], ReadonlySet<number>>()

  constructor(objects: PdfObjects) {
    this.#objects = objects
  }

  async configuration(value: Value | undefined): Promise<Configuration> {
    const found = await follow(this.#objects, value)
    const dictionary: Dictionary = isDictionary(found) ? found : new Map()
    const applications = await follow(this.#objects, dictionary.get('AS'))
    const automatic: Configuration['automatic'] = []
    for (const item of Array.isArray(applications) ? applications : []) {
      const application = await follow(this.#objects, item)
      if (!isDictionary(application)) continue
      if (automatic.length >= MAX_CONFIGURATIONS) throw new LimitReached('Too many applications of usage')
      const categories = await namesOf(this.#objects, application.get('Category'))
      automatic.push({ groups: await this.numbers(application.get('OCGs')), categories })
    }
    return {
      isBaseOff: nameOf(await follow(this.#objects, dictionary.get('BaseState'))) === 'OFF',
      on: await this.numbers(dictionary.get('ON')),
      off: await this.numbers(dictionary.get('OFF')),
      intents: await namesOf(this.#objects, dictionary.get('Intent')),
      automatic,
    }
  }

  async numbers(value: Value | undefined): Promise<ReadonlySet<number>> {
    const list = await follow(this.#objects, value)
    if (!Array.isArray(list)) return new Set()
    const known = this.#lists.get(list)
    if (known) return known
    const references = list.filter((item) => item instanceof Reference)
    const numbers = new Set(references.map(({ number }) => number))
    this.#lists.set(list, numbers)
    return numbers
  }
}

export async function namesOf(objects: PdfObjects, value: Value | undefined): Promise<string[]> {
  const found = await follow(objects, value)
  const items = Array.isArray(found) ? found : [found]
  if (items.length > MAX_NAMES) throw new LimitReached('Too many names')
  const names: string[] = []
  for (const item of items) {
    const name = nameOf(await follow(objects, item))
    if (name !== undefined) names.push(name)
  }
  return names
}
