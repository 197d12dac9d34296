import { type Atom, unwrap } from '../normal/atom.ts'
import { asArray, entries, isObject } from '../openapi.ts'
import type { Report } from './change.ts'
import type { Comparison } from './comparison.ts'
import { compareOpaque } from './values.ts'

/** Compares what two array schemas say about their items. */
export function compareArrays(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  const [was, is] = [itemsOf(before), itemsOf(after)]
  const count = Math.max(was.first.length, is.first.length)
  const pairs = Array.from({ length: count }, (_, index) => [was.first[index] ?? was.rest, is.first[index] ?? is.rest])
  return [
    ...[...pairs, [was.rest, is.rest]].flatMap(([one, other]) =>
      comparison.compare(one ?? true, other ?? true, `${at}/items`),
    ),
    ...['containments', 'unevaluated'].flatMap((key) => compareOpaque(comparison, key, before[key], after[key], at)),
  ]
}

function itemsOf(atom: Atom): { first: unknown[]; rest: unknown } {
  const { items, additionalItems } = atom
  return Array.isArray(items)
    ? { first: items.map(unwrap), rest: unwrap(additionalItems) }
    : { first: [], rest: unwrap(items) }
}

/** Compares what two object schemas say about their properties. */
export function compareObjects(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  if (before.type !== 'object') return []
  return [
    ...compareProperties(comparison, before, after, at),
    ...compareRequired(comparison, before, after, at),
    ...compareFurther(comparison, before, after, at),
    ...comparePatternProperties(comparison, before, after, at),
    ...comparison.compare(unwrap(before['propertyNames']) ?? true, unwrap(after['propertyNames']) ?? true, at),
    ...compareDependencies(comparison, before, after, at),
  ]
}

function compareProperties(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  const [was, is] = [before, after].map(
    (atom) => new Map(entries(atom['properties']).map(([name, one]) => [name, unwrap(one)])),
  ) as [Map<string, unknown>, Map<string, unknown>]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [one, other] = [was.get(name), is.get(name)]
    const place = `${at}/properties/${name}`
    const existed = was.has(name) && !comparison.isNever('before', one)
    const exists = is.has(name) && !comparison.isNever('after', other)
    if (existed && exists) return comparison.compare(one, other, place)
    if (existed)
      return comparison.report(
        'property-removed',
        'other',
        comparison.pointerOf('before', one) ?? place,
        'It was removed.',
      )
    if (!exists) return []
    const added = comparison.report(
      'property-added',
      'none',
      comparison.pointerOf('after', other) ?? place,
      'New property.',
    )
    const further = unwrap(before['additionalProperties'])
    return [added, ...(isObject(further) ? comparison.compare(further, other, place) : [])]
  })
}

function compareRequired(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  const [was, is] = [before, after].map((atom) => asArray(atom['required']).map(String)) as [string[], string[]]
  const place = (atom: Atom, which: 'before' | 'after', name: string) => {
    const property = isObject(atom['properties']) ? unwrap(atom['properties'][name]) : undefined
    return comparison.pointerOf(which, property) ?? `${at}/properties/${name}`
  }
  const isRequest = comparison.side === 'request'
  const exists = (atom: Atom, name: string) => isObject(atom['properties']) && name in atom['properties']
  return [
    ...is
      .filter((name) => !was.includes(name))
      .map((name) =>
        comparison.report(
          'property-required',
          'fewer',
          place(after, 'after', name),
          isRequest ? 'It is now required.' : 'It is now always present.',
        ),
      ),
    ...was
      // A property that was removed is reported as such.
      .filter((name) => !is.includes(name) && (exists(after, name) || !exists(before, name)))
      .map((name) =>
        comparison.report(
          'property-optional',
          'more',
          place(after, 'after', name),
          isRequest ? 'It is no longer required.' : 'It is no longer always present.',
        ),
      ),
  ]
}

/** Compares which properties may exist that the schema does not name. Clients are told to ignore those of a response. */
function compareFurther(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  const [was, is] = [before, after].map((atom) => unwrap(atom['additionalProperties'] ?? true))
  if (was === is) return []
  if (was === false || is === false) {
    const effect = comparison.side === 'response' ? 'none' : was === false ? 'more' : 'fewer'
    const verb = was === false ? 'may now have' : 'may no longer have'
    return [comparison.report('constraint', effect, at, `The object ${verb} properties that are not described.`)]
  }
  return comparison.compare(was, is, at)
}

function comparePatternProperties(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  const [was, is] = [before, after].map((atom) => new Map(entries(atom['patternProperties']))) as [
    Map<string, unknown>,
    Map<string, unknown>,
  ]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((pattern) => {
    const [one, other] = [was.get(pattern), is.get(pattern)]
    if (one !== undefined && other !== undefined) return comparison.compare(unwrap(one), unwrap(other), at)
    const verb = one === undefined ? 'added' : 'removed'
    return comparison.report(
      'constraint',
      'other',
      at,
      `The rule for properties that match \`${pattern}\` was ${verb}.`,
    )
  })
}

function compareDependencies(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  const [was, is] = [before, after].map((atom) => new Map(entries(atom['dependencies']))) as [
    Map<string, unknown>,
    Map<string, unknown>,
  ]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const schema = (one: unknown) => (Array.isArray(one) ? { required: one } : unwrap(one ?? true))
    const effect = comparison.effect(schema(was.get(name)), schema(is.get(name)))
    return effect ? comparison.report('constraint', effect, at, `What must hold if \`${name}\` exists changed.`) : []
  })
}
