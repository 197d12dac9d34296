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
  /** The newest versions of the objects that were added. */
  added: Map<number, IndirectObject>
  additions: Additions
}

export function sizeOf(trailer: Dictionary): number {
  const size = trailer.get('Size')
  allow(typeof size === 'number' && Number.isSafeInteger(size), 'a damaged trailer')
  return size
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
    allow(object.number >= sizeOf(this.state.trailer), 'another version of an object')
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

  /** Returns the value of an object before and after this revision. The caller judges the difference. */
  async versions(reference: Reference): Promise<[Value | undefined, Value | undefined]> {
    const before = await this.before(reference)
    const after = this.#objects.get(reference.number)
    allow(
      !after || (before && before.stream === undefined && after.stream === undefined),
      'another version of an object',
    )
    this.judged.add(reference.number)
    return [before?.value, after ? after.value : before?.value]
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
