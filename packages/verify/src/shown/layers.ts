import { follow } from '../fields/pages.ts'
import type { PdfObjects } from '../pdf/objects.ts'
import { type Dictionary, isDictionary, nameOf, Reference, textOf, type Value } from '../pdf/values.ts'
import { type Configuration, namesOf, personal, readConfigurations } from './layer-configurations.ts'

/** How a layer is drawn. `unclear`: not everywhere in the same way. */
export type LayerState = 'shown' | 'hidden' | 'unclear'

const MAX_DEPTH = 20

/** The operands in all layer combinations together. Expressions can share parts, so a small file could have very many. */
const MAX_OPERANDS = 100_000

/**
 * The layers of a file (optional content). Programs take different parts of the standard into account: some apply the usage of a layer only if a
 * configuration asks for that, some always, and some never. So a layer counts as clear only if all parts say the same.
 */
export class Layers {
  readonly #objects: PdfObjects
  readonly #configurations: Configuration[]
  readonly #listed: ReadonlySet<number>
  readonly #states = new Map<number, LayerState>()
  #operands = 0

  private constructor(objects: PdfObjects, configurations: Configuration[], listed: ReadonlySet<number>) {
    this.#objects = objects
    this.#configurations = configurations
    this.#listed = listed
  }

  static async of(objects: PdfObjects): Promise<Layers> {
    const { configurations, listed } = await readConfigurations(objects)
    return new Layers(objects, configurations.filter(isForViewing), listed)
  }

  /** Returns how a layer or a combination of layers is drawn. The value is an `OC` entry or a property of content that refers to it. */
  async stateOf(value: Value | undefined): Promise<LayerState> {
    const number = value instanceof Reference ? value.number : undefined
    const known = number === undefined ? undefined : this.#states.get(number)
    if (known) return known
    const dictionary = await follow(this.#objects, value)
    if (!isDictionary(dictionary)) return 'shown'
    const state = await this.#stateOfDictionary(number, dictionary)
    if (number !== undefined) this.#states.set(number, state)
    return state
  }

  async nameOf(value: Value | undefined): Promise<string> {
    const dictionary = await follow(this.#objects, value)
    if (!isDictionary(dictionary)) return ''
    const groups = await follow(this.#objects, dictionary.get('OCGs'))
    const first = Array.isArray(groups) ? groups[0] : groups
    const named = dictionary.has('Name') ? dictionary : await follow(this.#objects, first)
    return isDictionary(named) ? (textOf(await follow(this.#objects, named.get('Name'))) ?? '') : ''
  }

  async #entry(value: Value, key: string): Promise<Value | undefined> {
    const dictionary = await follow(this.#objects, value)
    return isDictionary(dictionary) ? follow(this.#objects, dictionary.get(key)) : undefined
  }

  async #stateOfDictionary(number: number | undefined, dictionary: Dictionary): Promise<LayerState> {
    const type = nameOf(await follow(this.#objects, dictionary.get('Type')))
    if (type === 'OCMD') return this.#stateOfMembership(dictionary)
    if (number !== undefined && (type === 'OCG' || this.#listed.has(number)))
      return this.#stateOfGroup(number, dictionary)
    // Content has other properties than layers too.
    return type === 'OCG' ? 'unclear' : 'shown'
  }

  async #stateOfGroup(number: number, group: Dictionary): Promise<LayerState> {
    const isShown: boolean[] = []
    const configurations = this.#listed.has(number) ? this.#configurations : []
    if (configurations.length === 0) isShown.push(true)
    for (const { isBaseOff, on, off } of configurations)
      isShown.push(!off.has(number) && (!isBaseOff || on.has(number)))
    const intents = await namesOf(this.#objects, group.get('Intent'))
    // The state of a layer for designers counts only in some programs.
    if (intents.length > 0 && !intents.some(isViewing)) isShown.push(true)
    const found = await follow(this.#objects, group.get('Usage'))
    const usage: Dictionary = isDictionary(found) ? found : new Map()
    const categories = new Set(['View', 'Print'])
    for (const { automatic } of configurations)
      for (const { groups, categories: applied } of automatic)
        if (groups.has(number)) for (const category of applied) categories.add(category)
    for (const category of ['View', 'Print', 'Export']) {
      if (!categories.has(category)) continue
      const state = nameOf(await this.#entry(usage.get(category) ?? null, `${category}State`))
      if (state !== undefined) isShown.push(state !== 'OFF')
    }
    if (personal.some((category) => categories.has(category) && usage.has(category))) return 'unclear'
    return stateOfAll(isShown)
  }

  async #stateOfMembership(membership: Dictionary): Promise<LayerState> {
    const groups = await follow(this.#objects, membership.get('OCGs'))
    const listed = Array.isArray(groups)
      ? groups
      : groups === undefined || groups === null
        ? []
        : [membership.get('OCGs')!]
    this.#operands += listed.length
    if (this.#operands > MAX_OPERANDS) return 'unclear'
    const states: LayerState[] = []
    for (const group of listed) if (group !== null) states.push(await this.#stateOfMember(group))
    if (states.includes('unclear')) return 'unclear'
    const policy = nameOf(await follow(this.#objects, membership.get('P'))) ?? 'AnyOn'
    const byPolicy = states.length === 0 || holds(policy, states)
    const expression = await follow(this.#objects, membership.get('VE'))
    if (!Array.isArray(expression)) return byPolicy ? 'shown' : 'hidden'
    const byExpression = await this.#evaluate(expression, 0)
    if (byExpression === undefined) return 'unclear'
    // Some programs know no expressions.
    return stateOfAll(states.length > 0 ? [byPolicy, byExpression] : [byExpression])
  }

  async #stateOfMember(group: Value): Promise<LayerState> {
    if (!(group instanceof Reference)) return 'unclear'
    const isNested = nameOf(await this.#entry(group, 'Type')) === 'OCMD'
    return isNested ? 'unclear' : this.stateOf(group)
  }

  /** Undefined if it is unclear. */
  async #evaluate([operator, ...operands]: Value[], depth: number): Promise<boolean | undefined> {
    this.#operands += operands.length
    if (depth > MAX_DEPTH || this.#operands > MAX_OPERANDS) return undefined
    const results: boolean[] = []
    for (const operand of operands) {
      const value = await follow(this.#objects, operand)
      const state = Array.isArray(value) ? undefined : await this.#stateOfMember(operand)
      const result = Array.isArray(value) ? await this.#evaluate(value, depth + 1) : state === 'shown'
      if (result === undefined || state === 'unclear') return undefined
      results.push(result)
    }
    const name = nameOf(await follow(this.#objects, operator))
    if (results.length === 0) return undefined
    if (name === 'Not') return results.length === 1 ? !results[0] : undefined
    return name === 'And' ? results.every(Boolean) : name === 'Or' ? results.some(Boolean) : undefined
  }
}

function holds(policy: string, states: LayerState[]): boolean {
  const isShown = (state: LayerState) => state === 'shown'
  if (policy === 'AllOn') return states.every(isShown)
  if (policy === 'AnyOff') return !states.every(isShown)
  if (policy === 'AllOff') return !states.some(isShown)
  return states.some(isShown)
}

function stateOfAll(isShown: boolean[]): LayerState {
  if (isShown.every(Boolean)) return 'shown'
  return isShown.some(Boolean) ? 'unclear' : 'hidden'
}

const isViewing = (intent: string) => intent === 'View' || intent === 'All'
const isForViewing = ({ intents }: Configuration, index: number) => index === 0 || intents.some(isViewing)
