import { type Atom, unwrap } from '../normal/atom.ts'
import { asArray, asObject, entries, isObject } from '../openapi.ts'
import type { Schemas, Side } from '../normal/schema.ts'
import { type Effect, type Kind, pairs, type Report } from './change.ts'

/** The comparison of all schemas, to which this part belongs. */
interface SchemaComparison {
  readonly side: Side
  readonly before: Schemas
  readonly after: Schemas
  compare: (before: unknown, after: unknown, place: string) => Report[]
  report: (kind: Kind, effect: Effect | 'none', pointer: string, message: string) => Report
}

/** Compares what two object schemas say about their properties. */
export function compareObjects(comparison: SchemaComparison, before: Atom, after: Atom, at: string): Report[] {
  if (before.type !== 'object') return []
  return [
    ...compareProperties(comparison, before, after, at),
    ...compareRequired(comparison, before, after, at),
    ...compareFurther(comparison, before, after, at),
  ]
}

function compareProperties(comparison: SchemaComparison, before: Atom, after: Atom, at: string): Report[] {
  const further = unwrap(before['additionalProperties'])
  const [was, is] = [before, after].map(
    (atom) => new Map(entries(atom['properties']).map(([name, one]) => [name, unwrap(one)])),
  ) as [Map<string, unknown>, Map<string, unknown>]
  return pairs(was, is).flatMap(([name, one, other]) => {
    const place = `${at}/properties/${name}`
    const existed = was.has(name) && !comparison.before.isNever(one)
    const exists = is.has(name) && !comparison.after.isNever(other)
    if (existed && exists) return comparison.compare(one, other, place)
    if (existed) {
      const pointer = comparison.before.spec.pointerOf(one) ?? place
      return comparison.report('property-removed', 'other', pointer, 'It was removed.')
    }
    if (!exists) return []
    const pointer = comparison.after.spec.pointerOf(other) ?? place
    const added = comparison.report('property-added', 'none', pointer, 'New property.')
    return [added, ...(isObject(further) ? comparison.compare(further, other, place) : [])]
  })
}

function compareRequired(comparison: SchemaComparison, before: Atom, after: Atom, at: string): Report[] {
  const [was, is] = [before, after].map((atom) => asArray(atom['required']).map(String)) as [string[], string[]]
  const [properties, newProperties] = [asObject(before['properties']), asObject(after['properties'])]
  const place = (name: string) =>
    comparison.after.spec.pointerOf(unwrap(newProperties[name])) ?? `${at}/properties/${name}`
  const state = comparison.side === 'request' ? 'required' : 'always present'
  // A property that was removed is reported as such.
  const optional = was.filter((name) => !is.includes(name) && (name in newProperties || !(name in properties)))
  const required = is.filter((name) => !was.includes(name))
  return [
    ...required.map((name) => comparison.report('property-required', 'fewer', place(name), `It is now ${state}.`)),
    ...optional.map((name) => comparison.report('property-optional', 'more', place(name), `It is no longer ${state}.`)),
  ]
}

/** Compares which properties may exist that the schema does not name. The spec tells clients to ignore such properties of a response. */
function compareFurther(comparison: SchemaComparison, before: Atom, after: Atom, at: string): Report[] {
  const [was, is] = [before, after].map((atom) => unwrap(atom['additionalProperties'] ?? true))
  if (was === is) return []
  if (was !== false && is !== false) return comparison.compare(was, is, at)
  const effect = comparison.side === 'response' ? 'none' : was === false ? 'more' : 'fewer'
  const verb = was === false ? 'may now have' : 'may no longer have'
  return [comparison.report('constraint', effect, at, `The object ${verb} properties that are not described.`)]
}
