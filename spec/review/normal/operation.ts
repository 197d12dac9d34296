import { asArray, entries, isObject, type JsonObject, methods, nameOf } from '../openapi.ts'
import { isDocumentation } from './keywords.ts'
import type { Spec } from './spec.ts'

/** An operation with everything that it inherits from its path and from the API. */
export interface Operation {
  /** The operationId, which the house rules require; for a webhook, the name of the event; otherwise method and path. */
  name: string
  method: string
  path: string
  pointer: string
  item: JsonObject
  definition: JsonObject
  parameters: Map<string, JsonObject>
  body: JsonObject | undefined
  responses: Map<string, JsonObject>
  servers: JsonObject[]
  security: Requirement[]
  tags: unknown[]
  notes: JsonObject
  callbacks: Map<string, JsonObject>
  /** What else the operation has. */
  others: JsonObject
}

/** What a client must send together. `known` has the names of all schemes of the spec. */
export type Requirement = { name: string; scheme: JsonObject; scopes: string[]; known: Set<string> }[]

const described = new Set(
  'operationId parameters requestBody responses servers security tags callbacks deprecated'.split(' '),
)

/** Headers that OpenAPI ignores as parameters: other parts of the operation describe them. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

export function operationsOf(spec: Spec, section: 'paths' | 'webhooks' = 'paths'): Operation[] {
  return entries(spec.document[section]).flatMap(([path, item]) =>
    operationsOfPath(spec, path, item, section === 'webhooks'),
  )
}

export function operationsOfPath(spec: Spec, path: string, pathItem: unknown, isWebhook = false): Operation[] {
  const item = spec.resolve(pathItem)
  return entries(item).flatMap(([method, definition]) =>
    methods.has(method) && isObject(definition)
      ? [operationOf(spec, path, item, method, definition, nameOf(definition, isWebhook, method, path))]
      : [],
  )
}

function operationOf(
  spec: Spec,
  path: string,
  item: JsonObject,
  method: string,
  definition: JsonObject,
  name: string,
): Operation {
  const all = [...asArray(item['parameters']), ...asArray(definition['parameters'])].map((one) => spec.resolve(one))
  const parameters = all.filter(
    (one) => one['in'] !== 'header' || !ignoredHeaders.has(String(one['name']).toLowerCase()),
  )
  const { servers = item['servers'] ?? spec.document['servers'] } = definition
  const { security = spec.document['security'] } = definition
  const resolved = (value: unknown) => new Map(entries(value).map(([key, one]) => [key, spec.resolve(one)]))
  const isOther = ([key]: [string, unknown]) => !described.has(key) && !isDocumentation(key)
  const shared = Object.fromEntries(
    entries(item)
      .filter(([key]) => isDocumentation(key))
      .map(([key, one]) => [`path ${key}`, one]),
  )
  return {
    name,
    method,
    path,
    pointer: spec.pointerOf(definition) ?? '',
    item,
    definition,
    // A parameter of the operation replaces the same parameter of the path.
    parameters: new Map(parameters.map((one) => [parameterKey(one), one])),
    body: definition['requestBody'] === undefined ? undefined : spec.resolve(definition['requestBody']),
    responses: resolved(definition['responses']),
    servers: asArray(servers).length > 0 ? asArray(servers).filter(isObject) : [{ url: '/' }],
    security: requirementsOf(spec, security),
    tags: asArray(definition['tags']).toSorted(),
    notes: { ...shared, ...definition },
    callbacks: resolved(definition['callbacks']),
    others: Object.fromEntries(Object.entries(definition).filter(isOther)),
  }
}

/** A path parameter is known by its place in the path: its name may change, which is reported once for the path. */
function parameterKey(parameter: JsonObject): string {
  const name = String(parameter['name'])
  return `${parameter['in']} ${parameter['in'] === 'header' ? name.toLowerCase() : name}`
}

function requirementsOf(spec: Spec, security: unknown): Requirement[] {
  const list = asArray(security).length > 0 ? asArray(security) : [{}]
  const components = spec.document['components']
  const schemes = isObject(components) ? components['securitySchemes'] : {}
  const known = new Set(entries(schemes).map(([name]) => name))
  return list.map((requirement) =>
    entries(requirement).map(([name, scopes]) => {
      const scheme = spec.resolve(isObject(schemes) ? schemes[name] : undefined)
      return {
        name,
        scheme: Object.keys(scheme).length > 0 ? scheme : { name },
        scopes: asArray(scopes).map(String),
        known,
      }
    }),
  )
}

export interface Serialization {
  in: unknown
  style: unknown
  explode: unknown
  allowReserved: boolean
  allowEmptyValue: boolean
  /** The media type, if the value is serialized as one. */
  content: string | undefined
}

const styles: Record<string, string> = { query: 'form', cookie: 'form', path: 'simple', header: 'simple' }

/** Returns how a parameter or header is written, with all defaults. A single value looks the same with most styles. */
export function serializationOf(parameter: JsonObject, isSingle: boolean): Serialization {
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

/** Media types are the same in upper and lower case, and with or without a space before a parameter. */
export function mediaTypeName(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, '')
}
