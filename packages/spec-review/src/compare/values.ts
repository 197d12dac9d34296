import { isDeepStrictEqual } from 'node:util'
import type { Atom } from '../normal/atom.ts'
import type { Side } from '../normal/schema.ts'
import { asArray } from '../openapi.ts'
import { show, valueChangeText } from './value-change-text.ts'
import type { Effect, Kind } from './change.ts'
import { comparePatterns } from './pattern.ts'

/** A difference between two atoms, and the keyword that has it. */
export interface Difference {
  kind: Kind
  effect: Effect | 'none'
  keyword: string
  message: string
}

/** Compares the restrictions of single values: the listed values, limits, patterns, formats. */
export function compareValues(before: Atom, after: Atom, side: Side): Difference[] {
  return [
    ...compareType(before, after),
    ...compareEnumerations(before, after, side),
    ...['minLength', 'minItems', 'minProperties'].flatMap((key) => compareLimit(before, after, key, 1)),
    ...['maxLength', 'maxItems', 'maxProperties'].flatMap((key) => compareLimit(before, after, key, -1)),
    ...compareBound(before, after, 'minimum', 'exclusiveMinimum', 1),
    ...compareBound(before, after, 'maximum', 'exclusiveMaximum', -1),
    ...constraint('multipleOf', otherValues, before['multipleOf'], after['multipleOf']),
    ...constraint('uniqueItems', presence, before['uniqueItems'], after['uniqueItems']),
    ...comparePatternLists(before, after),
    ...constraint('format', otherValues, formatOf(before), formatOf(after)),
  ]
}

type Compare = (before: unknown, after: unknown) => Effect | undefined

function constraint(keyword: string, compare: Compare, before: unknown, after: unknown): Difference[] {
  const effect = compare(before, after)
  const message = valueChangeText(`\`${keyword}\``, before, after)
  return effect ? [{ kind: 'constraint', effect, keyword, message }] : []
}

function compareType(before: Atom, after: Atom): Difference[] {
  if (before.type === after.type || before['enum'] || after['enum']) return []
  const effect = after.type === 'integer' ? 'fewer' : 'more'
  return [{ kind: 'type', effect, keyword: '', message: valueChangeText('The type', before.type, after.type) }]
}

function compareEnumerations(before: Atom, after: Atom, side: Side): Difference[] {
  const difference = (kind: Kind, effect: Effect | 'none', message: string) => [
    { kind, effect, keyword: 'enum', message },
  ]
  const listed = (list: unknown) => (Array.isArray(list) ? (list as unknown[]) : undefined)
  const [was, is] = [listed(before['enum']), listed(after['enum'])]
  const [known, newKnown] = [listed(before['known']), listed(after['known'])]
  if (was && is) {
    const [lost, gained] = [without(was, is), without(is, was)]
    const text = `The enumeration gained ${show(gained)}, which ${side}s can now contain.`
    return [
      ...(lost.length > 0 ? difference('enum-reduced', 'fewer', `The enumeration lost ${show(lost)}.`) : []),
      ...(gained.length > 0 ? difference('enum-extended', 'more', text) : []),
    ]
  }
  if (was && newKnown) {
    const text = 'The enumeration is now open: responses can contain values that it does not list.'
    return difference('enum-opened', 'more', text)
  }
  if (was)
    return difference('enum-extended', 'more', `The enumeration was removed: ${side}s can now contain any value.`)
  if (is && known && without(is, known).length === 0)
    return difference('enum-closed', 'fewer', 'The enumeration is no longer open.')
  if (is) return difference('enum-reduced', 'fewer', `Only ${show(is)} can be used now.`)
  if (isDeepStrictEqual(known, newKnown)) return []
  return difference('enum-extended', 'none', valueChangeText('The open enumeration', known, newKnown))
}

function without(list: unknown[], other: unknown[]): unknown[] {
  return list.filter((value) => !other.some((one) => isDeepStrictEqual(one, value)))
}

/** `sign` is 1 for a lower limit, and -1 for an upper one. */
function limitEffect(before: unknown, after: unknown, sign: number): Effect | undefined {
  if (before === after) return undefined
  if (before === undefined) return 'fewer'
  return after !== undefined && sign * Number(after) > sign * Number(before) ? 'fewer' : 'more'
}

function compareLimit(before: Atom, after: Atom, key: string, sign: number): Difference[] {
  return constraint(key, (was, is) => limitEffect(was, is, sign), before[key], after[key])
}

/** Compares the bound on one side, which is inclusive or exclusive. */
function compareBound(before: Atom, after: Atom, inclusive: string, exclusive: string, sign: number): Difference[] {
  const [wasExclusive, isExclusive] = [before, after].map((atom) => atom[exclusive] !== undefined)
  const compare: Compare = (was, is) =>
    limitEffect(was, is, sign) ?? (wasExclusive === isExclusive ? undefined : isExclusive ? 'fewer' : 'more')
  const bound = (atom: Atom) => atom[exclusive] ?? atom[inclusive]
  return constraint(wasExclusive || isExclusive ? exclusive : inclusive, compare, bound(before), bound(after))
}

function presence(before: unknown, after: unknown): Effect | undefined {
  if ((before === undefined) === (after === undefined)) return undefined
  return before === undefined ? 'fewer' : 'more'
}

function otherValues(before: unknown, after: unknown): Effect | undefined {
  return before === after ? undefined : (presence(before, after) ?? 'other')
}

function comparePatternLists(before: Atom, after: Atom): Difference[] {
  const [all, others] = [asArray(before['patterns']), asArray(after['patterns'])]
  const [lost, gained] = [without(all, others), without(others, all)]
  if (lost.length + gained.length === 0) return []
  const isSimple = lost.length < 2 && gained.length < 2
  const compared = isSimple ? comparePatterns(String(lost[0] ?? ''), String(gained[0] ?? '')) : 'unknown'
  const compare: Compare = (was, is) => {
    if (compared === 'unknown') return presence(was, is) ?? 'other'
    return compared === 'same' ? undefined : compared
  }
  return constraint('pattern', compare, lost[0], gained[0])
}

function formatOf({ formats }: Atom): string | undefined {
  return asArray(formats).join(' and ') || undefined
}
