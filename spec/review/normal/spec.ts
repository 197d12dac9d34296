import { isObject, type JsonObject, pointerSegments } from '../openapi.ts'

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
    for (const [key, child] of Object.entries(node)) {
      if (typeof child === 'object') this.#name(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    }
  }

  pointerOf(node: unknown): string | undefined {
    return typeof node === 'object' && node !== null ? this.#pointers.get(node) : undefined
  }

  at(pointer: string): unknown {
    const step = (node: unknown, key: string) =>
      typeof node === 'object' && node !== null ? (node as JsonObject)[key] : undefined
    return pointerSegments(pointer).reduce(step, this.document as unknown)
  }

  /** Returns the target of a reference in a schema. It is undefined if the node has no reference. */
  target(node: unknown): unknown {
    const reference = isObject(node) ? node['$ref'] : undefined
    return typeof reference === 'string' && reference.startsWith('#') ? this.at(decodeURI(reference)) : undefined
  }

  /** Resolves a reference object of OpenAPI. Its own summary and description replace those of the target. */
  resolve(node: unknown, seen: unknown[] = []): JsonObject {
    if (!isObject(node) || seen.includes(node)) return {}
    if (typeof node['$ref'] !== 'string') return node
    const target = this.resolve(this.target(node), [...seen, node])
    const { $ref: _, ...own } = node
    return Object.keys(own).length === 0 ? target : this.place({ ...target, ...own }, target)
  }

  /** Gives an object that was computed the pointer of the object that it came from. */
  place<Node extends object>(node: Node, from: unknown): Node {
    const pointer = this.pointerOf(from)
    if (pointer !== undefined) this.#pointers.set(node, pointer)
    return node
  }
}
