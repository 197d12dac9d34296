import { isDeepStrictEqual } from 'node:util'
import { type Effect, type Entry, type Node, properties, type Properties } from './diff.ts'

const annotations = new Set(
  'title description summary default example examples deprecated externalDocs $comment $ref'.split(' '),
)

/**
 * Whether a schema became one of several alternatives (`X` to `anyOf: [X, null]`), so that more is accepted, or the other way round.
 * Keyword by keyword it would look as if the schema had been lifted altogether.
 */
export function wrapOf(node: Node | null): Effect | undefined {
  if (!node?.base || !node.revision) return undefined
  if (alternativesOf(node.revision).some((alternative) => means(alternative, node.base))) return 'more'
  if (alternativesOf(node.base).some((alternative) => means(alternative, node.revision))) return 'fewer'
  return undefined
}

/** In words, what a wrap added, or what went with it. */
export function others(node: Node | null): string {
  const added = wrapOf(node) === 'more'
  const [wrapped, plain] = added ? [node?.revision, node?.base] : [node?.base, node?.revision]
  const names = alternativesOf(wrapped)
    .filter((alternative) => !means(alternative, plain))
    .map((alternative) => `\`${String(properties(alternative)['type'] ?? 'another schema')}\``)
  return added ? `It may now be ${names.join(' or ')} too.` : `It can no longer be ${names.join(' or ')}.`
}

function alternativesOf(entry: Entry | undefined): Entry[] {
  const children = (entry?.resolved ?? entry)?.children ?? []
  return children.filter(({ key }) => key === 'anyOf' || key === 'oneOf').flatMap((list) => list.children)
}

function means(one: Entry, other: Entry | undefined): boolean {
  return other !== undefined && isDeepStrictEqual(meaning(one), meaning(other))
}

function meaning(entry: Entry, within: Entry[] = []): Properties {
  if (within.includes(entry)) return {}
  const path = [...within, entry]
  const own = Object.entries(Array.isArray(entry.value) ? {} : (entry.value as Properties))
  const children = entry.children.map((child) => [child.key, meaning(child, path)] as const)
  return {
    ...(entry.resolved && meaning(entry.resolved, path)),
    ...Object.fromEntries(own.filter(([key]) => !annotations.has(key))),
    ...Object.fromEntries(children),
  }
}
