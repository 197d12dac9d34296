import { isDeepStrictEqual } from 'node:util'
import { isDocumentation } from '../normal/keywords.ts'
import { mediaTypeName, type Operation } from '../normal/operation.ts'
import type { Side } from '../normal/schema.ts'
import type { Spec } from '../normal/spec.ts'
import { asObject, entries, type JsonObject } from '../openapi.ts'
import { type Impact, impactOf, pairs, report, type Report } from './change.ts'
import { comparePresence, type Specs } from './specs.ts'

export function compareBodies(
  specs: Specs,
  { body: before }: Operation,
  { body: after }: Operation,
  side: Side,
): Report[] {
  if (!before && !after) return []
  const at = after ? specs.placeOf(after) : specs.before.pointerOf(before)
  const presence = comparePresence('body', before, after, side, at)
  return before && after && at !== undefined
    ? [
        ...presence,
        ...compareContent(specs, before['content'], after['content'], side, at),
        ...specs.compareRest(before, after, ['required', 'content'], side, at),
      ]
    : presence
}

export function compareContent(specs: Specs, before: unknown, after: unknown, side: Side, at: string): Report[] {
  const [was, is] = [before, after].map(
    (content) => new Map(entries(content).map(([name, one]) => [mediaTypeName(name), one])),
  ) as [Map<string, unknown>, Map<string, unknown>]
  const covers = (range: string, type: string) =>
    range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
  const successor = (type: string) =>
    is.has(type) || side === 'response' ? type : ([...is.keys()].find((range) => covers(range, type)) ?? type)
  const gained = [...is.keys()].filter((type) => !was.has(type))
  return [
    ...gained.map((type) => report('media-type-added', 'minor', side, at, `New media type \`${type}\`.`)),
    ...[...was].flatMap(([type, one]) => {
      const other = is.get(successor(type))
      if (other === undefined)
        return [report('media-type-removed', 'major', side, at, `The media type \`${type}\` was removed.`)]
      return compareMedia(specs, type, asObject(one), asObject(other), side)
    }),
  ]
}

function compareMedia(specs: Specs, type: string, before: JsonObject, after: JsonObject, side: Side): Report[] {
  const at = specs.placeOf(after)
  const encodings = (media: JsonObject) => new Map(entries(media['encoding']))
  const changes = pairs(encodings(before), encodings(after)).flatMap(([name, was, is]) => {
    if (!was && refusesPart(specs.before, before, name)) return []
    const types = [partTypes(specs.before, before, name, was), partTypes(specs.after, after, name, is)] as const
    const isSame = isDeepStrictEqual(encodingDefaults(type, was), encodingDefaults(type, is))
    return compareEncoding(types, isSame, side, `${at}/encoding/${name}`)
  })
  return [
    ...specs.schemas[side].compare(before['schema'] ?? true, after['schema'] ?? true, `${at}/schema`),
    ...changes,
    ...specs.compareRest(before, after, ['schema', 'encoding'], side, at),
  ]
}

function compareEncoding([before, after]: readonly [string[], string[]], isSame: boolean, side: Side, at: string) {
  const missing = (from: string[], list: string[]) =>
    from.includes('*/*') ? [] : list.filter((type) => !from.includes(type))
  const [lost, gained] = [missing(after, before), missing(before, after)]
  const change = (impact: Impact, text: string) => [report('encoding', impact, side, at, text)]
  const list = (types: string[]) => `\`${types.join('`, `')}\``
  return [
    ...(lost.length > 0 ? change(impactOf('fewer', side), `The part can no longer be ${list(lost)}.`) : []),
    ...(gained.length > 0 ? change(impactOf('more', side), `The part can now also be ${list(gained)}.`) : []),
    ...(isSame ? [] : change('major', 'The part is written in another way.')),
  ]
}

/** True if the form has no such part and is closed. Then nobody can have sent the part in another way before it was added. */
function refusesPart(spec: Spec, media: JsonObject, name: string): boolean {
  const schema = spec.resolve(media['schema'])
  return schema['additionalProperties'] === false && !Object.hasOwn(asObject(schema['properties']), name)
}

/** Returns the media types of a part, with the default that its schema gives it. */
function partTypes(spec: Spec, media: JsonObject, name: string, encoding: unknown): string[] {
  const own = asObject(encoding)['contentType']
  if (typeof own === 'string') return own.split(',').map(mediaTypeName)
  const property = spec.resolve(asObject(spec.resolve(media['schema'])['properties'])[name])
  const value = property['type'] === 'array' ? spec.resolve(property['items']) : property
  if (value['type'] === 'object' || value['type'] === 'array') return ['application/json']
  return [value['contentMediaType'] || value['format'] === 'binary' ? 'application/octet-stream' : 'text/plain']
}

/** Returns how a part is written, with all defaults, but without its media types. */
function encodingDefaults(type: string, encoding: unknown): JsonObject {
  const rest = Object.fromEntries(entries(encoding).filter(([key]) => !isDocumentation(key) && key !== 'contentType'))
  if (type !== 'application/x-www-form-urlencoded') return rest
  const { style = 'form' } = rest
  return { allowReserved: false, explode: style === 'form', ...rest, style }
}
