import { areEqual } from '../bytes.ts'
import { allow } from './change.ts'
import type { ObjectIndex } from './object-index.ts'
import { LimitReached } from '../reading-limits.ts'
import { isDictionary, isSameReference, isSameValue, Reference, type Value } from './values.ts'

const MAX_COMPARED = 5_000_000

interface Pair {
  old: Value | undefined
  now: Value | undefined
  /** True for what a page draws. Such things have no links to pages, so a page among them is compared as any other value. */
  isDrawn: boolean
}

/**
 * Compares all that the pages lead to before and after the additions. It knows nothing of validation data, and does not ask which objects were added,
 * so it also finds a change that the judgement of the objects should have found. Throws if a page could show anything else than before.
 */
export async function judgePages(sealed: ObjectIndex, whole: ObjectIndex): Promise<void> {
  const comparison = new Comparison(sealed, whole)
  await comparison.pages()
  await comparison.run()
}

class Comparison {
  readonly #sealed: ObjectIndex
  readonly #whole: ObjectIndex
  /** The nodes of the tree of pages, and the catalog. Each of them is compared once, wherever links lead to it. */
  readonly #places = new Set<number>()
  readonly #seen = new Set<string>()
  #waiting: Pair[] = []

  constructor(sealed: ObjectIndex, whole: ObjectIndex) {
    this.#sealed = sealed
    this.#whole = whole
  }

  /** Goes through both trees of pages, and collects what is to be compared. */
  async pages(): Promise<void> {
    const [root, other] = [this.#sealed.trailer.get('Root'), this.#whole.trailer.get('Root')]
    allow(root instanceof Reference && isSameReference(root, other), 'another catalog')
    this.#places.add(root.number)
    const [before, after] = await this.#values(root, other)
    allow(isDictionary(before) && isDictionary(after), 'another catalog')
    for (const key of ['OCProperties', 'OutputIntents']) this.#add(before.get(key), after.get(key), true)
    await this.#form(before.get('AcroForm'), after.get('AcroForm'))
    const nodes: [Value | undefined, Value | undefined][] = [[before.get('Pages'), after.get('Pages')]]
    for (let node = nodes.pop(); node; node = nodes.pop()) nodes.push(...(await this.#node(...node)))
  }

  async run(): Promise<void> {
    for (let compared = 0; this.#waiting.length > 0; compared++) {
      if (compared >= MAX_COMPARED) throw new LimitReached('Too much to compare')
      await this.#compare(this.#waiting.pop()!)
    }
  }

  /** Returns the nodes below this one. */
  async #node(old: Value | undefined, now: Value | undefined): Promise<[Value, Value][]> {
    if (old instanceof Reference) {
      allow(isSameReference(old, now) && !this.#places.has(old.number), 'other pages')
      this.#places.add(old.number)
    }
    const [before, after] = await this.#values(old, now)
    if (!isDictionary(before) || !isDictionary(after)) {
      this.#add(before, after, true)
      return []
    }
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      if (key === 'Annots') await this.#extended(before.get(key), after.get(key))
      else if (key !== 'Parent' && key !== 'Kids') this.#add(before.get(key), after.get(key), drawn.has(key))
    }
    const [kids, others] = await this.#values(before.get('Kids'), after.get('Kids'))
    if (!Array.isArray(kids) || !Array.isArray(others)) {
      this.#add(kids, others, true)
      return []
    }
    allow(kids.length === others.length, 'other pages')
    return kids.map((kid, at) => [kid, others[at]!])
  }

  async #form(old: Value | undefined, now: Value | undefined): Promise<void> {
    const [before, after] = await this.#values(old, now)
    if (!isDictionary(before) || !isDictionary(after)) return this.#add(before, after, true)
    await this.#extended(before.get('Fields'), after.get('Fields'))
    for (const key of new Set([...before.keys(), ...after.keys()]))
      if (key !== 'Fields' && key !== 'SigFlags') this.#add(before.get(key), after.get(key), key === 'DR')
  }

  /** A list of fields or annotations may get more of them, if they show nothing. */
  async #extended(old: Value | undefined, now: Value | undefined): Promise<void> {
    const [before = [], after = []] = await this.#values(old, now)
    if (!Array.isArray(before) || !Array.isArray(after)) return this.#add(before, after, true)
    allow(after.length >= before.length, 'a page that shows something else')
    for (const [at, item] of after.entries()) {
      if (at < before.length) this.#add(before[at], item, false)
      else allow(await this.#isInvisible(item), 'a page that shows something else')
    }
  }

  async #isInvisible(item: Value): Promise<boolean> {
    const annotation = item instanceof Reference ? await this.#whole.value(item.number) : item
    if (!isDictionary(annotation) || annotation.has('AP') || annotation.has('Parent')) return false
    const rectangle = annotation.get('Rect')
    return Array.isArray(rectangle) && rectangle.every((number) => number === 0)
  }

  #add(old: Value | undefined, now: Value | undefined, isDrawn: boolean): void {
    this.#waiting.push({ old, now, isDrawn })
  }

  async #compare({ old, now, isDrawn }: Pair): Promise<void> {
    if (old instanceof Reference && now instanceof Reference) {
      if (!isDrawn && isSameReference(old, now) && this.#places.has(old.number)) return
      const key = `${old.number} ${now.number} ${isDrawn}`
      if (this.#seen.has(key)) return
      this.#seen.add(key)
    }
    const [before, after] = await this.#values(old, now)
    if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
      for (const [at, item] of before.entries()) this.#add(item, after[at], isDrawn)
    } else if (isDictionary(before) && isDictionary(after)) {
      for (const key of new Set([...before.keys(), ...after.keys()]))
        this.#add(before.get(key), after.get(key), isDrawn || drawn.has(key))
    } else allow(isSameValue(before ?? null, after ?? null), 'a page that shows something else')
  }

  /** Returns what two values refer to. Throws if their streams differ. */
  async #values(old: Value | undefined, now: Value | undefined): Promise<[Value | undefined, Value | undefined]> {
    const [before, after] = [await read(this.#sealed, old), await read(this.#whole, now)]
    if (!(old instanceof Reference && now instanceof Reference)) {
      allow(!before.isStream && !after.isStream && !before.isDamaged && !after.isDamaged, 'another object')
      return [before.value, after.value]
    }
    const isSamePlace = old.number === now.number && this.#whole.isUnchanged(now.number, this.#sealed)
    const isReachable = this.#sealed.generationOf(old.number) === this.#whole.generationOf(now.number)
    allow(isSamePlace || (isReachable && !before.isDamaged && !after.isDamaged), 'another object')
    if (!isSamePlace && (before.isStream || after.isStream)) {
      const [bytes, others] = [await this.#sealed.rawStream(old.number), await this.#whole.rawStream(now.number)]
      allow(bytes && others && areEqual(bytes, others), 'a page that shows something else')
    }
    return [before.value, after.value]
  }
}

const drawn = new Set(['Contents', 'Resources', 'AP'])

async function read(index: ObjectIndex, value: Value | undefined) {
  if (!(value instanceof Reference)) return { value, isStream: false, isDamaged: false }
  const found = await index.read(value.number)
  return { ...found, isStream: !found.isDamaged && (await index.isStream(value.number)) }
}
