import { compareSpecs } from '../compare/compare.ts'
import { operationsOf } from '../normal/operation.ts'
import { Spec } from '../normal/spec.ts'
import type { JsonObject } from '../openapi.ts'
import { versionOf } from '../released.ts'
import { counted, groupTitle } from './comment.ts'
import { type LabelledChange, labelOf } from './label.ts'
import { mergeRepeated } from './merge-repeated.ts'

/**
 * Returns a chapter for the changelog of the spec: the new operations and webhooks of a release by name, and the changes of the others. Changes
 * of the documentation are only counted.
 */
export function releaseNotes(date: string, before: JsonObject | undefined, after: JsonObject): string {
  const title = `## ${versionOf(after)}\n\nReleased on ${date}.`
  const [was, is] = [new Spec(before ?? {}), new Spec(after)]
  const names = (spec: Spec, section: 'paths' | 'webhooks') => operationsOf(spec, section).map(({ name }) => name)
  const existing = [...names(was, 'paths'), ...names(was, 'webhooks')]
  const isNew = (name: string) => !existing.includes(name)
  const added = [
    ['New operations', names(is, 'paths').filter(isNew)],
    ['New webhooks', names(is, 'webhooks').filter(isNew)],
  ] as const
  const lists = added.flatMap(([kind, list]) =>
    list.length > 0 ? [`${kind}: ${list.map((name) => `\`${name}\``).join(', ')}.`] : [],
  )
  if (!before) return [title, ...lists].join('\n\n')
  const changes = compareSpecs(before, after)
    .filter(({ kind }) => kind !== 'operation-added')
    .map((change) => ({ ...change, label: labelOf(change, before, after) }))
  const [breaks, others] = [changes.filter(isBreak), changes.filter(({ impact }) => impact === 'minor')]
  const documentation = changes.length - breaks.length - others.length
  return [
    title,
    ...lists,
    ...(breaks.length > 0 ? ['### Breaks clients', listOf(breaks, existing)] : []),
    ...(others.length > 0 ? ['### Changes of existing operations', listOf(others, existing)] : []),
    ...(documentation > 0 ? [`${counted(documentation, 'change')} of descriptions and examples.`] : []),
  ].join('\n\n')
}

/** Puts the chapter above the other releases. */
export function addRelease(changelog: string, notes: string): string {
  const [introduction, ...releases] = changelog.split(/^(?=## )/m)
  return `${[introduction!, notes, ...releases].map((part) => part.trim()).join('\n\n')}\n`
}

const isBreak = ({ impact }: LabelledChange) => impact === 'major'

/** Lists the changes under the operations that they affect. */
function listOf(changes: LabelledChange[], existing: string[]): string {
  const groups = Map.groupBy(mergeRepeated(changes), ({ operations }) => operations.toSorted().join())
  const texts = Array.from(groups.values(), (group) => {
    const byLabel = Map.groupBy(group, ({ label }) => label)
    const lines = Array.from(byLabel, ([label, members]) => {
      return `  - ${label}: ${[...new Set(members.map(({ message }) => message))].join(' ')}`
    })
    return `- ${groupTitle(group[0]?.operations ?? [], existing)}\n${lines.join('\n')}`
  })
  return texts.join('\n')
}
