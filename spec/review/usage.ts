import { component, componentOf, isNode, type Node, operations } from './document.ts'

export type Direction = 'request' | 'response'

/** For each component, the operations that it reaches, and in which direction. */
export type Usage = Map<string, Map<string, Set<Direction>>>

export function usageOf(documents: Node[]): Usage {
  const usage: Usage = new Map()
  for (const document of documents) {
    for (const { name, definition, parameters } of operations(document)) {
      visit(document, usage, name, 'request', [parameters, definition['requestBody']])
      visit(document, usage, name, 'response', definition['responses'])
    }
  }
  return usage
}

function visit(document: Node, usage: Usage, operation: string, direction: Direction, start: unknown) {
  const seen = new Set<string>()
  const walk = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isNode(value)) return
    const name = componentOf(value)
    if (name && !seen.has(name)) {
      seen.add(name)
      const users = usage.get(name) ?? new Map<string, Set<Direction>>()
      users.set(operation, (users.get(operation) ?? new Set()).add(direction))
      usage.set(name, users)
      walk(component(document, name))
    }
    Object.values(value).forEach(walk)
  }
  walk(start)
}
