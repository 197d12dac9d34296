import { asArray, entries, isObject, type JsonObject } from '../openapi.ts'
import { type Atom, canonical, intersection, ownAtoms, unwrap } from './atom.ts'
import { isDocumentation } from './keywords.ts'
import type { Spec } from './spec.ts'

/** What the client does with a value: it sends it in a request, or receives it in a response. */
export type Side = 'request' | 'response'

/** The normal form of a schema: the values that it accepts, as a union of atoms, and what else it says about them. */
export interface Shape {
  atoms: Atom[]
  /** True if a value can match two alternatives of a `oneOf`, which is then refused. */
  overlaps: boolean
  discriminator?: Discriminator
  /** Documentation, `default` and `deprecated`. */
  notes: JsonObject
}

export interface Discriminator {
  property: string
  targets: Map<string, unknown>
  /** True if each alternative itself fixes the value of the property, so that the discriminator only helps to find it. */
  isHint: boolean
}

const anything: Shape = { atoms: ownAtoms({}, false), overlaps: false, notes: {} }
const nothing: Shape = { atoms: [], overlaps: false, notes: {} }
const maxAtoms = 200

/**
 * Writes schemas of one spec in normal form: references are resolved, `allOf` is merged, alternatives are one list, and what is written in several ways is
 * written in one. In a request there are no `readOnly` properties, and in a response no `writeOnly` ones.
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
    const required = asArray(one['required']).filter((name) => asArray(other['required']).includes(name))
    return required.some((name) => {
      const values = this.#values(one, String(name))
      const others = this.#values(other, String(name))
      return values && others && values.every((value) => !others.includes(value))
    })
  }

  /** Returns the values that a property can have, if its schema lists them itself. */
  #values(atom: Atom, name: string): unknown[] | undefined {
    const property = unwrap(isObject(atom['properties']) ? atom['properties'][name] : undefined)
    const schema = this.spec.target(property) ?? property
    if (!isObject(schema)) return undefined
    return 'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : undefined
  }

  #discriminator(schema: JsonObject, schemas: unknown[], shapes: Shape[]): Discriminator | undefined {
    const own = schema['discriminator']
    if (!isObject(own)) return undefined
    const targets = new Map<string, unknown>()
    const mapped = entries(own['mapping']).map(([value, reference]) => {
      const pointer = String(reference)
      const isName = !pointer.includes('/')
      return [value, this.spec.at(isName ? `/components/schemas/${pointer}` : pointer)] as const
    })
    for (const one of schemas) {
      const target = this.spec.target(one)
      const name = isObject(one) ? String(one['$ref']).split('/').at(-1) : undefined
      if (name && target && !mapped.some(([, mappedTo]) => mappedTo === target)) targets.set(name, target)
    }
    for (const [value, target] of mapped) targets.set(value, target)
    const property = String(own['propertyName'])
    const fixed = shapes.flatMap(({ atoms }) => atoms.map((atom) => this.#values(atom, property)))
    const isHint = fixed.every((values) => values?.every((value) => targets.has(String(value))))
    return { property, targets, isHint }
  }

  #ofSide(atom: Atom): Atom {
    if (!isObject(atom['properties'])) return atom
    const mark = this.#side === 'request' ? 'readOnly' : 'writeOnly'
    const hidden = new Set<unknown>()
    for (const [name, property] of entries(atom['properties'])) if (this.#isMarked(property, mark, [])) hidden.add(name)
    if (hidden.size === 0) return atom
    const properties = entries(atom['properties']).filter(([name]) => !hidden.has(name))
    const required = asArray(atom['required']).filter((name) => !hidden.has(name))
    return canonical({ ...atom, properties: Object.fromEntries(properties), required }) ?? atom
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

function ownNotes(schema: JsonObject): JsonObject {
  const isNote = ([key, value]: [string, unknown]) =>
    isDocumentation(key) || key === 'default' || (key === 'deprecated' && value === true)
  return Object.fromEntries(Object.entries(schema).filter(isNote))
}

/** Returns the shape of the values that both shapes accept. Notes of the first one come first, because it is the outer one. */
function both(one: Shape, other: Shape): Shape {
  const isLarge = one.atoms.length * other.atoms.length > maxAtoms
  const atoms = isLarge
    ? one.atoms.map((atom) => ({ ...atom, opaque: [...asArray(atom['opaque']), { allOf: other.atoms }] }))
    : one.atoms.flatMap((a) => other.atoms.flatMap((b) => (isOfOneType(a, b) ? (intersection(a, b) ?? []) : [])))
  const discriminator = one.discriminator ?? other.discriminator
  return {
    atoms: joined(atoms),
    overlaps: one.overlaps || other.overlaps,
    notes: { ...other.notes, ...one.notes },
    ...(discriminator && { discriminator }),
  }
}

const family = ({ type }: Atom) => (type === 'integer' ? 'number' : type)

function isOfOneType(one: Atom, other: Atom): boolean {
  return family(one) === family(other)
}

function closed(atom: Atom, unevaluated: unknown): Atom {
  if (atom.type !== 'object' || atom['additionalProperties'] !== undefined || atom['isOpen']) return atom
  return { ...atom, additionalProperties: unevaluated === false ? false : { allOf: [unevaluated] } }
}

/** Joins atoms that differ only in their listed values, and leaves out those that another one contains. */
function joined(atoms: Atom[]): Atom[] {
  const groups = Map.groupBy(atoms, (atom) => withoutValues(atom, atom.type))
  const single = [...groups.values()].flatMap((group) => {
    const unlisted = group.find((atom) => !atom['enum'])
    return unlisted ?? canonical({ ...group[0]!, enum: group.flatMap((atom) => asArray(atom['enum'])) }) ?? []
  })
  const isWithinNumber = (atom: Atom) =>
    atom.type === 'integer' &&
    single.some(
      (other) => other.type === 'number' && !other['enum'] && withoutValues(other, '') === withoutValues(atom, ''),
    )
  return single.filter((atom) => !isWithinNumber(atom))
}

function withoutValues(atom: Atom, type: string): string {
  const rest = Object.entries({ ...atom, type }).filter(([key]) => key !== 'enum' && key !== 'isOpen')
  return JSON.stringify(rest.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
