import type { Operation } from '../normal/operation.ts'
import type { Side } from '../normal/schema.ts'
import type { Spec } from '../normal/spec.ts'
import { entries, type JsonObject } from '../openapi.ts'
import type { Report } from './change.ts'
import { compareContent } from './content.ts'
import { compareSerialized } from './parameters.ts'
import { compareDocumentation, compareOthers, placeOf, report, type Specs } from './report.ts'

export function compareResponses(specs: Specs, before: Operation, after: Operation, side: Side): Report[] {
  const [was, is] = [before.responses, after.responses]
  const lost = [...was.keys()].filter((status) => !is.has(status))
  const gained = [...is.keys()].filter((status) => !was.has(status))
  const impact = (status: string, isLost: boolean) => {
    if (side === 'request') return isLost ? 'major' : 'minor'
    if (!isError(status)) return 'major'
    return isLost && gained.some(isError) ? 'major' : 'minor'
  }
  return [
    ...lost.map((status) =>
      report(
        'status',
        impact(status, true),
        side,
        specs.before.pointerOf(was.get(status)),
        `The response ${status} was removed.`,
      ),
    ),
    ...gained.map((status) =>
      report(
        'status',
        impact(status, false),
        side,
        placeOf(specs, is.get(status)),
        `The response ${status} was added.`,
      ),
    ),
    ...[...was].flatMap(([status, one]) => {
      const other = is.get(status)
      return other ? compareResponse(specs, one, other, side) : []
    }),
  ]
}

function compareResponse(specs: Specs, before: JsonObject, after: JsonObject, side: Side): Report[] {
  const at = placeOf(specs, after)
  return [
    ...compareHeaders(specs, before['headers'], after['headers'], side, at),
    ...compareContent(specs, before['content'], after['content'], side, at),
    ...compareDocumentation(specs, before, after, at, side),
    ...compareOthers(before, after, ['headers', 'content'], side, at),
  ]
}

function compareHeaders(specs: Specs, before: unknown, after: unknown, side: Side, at: string): Report[] {
  const headers = (spec: Spec, all: unknown) =>
    new Map(
      entries(all)
        .map(([name, one]) => [name.toLowerCase(), spec.resolve(one)] as const)
        .filter(([name]) => name !== 'content-type'),
    )
  const [was, is] = [headers(specs.before, before), headers(specs.after, after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [one, other] = [was.get(name), is.get(name)]
    const place = `${at}/headers/${name}`
    const of = `The header \`${name}\``
    if (!other) return report('header-removed', 'major', side, place, `${of} was removed.`)
    const isRequired = other['required'] === true
    if (!one)
      return report(
        'header-added',
        isRequired && side === 'request' ? 'major' : 'minor',
        side,
        place,
        `New header \`${name}\`.`,
      )
    const kind = isRequired ? 'header-required' : 'header-optional'
    const impact = isRequired === (side === 'request') ? 'major' : 'minor'
    return [
      ...((one['required'] === true) === isRequired
        ? []
        : [report(kind, impact, side, place, `${of} is ${isRequired ? 'now' : 'no longer'} always sent.`)]),
      ...compareSerialized(specs, one, other, side, placeOf(specs, other)),
    ]
  })
}
/** A response that is not described stands for errors, because a client can't know what else it means. */
const isError = (status: string) => /^[45]/.test(status) || status === 'default'
