/** What Redocly hands to a diff rule. It publishes no types of it: the command is experimental, and the version of the CLI is pinned for that reason too. */
export interface Entry {
  type: { name: string }
  key: string | number
  value: unknown
  parent: Entry | null
  children: Entry[]
  /** What a `$ref` leads to. */
  resolved?: Entry
}

/** A place in the two descriptions; one side is absent where it was added or removed. */
export interface Node {
  base?: Entry
  revision?: Entry
  parent: Node | null
}

export type Change =
  | { kind: 'added' | 'removed'; node: Node }
  | { kind: 'modified'; node: Node; property: string; base: { value: unknown }; revision: { value: unknown } }

export interface Context {
  report: (verdict: { message: string }) => void
  /** Who gets what is described here: the server a `request`, the client a `response`; both where a component serves both. */
  getDirections: () => ('request' | 'response')[]
}

export type Visit = (change: Change, context: Context) => void
export interface Visitor {
  [type: string]: Visit | Visitor
}
export type Rule = () => Visitor

export type Properties = Record<string, unknown>

/** What is accepted after the change, as against before. A change to `other` values takes some away and adds some. */
export type Effect = 'fewer' | 'more' | 'other'

/** Fewer values break those who send them, more values those who must understand them. */
export function breaks(effect: Effect, { getDirections }: Context): boolean {
  const directions = getDirections()
  return (
    (effect !== 'more' && directions.includes('request')) || (effect !== 'fewer' && directions.includes('response'))
  )
}

export function latest(node: Node): Entry {
  const entry = node.revision ?? node.base
  if (!entry) throw new Error('A change without a base and a revision')
  return entry
}

export function properties(entry: Entry | undefined): Properties {
  const value = (entry?.resolved ?? entry)?.value
  return typeof value === 'object' && value !== null ? (value as Properties) : {}
}

/** Names a schema by the property it describes: " of `phone`". Other places are told by the path of the change. */
export function ofProperty(node: Node | null): string {
  const entry = node && latest(node)
  return entry?.parent?.type.name === 'SchemaProperties' ? ` of \`${entry.key}\`` : ''
}

export function words(what: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${what} was set to ${show(after)}.`
  if (after === undefined) return `${what} was removed; it was ${show(before)}.`
  if (Array.isArray(before) && Array.isArray(after)) return `${what} ${members(before, after)}.`
  return `${what} changed from ${show(before)} to ${show(after)}.`
}

function members(before: unknown[], after: unknown[]): string {
  const gained = after.filter((value) => !before.includes(value))
  const lost = before.filter((value) => !after.includes(value))
  if (gained.length === 0 && lost.length === 0) return 'changed its order'
  return [gained.length > 0 && `gained ${show(gained)}`, lost.length > 0 && `lost ${show(lost)}`]
    .filter(Boolean)
    .join(' and ')
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join(', ')
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}
