import { isDeepStrictEqual } from 'node:util'
import type { Atom } from '../normal/atom.ts'
import { asArray } from '../openapi.ts'
import { valueChangeText } from '../value-change-text.ts'
import type { Effect, Report } from './change.ts'
import { comparePatterns } from './pattern.ts'
import type { Comparison } from './comparison.ts'

const lower = ['minLength', 'minItems', 'minProperties']
const upper = ['maxLength', 'maxItems', 'maxProperties']

/** Compares the restrictions of single values: the listed values, limits, patterns, formats. */
export function compareValues(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  const constraint = (key: string, effect: Effect | undefined, was: unknown, is: unknown) =>
    effect ? [comparison.report('constraint', effect, `${at}/${key}`, valueChangeText(`\`${key}\``, was, is))] : []
  const limit = (key: string, sign: number) =>
    constraint(key, limitEffect(before[key], after[key], sign), before[key], after[key])
  return [
    ...compareType(comparison, before, after, at),
    ...compareEnumerations(comparison, before, after, at),
    ...lower.flatMap((key) => limit(key, 1)),
    ...upper.flatMap((key) => limit(key, -1)),
    ...compareBound(comparison, before, after, at, 'inimum', 1),
    ...compareBound(comparison, before, after, at, 'aximum', -1),
    ...constraint(
      'multipleOf',
      multipleEffect(before['multipleOf'], after['multipleOf']),
      before['multipleOf'],
      after['multipleOf'],
    ),
    ...constraint(
      'uniqueItems',
      presence(before['uniqueItems'], after['uniqueItems']),
      before['uniqueItems'],
      after['uniqueItems'],
    ),
    ...comparePatternLists(comparison, before, after, at),
    ...['formats', 'contents'].flatMap((key) => {
      const [was, is] = [asArray(before[key])[0], asArray(after[key])[0]]
      const isSame = isDeepStrictEqual(before[key], after[key])
      return constraint(key.slice(0, -1), isSame ? undefined : (presence(before[key], after[key]) ?? 'other'), was, is)
    }),
    ...['nots', 'conditions', 'unknown'].flatMap((key) => compareOpaque(comparison, key, before[key], after[key], at)),
  ]
}

function compareType(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  if (before.type === after.type || before['enum'] || after['enum']) return []
  const effect = after.type === 'integer' ? 'fewer' : 'more'
  return [comparison.report('type', effect, at, valueChangeText('The type', before.type, after.type))]
}

function compareEnumerations(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  const [was, is] = [before['enum'], after['enum']].map((list) => (Array.isArray(list) ? list : undefined))
  const names = (values: unknown[]) =>
    values.map((value) => `\`${String(typeof value === 'string' ? value : JSON.stringify(value))}\``).join(', ')
  const missing = (from: unknown[], list: unknown[]) =>
    list.filter((value) => !from.some((one) => isDeepStrictEqual(one, value)))
  const isRequest = comparison.side === 'request'
  if (was && is) {
    const [lost, gained] = [missing(is, was), missing(was, is)]
    const canContain = isRequest ? 'requests can now contain' : 'responses can now contain'
    return [
      ...(lost.length > 0
        ? [comparison.report('enum-reduced', 'fewer', `${at}/enum`, `The enumeration lost ${names(lost)}.`)]
        : []),
      ...(gained.length > 0
        ? [
            comparison.report(
              'enum-extended',
              'more',
              `${at}/enum`,
              `The enumeration gained ${names(gained)}, which ${canContain}.`,
            ),
          ]
        : []),
    ]
  }
  if (was && after['known'])
    return [
      comparison.report(
        'enum-opened',
        'more',
        `${at}/enum`,
        'The enumeration is now open: responses can contain values that it does not list.',
      ),
    ]
  if (is && before['known'] && missing(asArray(before['known']), is).length === 0)
    return [comparison.report('enum-closed', 'fewer', `${at}/enum`, 'The enumeration is no longer open.')]
  if (was)
    return [
      comparison.report(
        'enum-extended',
        'more',
        `${at}/enum`,
        `The enumeration was removed: ${isRequest ? 'requests' : 'responses'} can now contain any value.`,
      ),
    ]
  if (is) return [comparison.report('enum-reduced', 'fewer', `${at}/enum`, `Only ${names(is)} can be used now.`)]
  if (isDeepStrictEqual(before['known'], after['known'])) return []
  return [
    comparison.report(
      'enum-extended',
      'none',
      `${at}/enum`,
      valueChangeText('The open enumeration', before['known'], after['known']),
    ),
  ]
}

