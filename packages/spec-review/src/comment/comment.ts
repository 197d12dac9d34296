import { isDeepStrictEqual } from 'node:util'
import { adviceFor } from './advice.ts'
import type { Coverage, Kind } from './coverage.ts'
import type { Impact } from '../compare/change.ts'
import type { LabelledChange } from './label.ts'
import { mergeRepeated } from './merge-repeated.ts'
import type { Finding } from '../redocly/redocly.ts'
import type { VersionCheck } from '../version-check.ts'

export interface LocatedChange extends LabelledChange {
  file: string
  line: number
}

export interface Review {
  /** What the spec is compared with. */
  reference: string
  changes: LocatedChange[]
  /** The names of the operations that the spec had before and still has. */
  operations: string[]
  version: VersionCheck
  breaks: boolean
  /** Undefined if the lint was not compared. */
  findings?: Finding[] | undefined
  coverage: { before: Coverage; after: Coverage }
  docs: string
}

/** The workflow finds its earlier comment by this marker. */
const marker = '<!-- spec-review -->'

/** So many names can be read in a line. */
const FEW = 8

const order: Impact[] = ['major', 'minor', 'patch']
const signs: Record<Impact, string> = { major: '🔴 major', minor: '🟢 minor', patch: '⚪ patch' }

export function comment(review: Review): string {
  const sections = [
    heading(review),
    changesSection(mergeRepeated(review.changes), review.operations),
    review.breaks ? adviceSection(review.changes, review.version) : '',
    review.findings ? lintSection(review.findings) : '',
    coverageSection(review.coverage),
    `### Docs\n\n${review.docs}`,
  ]
  return `${[marker, ...sections.filter(Boolean)].join('\n\n')}\n`
}

/** The comment if the spec can't be read, so that nothing can be compared. */
export function unreadable(problems: string): string {
  const fence = '```'
  return `${[marker, "## Spec review: the spec can't be read", `${fence}\n${problems}\n${fence}`].join('\n\n')}\n`
}

function heading({ changes, version, breaks, reference }: Review): string {
  const isAsBefore = version.verdict === 'fits' && version.revision === version.base
  if (changes.length === 0 && isAsBefore)
    return `## Spec review: nothing changed\n\nThe spec is the same as ${reference}.`
  const counts = order.map((impact) => `${changes.filter((change) => change.impact === impact).length} ${impact}`)
  const lines = [
    `## Spec review: ${breaks ? 'breaks clients' : titles[version.verdict](version)}`,
    `Against ${reference}: **${counts.join(', ')}**. ${versionText(version)}`,
  ]
  const isMajor = changes.some(({ impact }) => impact === 'major')
  return [...lines, ...(isMajor && !breaks ? [majorWarning] : [])].join('\n\n')
}

const titles: Record<VersionCheck['verdict'], (version: VersionCheck) => string> = {
  fits: ({ revision }) => `version ${revision} is sufficient`,
  late: ({ required }) => `set the version to ${required}`,
  'too low': ({ required }) => `set the version to ${required}`,
  lowered: () => 'the version was lowered',
  'too high': () => 'the version was raised too far',
  'no version': () => 'the version is not a version',
}

const majorWarning =
  'A new major version does not protect clients that call the existing paths. Put breaking changes under new paths (`/api/v2/…`).'

function versionText({ base, revision, required, requiredWithoutBreaks, verdict }: VersionCheck): string {
  const now = revision === base ? `is still \`${base}\`` : `changed from \`${base}\` to \`${revision}\``
  if (verdict === 'fits') return `\`info.version\` ${now}, which is sufficient.`
  const lower =
    required === requiredWithoutBreaks ? '' : `, or **\`${requiredWithoutBreaks}\`** without the breaking changes`
  return `\`info.version\` ${now}. Required: **\`${required}\`**${lower}.`
}

