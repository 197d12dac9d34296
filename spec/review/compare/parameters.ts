import { type Operation, serializationOf } from '../normal/operation.ts'
import type { Side } from '../normal/schema.ts'
import { entries, isObject, type JsonObject } from '../openapi.ts'
import { valueChangeText } from '../value-change-text.ts'
import { impactOf, type Report } from './change.ts'
import { compareDocumentation, compareOthers, placeOf, report, type Specs } from './report.ts'

const described = [
  'name',
  'in',
  'required',
  'schema',
  'content',
  'style',
  'explode',
  'allowReserved',
  'allowEmptyValue',
]

/** `renamed` has the new names of path parameters. */
export function compareParameters(
  specs: Specs,
  before: Operation,
  after: Operation,
  side: Side,
  renamed: Map<string, string>,
): Report[] {
  const added = new Map(after.parameters)
  const reports: Report[] = []
  for (const [key, one] of before.parameters) {
    const successor = one['in'] === 'path' ? `path ${renamed.get(String(one['name'])) ?? one['name']}` : key
    const other = after.parameters.get(successor)
    added.delete(successor)
    if (other) reports.push(...compareParameter(specs, one, other, side))
    else reports.push(report('parameter-removed', 'major', side, specs.before.pointerOf(one), 'It was removed.'))
  }
  for (const one of added.values()) {
    const impact = one['required'] === true && side === 'request' ? 'major' : 'minor'
    const kind = impact === 'major' ? 'parameter-required' : 'parameter-added'
    const text = `New ${one['required'] === true ? 'required' : 'optional'} parameter.`
    reports.push(report(kind, impact, side, placeOf(specs, one), text))
  }
  return reports
}

function compareParameter(specs: Specs, before: JsonObject, after: JsonObject, side: Side): Report[] {
  const at = placeOf(specs, after)
  const [was, is] = [before['required'] === true, after['required'] === true]
  const kind = is ? 'parameter-required' : 'parameter-optional'
  const impact = is === (side === 'request') ? 'major' : 'minor'
  return [
    ...(was === is ? [] : [report(kind, impact, side, at, `It is ${is ? 'now' : 'no longer'} required.`)]),
    ...compareSerialized(specs, before, after, side, at),
  ]
}

/** Compares the values of a parameter or header, and how they are written. */
export function compareSerialized(
  specs: Specs,
  before: JsonObject,
  after: JsonObject,
  side: Side,
  at: string,
): Report[] {
  const schemas = specs.schemas[side]
  const schema = (one: JsonObject) => {
    const content = entries(one['content'])[0]?.[1]
    return isObject(content) ? (content['schema'] ?? true) : (one['schema'] ?? true)
  }
  const isSingle = schemas.isSingle('before', schema(before)) && schemas.isSingle('after', schema(after))
  const [was, is] = [serializationOf(before, isSingle), serializationOf(after, isSingle)]
  const keys = (Object.keys(is) as (keyof typeof is)[]).filter((key) => was[key] !== is[key])
  const serialization = keys.map((key) => {
    const allows = key.startsWith('allow')
    const impact = allows ? impactOf(is[key] ? 'more' : 'fewer', side) : 'major'
    return report('serialization', impact, side, at, valueChangeText(`\`${key}\``, was[key], is[key]))
  })
  return [
    ...serialization,
    ...schemas.compare(schema(before), schema(after), `${at}/schema`),
    ...compareDocumentation(specs, before, after, at, side),
    ...compareOthers(before, after, described, side, at),
  ]
}
