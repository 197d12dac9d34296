import type { Operation } from '../normal/operation.ts'
import type { Side } from '../normal/schema.ts'
import type { Spec } from '../normal/spec.ts'
import { entries, type JsonObject } from '../openapi.ts'
import { pairs, report, type Report } from './change.ts'
import { compareContent } from './content.ts'
import { compareSerialized } from './parameters.ts'
import { comparePresence, type Specs } from './specs.ts'

export function compareResponses(specs: Specs, before: Operation, after: Operation, side: Side): Report[] {
  const [was, is] = [before.responses, after.responses]
  const gainsError = [...is.keys()].some((status) => isError(status) && !was.has(status))
  const impact = (status: string, isLost: boolean) => {
    if (side === 'request') return isLost ? 'major' : 'minor'
    return !isError(status) || (isLost && gainsError) ? 'major' : 'minor'
  }
  const changed = pairs(was, is).flatMap(([status, one, other]) => {
    if (one && other) return []
    const at = other ? specs.placeOf(other) : specs.before.pointerOf(one)
    const text = `The response ${status} was ${other ? 'added' : 'removed'}.`
    return [report('status', impact(status, !other), side, at, text)]
  })
  return [
    ...changed,
    ...pairs(was, is).flatMap(([, one, other]) => (one && other ? compareResponse(specs, one, other, side) : [])),
  ]
}

/** A response that is not described stands for errors, because a client can't know what else it means. */
const isError = (status: string) => /^[45]/.test(status) || status === 'default'

function compareResponse(specs: Specs, before: JsonObject, after: JsonObject, side: Side): Report[] {
  const at = specs.placeOf(after)
  const headers = (spec: Spec, { headers: all }: JsonObject) => {
    const byName = new Map(entries(all).map(([name, one]) => [name.toLowerCase(), spec.resolve(one)]))
    // OpenAPI ignores this header, because `content` names the media type.
    byName.delete('content-type')
    return byName
  }
  const changes = pairs(headers(specs.before, before), headers(specs.after, after)).flatMap(([name, one, other]) => [
    ...comparePresence('header', one, other, side, `${at}/headers/${name}`, `\`${name}\``),
    ...(one && other ? compareSerialized(specs, one, other, side) : []),
  ])
  return [
    ...changes,
    ...compareContent(specs, before['content'], after['content'], side, at),
    ...specs.compareRest(before, after, ['headers', 'content'], side, at),
  ]
}
