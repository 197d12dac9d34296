import { isDeepStrictEqual } from 'node:util'
import { createMerger, type MergeOptions } from '@x0k/json-schema-merge'
import { asArray, entries, isObject, type JsonObject } from '../openapi.ts'
import { isOpaque, restrictions } from './keywords.ts'

/**
 * All restrictions of values of one type, in one form. Keywords that can't be merged into one value are lists: `patterns`, `formats` and `opaque`. A nested
 * schema is `{ allOf: [one or more schemas] }`, so that the library that merges two atoms only joins the lists and never has to follow a reference.
 */
export type Atom = JsonObject & { type: string; [origin]?: unknown }

/** The schema that has the restrictions, if it is only one. */
export const origin = Symbol('origin')

const union = (one: unknown[], other: unknown[]) => [
  ...one,
  ...other.filter((value) => !one.some((known) => isDeepStrictEqual(known, value))),
]
const lists = ['patterns', 'formats', 'opaque', 'known']

const { mergeSchemaDefinitions } = createMerger({
  intersectJson: (one, other) => one.filter((value) => other.some((same) => isDeepStrictEqual(value, same))),
  mergers: Object.fromEntries(lists.map((key) => [key, union])) as NonNullable<MergeOptions['mergers']>,
})

type Mergeable = Parameters<typeof mergeSchemaDefinitions>[0]

const wrap = (schema: unknown) => (isObject(schema) ? { allOf: [schema] } : schema)

/** Returns the schema in a wrapper. A schema that only one place restricts is returned as it is in the spec. */
export function unwrap(wrapped: unknown): unknown {
  const all = isObject(wrapped) ? asArray(wrapped['allOf']) : []
  return all.length === 1 ? all[0] : wrapped
}

/** Returns the atom of the values that both atoms accept; undefined if there is none. */
export function intersection(one: Atom, other: Atom): Atom | undefined {
  try {
    const merged: unknown = mergeSchemaDefinitions(one as Mergeable, other as Mergeable)
    if (!isObject(merged)) return undefined
    const restricting = [one, other].filter((atom) => Object.keys(atom).length > 1)
    const from = restricting.length > 1 ? undefined : (restricting[0] ?? one)[origin]
    return canonical({ ...(merged as Atom), [origin]: from })
  } catch {
    return undefined
  }
}

const types = ['null', 'boolean', 'number', 'string', 'array', 'object']

/** Returns the atoms of a schema's own keywords. References and combinations of schemas are left out. */
export function ownAtoms(schema: JsonObject, isOpen: boolean): Atom[] {
  const allowed = schema['type'] === undefined ? types : [schema['type']].flat().map(String)
  const isEither = allowed.includes('number')
  const values = valuesOf(schema)
  return allowed
    .filter((type, index) => allowed.indexOf(type) === index && !(isEither && type === 'integer'))
    .flatMap((type) => {
      const own = values?.filter((value) => hasType(value, type))
      if (own?.length === 0) return []
      const enumeration = isOpen && type === 'string' ? { known: own ?? [] } : own && { enum: own }
      const atom = canonical({ type, ...restrictionsOf(schema, type), ...enumeration, [origin]: schema })
      return atom ? [atom] : []
    })
}

function valuesOf(schema: JsonObject): unknown[] | undefined {
  if (!('const' in schema)) return Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : undefined
  const value = schema['const']
  const isListed = !Array.isArray(schema['enum']) || schema['enum'].some((one) => isDeepStrictEqual(one, value))
  return isListed ? [value] : []
}

function hasType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (value === null || Array.isArray(value)) return type === (value === null ? 'null' : 'array')
  return type === typeof value
}

