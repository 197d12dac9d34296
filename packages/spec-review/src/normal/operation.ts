import { asArray, asObject, entries, isObject, type JsonObject, methods } from '../openapi.ts'
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
  /** What else the operation has. */
  others: JsonObject
}

/** What a client must send together. `known` has the names of all schemes of the spec. */
export type Requirement = { name: string; scheme: JsonObject; scopes: string[]; known: Set<string> }[]

type Section = 'paths' | 'webhooks'

const described = new Set('operationId parameters requestBody responses servers security tags deprecated'.split(' '))

/** Headers that OpenAPI ignores as parameters: other parts of the operation describe them. */
const ignoredHeaders = new Set(['header accept', 'header content-type', 'header authorization'])

export function operationsOf(spec: Spec, section: Section): Operation[] {
  return entries(spec.document[section]).flatMap(([path, pathItem]) => {
    const item = spec.resolve(pathItem)
    return entries(item).flatMap(([method, definition]) =>
      methods.has(method) && isObject(definition) ? operationOf(spec, section, path, item, method, definition) : [],
    )
  })
}

export function allOperationsOf(spec: Spec): Operation[] {
  return [...operationsOf(spec, 'paths'), ...operationsOf(spec, 'webhooks')]
}

function operationOf(
  spec: Spec,
  section: Section,
  path: string,
  item: JsonObject,
  method: string,
  definition: JsonObject,
): Operation {
  const { servers = item['servers'] ?? spec.document['servers'], security = spec.document['security'] } = definition
  const parameters = [...asArray(item['parameters']), ...asArray(definition['parameters'])].map((one) => {
    const parameter = spec.resolve(one)
    return [parameterKey(parameter), parameter] as const
  })
  const addresses = asArray(servers).filter(isObject)
  const shared = entries(item).filter(([key]) => isDocumentation(key))
  const others = Object.entries(definition).filter(([key]) => !described.has(key) && !isDocumentation(key))
  return {
    name: String(definition['operationId'] ?? (section === 'webhooks' ? path : `${method.toUpperCase()} ${path}`)),
    method,
    path,
    pointer: spec.pointerOf(definition) ?? '',
    item,
    definition,
    // A parameter of the operation replaces the same parameter of the path.
    parameters: new Map(parameters.filter(([key]) => !ignoredHeaders.has(key))),
    body: definition['requestBody'] === undefined ? undefined : spec.resolve(definition['requestBody']),
    responses: new Map(entries(definition['responses']).map(([status, one]) => [status, spec.resolve(one)])),
    servers: addresses.length > 0 ? addresses : [{ url: '/' }],
    security: requirementsOf(spec, security),
    tags: asArray(definition['tags']).toSorted(),
    notes: { ...Object.fromEntries(shared.map(([key, one]) => [`path ${key}`, one])), ...definition },
    others: Object.fromEntries(others),
  }
}

function parameterKey(parameter: JsonObject): string {
  const name = String(parameter['name'])
  return `${parameter['in']} ${parameter['in'] === 'header' ? name.toLowerCase() : name}`
}

function requirementsOf(spec: Spec, security: unknown): Requirement[] {
  const list = asArray(security).length > 0 ? asArray(security) : [{}]
  const schemes = asObject(asObject(spec.document['components'])['securitySchemes'])
  const known = new Set(Object.keys(schemes))
  return list.map((requirement) =>
    entries(requirement).map(([name, scopes]) => {
      const scheme = known.has(name) ? spec.resolve(schemes[name]) : { name }
      return { name, scheme, scopes: asArray(scopes).map(String), known }
    }),
  )
}

/** Media types are the same in upper and lower case, and with or without a space before a parameter. */
export function mediaTypeName(name: string): string {
  return name.toLowerCase().replaceAll(/\s+/g, '')
}
