import { isDeepStrictEqual } from 'node:util'
import { asArray, asObject, entries, isObject, type JsonObject } from '../openapi.ts'
import { type Atom, origin, unwrap } from '../normal/atom.ts'
import { isUnknown } from '../normal/keywords.ts'
import type { Unchanged } from '../normal/unchanged.ts'
import { Schemas, type Side } from '../normal/schema.ts'
import { type Discriminator, family, type Shape } from '../normal/shape.ts'
import type { Spec } from '../normal/spec.ts'
import { valueChangeText } from './value-change-text.ts'
import { type Effect, impactOf, type Kind, pairs, type Report } from './change.ts'
import { compareNotes } from './notes.ts'
import { compareObjects } from './objects.ts'
import { compareValues } from './values.ts'

/** Compares the schemas of two specs, on one side of the API. */
export class SchemaComparison {
  readonly side: Side
  readonly before: Schemas
  readonly after: Schemas
  readonly #unchanged: Unchanged
  readonly #known = new Map<unknown, Map<unknown, Report[]>>()

  constructor(before: Spec, after: Spec, unchanged: Unchanged, side: Side) {
    this.side = side
    this.#unchanged = unchanged
    this.before = new Schemas(before, side)
    this.after = new Schemas(after, side)
  }

  /** `place` is the pointer of the place that holds the schema. */
  compare(before: unknown, after: unknown, place: string): Report[] {
    if (isObject(after) && '$ref' in after && this.#unchanged.isSame(before, after)) return []
    const known = this.#known.get(before)?.get(after)
    if (known) return known
    const reports: Report[] = []
    const ofBefore = this.#known.get(before) ?? new Map<unknown, Report[]>()
    this.#known.set(before, ofBefore)
    // A schema that contains itself gets here again, and finds this list, which is still being filled.
    ofBefore.set(after, reports)
    const at = this.#pointer(before, after) ?? place
    reports.push(...this.#compareShapes(this.before.shape(before), this.after.shape(after), at))
    return reports
  }

  /** True if no value of the schemas is an array or an object. */
  areSingle(before: unknown, after: unknown): boolean {
    const atoms = [...this.before.shape(before).atoms, ...this.after.shape(after).atoms]
    return atoms.every(({ type }) => type !== 'array' && type !== 'object')
  }

  report(kind: Kind, effect: Effect | 'none', pointer: string, message: string): Report {
    const common = { kind, side: this.side, pointer, message }
    return effect === 'none'
      ? { ...common, impact: 'minor' }
      : { ...common, effect, impact: impactOf(effect, this.side) }
  }

  /** A reference that is the same in both specs stands for its component. Otherwise, the change is where the reference is. */
  #pointer(before: unknown, after: unknown): string | undefined {
    const isOnlyReference = isObject(after) && Object.keys(after).join() === '$ref' && isDeepStrictEqual(before, after)
    const node = isOnlyReference ? this.after.spec.target(after) : after
    return this.after.spec.pointerOf(node) ?? this.before.spec.pointerOf(before)
  }

  #compareShapes(before: Shape, after: Shape, at: string): Report[] {
    return [
      ...this.#compareAtoms(before.atoms, after.atoms, at),
      ...this.#compareOverlap(before, after, at),
      ...this.#compareDiscriminators(before.discriminator, after.discriminator, at),
      ...this.#compareDefaults(before.notes, after.notes, at),
      ...compareNotes(before.notes, after.notes, at, this.side),
    ]
  }

  #compareAtoms(before: Atom[], after: Atom[], at: string): Report[] {
    const [was, is] = [Map.groupBy(before, family), Map.groupBy(after, family)]
    const lost = [...was.keys()].filter((type) => !is.has(type))
    const gained = [...is.keys()].filter((type) => !was.has(type))
    const names = (types: string[], atoms: Map<string, Atom[]>) =>
      types.length === 6 ? 'any value' : types.map((type) => `\`${atoms.get(type)?.[0]?.type}\``).join(' or ')
    const isOther = lost.length === was.size && was.size > 0 && gained.length > 0
    const change = (kind: Kind, effect: Effect, text: string) => [this.report(kind, effect, `${at}/type`, text)]
    if (isOther) return change('type', 'other', `The type changed from ${names(lost, was)} to ${names(gained, is)}.`)
    const gain = gained.join() === 'null' ? 'null-added' : 'type'
    return [
      ...(lost.length > 0 ? change('type', 'fewer', `It can no longer be ${names(lost, was)}.`) : []),
      ...(gained.length > 0 ? change(gain, 'more', `It can now also be ${names(gained, is)}.`) : []),
      ...[...was].flatMap(([type, atoms]) => this.#compareFamily(atoms, is.get(type) ?? [], at)),
    ]
  }

