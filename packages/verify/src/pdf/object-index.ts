import type { Bytes } from '../bytes.ts'
import { bytesOfObject, referencesIn } from './damaged-object.ts'
import { type IndirectObject, Parser } from './parser.ts'
import { decodeStream, type Entry, rawBytes, readRevision, type Revision, startOfReferences } from './revision.ts'
import { type Dictionary, isDictionary, Reference, type Value } from './values.ts'
import { LimitReached } from '../reading-limits.ts'

const MAX_OBJECTS = 500_000
const MAX_REVISIONS = 200
/** For all containers together. */
const MAX_INFLATED = 128 * 1024 * 1024

interface Container {
  bytes: Bytes
  /** The offset of each object by its number. */
  offsets: Map<number, number>
}

type DecryptContainer = (bytes: Bytes, id: IndirectObject, dictionary: Dictionary) => Promise<Bytes>

/** Finds many objects of a file: it reads each section of cross-references and each container once. Everything that it reads is bounded. */
export class ObjectIndex {
  readonly trailer: Dictionary
  /** True if programs differ in which objects the file has: one revision gives two places for an object, or objects are beyond its size. */
  readonly isAmbiguous: boolean
  readonly #pdf: Bytes
  readonly #entries: Map<number, Entry | undefined>
  readonly #containers = new Map<number, Container>()
  readonly #values = new Map<number, Value>()
  /** Several pages can use one object. */
  readonly #damaged = new Map<number, { value: Value; isDamaged: boolean }>()
  readonly #streams = new Map<number, IndirectObject>()
  #decrypt: DecryptContainer | undefined
  readonly #measured = new Set<number>()
  #read = 0
  #inflated = 0
  /** Bytes of containers, and of the objects in them. */
  #contained = 0
  #parsed = 0
  /** Bytes of objects that can’t be read. */
  #scanned = 0

  private constructor(pdf: Bytes, trailer: Dictionary, entries: Map<number, Entry | undefined>, isAmbiguous: boolean) {
    this.#pdf = pdf
    this.trailer = trailer
    this.#entries = entries
    this.isAmbiguous = isAmbiguous
  }

  /**
   * Throws if the file is damaged, or larger than the bounds.
   *
   * @param start - where its last section of cross-references begins
   */
  static async of(pdf: Bytes, start = startOfReferences(pdf, pdf.length)): Promise<ObjectIndex> {
    const entries = new Map<number, Entry | undefined>()
    let isAmbiguous = false
    const add = (sections: Revision[]) => {
      const own = new Map<number, Entry | undefined>()
      for (const section of sections) {
        const numbers = section.numbers(MAX_OBJECTS)
        if (new Set(numbers).size < numbers.length) isAmbiguous = true
        for (const number of numbers) {
          const [known, entry] = [own.get(number), section.entry(number)]
          if (known && entry && JSON.stringify(known) !== JSON.stringify(entry)) isAmbiguous = true
          if (entry || !own.has(number)) own.set(number, entry)
        }
      }
      for (const [number, entry] of own) if (!entries.has(number)) entries.set(number, entry)
      if (entries.size > MAX_OBJECTS) throw new LimitReached('Too many objects')
    }
    let trailer: Dictionary | undefined
    let at: Value | undefined = start
    for (const seen = new Set<number>(); typeof at === 'number' && !seen.has(at) && seen.size < MAX_REVISIONS;) {
      seen.add(at)
      const revision: Revision = await readRevision(pdf, at)
      const hybrid = revision.trailer.get('XRefStm')
      // The table of a hybrid file says that the objects of its stream are free.
      add(typeof hybrid === 'number' ? [await readRevision(pdf, hybrid), revision] : [revision])
      trailer ??= revision.trailer
      at = revision.trailer.get('Prev')
    }
    if (!trailer) throw new SyntaxError('No cross-references')
    const size = trailer.get('Size')
    for (const [number, entry] of entries) if (entry && !(typeof size === 'number' && number < size)) isAmbiguous = true
    return new ObjectIndex(pdf, trailer, entries, isAmbiguous)
  }

