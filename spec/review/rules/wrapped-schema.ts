import { isDeepStrictEqual } from 'node:util'
import { type Effect, type Entry, type Node, properties, type Properties } from './rule.ts'

const annotations = new Set(
  'title description summary default example examples deprecated externalDocs $comment $ref'.split(' '),
)

/**
 * Detects a schema that became one of several alternatives (`X` to `anyOf: [X, null]`), so that more is accepted, or the reverse.
 * Keyword by keyword, this looks as if all constraints of the schema had been removed.
 */
export function wrapChange(node: Node | null): { effect: Effect; message: string } | undefined {
  if (!node?.base || !node.revision) return undefined
  const added = others(node.revision, node.base)
  if (added !== undefined) return { effect: 'more', message: `It can now also be ${added}.` }
  const lost = others(node.base, node.revision)
  return lost === undefined ? undefined : { effect: 'fewer', message: `It can no longer be ${lost}.` }
}

/** Returns the types of the other alternatives, if one alternative is equal to the plain schema. */
function others(wrapped: Entry, plain: Entry): string | undefined {
  const all = alternativesOf(wrapped)
  const rest = all.filter((alternative) => !isEqual(alternative, plain))
  if (rest.length === all.length) return undefined
  return rest.map((one) => `\`${String(properties(one)['type'] ?? 'another schema')}\``).join(' or ')
}

function alternativesOf(entry: Entry): Entry[] {
  const { children } = entry.resolved ?? entry
  return children.filter(({ key }) => key === 'anyOf' || key === 'oneOf').flatMap((list) => list.children)
}

function isEqual(one: Entry, other: Entry): boolean {
  return isDeepStrictEqual(withoutAnnotations(one), withoutAnnotations(other))
}

function withoutAnnotations(entry: Entry, within: Entry[] = []): Properties {
  if (within.includes(entry)) return {}
  const path = [...within, entry]
  const own = Object.entries(Array.isArray(entry.value) ? {} : (entry.value as Properties))
  const children = entry.children.map((child) => [child.key, withoutAnnotations(child, path)] as const)
  return {
    ...(entry.resolved && withoutAnnotations(entry.resolved, path)),
    ...Object.fromEntries(own.filter(([key]) => !annotations.has(key))),
    ...Object.fromEntries(children),
  }
}
