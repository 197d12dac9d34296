import { mediaTypeName, type Operation } from '../normal/operation.ts'
import type { Side } from '../normal/schema.ts'
import { asObject, entries, type JsonObject } from '../openapi.ts'
import { valueChangeText } from './value-change-text.ts'
import { impactOf, report, type Report } from './change.ts'
import { comparePresence, type Specs } from './specs.ts'

const described = 'name in required schema content style explode allowReserved allowEmptyValue'.split(' ')

/** `renamed` has the new names of path parameters. */
export function compareParameters(
  specs: Specs,
  before: Operation,
  after: Operation,
  side: Side,
  renamed: Map<string, string>,
): Report[] {
  const added = new Map(after.parameters)
  const reports = [...before.parameters].flatMap(([key, one]) => {
    const successor = one['in'] === 'path' ? `path ${renamed.get(String(one['name'])) ?? one['name']}` : key
    const other = after.parameters.get(successor)
    added.delete(successor)
    const at = other ? specs.placeOf(other) : specs.before.pointerOf(one)
    return [
      ...comparePresence('parameter', one, other, side, at),
      ...(other ? compareSerialized(specs, one, other, side) : []),
    ]
  })
  return [
    ...reports,
    ...[...added.values()].flatMap((one) => comparePresence('parameter', undefined, one, side, specs.placeOf(one))),
  ]
}

/** Compares the values of a parameter or header, and how they are written. */
export function compareSerialized(specs: Specs, before: JsonObject, after: JsonObject, side: Side): Report[] {
  const at = specs.placeOf(after)
  const schemas = specs.schemas[side]
  const [schema, newSchema] = [before, after].map(({ content, ...one }) => {
    const [media] = entries(content)
    return (media ? asObject(media[1]) : one)['schema'] ?? true
  })
  const isSingle = schemas.areSingle(schema, newSchema)
  const [was, is] = [serializationOf(before, isSingle), serializationOf(after, isSingle)]
  const changed = Object.keys(is).filter((key) => was[key] !== is[key])
  const serialization = changed.map((key) => {
    const impact = key.startsWith('allow') ? impactOf(is[key] ? 'more' : 'fewer', side) : 'major'
    return report('serialization', impact, side, at, valueChangeText(`\`${key}\``, was[key], is[key]))
  })
  return [
    ...serialization,
    ...schemas.compare(schema, newSchema, `${at}/schema`),
    ...specs.compareRest(before, after, described, side, at),
  ]
}

const styles: Record<string, string> = { query: 'form', cookie: 'form', path: 'simple', header: 'simple' }

/** Returns how a parameter or header is written, with all defaults. A single value looks the same with most styles. */
function serializationOf(parameter: JsonObject, isSingle: boolean): JsonObject {
  const where = String(parameter['in'] ?? 'header')
  const content = entries(parameter['content'])[0]?.[0]
  const { style = styles[where] } = parameter
  const { explode = style === 'form' } = parameter
  const isPlain = content !== undefined || (isSingle && where !== 'path')
  return {
    in: where,
    style: isPlain ? undefined : style,
    explode: content !== undefined || isSingle ? undefined : explode,
    allowReserved: parameter['allowReserved'] === true,
    allowEmptyValue: parameter['allowEmptyValue'] === true,
    content: content && mediaTypeName(content),
  }
}
