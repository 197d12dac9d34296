import { isDeepStrictEqual } from 'node:util'
import { type Operation, operationsOf, operationsOfPath } from '../normal/operation.ts'
import type { Side } from '../normal/schema.ts'
import { Spec } from '../normal/spec.ts'
import { Unchanged } from '../normal/unchanged.ts'
import { asArray, entries, isObject, type JsonObject } from '../openapi.ts'
import { valueChangeText } from '../value-change-text.ts'
import type { Change, Impact, Report } from './change.ts'
import { compareBodies } from './content.ts'
import { compareParameters } from './parameters.ts'
import { compareOthers, report, type Specs } from './report.ts'
import { compareResponses } from './responses.ts'
import { compareNotes } from './notes.ts'
import { SchemaComparison } from './schemas.ts'
import { compareSecurity, compareServers } from './security.ts'

/** Returns the changes between two bundled specs, each once, with the operations that it affects. */
export function compareSpecs(base: JsonObject, revision: JsonObject): Change[] {
  return new SpecComparison(new Spec(base), new Spec(revision)).compare()
}

const impacts: Impact[] = ['major', 'minor', 'patch']

/** Returns the highest impact of the changes; undefined if there are none. */
export function highestImpact(changes: { impact: Impact }[]): Impact | undefined {
  return impacts.find((impact) => changes.some((change) => change.impact === impact))
}

const shape = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')
const names = (path: string) => Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name = '']) => name)

class SpecComparison {
  readonly #before: Spec
  readonly #after: Spec
  readonly #unchanged: Unchanged
  readonly #specs: Specs
  readonly #changes = new Map<string, Change>()