  /** Undefined if there is no such object. Throws if it is damaged. */
  async value(number: number): Promise<Value | undefined> {
    const known = this.#values.get(number)
    if (known !== undefined) return known
    const entry = this.#entries.get(number)
    if (!entry) return undefined
    const value = await this.#valueOf(number, entry)
    // Many pages can share large resources.
    this.#values.set(number, value)
    return value
  }

  async #valueOf(number: number, entry: Entry): Promise<Value> {
    if ('offset' in entry) {
      const object = this.#objectAt(number, entry.offset)
      if (object.stream !== undefined) this.#streams.set(number, object)
      return object.value
    }
    const { bytes, offsets } = await this.#container(entry.container)
    const offset = offsets.get(number)
    if (offset === undefined) throw new SyntaxError(`Object ${number} is missing`)
    const parser = new Parser(bytes, offset)
    const value = parser.value()
    this.#parsed += parser.offset - offset
    if (this.#parsed > this.#contained) throw new SyntaxError('Objects overlap')
    return value
  }

  /**
   * Returns the value of an object. If the object can’t be read, `isDamaged` is true and the value lists all that looks like a reference in it. Throws
   * if not even the place of the object is certain.
   */
  async read(number: number): Promise<{ value: Value | undefined; isDamaged: boolean }> {
    const known = this.#damaged.get(number)
    if (known) return known
    try {
      return { value: await this.value(number), isDamaged: false }
    } catch (error) {
      const entry = this.#entries.get(number)
      if (!entry) throw error
      const bytes = await this.#bytesOf(number, entry)
      this.#scanned += bytes.length
      if (this.#scanned > this.#pdf.length + this.#contained) throw new SyntaxError('Objects overlap', { cause: error })
      const damaged = { value: referencesIn(bytes), isDamaged: true }
      this.#damaged.set(number, damaged)
      return damaged
    }
  }

  async #bytesOf(number: number, entry: Entry): Promise<Uint8Array> {
    if ('offset' in entry) return bytesOfObject(this.#pdf, number, entry.offset)
    const { bytes, offsets } = await this.#container(entry.container)
    const start = offsets.get(number)
    if (start === undefined) throw new SyntaxError(`Object ${number} is missing`)
    let end = bytes.length
    for (const offset of offsets.values()) if (offset > start && offset < end) end = offset
    return bytes.subarray(start, end)
  }

  /** Returns the decoded bytes of a stream with its dictionary. Undefined if the object is no stream. Throws if it is damaged. */
  async stream(number: number): Promise<{ dictionary: Dictionary; bytes: Bytes } | undefined> {
    const raw = await this.rawStream(number)
    if (!raw) return undefined
    const dictionary = this.#streams.get(number)!.value as Dictionary
    return { dictionary, bytes: await this.#decoded(raw, dictionary) }
  }

  /** Returns the bytes of a stream as they stand in the file. Undefined if the object is no stream. Throws if it is damaged. */
  async rawStream(number: number): Promise<Bytes | undefined> {
    await this.value(number)
    const object = this.#streams.get(number)
    return object && this.#rawBytes(object, object.value as Dictionary)
  }

  async #rawBytes(object: IndirectObject, dictionary: Dictionary): Promise<Bytes> {
    const raw = rawBytes(this.#pdf, object, await this.#lengthOf(dictionary))
    // Pages can share a stream, but two streams share no bytes.
    if (!this.#measured.has(object.number)) this.#read += raw.length
    this.#measured.add(object.number)
    if (this.#read > this.#pdf.length) throw new SyntaxError('Streams overlap')
    return raw
  }

  async #decoded(raw: Bytes, dictionary: Dictionary): Promise<Bytes> {
    if (this.#inflated > MAX_INFLATED) throw new LimitReached('Too much content')
    const bytes = await decodeStream(raw, dictionary, MAX_INFLATED - this.#inflated)
    // Many bytes can inflate to none, and still take time.
    this.#inflated += Math.max(raw.length, bytes.length)
    return bytes
  }

  async #lengthOf(dictionary: Dictionary): Promise<Value | undefined> {
    const length = dictionary.get('Length')
    return length instanceof Reference ? this.value(length.number) : length
  }

  /** Undefined if there is no such object. */
  generationOf(number: number): number | undefined {
    const entry = this.#entries.get(number)
    return entry && ('offset' in entry ? entry.generation : 0)
  }

  /** True if the object stands in a container of objects. Such objects are not encrypted again. */
  isContained(number: number): boolean {
    const entry = this.#entries.get(number)
    return !!entry && 'container' in entry
  }

  /** Decrypts the containers of objects before they are read. */
  decryptContainers(decrypt: DecryptContainer): void {
    this.#decrypt = decrypt
  }

  #objectAt(number: number, offset: number): IndirectObject {
    const object = new Parser(this.#pdf, offset).indirectObject()
    if (object.number !== number) throw new SyntaxError(`Object ${number} is missing`)
    // The objects of a file do not overlap. A hostile one could have a large object be read thousands of times.
    this.#read += object.end - object.offset
    if (this.#read > this.#pdf.length) throw new SyntaxError('Objects overlap')
    return object
  }

  /** True if the object is a stream. Throws if it is damaged. */
  async isStream(number: number): Promise<boolean> {
    await this.value(number)
    return this.#streams.has(number)
  }

  /** True if the file has an object with this number, or counts the number as used. */
  knows(number: number): boolean {
    const size = this.trailer.get('Size')
    return !!this.#entries.get(number) || (typeof size === 'number' && number < size)
  }

  /** Returns the objects with another place than in `before`, with which this file begins, and those that `before` only counts as used. */
  changedSince(before: ObjectIndex): number[] {
    return [...this.#entries.keys()].filter((number) => before.knows(number) && !this.isUnchanged(number, before))
  }

  numbers(): number[] {
    return [...this.#entries.keys()]
  }

  /** True if the object stands at the same place as in `before`, with which this file begins. */
  isUnchanged(number: number, before: ObjectIndex): boolean {
    const [then, now] = [before.#entries.get(number), this.#entries.get(number)]
    if (!then || !now) return then === now
    if ('offset' in then) return 'offset' in now && now.offset === then.offset
    const isSamePlace = 'container' in now && now.container === then.container && now.index === then.index
    // A container stands in no other container.
    const [container, other] = [before.#entries.get(then.container), this.#entries.get(then.container)]
    return (
      isSamePlace &&
      !!container &&
      !!other &&
      'offset' in container &&
      'offset' in other &&
      container.offset === other.offset
    )
  }

  async #container(number: number): Promise<Container> {
    const known = this.#containers.get(number)
    if (known) return known
    const entry = this.#entries.get(number)
    if (!entry || !('offset' in entry)) throw new SyntaxError('A container of objects is missing')
    const object = this.#objectAt(number, entry.offset)
    const { value } = object
    if (!isDictionary(value)) throw new SyntaxError('A container of objects is damaged')
    const raw = await this.#rawBytes(object, value)
    const open = this.#decrypt ? await this.#decrypt(raw, object, value) : raw
    const bytes = await this.#decoded(open, value)
    this.#contained += bytes.length
    const [first, count] = [value.get('First'), value.get('N')]
    if (typeof first !== 'number' || typeof count !== 'number' || !(count <= MAX_OBJECTS))
      throw new SyntaxError('A container of objects is damaged')
    const index = new Parser(bytes, 0, { end: first })
    const offsets = new Map<number, number>()
    for (let read = 0; read < count; read++) offsets.set(index.integer(), first + index.integer())
    if (offsets.size < count) throw new SyntaxError('An object stands twice')
    if (new Set(offsets.values()).size < offsets.size) throw new SyntaxError('Objects overlap')
    const container = { bytes, offsets }
    this.#containers.set(number, container)
    return container
  }
}
