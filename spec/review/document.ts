/** A bundled description, of which no more is assumed than that it is OpenAPI 3. */
export type Node = { [key: string]: unknown }

export interface Operation {
  /** The operationId, which house rules demand; else method and path. */
  name: string
  method: string
  path: string
  definition: Node
  /** Parameters of the path apply to each of its operations. */
  parameters: unknown[]
}

export const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function entries(value: unknown): [string, unknown][] {
  return isNode(value) ? Object.entries(value) : []
}

export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function operations(document: Node): Operation[] {
  return [...entries(document['paths']), ...entries(document['webhooks'])].flatMap(([path, item]) =>
    entries(item).flatMap(([method, definition]) => {
      if (!methods.has(method) || !isNode(definition)) return []
      const name = String(definition['operationId'] ?? `${method.toUpperCase()} ${path}`)
      const parameters = [...list((item as Node)['parameters']), ...list(definition['parameters'])]
      return [{ name, method, path, definition, parameters }]
    }),
  )
}

/** The name of the component that a reference leads to: `schemas/Party`. */
export function componentOf(value: unknown): string | undefined {
  const reference = isNode(value) && value['$ref']
  return typeof reference === 'string' ? /^#\/components\/([^/]+\/[^/]+)$/.exec(reference)?.[1] : undefined
}

export function component(document: Node, name: string): unknown {
  const step = (node: unknown, key: string) => (isNode(node) ? node[key] : undefined)
  return name.split('/').reduce(step, document['components'])
}

export function resolve(document: Node, value: unknown): Node {
  const name = componentOf(value)
  const target = name ? component(document, name) : value
  return isNode(target) ? target : {}
}

export function segments(pointer: string): string[] {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}
