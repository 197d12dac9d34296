import type { SigningParticipant } from '@paraph/client'

interface InOrder {
  /** True if some parties wait for others. */
  isSequential: boolean
  /** `step` counts the turns from 1. Parties of the same turn have the same step, and parties without a turn have none. */
  parties: { party: SigningParticipant; step: number | undefined }[]
}

/** Returns the parties in the order of their turns, and those without a turn at the end. If nobody waits for others, the order does not change. */
export function inOrder(parties: readonly SigningParticipant[]): InOrder {
  const orders = [...new Set(parties.flatMap((party) => orderOf(party) ?? []))].toSorted((a, b) => a - b)
  const isSequential = orders.length > 1
  const withSteps = parties.map((party) => {
    const order = orderOf(party)
    return { party, step: isSequential && order !== undefined ? orders.indexOf(order) + 1 : undefined }
  })
  return { isSequential, parties: withSteps.toSorted((a, b) => (a.step ?? Infinity) - (b.step ?? Infinity) || 0) }
}

/** Returns the names of the parties for which this party waits. */
export function waitsFor(party: SigningParticipant, parties: readonly SigningParticipant[]): string[] {
  const order = orderOf(party)
  if (order === undefined || party.isReleased) return []
  return inOrder(parties).parties.flatMap(({ party: other }) => {
    const before = orderOf(other)
    return before !== undefined && before < order && other.signingStatus === 'NOT_SIGNED' ? other.name : []
  })
}

/** An organizer that only follows the document has no turn, even if it has a number. */
function orderOf({ mustAct, signingOrder }: SigningParticipant): number | undefined {
  return mustAct && signingOrder !== null ? signingOrder : undefined
}