function limitEffect(before: unknown, after: unknown, sign: number): Effect | undefined {
  if (before === after) return undefined
  if (before === undefined) return 'fewer'
  return after !== undefined && sign * Number(after) > sign * Number(before) ? 'fewer' : 'more'
}

/** Compares the bound on one side, which is inclusive or exclusive. */
function compareBound(
  comparison: Comparison,
  before: Atom,
  after: Atom,
  at: string,
  name: string,
  sign: number,
): Report[] {
  const [inclusive, exclusive] = [`m${name}`, `exclusiveM${name}`]
  const key = after[exclusive] === undefined && before[exclusive] === undefined ? inclusive : exclusive
  const bound = (atom: Atom) => ({
    value: atom[exclusive] ?? atom[inclusive],
    isExclusive: atom[exclusive] !== undefined,
  })
  const [was, is] = [bound(before), bound(after)]
  const effect =
    limitEffect(was.value, is.value, sign) ??
    (was.isExclusive === is.isExclusive ? undefined : is.isExclusive ? 'fewer' : 'more')
  const named = (atom: Atom) => (atom[exclusive] === undefined ? atom[inclusive] : atom[exclusive])
  return effect
    ? [
        comparison.report(
          'constraint',
          effect,
          `${at}/${key}`,
          valueChangeText(`\`${key}\``, named(before), named(after)),
        ),
      ]
    : []
}

function multipleEffect(before: unknown, after: unknown): Effect | undefined {
  if (before === after) return undefined
  if (before === undefined || after === undefined) return after === undefined ? 'more' : 'fewer'
  const isMultiple = (one: unknown, of: unknown) => Number.isInteger(Number(one) / Number(of))
  return isMultiple(after, before) ? 'fewer' : isMultiple(before, after) ? 'more' : 'other'
}

function presence(before: unknown, after: unknown): Effect | undefined {
  if ((before === undefined) === (after === undefined)) return undefined
  return before === undefined ? 'fewer' : 'more'
}

function comparePatternLists(comparison: Comparison, before: Atom, after: Atom, at: string): Report[] {
  const [all, others] = [asArray(before['patterns']), asArray(after['patterns'])].map((list) => list.map(String)) as [
    string[],
    string[],
  ]
  const lost = all.filter((pattern) => !others.includes(pattern))
  const gained = others.filter((pattern) => !all.includes(pattern))
  if (lost.length + gained.length === 0) return []
  const isSimple = lost.length < 2 && gained.length < 2
  const compared = isSimple ? comparePatterns(lost[0] ?? '', gained[0] ?? '') : 'unknown'
  if (compared === 'same') return []
  const effect = compared === 'unknown' ? (presence(lost[0], gained[0]) ?? 'other') : compared
  return [comparison.report('constraint', effect, `${at}/pattern`, valueChangeText('`pattern`', lost[0], gained[0]))]
}

/** Schemas under keywords whose effect on the accepted values is not computed: each difference is taken for the worst. */
export function compareOpaque(
  comparison: Comparison,
  key: string,
  before: unknown,
  after: unknown,
  at: string,
): Report[] {
  const [all, others] = [asArray(before), asArray(after)]
  const isSame = all.length === others.length && all.every((one, index) => isEqual(comparison, one, others[index]))
  if (isSame) return []
  const name =
    key === 'unknown'
      ? Object.keys({ ...(all[0] as object), ...(others[0] as object) }).join('`, `')
      : { nots: 'not', conditions: 'if', containments: 'contains', unevaluated: 'unevaluatedItems' }[key]
  const effect = key === 'unknown' ? 'other' : (presence(all[0], others[0]) ?? 'other')
  const verb = all.length === 0 ? 'added' : others.length === 0 ? 'removed' : 'changed'
  return [comparison.report(key === 'unknown' ? 'unknown' : 'constraint', effect, at, `\`${name}\` was ${verb}.`)]
}

function isEqual(comparison: Comparison, before: unknown, after: unknown): boolean {
  if (isDeepStrictEqual(before, after) && !JSON.stringify(before ?? null).includes('$ref')) return true
  const isGroup = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && ('if' in value || 'contains' in value)
  if (!isGroup(before) || !isGroup(after)) return comparison.effect(before, after) === undefined
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((key) => {
    const [one, other] = [before[key], after[key]]
    return typeof one === 'number' || typeof other === 'number'
      ? one === other
      : comparison.effect(one, other) === undefined
  })
}
