import { isDeepStrictEqual } from 'node:util'
import { isDocumentation } from '../normal/keywords.ts'
import { mediaTypeName, type Operation } from '../normal/operation.ts'
import type { Side } from '../normal/schema.ts'
import type { Spec } from '../normal/spec.ts'
import { entries, isObject, type JsonObject } from '../openapi.ts'
import { type Impact, impactOf, type Report } from './change.ts'
import { compareDocumentation, compareOthers, placeOf, report, type Specs } from './report.ts'

export function compareBodies(specs: Specs, before: Operation, after: Operation, side: Side): Report[] {
  const [was, is] = [before.body, after.body]
  if (!was && !is) return []
  const isRequired = is?.['required'] === true
  if (!was) {
    const isBreak = isRequired && side === 'request'
    const text = `New ${isRequired ? 'required' : 'optional'} body.`
    return [
      report(isBreak ? 'body-required' : 'body-added', isBreak ? 'major' : 'minor', side, placeOf(specs, is), text),
    ]
  }
  if (!is) return [report('body-removed', 'major', side, specs.before.pointerOf(was), 'The body was removed.')]
  const at = placeOf(specs, is)
  const wasRequired = was['required'] === true
  const kind = isRequired ? 'body-required' : 'body-optional'
  const impact = isRequired === (side === 'request') ? 'major' : 'minor'
  return [
    ...(wasRequired === isRequired
      ? []
      : [report(kind, impact, side, at, `The body is ${isRequired ? 'now' : 'no longer'} required.`)]),
    ...compareContent(specs, was['content'], is['content'], side, at),
    ...compareDocumentation(specs, was, is, at, side),
    ...compareOthers(was, is, ['required', 'content'], side, at),
  ]
}

export function compareContent(specs: Specs, before: unknown, after: unknown, side: Side, at: string): Report[] {
  const [was, is] = [before, after].map(
    (content) => new Map(entries(content).map(([name, one]) => [mediaTypeName(name), one])),
  ) as [Map<string, unknown>, Map<string, unknown>]
  const covers = (range: string, type: string) =>
    range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
  const successor = (type: string) => (is.has(type) ? type : [...is.keys()].find((range) => covers(range, type)))
  const lost = [...was.keys()].filter((type) => successor(type) === undefined || (side === 'response' && !is.has(type)))
  const gained = [...is.keys()].filter((type) => !was.has(type))
  return [
    ...lost.map((type) => report('media-type-removed', 'major', side, at, `The media type \`${type}\` was removed.`)),
    ...gained.map((type) => report('media-type-added', 'minor', side, at, `New media type \`${type}\`.`)),
    ...[...was].flatMap(([type, one]) => {
      const other = is.get(successor(type) ?? '')
      if (!isObject(one) || !isObject(other) || lost.includes(type)) return []
      const place = placeOf(specs, other)
      return [
        ...specs.schemas[side].compare(one['schema'] ?? true, other['schema'] ?? true, `${place}/schema`),
        ...compareEncodings(specs, one, other, type, side, place),
        ...compareDocumentation(specs, one, other, place, side),
        ...compareOthers(one, other, ['schema', 'encoding'], side, place),
      ]
    }),
  ]
}

function compareEncodings(
  specs: Specs,
  before: JsonObject,
  after: JsonObject,
  type: string,
  side: Side,
  at = '',
): Report[] {
  const parts = new Set([...entries(before['encoding']), ...entries(after['encoding'])].map(([name]) => name))
  return [...parts].flatMap((name) => {
    const [was, is] = [before, after].map((one) => {
      const all = one['encoding']
      return isObject(all) && isObject(all[name]) ? all[name] : {}
    }) as [JsonObject, JsonObject]
    const all = partTypes(specs.before, before, name, was['contentType'])
    const others = partTypes(specs.after, after, name, is['contentType'])
    const covers = (list: string[], one: string) => list.includes('*/*') || list.includes(one)
    const [lost, gained] = [all.filter((one) => !covers(others, one)), others.filter((one) => !covers(all, one))]
    const place = `${at}/encoding/${name}`
    const change = (impact: Impact, text: string) => report('encoding', impact, side, place, text)
    const rest = (one: JsonObject) => ({ ...encodingDefaults(type, one), contentType: undefined })
    return [
      ...(lost.length > 0
        ? [change(impactOf('fewer', side), `The part can no longer be \`${lost.join('`, `')}\`.`)]
        : []),
      ...(gained.length > 0
        ? [change(impactOf('more', side), `The part can now also be \`${gained.join('`, `')}\`.`)]
        : []),
      ...(isDeepStrictEqual(rest(was), rest(is)) ? [] : [change('major', 'The part is written in another way.')]),
    ]
  })
}

/** Returns the media types of a part, with the default that its schema gives it. */
function partTypes(spec: Spec, media: JsonObject, name: string, own: unknown): string[] {
  if (typeof own === 'string') return own.split(',').map(mediaTypeName)
  const resolved = (schema: unknown) => spec.resolve(schema)
  const { properties } = resolved(media['schema'])
  const property = resolved(isObject(properties) ? properties[name] : undefined)
  const value = property['type'] === 'array' ? resolved(property['items']) : property
  if (value['type'] === 'object' || value['type'] === 'array') return ['application/json']
  return [value['contentMediaType'] || value['format'] === 'binary' ? 'application/octet-stream' : 'text/plain']
}

function encodingDefaults(type: string, encoding: JsonObject): JsonObject {
  const { contentType: _, ...rest } = Object.fromEntries(
    Object.entries(encoding).filter(([key]) => !isDocumentation(key)),
  )
  if (type !== 'application/x-www-form-urlencoded') return rest
  const { style = 'form' } = rest
  return { allowReserved: false, explode: style === 'form', ...rest, style }
}
