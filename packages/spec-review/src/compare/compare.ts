import { isDeepStrictEqual } from 'node:util'
import { type Operation, operationsOf } from '../normal/operation.ts'
import type { Side } from '../normal/schema.ts'
import { asArray, asObject, entries, isObject, type JsonObject } from '../openapi.ts'
import { valueChangeText } from './value-change-text.ts'
import { type Change, type Impact, pairs, report, type Report } from './change.ts'
import { compareBodies } from './content.ts'
import { compareNotes } from './notes.ts'
import { compareParameters } from './parameters.ts'
import { compareResponses } from './responses.ts'
import { compareSecurity } from './security.ts'
import { compareServers } from './servers.ts'
import { Specs } from './specs.ts'

/** Returns the changes between two bundled specs, each once, with the operations that it affects. */
export function compareSpecs(base: JsonObject, revision: JsonObject): Change[] {
  const specs = new Specs(base, revision)
  const found = [...compareSection(specs, 'paths'), ...compareSection(specs, 'webhooks'), ...compareApi(specs)]
  const changes = new Map<string, Change>()
  for (const one of found) {
    const key = JSON.stringify([one.kind, one.side, one.impact, one.message, one.pointer])
    const operations = new Set([...(changes.get(key)?.operations ?? []), ...one.operations])
    changes.set(key, { ...one, operations: [...operations] })
  }
  return [...changes.values()]
}

const impacts: Impact[] = ['major', 'minor', 'patch']

/** Returns the highest impact of the changes; undefined if there are none. */
export function highestImpact(changes: { impact: Impact }[]): Impact | undefined {
  return impacts.find((impact) => changes.some((change) => change.impact === impact))
}

const changesOf = (operations: Operation[], reports: Report[]): Change[] =>
  reports.map((one) => ({ ...one, operations: operations.map(({ name }) => name) }))

const escaped = (path: string) => path.replaceAll('/', '~1')
const shape = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')
const names = (path: string) => Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name = '']) => name)

function compareSection(specs: Specs, section: 'paths' | 'webhooks'): Change[] {
  const isEvent = section === 'webhooks'
  const [before, after] = [operationsOf(specs.before, section), operationsOf(specs.after, section)]
  const byKey = (all: Operation[]) =>
    new Map(all.map((one) => [`${one.method} ${isEvent ? one.path : shape(one.path)}`, one]))
  const both = pairs(byKey(before), byKey(after))
  const shapes = (all: Operation[]) => new Set(all.map(({ path }) => shape(path)))
  const [paths, newPaths] = [shapes(before), shapes(after)]
  const list = (all: Operation[]) => all.map((one) => (isEvent ? `\`${one.name}\`` : describe(one))).join(', ')
  const removed = both.flatMap(([, one, other]) => (one && !other ? [one] : []))
  const added = both.flatMap(([, one, other]) => (other && !one ? [other] : []))
  return [
    ...both.flatMap(([, one, other]) =>
      one && other && !specs.unchanged.isOperation(one, other)
        ? changesOf([other], compareOperation(specs, one, other, isEvent))
        : [],
    ),
    ...[...Map.groupBy(removed, ({ path }) => path)].flatMap(([path, all]) => {
      const isWhole = !newPaths.has(shape(path))
      const kind = isEvent ? 'webhook-removed' : isWhole ? 'path-removed' : 'operation-removed'
      const pointer = isWhole ? `/${section}/${escaped(path)}` : all[0]?.pointer
      return changesOf(all, [
        report(kind, 'major', undefined, pointer, `Removed${isEvent ? ' webhook' : ''}: ${list(all)}.`),
      ])
    }),
    ...[...Map.groupBy(added, ({ path }) => path)].flatMap(([path, all]) => {
      const title = isEvent ? 'New webhook' : paths.has(shape(path)) ? 'New operation' : 'New path'
      return changesOf(all, [report('operation-added', 'minor', undefined, all[0]?.pointer, `${title}: ${list(all)}.`)])
    }),
  ]
}

function describe({ name, method, path }: Operation): string {
  return `\`${name}\` (\`${method.toUpperCase()} ${path}\`)`
}

/** In a webhook, the server sends the request, and the client the response. */
function compareOperation(specs: Specs, before: Operation, after: Operation, isWebhook: boolean): Report[] {
  const [sent, received]: [Side, Side] = isWebhook ? ['response', 'request'] : ['request', 'response']
  const renamed = new Map(names(before.path).map((name, index) => [name, names(after.path)[index] ?? name]))
  return [
    ...compareNames(before, after, isWebhook ? new Map() : renamed),
    ...compareParameters(specs, before, after, sent, renamed),
    ...compareBodies(specs, before, after, sent),
    ...compareResponses(specs, before, after, received),
    ...(isWebhook ? [] : [...compareServers(before, after), ...compareSecurity(before, after)]),
    ...compareNotes(before.notes, after.notes, after.pointer),
    ...specs.compareRest(before.others, after.others, [], undefined, after.pointer),
  ]
}

function compareNames(before: Operation, after: Operation, renamed: Map<string, string>): Report[] {
  const [was, is] = [before.definition['operationId'], after.definition['operationId']]
  const idText = valueChangeText('The operationId', was, is)
  const tagsText = valueChangeText('The list of tags', before.tags, after.tags)
  return [
    ...[...renamed].flatMap(([name, successor]) => {
      const text = `The path parameter \`${name}\` was renamed to \`${successor}\`.`
      return name === successor
        ? []
        : [report('path-parameter-renamed', 'major', 'request', `/paths/${escaped(after.path)}`, text)]
    }),
    ...(was === is || was === undefined
      ? []
      : [report('operation-id', 'major', undefined, `${after.pointer}/operationId`, idText)]),
    // Some generators create one class for each tag.
    ...(isDeepStrictEqual(before.tags, after.tags)
      ? []
      : [report('tags', 'minor', undefined, `${after.pointer}/tags`, tagsText)]),
  ]
}

const described = 'openapi info servers security tags paths webhooks components'.split(' ')

function compareApi(specs: Specs): Change[] {
  const [before, after] = [specs.before.document, specs.after.document]
  const parts = ({ info, tags, components }: JsonObject) => ({
    info: new Map(entries(info).filter(([key]) => key !== 'version')),
    tags: new Map(asArray(tags).map((tag) => [String(asObject(tag)['name']), tag])),
    schemes: new Map(entries(asObject(components)['securitySchemes'])),
  })
  const [was, is] = [parts(before), parts(after)]
  const documentation = (pointer: string, text: string) => report('documentation', 'patch', undefined, pointer, text)
  return changesOf(
    [],
    [
      ...pairs(was.info, is.info).flatMap(([key, one, other]) =>
        isDeepStrictEqual(one, other) ? [] : [documentation(`/info/${key}`, `\`${key}\` was changed.`)],
      ),
      ...pairs(was.tags, is.tags).flatMap(([name, one, other]) =>
        isDeepStrictEqual(one, other)
          ? []
          : [documentation('/tags', `The tag \`${name}\` was ${other ? 'described' : 'removed'}.`)],
      ),
      // Only the notes of a scheme. What a scheme sends is compared with the operations.
      ...pairs(was.schemes, is.schemes).flatMap(([name, one, other]) =>
        isObject(one) && isObject(other) ? compareNotes(one, other, `/components/securitySchemes/${name}`) : [],
      ),
      ...specs.compareRest(before, after, described, undefined, ''),
    ],
  )
}