  /** Compares atoms of one type. If there are several, equal ones cancel each other, and the others are compared as sets. */
  #compareFamily(before: Atom[], after: Atom[], at: string): Report[] {
    if (after.length === 0) return []
    if (before.length === 1 && after.length === 1) return this.#comparePair(before[0]!, after[0]!, at)
    const results = new Map(before.map((one) => [one, after.map((other) => this.#comparePair(one, other, at))]))
    const rest = { before: new Set(before), after: new Set(after) }
    const isEqual = (reports: Report[]) => reports.every(({ impact }) => impact === 'patch')
    for (const [one, reports] of results) {
      const index = reports.findIndex((all, position) => rest.after.has(after[position]!) && isEqual(all))
      if (index < 0) continue
      rest.before.delete(one)
      rest.after.delete(after[index]!)
    }
    if (rest.before.size === rest.after.size) {
      const others = [...rest.after]
      return [...rest.before].flatMap((one, index) => results.get(one)![after.indexOf(others[index]!)]!)
    }
    const lost = [...rest.before].filter((one) => !results.get(one)!.some((reports) => hasOnly('more', reports)))
    const gained = [...rest.after].filter(
      (other) => !before.some((one) => hasOnly('fewer', results.get(one)![after.indexOf(other)]!)),
    )
    return [
      ...(lost.length > 0 ? [this.report('alternatives', 'fewer', at, alternativesText(lost, 'was removed'))] : []),
      ...(gained.length > 0 ? [this.report('alternatives', 'more', at, alternativesText(gained, 'was added'))] : []),
    ]
  }

  #comparePair(before: Atom, after: Atom, place: string): Report[] {
    const source = this.after.spec.pointerOf(after[origin])
    const at = source !== undefined && source === this.before.spec.pointerOf(before[origin]) ? source : place
    const differences = compareValues(before, after, this.side)
    return [
      ...differences.map(({ kind, effect, keyword, message }) =>
        this.report(kind, effect, `${at}${keyword && `/${keyword}`}`, message),
      ),
      ...this.#compareOpaque(before['opaque'], after['opaque'], at),
      ...this.compare(unwrap(before['items']) ?? true, unwrap(after['items']) ?? true, `${at}/items`),
      ...compareObjects(this, before, after, at),
    ]
  }

  /** The effect of these keywords on the accepted values is not computed, so each change of them counts as a break. */
  #compareOpaque(before: unknown, after: unknown, at: string): Report[] {
    if (this.#unchanged.isSame(before, after)) return []
    const keywords = [before, after].flatMap((list) => asArray(list).flatMap((one) => Object.keys(asObject(one))))
    const kind = keywords.some(isUnknown) ? 'unknown' : 'constraint'
    return [this.report(kind, 'other', at, `\`${[...new Set(keywords)].join('`, `')}\` was changed.`)]
  }

  #compareOverlap(before: Shape, after: Shape, at: string): Report[] {
    if (before.overlaps === after.overlaps) return []
    const effect = after.overlaps ? 'fewer' : 'more'
    const not = after.overlaps ? 'no longer' : 'now also'
    return [this.report('alternatives', effect, at, `A value that fits several alternatives is ${not} accepted.`)]
  }

  #compareDiscriminators(before: Discriminator | undefined, after: Discriminator | undefined, at: string): Report[] {
    if (!before && !after) return []
    if (!before || !after) {
      const effect = (before ?? after)?.isHint ? 'none' : after ? 'fewer' : 'more'
      return [this.report('discriminator', effect, at, `The discriminator was ${after ? 'added' : 'removed'}.`)]
    }
    if (before.property !== after.property) {
      const text = valueChangeText('The property of the discriminator', before.property, after.property)
      return [this.report('discriminator', 'other', at, text)]
    }
    return pairs(before.targets, after.targets).flatMap(([value, was, is]) => {
      const change = (effect: Effect, text: string) => [
        this.report('discriminator', effect, at, `The value \`${value}\` of the discriminator ${text}.`),
      ]
      if (!is) return change('fewer', 'was removed')
      if (!was) return change('more', 'was added')
      const effects = new Set(this.compare(was, is, at).flatMap(({ effect }) => effect ?? []))
      return effects.has('other') || effects.size > 1 ? change('other', 'now means another schema') : []
    })
  }

  /** The validator fills in the default of a request, so each change of it changes what requests without the field mean. */
  #compareDefaults(before: JsonObject, after: JsonObject, at: string): Report[] {
    if (isDeepStrictEqual(before['default'], after['default'])) return []
    const effect = this.side === 'request' ? 'other' : 'none'
    const consequence = this.side === 'request' ? ' Requests that omit it now have another meaning.' : ''
    const text = valueChangeText('The default', before['default'], after['default'])
    return [this.report('default', effect, `${at}/default`, `${text}${consequence}`)]
  }
}

function alternativesText(atoms: Atom[], verb: string): string {
  const names = atoms.map((atom) => {
    const properties = entries(atom['properties']).map(([name]) => `\`${name}\``)
    return properties.length > 0 ? `an object with ${properties.slice(0, 5).join(', ')}` : `\`${atom.type}\``
  })
  return `An alternative ${verb}: ${names.join('; ')}.`
}

function hasOnly(allowed: Effect, reports: Report[]): boolean {
  return reports.every(({ effect }) => effect === undefined || effect === allowed)
}
