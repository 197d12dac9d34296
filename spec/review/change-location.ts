import type { Direction, Usage } from './component-usage.ts'
import {
  component,
  isObject,
  type JsonObject,
  methods,
  type Operation,
  operations,
  pointerSegments,
  referencedComponent,
} from './openapi.ts'
import type { Change } from './redocly.ts'

export interface Location {
  /** The operations that the change affects; empty if the change is about the whole API. */
  operations: string[]
  /** The changed place, in the terms of the spec: `Party.email`, `query parameter limit`. */
  label: string
}

export interface Specs {
  base: JsonObject
  revision: JsonObject
  usage: Usage
}

/** A path through a spec: the last component that it entered, and the steps from there. */
interface Trail {
  component?: string
  within: string[]
  node: unknown
}

/**
 * Returns the operations that a change affects. Redocly reports each change once, at the first place that uses the component; this finds all operations
 * that use the component.
 */
export function locationOf(change: Change, { base, revision, usage }: Specs): Location {
  const path = pointerSegments(change.path)
  const [before, after] = [follow(base, path), follow(revision, path)]
  const found = change.kind === 'removed' ? (before ?? after) : (after ?? before)
  // A reference that was added, removed or redirected changes only the place that holds it, not the component that it points to.
  const isAtReference = change.kind !== 'modified' || (before && before.target.component !== found?.target.component)
  const trail: Trail = (isAtReference ? found?.site : found?.target) ?? { within: path, node: undefined }
  const { component: name, within, node } = trail
  if (!name) return inlineLocation(path, node, [base, revision])
  const users = usage.get(name) ?? new Map<string, Set<Direction>>()
  const directions = new Set([...users.values()].flatMap((one) => [...one]))
  const definition = component(revision, name) ?? component(base, name)
  return { operations: [...users.keys()], label: componentLabel(name, within, definition, directions) }
}

/** Returns where the path ends (`site`), and the target of a reference there (`target`). */
function follow(spec: JsonObject, path: string[]): { site: Trail; target: Trail } | undefined {
  let trail: Trail = { within: [], node: spec }
  for (const segment of path) {
    const isBesideReference = isObject(trail.node) && segment in trail.node && segment !== '$ref'
    if (!isBesideReference) trail = enter(spec, trail)
    if (segment === '$ref') continue
    const node = isObject(trail.node) || Array.isArray(trail.node) ? (trail.node as JsonObject)[segment] : undefined
    if (node === undefined) return undefined
    trail = { ...trail, within: [...trail.within, segment], node }
  }
  const isOnlyReference = isObject(trail.node) && Object.keys(trail.node).length === 1
  return { site: trail, target: isOnlyReference ? enter(spec, trail) : trail }
}

function enter(spec: JsonObject, trail: Trail): Trail {
  const name = referencedComponent(trail.node)
  return name ? { component: name, within: [], node: component(spec, name) } : trail
}

function componentLabel(name: string, within: string[], definition: unknown, directions: Set<Direction>): string {
  const [kind = '', key = ''] = name.split('/')
  if (kind === 'schemas') return `\`${key}${propertyPath(within)}\` (${[...directions].join(' and ') || 'unused'})`
  if (kind === 'parameters') return parameterLabel(definition, key)
  return `${singular[kind] ?? kind} \`${key}${propertyPath(within)}\``
}

const singular: Record<string, string> = {
  responses: 'response',
  examples: 'example',
  headers: 'header',
  requestBodies: 'request body',
  securitySchemes: 'security scheme',
}

function parameterLabel(node: unknown, fallback: string): string {
  return isObject(node) && node['name'] ? `${node['in']} parameter \`${node['name']}\`` : `parameter \`${fallback}\``
}

function propertyPath(within: string[]): string {
  return within
    .map((segment, index) => {
      if (within[index - 1] === 'properties') return `.${segment}`
      return segment === 'items' ? '[]' : ''
    })
    .join('')
}

function inlineLocation(path: string[], node: unknown, specs: JsonObject[]): Location {
  const [top, address = '', method = '', part, ...rest] = path
  if (top !== 'paths' && top !== 'webhooks') return { operations: [], label: apiLabel(path) }
  const known = specs.flatMap(operations).filter((one) => one.path === address)
  if (methods.has(method)) {
    const own = known.filter((one) => one.method === method)
    return {
      operations: namesOf(own),
      label: part ? partLabel(part, rest, node) : `\`${method.toUpperCase()} ${address}\``,
    }
  }
  const label = method === 'parameters' ? parameterLabel(node, part ?? '') : `\`${address}\``
  return { operations: namesOf(known), label }
}

function namesOf(operations: Operation[]): string[] {
  return [...new Set(operations.map(({ name }) => name))]
}

function partLabel(part: string, rest: string[], node: unknown): string {
  const property = propertyPath(rest).slice(1)
  if (part === 'requestBody') return property ? `request body \`${property}\`` : 'request body'
  if (part === 'parameters') return parameterLabel(node, rest[0] ?? '')
  if (part === 'responses' && rest[0]) {
    const header = rest[1] === 'headers' && rest[2] ? `, header \`${rest[2]}\`` : ''
    return `response ${rest[0]}${property ? ` \`${property}\`` : header}`
  }
  return part
}

function apiLabel([top = '', ...rest]: string[]): string {
  return rest.length > 0 ? `${top} \`${rest.join('.')}\`` : top
}
