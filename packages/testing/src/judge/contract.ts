import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

export interface Operation {
  id: string
  method: string
  pattern: RegExp
  /** The media types of its request body. */
  accepts: string[]
  /** The fields of its request body that have a default. */
  defaults: string[]
  responses: Record<string, Answer>
}

interface Answer {
  mediaTypes: string[]
  headers: Record<string, HeaderRule>
  /** The codes of the problems in its examples. */
  codes: string[]
  /** The component that describes it, or else its operation and status. */
  source: string
}

export interface HeaderRule {
  required: boolean
  validate?: ValidateFunction
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

/** Only the parts of the contract that are used here. */
export interface Spec {
  paths: Record<string, Partial<Record<(typeof methods)[number], OperationObject>>>
}

export interface OperationObject {
  operationId: string
  requestBody?: BodyObject
  responses: Record<string, BodyObject>
}

interface BodyObject {
  $ref?: string
  content?: Record<string, { schema?: SchemaObject; examples?: object }>
  headers?: object
}

interface SchemaObject {
  $ref?: string
  properties?: Record<string, object>
}

interface HeaderObject {
  required?: boolean
  schema?: Record<string, unknown>
}

export function listOperations(spec: Spec): Operation[] {
  const ajv = new Ajv2020({ strict: false, coerceTypes: true, validateFormats: false })
  const mediaTypes = ({ content = {} }: BodyObject) => Object.keys(content).map(essence)
  const headerRules = (headers: object = {}) =>
    mapValues(inline(spec, headers) as Record<string, HeaderObject>, ({ required = false, schema }) => ({
      required,
      ...(schema && { validate: ajv.compile(schema) }),
    }))
  return Object.entries(spec.paths)
    .toSorted(([a], [b]) => countParameters(a) - countParameters(b))
    .flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method]
        if (!operation) return []
        const body = follow(spec, operation.requestBody ?? {})
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          pattern: pathPattern(path),
          accepts: mediaTypes(body),
          defaults: Object.values(body.content ?? {}).flatMap(({ schema = {} }) =>
            Object.entries(follow(spec, schema).properties ?? {}).flatMap(([name, property]) =>
              'default' in property ? name : [],
            ),
          ),
          responses: mapValues(operation.responses, (answer) => {
            const response = follow(spec, answer)
            const examples = Object.values(response.content?.['application/problem+json']?.examples ?? {})
            return {
              mediaTypes: mediaTypes(response),
              headers: headerRules(response.headers),
              codes: examples.map((example) => (follow(spec, example) as { value: { code: string } }).value.code),
              source: answer.$ref ?? operation.operationId,
            }
          }),
        }
      }),
    )
}

export const essence = (mediaType: string) => mediaType.split(';')[0]!.trim().toLowerCase()
const countParameters = (path: string) => path.split('{').length

function pathPattern(path: string) {
  const literals = path.split(/\{[^}]+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${literals.join('([^/]+)')}$`)
}

function follow<T extends object>(spec: Spec, node: T & { $ref?: string }): T {
  if (!node.$ref) return node
  const keys = node.$ref.slice(2).split('/')
  const target = keys.reduce<unknown>(
    (at, key) => (at as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    spec,
  )
  return follow(spec, target as T)
}

/** Resolves all references of the node. It works only for headers, because their schemas are not recursive. */
function inline(spec: Spec, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => inline(spec, item))
  if (typeof node !== 'object' || node === null) return node
  return mapValues(follow(spec, node) as Record<string, unknown>, (value) => inline(spec, value))
}

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
