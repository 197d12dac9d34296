import { isObject, type JsonObject, pointerSegments, valueAt } from '../openapi.ts'

/** A bundled spec that resolves its references, and knows the JSON pointer of each of its objects. */
export class Spec {
  readonly document: JsonObject
  readonly #pointers = new WeakMap<object, string>()

  constructor(document: JsonObject) {
    this.document = document
    this.#name(document, '')
  }

  #name(node: unknown, pointer: string) {
    if (typeof node !== 'object' || node === null) return
    this.#pointers.set(node, pointer)
    for (const [key, child] of Object.entries(node))
      this.#name(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }

  pointerOf(node: unknown): string | undefined {
    return typeof node === 'object' && node !== null ? this.#pointers.get(node) : undefined
  }

  at(pointer: string): unknown {
    return valueAt(this.document, pointerSegments(pointer))
  }

  /** Returns the target of a reference in a schema. It is undefined if the node has no reference. */
  target(node: unknown): unknown {
    const reference = isObject(node) ? node['$ref'] : undefined
    return typeof reference === 'string' && reference.startsWith('#') ? this.at(decodeURI(reference)) : undefined
  }

  /** Resolves a reference object of OpenAPI. The result has the pointer of the target. The summary and description beside the reference replace the ones of the target. */
  resolve(node: unknown, seen: unknown[] = []): JsonObject {
    if (!isObject(node) || seen.includes(node)) return {}
    if (typeof node['$ref'] !== 'string') return node
    const target = this.resolve(this.target(node), [...seen, node])
    const { $ref: _, ...own } = node
    if (Object.keys(own).length === 0) return target
    const resolved = { ...target, ...own }
    this.#pointers.set(resolved, this.pointerOf(target) ?? '')
    return resolved
  }
}
