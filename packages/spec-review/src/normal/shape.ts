import { asArray, type JsonObject } from '../openapi.ts'
import { type Atom, canonical, intersection } from './atom.ts'
import { isDocumentation } from './keywords.ts'

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

export function ownNotes(schema: JsonObject): JsonObject {
  const isNote = ([key, value]: [string, unknown]) =>
    isDocumentation(key) || key === 'default' || (key === 'deprecated' && value === true)
  return Object.fromEntries(Object.entries(schema).filter(isNote))
}

/** Returns the shape of the values that both shapes accept. Notes of the first one come first, because it is the outer one. */
export function both(one: Shape, other: Shape): Shape {
  const discriminator = one.discriminator ?? other.discriminator
  const common = one.atoms.flatMap((a) =>
    other.atoms.flatMap((b) => (family(a) === family(b) ? (intersection(a, b) ?? []) : [])),
  )
  return {
    atoms: joined(common),
    overlaps: one.overlaps || other.overlaps,
    notes: { ...other.notes, ...one.notes },
    ...(discriminator && { discriminator }),
  }
}

/** The type of an atom, without the difference between whole and other numbers. */
export const family = ({ type }: Atom) => (type === 'integer' ? 'number' : type)

export function closed(atom: Atom, unevaluated: unknown): Atom {
  if (atom.type !== 'object' || atom['additionalProperties'] !== undefined || atom['isOpen']) return atom
  return { ...atom, additionalProperties: unevaluated === false ? false : { allOf: [unevaluated] } }
}

/** Joins atoms that differ only in their listed values. */
export function joined(atoms: Atom[]): Atom[] {
  return [...Map.groupBy(atoms, withoutValues).values()].flatMap((group) => {
    const unlisted = group.find((atom) => !atom['enum'])
    return unlisted ?? canonical({ ...group[0]!, enum: group.flatMap((atom) => asArray(atom['enum'])) }) ?? []
  })
}

function withoutValues(atom: Atom): string {
  const rest = Object.entries(atom).filter(([key]) => key !== 'enum' && key !== 'isOpen')
  return JSON.stringify(rest.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