function restrictionsOf(schema: JsonObject, type: string): JsonObject {
  const pick = (keys: string[]) => defined(Object.fromEntries(keys.map((key) => [key, schema[key]])))
  const { pattern, format, items, properties, additionalProperties, ...plain } = pick(
    restrictions[type === 'integer' ? 'number' : type] ?? [],
  )
  const opaque = pick(Object.keys(schema).filter(isOpaque))
  return defined({
    ...plain,
    patterns: pattern === undefined ? undefined : [pattern],
    formats: format === undefined ? undefined : [format],
    opaque: Object.keys(opaque).length === 0 ? undefined : [opaque],
    items: wrap(items),
    properties: properties && Object.fromEntries(entries(properties).map(([name, one]) => [name, wrap(one)])),
    additionalProperties: wrap(additionalProperties),
    // Properties that this keyword accepts are not "unevaluated".
    isOpen: isObject(additionalProperties) || additionalProperties === true || undefined,
  })
}

function defined(object: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

const any = [true, { allOf: [{}] }]
const withoutEffect: Record<string, unknown[]> = {
  minLength: [0],
  minItems: [0],
  minProperties: [0],
  uniqueItems: [false],
  additionalProperties: any,
  items: any,
  required: [[]],
  properties: [{}],
  patterns: [['']],
}

/** Writes what can be written in several ways in one way. Returns undefined if no value is left. */
export function canonical(atom: Atom): Atom | undefined {
  const kept = Object.entries(atom).filter(
    ([key, value]) => !withoutEffect[key]?.some((none) => isDeepStrictEqual(none, value)),
  )
  const result = { ...Object.fromEntries(kept), [origin]: atom[origin] } as Atom
  if (result.type === 'number' || result.type === 'integer') makeBoundsCanonical(result)
  for (const key of ['required', 'enum', ...lists]) {
    const list = result[key]
    if (Array.isArray(list)) result[key] = sorted(list)
  }
  return result.enum ? withoutRefused(result) : result
}

function sorted(list: unknown[]): unknown[] {
  return [...new Map(list.map((value) => [JSON.stringify(value), value]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value)
}

/** An integer has inclusive bounds. Of two bounds on the same side of a number, only the stricter one is left. */
function makeBoundsCanonical(atom: Atom) {
  if (atom.type === 'number' && Number.isInteger(atom['multipleOf'])) atom.type = 'integer'
  if (atom.type === 'integer' && atom['multipleOf'] === 1) delete atom['multipleOf']
  for (const [inclusive, exclusive, sign] of [
    ['minimum', 'exclusiveMinimum', 1],
    ['maximum', 'exclusiveMaximum', -1],
  ] as const) {
    // As lower bounds: an upper bound has the other sign.
    const bound = (value: unknown) => (typeof value === 'number' ? sign * value : -Infinity)
    const [closed, open] = [bound(atom[inclusive]), bound(atom[exclusive])]
    if (atom.type === 'integer') {
      const least = Math.max(Math.ceil(closed), Math.floor(open) + 1)
      if (least > -Infinity) atom[inclusive] = sign * least
    }
    delete atom[atom.type === 'integer' || closed > open ? exclusive : inclusive]
  }
}

/** The values of an enumeration need no further restriction of their length or size. */
function withoutRefused(atom: Atom): Atom | undefined {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum, patterns, ...rest } = atom
  const isWhole = rest.type === 'integer'
  if (isWhole) rest.type = 'number'
  // A comparison with a limit that does not exist is false.
  const isBetween = (size: number, least: unknown, most: unknown) => !(size < Number(least) || size > Number(most))
  const values = asArray(rest['enum']).filter((value) => {
    if (typeof value === 'number') {
      const isExcluded = value <= Number(exclusiveMinimum) || value >= Number(exclusiveMaximum)
      return isBetween(value, minimum, maximum) && !isExcluded && (!isWhole || Number.isInteger(value))
    }
    if (typeof value !== 'string') return true
    const fits = asArray(patterns).every((pattern) => new RegExp(String(pattern), 'u').test(value))
    return fits && isBetween([...value].length, minLength, maxLength)
  })
  if (values.length === 0) return undefined
  const isComplete = rest.type === 'null' || (rest.type === 'boolean' && values.length === 2)
  const { enum: _, ...unlimited } = rest
  return (isComplete ? unlimited : { ...rest, enum: values }) as Atom
}
