import type { Operation } from '../normal/operation.ts'
import { asArray, asObject, entries, type JsonObject } from '../openapi.ts'
import { type Impact, pairs, report, type Report } from './change.ts'
import { compareNotes } from './notes.ts'

type Change = (impact: Impact, text: string) => Report[]

/** Compares the addresses of an operation. Clients call the address that they know. */
export function compareServers(before: Operation, after: Operation): Report[] {
  const byUrl = ({ servers }: Operation) => new Map(servers.map((server) => [String(server['url']), server]))
  const [was, is] = [byUrl(before), byUrl(after)]
  const [first, newFirst] = [before, after].map(({ servers }) => String(servers[0]?.['url']))
  const at = after.definition['servers'] ? `${after.pointer}/servers` : '/servers'
  const change: Change = (impact, text) => [report('server', impact, 'request', at, text)]
  return [
    ...pairs(was, is).flatMap(([url, one, other]) => {
      if (!other) return change('major', `The server \`${url}\` was removed.`)
      if (!one) return change('minor', `New server \`${url}\`.`)
      return [...compareNotes(one, other, at, 'request'), ...compareVariables(one, other, change, at)]
    }),
    ...(first === newFirst || !is.has(first!)
      ? []
      : change('major', `The first server, which clients use by default, is now \`${newFirst}\`.`)),
  ]
}

function compareVariables(before: JsonObject, after: JsonObject, change: Change, at: string): Report[] {
  const variables = (server: JsonObject) => new Map(entries(server['variables']))
  return pairs(variables(before), variables(after)).flatMap(([name, one, other]) => {
    const [was, is] = [asObject(one), asObject(other)]
    const [values, others] = [asArray(was['enum']), asArray(is['enum'])]
    const variable = `server variable \`${name}\``
    return [
      ...(was['default'] === is['default']
        ? []
        : change('major', `The default of the ${variable} is now \`${is['default']}\`.`)),
      ...(isWithin(values, others) ? [] : change('major', `The ${variable} accepts fewer values.`)),
      ...(isWithin(others, values) ? [] : change('minor', `The ${variable} accepts more values.`)),
      ...compareNotes(was, is, at, 'request'),
    ]
  })
}

/** A variable without a list of values accepts any value. */
function isWithin(values: unknown[], others: unknown[]): boolean {
  return others.length === 0 || (values.length > 0 && values.every((value) => others.includes(value)))
}
