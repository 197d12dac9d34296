import { isDeepStrictEqual } from 'node:util'
import { entries, isObject, type JsonObject } from '../openapi.ts'
import { type Atom, origin } from '../normal/atom.ts'
import type { Unchanged } from '../normal/unchanged.ts'
import { type Discriminator, type Shape, Schemas, type Side } from '../normal/schema.ts'
import type { Spec } from '../normal/spec.ts'
import { valueChangeText } from '../value-change-text.ts'
import { type Effect, impactOf, type Kind, type Report } from './change.ts'
import type { Comparison } from './comparison.ts'
import { compareArrays, compareObjects } from './containers.ts'
import { compareNotes } from './notes.ts'
import { compareValues } from './values.ts'

export class SchemaComparison implements Comparison {
  readonly side: Side
  readonly #before: { spec: Spec; schemas: Schemas }
  readonly #after: { spec: Spec; schemas: Schemas }
  readonly #known = new Map<unknown, Map<unknown, Report[]>>()

  readonly #unchanged: Unchanged

  constructor(before: Spec, after: Spec, unchanged: Unchanged, side: Side) {
    this.side = side
    this.#unchanged = unchanged
    this.#before = { spec: before, schemas: new Schemas(before, side) }
    this.#after = { spec: after, schemas: new Schemas(after, side) }
  }

  compare(before: unknown, after: unknown, place: string): Report[] {
    if (this.#unchanged.isReference(before, after)) return []
    const known = this.#known.get(before)?.get(after)
    if (known) return known
    const reports: Report[] = []
    const ofBefore = this.#known.get(before) ?? new Map<unknown, Report[]>()
    this.#known.set(before, ofBefore)
    // A schema that contains itself gets here again, and finds this list, which is still being filled.
    ofBefore.set(after, reports)
    const at = this.#pointer(before, after) ?? place
    reports.push(...this.#compareShapes(this.#before.schemas.shape(before), this.#after.schemas.shape(after), at))
    return reports
  }

  effect(before: unknown, after: unknown): Effect | undefined {
    if (this.#unchanged.isReference(before, after)) return undefined
    const { before: was, after: is } = {
      before: this.#before.schemas.shape(before),
      after: this.#after.schemas.shape(after),
    }
    const effects = new Set(this.#compareShapes(was, is, '').flatMap(({ effect }) => effect ?? []))
    return effects.size > 1 ? 'other' : [...effects][0]
  }

  isNever(which: 'before' | 'after', schema: unknown): boolean {
    const { schemas } = which === 'before' ? this.#before : this.#after
    return schema === false || schemas.shape(schema).atoms.length === 0
  }

  isSingle(which: 'before' | 'after', schema: unknown): boolean {
    const { schemas } = which === 'before' ? this.#before : this.#after
    return schemas.shape(schema).atoms.every(({ type }) => type !== 'array' && type !== 'object')
  }

  pointerOf(which: 'before' | 'after', schema: unknown): string | undefined {
    return (which === 'before' ? this.#before : this.#after).spec.pointerOf(schema)
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
    const node = isOnlyReference ? this.#after.spec.target(after) : after
    return this.#after.spec.pointerOf(node) ?? this.#before.spec.pointerOf(before)
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
    const kept = [...was].flatMap(([type, atoms]) => this.#compareFamily(atoms, is.get(type) ?? [], at))
    if (lost.length === was.size && gained.length > 0 && was.size > 0)
      return [
        this.report(
          'type',
          'other',
          `${at}/type`,
          `The type changed from ${names(lost, was)} to ${names(gained, is)}.`,
        ),
      ]
    const kind = (types: string[]) => (types.join() === 'null' ? 'null-added' : 'type')
    return [
      ...(lost.length > 0
        ? [this.report('type', 'fewer', `${at}/type`, `It can no longer be ${names(lost, was)}.`)]
        : []),
      ...(gained.length > 0
        ? [this.report(kind(gained), 'more', `${at}/type`, `It can now also be ${names(gained, is)}.`)]
        : []),
      ...kept,
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
    const source = this.#after.spec.pointerOf(after[origin])
    const at = source !== undefined && source === this.#before.spec.pointerOf(before[origin]) ? source : place
    return [
      ...compareValues(this, before, after, at),
      ...compareArrays(this, before, after, at),
      ...compareObjects(this, before, after, at),
    ]
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
    return [...new Set([...before.targets.keys(), ...after.targets.keys()])].flatMap((value) => {
      const text = (verb: string) => `The value \`${value}\` of the discriminator ${verb}.`
      if (!after.targets.has(value)) return this.report('discriminator', 'fewer', at, text('was removed'))
      if (!before.targets.has(value)) return this.report('discriminator', 'more', at, text('was added'))
      const effect = this.effect(before.targets.get(value), after.targets.get(value))
      return effect === 'other' ? this.report('discriminator', 'other', at, text('now means another schema')) : []
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

const family = ({ type }: Atom) => (type === 'integer' ? 'number' : type)

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
