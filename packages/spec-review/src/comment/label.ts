import type { Change } from '../compare/change.ts'
import { isObject, type JsonObject, methods, pointerSegments, valueAt } from '../openapi.ts'

export interface LabelledChange extends Change {
  /** The changed place, in the terms of the spec. */
  label: string
}

/**
 * Names the changed place in the terms of the spec: "`Party.email` (response)", "query parameter `limit`".
 *
 * @param before - the bundled base
 * @param after - the bundled revision
 */
export function labelOf({ kind, pointer, side }: Change, before: JsonObject, after: JsonObject): string {
  const specs = kind.endsWith('-removed') ? [before, after] : [after, before]
  const [top, ...rest] = pointerSegments(pointer)
  if (top === 'components') return componentLabel(rest, side, specs)
  if (top !== 'paths' && top !== 'webhooks') return top ? `\`${[top, ...rest].join('.')}\`` : 'the API'
  const [path = '', method = '', part, ...within] = rest
  if (method === 'parameters') return parameterLabel(pointer, specs)
  if (!methods.has(method)) return `${top === 'webhooks' ? 'webhook ' : ''}\`${path}\``
  const operation = top === 'webhooks' ? `webhook \`${path}\`` : `\`${method.toUpperCase()} ${path}\``
  const property = propertyPath(within)
  const named = property ? ` \`${property}\`` : ''
  if (part === 'requestBody') return `request body${named}`
  if (part === 'parameters') return parameterLabel(pointer, specs)
  if (part === 'responses') return `response ${within[0]}${headerOf(within) || named}`
  return operation
}

const singular: Record<string, string> = {
  responses: 'response',
  requestBodies: 'request body',
  examples: 'example',
  headers: 'header',
  securitySchemes: 'security scheme',
}

function componentLabel(
  [kind = '', name = '', ...within]: string[],
  side: string | undefined,
  specs: JsonObject[],
): string {
  const property = propertyPath(within)
  if (kind === 'schemas') return `\`${name}${property && `.${property}`}\`${side ? ` (${side})` : ''}`
  if (kind === 'parameters') return parameterLabel(`/components/parameters/${name}`, specs)
  return `${singular[kind] ?? kind} \`${name}${property && `.${property}`}\`${headerOf(['', ...within])}`
}

/** Returns the name of the parameter that the pointer leads to or into. */
function parameterLabel(pointer: string, specs: JsonObject[]): string {
  const segments = pointerSegments(pointer)
  const end = segments.indexOf('parameters') + 2
  for (const spec of specs) {
    const node = valueAt(spec, segments.slice(0, end))
    if (isObject(node) && typeof node['name'] === 'string') {
      const property = propertyPath(segments.slice(end))
      return `${node['in']} parameter \`${node['name']}${property && `.${property}`}\``
    }
  }
  return 'parameters'
}

function headerOf([, kind, name]: string[]): string {
  return kind === 'headers' && name ? `, header \`${name}\`` : ''
}

function propertyPath(within: string[]): string {
  const names = within.map((segment, index) => {
    if (within[index - 1] === 'properties' && within[index - 2] !== 'properties') return `.${segment}`
    return segment === 'items' && within[index - 1] !== 'properties' ? '[]' : ''
  })
  return names.join('').replace(/^\./, '')
}
