import { isDeepStrictEqual } from 'node:util'
import { adviceFor } from './advice.ts'
import type { Coverage, Kind } from './coverage.ts'
import { type Documents, type Place, placeOf } from './places.ts'
import type { Change, Finding, Impact } from './redocly.ts'
import type { Version } from './version.ts'
import { wordsOf } from './words.ts'

export interface Review {
  /** What is compared with. */
  reference: string
  changes: Change[]
  documents: Documents
  version: Version
  breaks: boolean
  findings: Finding[]
  coverage: { before: Coverage; after: Coverage }
  docs: string
}

/** By this the workflow finds the comment that it wrote before. */
export const marker = '<!-- spec-review -->'

const order: Impact[] = ['major', 'minor', 'patch']
const signs: Record<Impact, string> = { major: '🔴 major', minor: '🟢 minor', patch: '⚪ patch' }

export function comment(review: Review): string {
  const sections = [
    verdict(review),
    changes(review),
    advice(review),
    findings(review),
    coverage(review),
    `### Docs\n\n${review.docs}`,
  ]
  return `${[marker, ...sections.filter(Boolean)].join('\n\n')}\n`
}

/** In place of the comment, where there is nothing to compare. */
export function unreadable(problems: string): string {
  const fence = '```'
  return `${[marker, "## Spec review: the spec can't be read", `${fence}\n${problems}\n${fence}`].join('\n\n')}\n`
}

function verdict({ changes, version, breaks, reference }: Review): string {
  const counts = order.map((impact) => `${changes.filter((change) => change.impact === impact).length} ${impact}`)
  if (changes.length === 0) return `## Spec review: nothing changed\n\nThe spec says the same as at ${reference}.`
  const title = breaks
    ? 'breaks clients'
    : version.isEnough
      ? `fit for ${version.revision}`
      : `set the version to ${version.required}`
  return `## Spec review: ${title}\n\nAgainst ${reference}: **${counts.join(', ')}**. ${versionWords(version)}`
}

function versionWords({ base, revision, required, isEnough }: Version): string {
  const now = revision === base ? `stayed at \`${base}\`` : `went from \`${base}\` to \`${revision}\``
  if (isEnough) return `\`info.version\` ${now}, which says enough.`
  return `\`info.version\` ${now}; set it to **\`${required}\`**.`
}

function changes({ changes, documents }: Review): string {
  const groups = new Map<string, { place: Place; change: Change }[]>()
  for (const change of changes) {
    const place = placeOf(change, documents)
    const key = JSON.stringify(place.operations.toSorted())
    groups.set(key, [...(groups.get(key) ?? []), { place, change }])
  }
  return groups.size === 0 ? '' : ['### Changes', ...[...groups.values()].toSorted(byImpact).map(group)].join('\n\n')
}

function byImpact(one: { change: Change }[], other: { change: Change }[]): number {
  return highest(one) - highest(other)
}

function highest(group: { change: Change }[]): number {
  return Math.min(...group.map(({ change }) => order.indexOf(change.impact)))
}

function group(members: { place: Place; change: Change }[]): string {
  const sorted = members.toSorted((one, other) => highest([one]) - highest([other]))
  const lines = sorted.map(({ place, change }) => {
    const { file, line } = change.revision ?? change.base ?? { file: '', line: 0 }
    const where = place.directions.length === 1 ? ` (${place.directions[0]})` : ''
    return `- ${signs[change.impact]} · ${place.label}${where}: ${wordsOf(change)} <sub>${file}:${line}</sub>`
  })
  return [`#### ${titleOf(members[0]?.place.operations ?? [])}`, lines.join('\n')].join('\n\n')
}

function titleOf(operations: string[]): string {
  if (operations.length === 0) return 'The API as a whole'
  const names = operations.map((name) => `\`${name}\``)
  return names.length > 6 ? `${names.length} operations` : names.join(', ')
}

function advice({ changes, version, breaks }: Review): string {
  if (!breaks) return ''
  return [
    '### How to ship it without breaking anyone',
    adviceFor(changes)
      .map((line) => `- ${line}`)
      .join('\n'),
    `Or make it version ${version.required}: paths of their own (\`/api/v2/…\`) beside those of today, which go on working as they do.`,
  ].join('\n\n')
}

function findings({ findings }: Review): string {
  if (findings.length === 0) return '### Lint\n\nNo new findings.'
  const lines = findings.map(({ severity, ruleId, message, location: [at] }) => {
    return `- ${severity}: ${message} \`${ruleId}\` <sub>spec/${at?.source.ref}:${at?.start?.line ?? 1}</sub>`
  })
  return ['### Lint', `${findings.length} new:`, lines.join('\n')].join('\n\n')
}

function coverage({ coverage: { before, after } }: Review): string {
  const kinds = Object.keys(after) as Kind[]
  if (isDeepStrictEqual(before, after)) {
    const shares = kinds.map((kind) => `${share(after[kind])} ${kind}`)
    return `### Examples\n\nUnchanged, they cover ${shares.join(', ')}.`
  }
  const rows = kinds.map((kind) => {
    const lost = lacking(after[kind]).filter((name) => before[kind].get(name) !== false)
    const names = lost.slice(0, 10).map((name) => `\`${name}\``)
    const more = lost.length > names.length ? ` and ${lost.length - names.length} more` : ''
    return `| ${kind} | ${share(before[kind])} | ${share(after[kind])} | ${names.join(', ')}${more} |`
  })
  return [
    '### Examples',
    ['| Covered | before | now | newly without |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n')
}

function lacking(kind: Map<string, boolean>): string[] {
  return [...kind].flatMap(([name, has]) => (has ? [] : [name]))
}

function share(kind: Map<string, boolean>): string {
  return `${kind.size - lacking(kind).length} of ${kind.size}`
}
