/** The party of a field that names no party. */
export const FIRST_PARTY = '1'
/** The maximum number of characters that the contract allows. */
const MAX_NAME = 60

/** Such as `party2.rent` and `party2_rent`. */
const NUMBERED = /^party0*([1-9]\d{0,2})[._](.+)$/i

/**
 * Returns whose field it is, and the rest of its name.
 *
 * @param roles - the names of the roles that may stand before the first dot.
 */
export function partyOf(name: string, roles: readonly string[]): { partyReference: string; rest: string } {
  const [, number, rest] = NUMBERED.exec(name) ?? []
  if (number && rest) return { partyReference: number, rest }
  const dot = name.indexOf('.')
  const first = name.slice(0, Math.max(0, dot)).toLowerCase()
  const role = dot > 0 && dot < name.length - 1 ? roles.find((each) => each.toLowerCase() === first) : undefined
  return role === undefined
    ? { partyReference: FIRST_PARTY, rest: name }
    : { partyReference: role, rest: name.slice(dot + 1) }
}

/** Makes names that the contract allows. No party has the same name twice. */
export class FieldNames {
  readonly #taken = new Map<string, Set<string>>()
  /** The last number after each name, so that a thousand fields with one name need no thousand searches each. */
  readonly #counts = new Map<string, number>()

  nameFor(partyReference: string, wanted: string): string {
    const taken = this.#taken.get(partyReference) ?? new Set()
    this.#taken.set(partyReference, taken)
    const base = fitName(wanted)
    const key = `${partyReference} ${base}`
    let name = base
    for (let count = (this.#counts.get(key) ?? 1) + 1; taken.has(name); count++) {
      name = `${base.slice(0, MAX_NAME - 1 - `${count}`.length)}_${count}`
      this.#counts.set(key, count)
    }
    taken.add(name)
    return name
  }
}

/** The end of a long name is kept, because it says more than the names of the groups. */
function fitName(name: string): string {
  const plain = name.replaceAll('[0]', '').normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const fitting = plain.replaceAll(/[^A-Za-z0-9_.-]+/g, '_').slice(-MAX_NAME)
  return fitting.replaceAll(/^[_.]+|_+$/g, '') || 'field'
}