/** Groups the changes by the operations that they affect, the highest impact first. Documentation-only groups are folded. */
function changesSection(changes: LocatedChange[], all: string[]): string {
  const groups = [...Map.groupBy(changes, ({ operations }) => operations.toSorted().join()).values()]
  const sorted = groups.toSorted((one, other) => highest(one) - highest(other))
  const isDocumentation = (group: LocatedChange[]) => highest(group) === order.indexOf('patch')
  const open = sorted.filter((group) => !isDocumentation(group))
  const folded = sorted.filter(isDocumentation)
  const sections = open.map((group) => groupSection(group, all))
  if (folded.length > 0) {
    const title = counted(folded.flat().length, 'documentation-only change')
    sections.push(
      `<details><summary>${title}</summary>`,
      ...folded.map((group) => groupSection(group, all)),
      '</details>',
    )
  }
  return sections.length === 0 ? '' : ['### Changes', ...sections].join('\n\n')
}

function highest(group: LocatedChange[]): number {
  return Math.min(...group.map(({ impact }) => order.indexOf(impact)))
}

function groupSection(group: LocatedChange[], all: string[]): string {
  const sorted = group.toSorted((one, other) => highest([one]) - highest([other]))
  const byLabel = Map.groupBy(sorted, ({ label, impact }) => `${signs[impact]} · ${label}`)
  const lines = Array.from(byLabel, ([label, members]) => {
    const texts = new Set(members.map(({ message }) => message))
    return `- ${label}: ${[...texts].join(' ')} <sub>spec/${members[0]?.file}:${members[0]?.line}</sub>`
  })
  return `#### ${groupTitle(group[0]?.operations ?? [], all)}\n\n${lines.join('\n')}`
}

/** Names the operations. If all other operations are fewer, it names those instead. */
export function groupTitle(names: string[], all: string[]): string {
  if (names.length === 0) return 'The whole API'
  const others = all.filter((name) => !names.includes(name))
  const list = (some: string[]) => some.map((name) => `\`${name}\``).join(', ')
  if (others.length === 0 && all.length > 1) return `All ${all.length} operations that exist already`
  if (names.length <= FEW || others.length >= names.length) return list(names)
  return `${names.length} operations: all except ${list(others)}`
}

function adviceSection(changes: LocatedChange[], { required }: VersionCheck): string {
  return [
    '### How to avoid breaking clients',
    adviceFor(changes.filter(({ impact }) => impact === 'major'))
      .map((line) => `- ${line}`)
      .join('\n'),
    `Or release version ${required} with new paths (\`/api/v2/…\`). Keep the current paths beside them, with their current behaviour.`,
  ].join('\n\n')
}

/** Lists each finding once: Redocly reports a finding in a component at each use of the component. */
function lintSection(findings: Finding[]): string {
  const lines = findings.map(({ severity, ruleId, message, location: [at] }) => {
    return `- ${severity}: ${message} \`${ruleId}\` <sub>spec/${at?.source.ref}:${at?.start?.line ?? 1}</sub>`
  })
  const distinct = [...new Set(lines)]
  return distinct.length === 0
    ? '### Lint\n\nNo new findings.'
    : `### Lint: ${counted(distinct.length, 'new finding')}\n\n${distinct.join('\n')}`
}

function coverageSection({ before, after }: Review['coverage']): string {
  const kinds = Object.keys(after) as Kind[]
  if (isDeepStrictEqual(before, after)) {
    const shares = kinds.map((kind) => `${share(after[kind])} ${kind}`)
    return `### Examples\n\nCoverage is unchanged: ${shares.join(', ')}.`
  }
  const rows = kinds.map((kind) => {
    const lost = uncovered(after[kind]).filter((name) => before[kind].get(name) !== false)
    const names = lost.slice(0, 10).map((name) => `\`${name}\``)
    const more = lost.length > names.length ? ` and ${lost.length - names.length} more` : ''
    return `| ${kind} | ${share(before[kind])} | ${share(after[kind])} | ${names.join(', ')}${more} |`
  })
  const table = ['| With examples | Before | Now | Newly without |', '| --- | --- | --- | --- |', ...rows]
  return `### Examples\n\n${table.join('\n')}`
}

function uncovered(kind: Map<string, boolean>): string[] {
  return [...kind].flatMap(([name, isCovered]) => (isCovered ? [] : [name]))
}

function share(kind: Map<string, boolean>): string {
  return `${kind.size - uncovered(kind).length} of ${kind.size}`
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
