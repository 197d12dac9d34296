import { asArray, asObject, entries, isObject, type JsonObject } from '../openapi.ts'
import { type Atom, canonical, intersection, ownAtoms, unwrap } from './atom.ts'
import { both, closed, type Discriminator, joined, ownNotes, type Shape } from './shape.ts'
import type { Spec } from './spec.ts'

/** What the client does with a value: it sends it in a request, or receives it in a response. */
export type Side = 'request' | 'response'

const anything: Shape = { atoms: ownAtoms({}, false), overlaps: false, notes: {} }
const nothing: Shape = { atoms: [], overlaps: false, notes: {} }

/**
 * Writes schemas of one spec in normal form: references are resolved, `allOf` is merged, alternatives are one list, and there is
 * only one way to write each thing. In a request there are no `readOnly` properties, and in a response no `writeOnly` ones.
 */
export class Schemas {
  readonly spec: Spec
  readonly #side: Side
  readonly #shapes = new Map<unknown, Shape>()

  constructor(spec: Spec, side: Side) {
    this.spec = spec
    this.#side = side
  }

  shape(schema: unknown): Shape {
    const known = this.#shapes.get(schema)
    if (known) return known
    const collected = this.#collect(schema, [])
    const shape = { ...collected, atoms: collected.atoms.map((atom) => this.#ofSide(atom)) }
    this.#shapes.set(schema, shape)
    return shape
  }

  /** True if the schema accepts no value at all, so that a property with it may not exist. */
  isNever(schema: unknown): boolean {
    return this.shape(schema).atoms.length === 0
  }

  #collect(schema: unknown, path: unknown[]): Shape {
    if (schema === false) return nothing
    // A schema that refers to itself in the same place adds nothing to itself.
    if (!isObject(schema) || path.includes(schema)) return anything
    const inner = [...path, schema]
    const isOpen = this.#side === 'response' && schema['x-open-enum'] === true
    let shape: Shape = { atoms: ownAtoms(schema, isOpen), overlaps: false, notes: ownNotes(schema) }
    const target = this.spec.target(schema)
    if (target !== undefined) shape = both(shape, this.#collect(target, inner))
    for (const part of asArray(schema['allOf'])) shape = both(shape, this.#collect(part, inner))
    for (const key of ['anyOf', 'oneOf'])
      if (Array.isArray(schema[key])) shape = both(shape, this.#alternatives(schema, key, inner))
    const { unevaluatedProperties } = schema
    return unevaluatedProperties === undefined || unevaluatedProperties === true
      ? shape
      : { ...shape, atoms: shape.atoms.map((atom) => closed(atom, unevaluatedProperties)) }
  }

  #alternatives(schema: JsonObject, key: string, path: unknown[]): Shape {
    const schemas = asArray(schema[key])
    const shapes = schemas.map((one) => this.#collect(one, path))
    const isExclusive = key === 'oneOf'
    const overlaps =
      shapes.some((shape) => shape.overlaps) ||
      (isExclusive &&
        shapes.some((one, index) => shapes.slice(index + 1).some((other) => !this.#isDisjoint(one, other))))
    const values = shapes.filter(({ atoms }) => atoms.some(({ type }) => type !== 'null'))
    const notes = values.length === 1 ? (values[0]?.notes ?? {}) : {}
    const discriminator = this.#discriminator(schema, schemas, shapes)
    return {
      atoms: joined(shapes.flatMap(({ atoms }) => atoms)),
      overlaps,
      notes,
      ...(discriminator && { discriminator }),
    }
  }

  #isDisjoint(one: Shape, other: Shape): boolean {
    return one.atoms.every((a) => other.atoms.every((b) => !intersection(a, b) || this.#differsInProperty(a, b)))
  }

  #differsInProperty(one: Atom, other: Atom): boolean {
    if (this.#needsWhatIsRefused(one, other) || this.#needsWhatIsRefused(other, one)) return true
    const required = asArray(one['required']).filter((name) => asArray(other['required']).includes(name))
    return required.some((name) => {
      const values = this.#values(one, String(name))
      const others = this.#values(other, String(name))
      return values && others && values.every((value) => !others.includes(value))
    })
  }

  #needsWhatIsRefused(one: Atom, other: Atom): boolean {
    const properties = asObject(other['properties'])
    return asArray(one['required']).some((name) => properties[String(name)] === false)
  }

  /** Returns the values that a property can have, if its schema lists them itself. */
  #values(atom: Atom, name: string): unknown[] | undefined {
    const property = unwrap(asObject(atom['properties'])[name])
    const schema = asObject(this.spec.target(property) ?? property)
    return 'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : undefined
  }

  #discriminator(schema: JsonObject, schemas: unknown[], shapes: Shape[]): Discriminator | undefined {
    const own = schema['discriminator']
    if (!isObject(own)) return undefined
    const mapped = entries(own['mapping']).map(([value, reference]) => {
      const pointer = String(reference)
      return [value, this.spec.at(pointer.includes('/') ? pointer : `/components/schemas/${pointer}`)] as const
    })
    // A schema that is not mapped has its name as the value.
    const named = schemas.flatMap((one) => {
      const target = this.spec.target(one)
      const isMapped = mapped.some(([, mappedTo]) => mappedTo === target)
      return target && !isMapped ? [[String(asObject(one)['$ref']).split('/').at(-1)!, target] as const] : []
    })
    const targets = new Map<string, unknown>([...named, ...mapped])
    const property = String(own['propertyName'])
    const fixed = shapes.flatMap(({ atoms }) => atoms.map((atom) => this.#values(atom, property)))
    const isHint = fixed.every((values) => values?.every((value) => targets.has(String(value))))
    return { property, targets, isHint }
  }

  #ofSide(atom: Atom): Atom {
    const mark = this.#side === 'request' ? 'readOnly' : 'writeOnly'
    const all = entries(atom['properties'])
    const visible = all.filter(([, property]) => !this.#isMarked(property, mark, []))
    if (visible.length === all.length) return atom
    const properties = Object.fromEntries(visible)
    const isVisible = (name: unknown) => String(name) in properties || !(String(name) in asObject(atom['properties']))
    return canonical({ ...atom, properties, required: asArray(atom['required']).filter(isVisible) }) ?? atom
  }

  #isMarked(schema: unknown, mark: string, path: unknown[]): boolean {
    if (!isObject(schema) || path.includes(schema)) return false
    const inner = [...path, schema]
    const isMarked = (one: unknown) => this.#isMarked(one, mark, inner)
    const alternatives = [...asArray(schema['anyOf']), ...asArray(schema['oneOf'])].filter(
      (one) => !(isObject(one) && one['type'] === 'null'),
    )
    return (
      schema[mark] === true ||
      isMarked(this.spec.target(schema)) ||
      asArray(schema['allOf']).some(isMarked) ||
      (alternatives.length > 0 && alternatives.every(isMarked))
    )
  }
}
