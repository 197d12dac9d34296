/** The input of a diff rule. Redocly publishes no types for it, because the command is experimental. The version of the CLI is pinned for that reason too. */
export interface Entry {
  type: { name: string }
  key: string | number
  value: unknown
  parent: Entry | null
  children: Entry[]
  /** The target of a `$ref`. */
  resolved?: Entry
}

/** A place in both specs. If it was added or removed, one side is absent. */
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
  /** The directions that use this part of the spec. A component can be used in both. */
  getDirections: () => ('request' | 'response')[]
}

export type Visit = (change: Change, context: Context) => void
export interface Visitor {
  [type: string]: Visit | Visitor
}
export type Rule = () => Visitor

export type Properties = Record<string, unknown>

/** The set of accepted values after the change, compared with before. `other`: some values were removed and some added. */
export type Effect = 'fewer' | 'more' | 'other'

/** Fewer values break the clients that send them. More values break the clients that receive them. */
export function breaks(effect: Effect, { getDirections }: Context): boolean {
  const directions = getDirections()
  return (
    (effect !== 'more' && directions.includes('request')) || (effect !== 'fewer' && directions.includes('response'))
  )
}

export function latest(node: Node): Entry {
  const entry = node.revision ?? node.base
  if (!entry) throw new Error('The change has neither a base nor a revision.')
  return entry
}

export function properties(entry: Entry | undefined): Properties {
  const value = (entry?.resolved ?? entry)?.value
  return typeof value === 'object' && value !== null ? (value as Properties) : {}
}

/** Returns " of `phone`" for the schema of the property `phone`, and nothing for other places: the path of the change shows them. */
export function ofProperty(node: Node | null): string {
  const entry = node && latest(node)
  return entry?.parent?.type.name === 'SchemaProperties' ? ` of \`${entry.key}\`` : ''
}
