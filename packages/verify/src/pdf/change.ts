import type { Bytes } from '../bytes.ts'
import type { IndirectObject } from './parser.ts'
import { findObject } from './revision.ts'
import type { Signature } from './signatures.ts'
import { type Dictionary, isSameReference, isSameValue, Reference, type Value } from './values.ts'

/** The additions after the seal, if they only keep the seal verifiable for longer. */
export interface Additions {
  certificates: Bytes[]
  ocspResponses: Bytes[]
  crls: Bytes[]
  hasStore: boolean
  /** White space at the end, which no reader uses. */
  unusedBytes: number
  /** Oldest first. `followsStore`: it protects validation data too. */
  timestamps: (Signature & { followsStore: boolean })[]
}

export class Addition extends Error {}

/** Stops at anything that could change what a reader of the PDF sees. */
export function allow(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Addition(what)
}

export interface State {
  pdf: Bytes
  references: number
  trailer: Dictionary
  /** In how many places the sealed part refers to each object. */
  uses: Map<number, number>
  /** The newest versions of the objects that were added. */
  added: Map<number, IndirectObject>
  additions: Additions
}

export function sizeOf(trailer: Dictionary): number {
  const size = trailer.get('Size')
  allow(typeof size === 'number' && Number.isSafeInteger(size), 'a damaged trailer')
  return size
}

/** The sealed part can refer to an object that it does not have. If such an object were added, the reference would show it. */
export function requireUnused({ trailer, uses }: State, number: number): void {
  allow(number >= sizeOf(trailer) && !uses.has(number), 'another version of an object')
}

/** The objects of one added revision. Each of them must be judged. */
export class Change {
  readonly state: State
  readonly judged = new Set<number>()
  readonly #objects: Map<number, IndirectObject>

  constructor(state: State, objects: Map<number, IndirectObject>) {
    this.state = state
    this.#objects = objects
  }

  /** Returns the object if this revision added it. */
  added(reference: Value | undefined): IndirectObject | undefined {
    const object = reference instanceof Reference ? this.#objects.get(reference.number) : undefined
    if (!object) return undefined
    requireUnused(this.state, object.number)
    this.judged.add(object.number)
    return object
  }

  has(reference: Reference): boolean {
    return this.#objects.has(reference.number)
  }

  async before(reference: Reference): Promise<IndirectObject | undefined> {
    const { pdf, references, added } = this.state
    return added.get(reference.number) ?? (await findObject(pdf, references, reference.number))
  }

  /**
   * Returns the value of an object before and after this revision. The caller judges the difference: as it expects the object where it found the
   * reference, nothing else may refer to it. Many places refer to a page, so what pages show is compared afterwards.
   */
  async versions(reference: Reference, isPage = false): Promise<[Value | undefined, Value | undefined]> {
    const before = await this.before(reference)
    const after = this.#objects.get(reference.number)
    this.judged.add(reference.number)
    if (!after) return [before?.value, before?.value]
    const { generation } = reference
    const isVersion = before?.generation === generation && after.generation === generation
    allow(isVersion && before.stream === undefined && after.stream === undefined, 'another version of an object')
    const uses = this.state.uses.get(reference.number) ?? 0
    allow(uses <= 1 || isPage, 'another version of an object that more than one place uses')
    return [before.value, after.value]
  }

  /** Returns the value of a key in two versions of a dictionary. If the key refers to another object than before, this revision must add it. */
  async parts(key: string, before: Dictionary, after: Dictionary): Promise<[Value | undefined, Value | undefined]> {
    const [old, current] = [before.get(key), after.get(key)]
    if (current instanceof Reference && isSameReference(old, current)) return this.versions(current)
    const resolved = old instanceof Reference ? (await this.before(old))?.value : old
    return [resolved, current instanceof Reference ? this.added(current)?.value : current]
  }

  /** Returns what was added at the end of a list. */
  async appended(key: string, before: Dictionary, after: Dictionary): Promise<Value[]> {
    const [old = [], current = []] = await this.parts(key, before, after)
    allow(Array.isArray(old) && Array.isArray(current) && current.length >= old.length, `other ${key}`)
    allow(isSameValue(current.slice(0, old.length), old), `other ${key}`)
    return current.slice(old.length)
  }
}
