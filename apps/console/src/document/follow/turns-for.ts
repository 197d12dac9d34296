import type { PartyWithSigningUrl } from '@paraph/client'
import { mustAct } from '../../queries/parties.ts'

interface Turn {
  /** The signing order of the new party. Null if it may sign at once. */
  order: number | null
  /** The people who have this turn. Empty if the turn comes after all others. */
  names: string[]
}

/** Returns the turns that a new party can get without making anybody wait again: with those that the document waits for, now or later, or after all. */
export function turnsFor(parties: PartyWithSigningUrl[]): Turn[] {
  const waited = parties.filter((party) => mustAct(party) && party.signingStatus === 'NOT_SIGNED')
  const ofTurn = Map.groupBy(
    waited.filter(({ signingOrder }) => signingOrder != null),
    ({ signingOrder }) => signingOrder!,
  )
  const last = Math.max(0, ...parties.map(({ signingOrder }) => signingOrder ?? 0)) + 1
  return [
    { order: null, names: [] },
    ...[...ofTurn.keys()]
      .toSorted((a, b) => a - b)
      .map((order) => ({ order, names: ofTurn.get(order)!.map(({ name }) => name) })),
    { order: last, names: [] },
  ]
}
