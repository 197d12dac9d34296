import { isDeepStrictEqual } from 'node:util'
import {
  breaks,
  type Change,
  type Context,
  type Entry,
  latest,
  type Node,
  ofProperty,
  type Properties,
  type Rule,
} from './diff.ts'

const annotations = new Set([
  'title',
  'description',
  'summary',
  'default',
  'example',
  'examples',
  'deprecated',
  '$comment',
  '$ref',
])

/**
 * Takes the place of Redocly's `schema-combinator-changed`, for which any new `anyOf` accepts less, and any that goes accepted less.
 * Yet a schema that becomes one of several alternatives (`X` to `anyOf: [X, null]`) accepts more, and the other way round.
 */
export const alternativeChanged: Rule = () => ({
  Schema: { AllOf: list, AnyOf: list, OneOf: list },
  AllOf: { Schema: member },
  AnyOf: { Schema: member },
  OneOf: { Schema: member },
})

function list(change: Change, context: Context) {
  const { kind, node } = change
  if (kind === 'modified' || isOneOfTheAlternatives(node)) return
  if (breaks(kind === 'added' ? 'fewer' : 'more', context)) {
    context.report({ message: `\`${latest(node).key}\`${ofProperty(node.parent)} was ${kind}.` })
  }
}

function member(change: Change, context: Context) {
  const { kind, node } = change
  if (kind === 'modified') return
  const keyword = latest(node).parent?.key
  const more = (kind === 'added') === (keyword !== 'allOf')
  if (breaks(more ? 'more' : 'fewer', context)) {
    context.report({
      message: `An alternative of \`${keyword}\`${ofProperty(node.parent?.parent ?? null)} was ${kind}.`,
    })
  }
}

/** Whether the schema on the one side is, but for its annotations, an alternative on the other. */
function isOneOfTheAlternatives({ base, revision, parent }: Node): boolean {
  const alternatives = revision ?? base
  const other = revision ? parent?.base : parent?.revision
  if (!alternatives || !other || alternatives.key === 'allOf') return false
  return alternatives.children.some((alternative) => isDeepStrictEqual(meaning(alternative), meaning(other)))
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
