import { component, isObject, type JsonObject, operations, referencedComponent } from './openapi.ts'

export type Direction = 'request' | 'response'

/** For each component: the operations that use it, directly or through other components, and in which direction. */
export type Usage = Map<string, Map<string, Set<Direction>>>

export function usageOf(specs: JsonObject[]): Usage {
  const usage: Usage = new Map()
  for (const spec of specs) {
    for (const { name, definition, parameters } of operations(spec)) {
      addUsage(usage, spec, name, 'request', [parameters, definition['requestBody']])
      addUsage(usage, spec, name, 'response', definition['responses'])
    }
  }
  return usage
}

function addUsage(usage: Usage, spec: JsonObject, operation: string, direction: Direction, start: unknown) {
  const seen = new Set<string>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isObject(value)) return
    const name = referencedComponent(value)
    if (name && !seen.has(name)) {
      seen.add(name)
      const users = usage.get(name) ?? new Map<string, Set<Direction>>()
      users.set(operation, (users.get(operation) ?? new Set()).add(direction))
      usage.set(name, users)
      walk(component(spec, name))
    }
    Object.values(value).forEach(walk)
  }
  walk(start)
}
