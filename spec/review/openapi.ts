/** Any object of a bundled OpenAPI 3 spec. The spec may be invalid in every other way, so each value is checked before use. */
export type JsonObject = { [key: string]: unknown }

export interface Operation {
  /** The operationId, which the house rules require; for a webhook, the name of the event; otherwise method and path. */
  name: string
  method: string
  path: string
  definition: JsonObject
  /** Includes the parameters of the path, which apply to each of its operations. */
  parameters: unknown[]
}

export const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function entries(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : []
}

export function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function operations(spec: JsonObject): Operation[] {
  const sections = ['paths', 'webhooks'] as const
  const items = sections.flatMap((section) => entries(spec[section]).map((entry) => [section, ...entry] as const))
  return items.flatMap(([section, path, item]) =>
    entries(item).flatMap(([method, definition]) => {
      if (!methods.has(method) || !isObject(definition)) return []
      const name = nameOf(definition, section === 'webhooks', method, path)
      const parameters = [...asArray((item as JsonObject)['parameters']), ...asArray(definition['parameters'])]
      return [{ name, method, path, definition, parameters }]
    }),
  )
}

export function nameOf(definition: JsonObject, isWebhook: boolean, method: string, path: string): string {
  return String(definition['operationId'] ?? (isWebhook ? path : `${method.toUpperCase()} ${path}`))
}

/** Returns the name of the component that a reference points to, as in `schemas/Party`. */
export function referencedComponent(value: unknown): string | undefined {
  const reference = isObject(value) && value['$ref']
  return typeof reference === 'string' ? /^#\/components\/([^/]+\/[^/]+)$/.exec(reference)?.[1] : undefined
}

export function component(spec: JsonObject, name: string): unknown {
  const step = (node: unknown, key: string) => (isObject(node) ? node[key] : undefined)
  return name.split('/').reduce(step, spec['components'])
}

export function dereference(spec: JsonObject, value: unknown): JsonObject {
  const name = referencedComponent(value)
  const target = name ? component(spec, name) : value
  return isObject(target) ? target : {}
}

/** Splits a JSON Pointer into its unescaped segments. */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}