  constructor(before: Spec, after: Spec) {
    this.#before = before
    this.#after = after
    this.#unchanged = new Unchanged(before, after)
    const schemas = {
      request: new SchemaComparison(before, after, this.#unchanged, 'request'),
      response: new SchemaComparison(before, after, this.#unchanged, 'response'),
    }
    this.#specs = { before, after, schemas }
  }

  compare(): Change[] {
    for (const section of ['paths', 'webhooks'] as const) {
      const isWebhook = section === 'webhooks'
      this.#compareAll(
        operationsOf(this.#before, section),
        operationsOf(this.#after, section),
        `/${section}`,
        isWebhook,
      )
    }
    this.#add(this.#compareApi(), [])
    return [...this.#changes.values()]
  }

  /** In a webhook, the server sends the request, and the client the response. */
  #compareAll(before: Operation[], after: Operation[], place: string, isWebhook: boolean) {
    const key = ({ method, path }: Operation) => `${method} ${isWebhook ? path : shape(path)}`
    const left = new Map(after.map((one) => [key(one), one]))
    const [paths, newPaths] = [before, after].map((all) => new Set(all.map(({ path }) => shape(path)))) as [
      Set<string>,
      Set<string>,
    ]
    const removed = before.filter((one) => !left.has(key(one)))
    for (const one of before) {
      const other = left.get(key(one))
      if (!other) continue
      left.delete(key(one))
      if (!this.#unchanged.isOperation(one, other)) this.#compareOperation(one, other, isWebhook)
    }
    const isEvent = place === '/webhooks'
    const list = (all: Operation[]) => all.map((one) => (isEvent ? `\`${one.name}\`` : describe(one))).join(', ')
    for (const [path, all] of Map.groupBy(removed, (one) => one.path)) {
      const isWhole = !newPaths.has(shape(path))
      const kind = isEvent ? 'webhook-removed' : isWhole ? 'path-removed' : 'operation-removed'
      const pointer = isWhole ? `${place}/${path.replaceAll('/', '~1')}` : (all[0]?.pointer ?? place)
      this.#add(
        [report(kind, 'major', undefined, pointer, `Removed${isEvent ? ' webhook' : ''}: ${list(all)}.`)],
        all.map(({ name }) => name),
      )
    }
    for (const [path, all] of Map.groupBy(left.values(), (one) => one.path)) {
      const title = isEvent ? 'New webhook' : paths.has(shape(path)) ? 'New operation' : 'New path'
      const text = `${title}: ${list(all)}.`
      this.#add(
        [report('operation-added', 'minor', undefined, all[0]?.pointer, text)],
        all.map(({ name }) => name),
      )
    }
  }

  #compareOperation(before: Operation, after: Operation, isWebhook: boolean) {
    const [sent, received]: Side[] = isWebhook ? ['response', 'request'] : ['request', 'response']
    if (!sent || !received) return
    const renamed = new Map(names(before.path).map((name, index) => [name, names(after.path)[index] ?? name]))
    const changedNames = isWebhook ? [] : [...renamed].filter(([name, successor]) => name !== successor)
    this.#add(
      [
        ...changedNames.map(([name, successor]) => {
          const text = `The path parameter \`${name}\` was renamed to \`${successor}\`.`
          return report(
            'path-parameter-renamed',
            'major',
            'request',
            `/paths/${after.path.replaceAll('/', '~1')}`,
            text,
          )
        }),
        ...compareNames(before, after),
        ...compareParameters(this.#specs, before, after, sent, renamed),
        ...compareBodies(this.#specs, before, after, sent),
        ...compareResponses(this.#specs, before, after, received),
        ...(isWebhook ? [] : [...compareServers(before, after), ...compareSecurity(before, after)]),
        ...compareNotes(before.notes, after.notes, after.pointer),
        ...compareOthers(before.others, after.others, [], undefined, after.pointer),
      ],
      [after.name],
    )
    this.#compareCallbacks(before, after, isWebhook)
  }

  #compareCallbacks(before: Operation, after: Operation, isWebhook: boolean) {
    const operations = (spec: Spec, { callbacks }: Operation) =>
      [...callbacks].flatMap(([name, callback]) =>
        entries(callback).flatMap(([url, item]) => operationsOfPath(spec, `${name} ${url}`, item)),
      )
    this.#compareAll(
      operations(this.#before, before),
      operations(this.#after, after),
      `${after.pointer}/callbacks`,
      !isWebhook,
    )
  }

  #compareApi(): Report[] {
    const [before, after] = [this.#before.document, this.#after.document]
    const withoutVersion = (info: unknown) => (isObject(info) ? { ...info, version: undefined } : {})
    const [info, newInfo] = [withoutVersion(before['info']), withoutVersion(after['info'])]
    const reworded = Object.keys({ ...info, ...newInfo }).filter(
      (key) => !isDeepStrictEqual(info[key as keyof typeof info], newInfo[key as keyof typeof newInfo]),
    )
    const tags = (spec: JsonObject) =>
      asArray(spec['tags'])
        .filter(isObject)
        .toSorted((one, other) => (String(one['name']) < String(other['name']) ? -1 : 1))
    const documentation = (pointer: string, text: string) => report('documentation', 'patch', undefined, pointer, text)
    const described = 'openapi info servers security tags paths webhooks components'.split(' ')
    return [
      ...reworded.map((key) => documentation(`/info/${key}`, `\`${key}\` was changed.`)),
      ...tags(after)
        .filter((tag) => !tags(before).some((one) => isDeepStrictEqual(one, tag)))
        .map((tag) => documentation('/tags', `The tag \`${String(tag['name'])}\` was described.`)),
      ...tags(before)
        .filter((tag) => !tags(after).some(({ name }) => name === tag['name']))
        .map((tag) => documentation('/tags', `The tag \`${String(tag['name'])}\` was removed.`)),
      ...this.#compareSchemes(),
      ...compareNotes(before, after, ''),
      ...compareOthers(before, after, described, undefined, ''),
    ]
  }

  /** What is sent is compared with the operations. */
  #compareSchemes(): Report[] {
    const schemes = ({ document }: Spec) =>
      new Map(entries(isObject(document['components']) ? document['components']['securitySchemes'] : {}))
    const [before, after] = [schemes(this.#before), schemes(this.#after)]
    return [...after].flatMap(([name, scheme]) => {
      const known = before.get(name)
      if (!isObject(known) || !isObject(scheme)) return []
      return compareNotes(known, scheme, `/components/securitySchemes/${name}`)
    })
  }

  #add(reports: Report[], operations: string[]) {
    for (const one of reports) {
      const key = JSON.stringify([one.kind, one.side, one.impact, one.message, one.pointer])
      const known = this.#changes.get(key)
      if (known) known.operations = [...new Set([...known.operations, ...operations])]
      else this.#changes.set(key, { ...one, operations })
    }
  }
}

function compareNames(before: Operation, after: Operation): Report[] {
  const [was, is] = [before.definition['operationId'], after.definition['operationId']]
  const renamed =
    was === undefined
      ? []
      : [
          report(
            'operation-id',
            'major',
            undefined,
            `${after.pointer}/operationId`,
            valueChangeText('The operationId', was, is),
          ),
        ]
  // Some generators create one class for each tag.
  const moved = [
    report(
      'tags',
      'minor',
      undefined,
      `${after.pointer}/tags`,
      valueChangeText('The list of tags', before.tags, after.tags),
    ),
  ]
  return [...(was === is ? [] : renamed), ...(isDeepStrictEqual(before.tags, after.tags) ? [] : moved)]
}

function describe({ name, method, path }: Operation): string {
  return `\`${name}\` (\`${method.toUpperCase()} ${path}\`)`
}
