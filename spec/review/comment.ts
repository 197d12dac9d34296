import { isDeepStrictEqual } from 'node:util'
import { adviceFor } from './advice.ts'
import type { Coverage, Kind } from './coverage.ts'
import { operations } from './openapi.ts'
import { type Specs, type Location, locationOf } from './change-location.ts'
import type { Change, Finding, Impact } from './redocly.ts'
import type { VersionCheck } from './version-check.ts'
import { textOf } from './change-text.ts'

export interface Review {
  /** What is compared with. */
  reference: string
  changes: Change[]
  specs: Specs
  version: VersionCheck
  breaks: boolean
  findings: Finding[]
  coverage: { before: Coverage; after: Coverage }
  docs: string
}

/** By this the workflow finds the comment that it wrote before. */
const marker = '<!-- spec-review -->'

const order: Impact[] = ['major', 'minor', 'patch']
const signs: Record<Impact, string> = { major: '🔴 major', minor: '🟢 minor', patch: '⚪ patch' }

interface Located {
  location: Location
  change: Change
}

export function comment(review: Review): string {
  const changes = review.changes.map((change) => ({ change, location: locationOf(change, review.specs) }))
  const sections = [
    verdict(review),
    grouped(changes, countOf(review.specs)),
    review.breaks ? advice(changes, review.version) : '',
    findings(review.findings),
    coverage(review.coverage),
    `### Docs\n\n${review.docs}`,
  ]
  return `${[marker, ...sections.filter(Boolean)].join('\n\n')}\n`
}

function countOf({ base, revision }: Specs): number {
  return new Set([base, revision].flatMap(operations).map(({ name }) => name)).size
}

/** In location of the comment, where there is nothing to compare. */
export function unreadable(problems: string): string {
  const fence = '```'
  return `${[marker, "## Spec review: the spec can't be read", `${fence}\n${problems}\n${fence}`].join('\n\n')}\n`
}

function verdict({ changes, version, breaks, reference }: Review): string {
  if (changes.length === 0) return `## Spec review: nothing changed\n\nThe spec says the same as at ${reference}.`
  const counts = order.map((impact) => `${changes.filter((change) => change.impact === impact).length} ${impact}`)
  const fit = version.isEnough ? `fit for ${version.revision}` : `set the version to ${version.required}`
  const title = breaks ? 'breaks clients' : fit
  const lines = [`## Spec review: ${title}`, `Against ${reference}: **${counts.join(', ')}**. ${versionWords(version)}`]
  return [...lines, ...(changes.some(({ impact }) => impact === 'major') && !breaks ? [beside] : [])].join('\n\n')
}

const beside =
  'The major version does not spare those who call the paths as they are: what breaks them belongs under paths of its own (`/api/v2/…`).'

function versionWords({ base, revision, required, requiredWithoutBreaks, isEnough }: VersionCheck): string {
  const now = revision === base ? `stayed at \`${base}\`` : `went from \`${base}\` to \`${revision}\``
  if (isEnough) return `\`info.version\` ${now}, which says enough.`
  const without =
    required === requiredWithoutBreaks ? '' : `, or without what breaks clients **\`${requiredWithoutBreaks}\`**`
  return `\`info.version\` ${now}. The version to set is **\`${required}\`**${without}.`
}

/** By the operations that they reach, the gravest first; what is documentation alone is folded away. */
function grouped(changes: Located[], all: number): string {
  const groups = [...Map.groupBy(changes, ({ location }) => location.operations.toSorted().join()).values()]
  const sorted = groups.toSorted((one, other) => gravest(one) - gravest(other))
  const isDocumentation = (group: Located[]) => gravest(group) === order.indexOf('patch')
  const open = sorted.filter((group) => !isDocumentation(group))
  const folded = sorted.filter(isDocumentation)
  const sections = open.map((group) => section(group, all))
  if (folded.length > 0) {
    const count = folded.flat().length
    const title = count === 1 ? 'One change of the documentation alone' : `${count} changes of the documentation alone`
    sections.push(`<details><summary>${title}</summary>`, ...folded.map((group) => section(group, all)), '</details>')
  }
  return sections.length === 0 ? '' : ['### Changes', ...sections].join('\n\n')
}

function gravest(group: Located[]): number {
  return Math.min(...group.map(({ change }) => order.indexOf(change.impact)))
}

function section(group: Located[], all: number): string {
  const sorted = group.toSorted((one, other) => gravest([one]) - gravest([other]))
  const ofPlace = Map.groupBy(sorted, ({ location, change }) => `${signs[change.impact]} · ${location.label}`)
  const lines = Array.from(ofPlace, ([title, members]) => {
    const words = new Set(members.map(({ change }) => textOf(change)))
    return `- ${title}: ${[...words].join(' ')} <sub>${members.map(({ change }) => lineOf(change))[0]}</sub>`
  })
  return `#### ${titleOf(group[0]?.location.operations ?? [], all)}\n\n${lines.join('\n')}`
}

function titleOf(names: string[], all: number): string {
  if (names.length === 0) return 'The API as a whole'
  return names.length === all && all > 1 ? `All ${all} operations` : names.map((name) => `\`${name}\``).join(', ')
}

function lineOf({ base, revision }: Change): string {
  return revision ? `${revision.file}:${revision.line}` : `was ${base?.file}:${base?.line}`
}

function advice(changes: Located[], { required }: VersionCheck): string {
  const breaks = changes.map(({ location, change }) => ({
    label: location.label,
    rules: change.verdicts.flatMap(({ ruleId, impact }) => (impact === 'major' ? [ruleId] : [])),
  }))
  return [
    '### How to ship it without breaking anyone',
    adviceFor(breaks)
      .map((line) => `- ${line}`)
      .join('\n'),
    `Or make it version ${required}: paths of their own (\`/api/v2/…\`) beside those of today, which go on working as they do.`,
  ].join('\n\n')
}

/** A component that is used in several places is found as often. */
function findings(found: Finding[]): string {
  const lines = found.map(({ severity, ruleId, message, location: [at] }) => {
    return `- ${severity}: ${message} \`${ruleId}\` <sub>spec/${at?.source.ref}:${at?.start?.line ?? 1}</sub>`
  })
  const distinct = [...new Set(lines)]
  return distinct.length === 0
    ? '### Lint\n\nNo new findings.'
    : [`### Lint: ${distinct.length} new`, distinct.join('\n')].join('\n\n')
}

function coverage({ before, after }: Review['coverage']): string {
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
