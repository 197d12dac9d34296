import { component, componentOf, isNode, methods, type Node, type Operation, operations, segments } from './document.ts'
import type { Change } from './redocly.ts'
import type { Direction, Usage } from './usage.ts'

export interface Place {
  /** Operations that the change reaches; none for what belongs to the API as a whole. */
  operations: string[]
  /** What changed, in the terms of the spec: `Party.email`, `query parameter limit`. */
  label: string
}

export interface Documents {
  base: Node
  revision: Node
  usage: Usage
}

/** A way through a description: the component last entered, and the steps from there. */
interface Trail {
  component?: string
  within: string[]
  node: unknown
}

/**
 * Where a change is felt. Redocly tells each change once, at the first place that uses the component; here it is told of all operations
 * that the component reaches.
 */
export function placeOf(change: Change, { base, revision, usage }: Documents): Place {
  const path = segments(change.path)
  const [before, after] = [follow(base, path), follow(revision, path)]
  const found = change.kind === 'removed' ? (before ?? after) : (after ?? before)
  // A reference that came, went or leads elsewhere now is a change of its place alone, not of the component that it leads to.
  const isOfPlace = change.kind !== 'modified' || (before && before.target.component !== found?.target.component)
  const trail: Trail = (isOfPlace ? found?.site : found?.target) ?? { within: path, node: undefined }
  const { component: name, within, node } = trail
  if (!name) return inline(path, node, [base, revision])
  const users = usage.get(name) ?? new Map<string, Set<Direction>>()
  const directions = new Set([...users.values()].flatMap((one) => [...one]))
  const whole = component(revision, name) ?? component(base, name)
  return { operations: [...users.keys()], label: labelOf(name, within, whole, directions) }
}

/** `site` is where the path ends, `target` what a reference there leads to. */
function follow(document: Node, path: string[]): { site: Trail; target: Trail } | undefined {
  let trail: Trail = { within: [], node: document }
  for (const segment of path) {
    const isBeside = isNode(trail.node) && segment in trail.node && segment !== '$ref'
    if (!isBeside) trail = enter(document, trail)
    if (segment === '$ref') continue
    const node = isNode(trail.node) || Array.isArray(trail.node) ? (trail.node as Node)[segment] : undefined
    if (node === undefined) return undefined
    trail = { ...trail, within: [...trail.within, segment], node }
  }
  const isBare = isNode(trail.node) && Object.keys(trail.node).length === 1
  return { site: trail, target: isBare ? enter(document, trail) : trail }
}

function enter(document: Node, trail: Trail): Trail {
  const name = componentOf(trail.node)
  return name ? { component: name, within: [], node: component(document, name) } : trail
}

function labelOf(name: string, within: string[], whole: unknown, directions: Set<Direction>): string {
  const [kind = '', key = ''] = name.split('/')
  if (kind === 'schemas') return `\`${key}${properties(within)}\` (${[...directions].join(' and ') || 'unused'})`
  if (kind === 'parameters') return parameterLabel(whole, key)
  return `${singular[kind] ?? kind} \`${key}${properties(within)}\``
}

const singular: Record<string, string> = {
  responses: 'response',
  examples: 'example',
  headers: 'header',
  requestBodies: 'request body',
  securitySchemes: 'security scheme',
}

function parameterLabel(node: unknown, fallback: string): string {
  return isNode(node) && node['name'] ? `${node['in']} parameter \`${node['name']}\`` : `parameter \`${fallback}\``
}

function properties(within: string[]): string {
  return within
    .map((segment, index) => {
      if (within[index - 1] === 'properties') return `.${segment}`
      return segment === 'items' ? '[]' : ''
    })
    .join('')
}

function inline(path: string[], node: unknown, documents: Node[]): Place {
  const [top, address = '', method = '', part, ...rest] = path
  if (top !== 'paths' && top !== 'webhooks') return { operations: [], label: labelOfApi(path) }
  const known = documents.flatMap(operations).filter((one) => one.path === address)
  if (methods.has(method)) {
    const own = known.filter((one) => one.method === method)
    return {
      operations: namesOf(own),
      label: part ? inOperation(part, rest, node) : `\`${method.toUpperCase()} ${address}\``,
    }
  }
  const label = method === 'parameters' ? parameterLabel(node, part ?? '') : `\`${address}\``
  return { operations: namesOf(known), label }
}

function namesOf(operations: Operation[]): string[] {
  return [...new Set(operations.map(({ name }) => name))]
}

function inOperation(part: string, rest: string[], node: unknown): string {
  const inner = properties(rest)
  if (part === 'requestBody') return inner ? `request body \`${inner.slice(1)}\`` : 'request body'
  if (part === 'parameters') return parameterLabel(node, rest[0] ?? '')
  if (part === 'responses' && rest[0]) {
    const header = rest[1] === 'headers' && rest[2] ? `, header \`${rest[2]}\`` : ''
    return `response ${rest[0]}${inner ? ` \`${inner.slice(1)}\`` : header}`
  }
  return part
}

function labelOfApi([top = '', ...rest]: string[]): string {
  return rest.length > 0 ? `${top} \`${rest.join('.')}\`` : top
}
