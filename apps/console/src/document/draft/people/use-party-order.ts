import type { ParaphDocument, PartyWithSigningUrl } from '@paraph/client'
import { useRef } from 'preact/hooks'
import { useSession } from '../../../session/session.ts'
import { useChange } from '../../../saving/use-change.ts'
import { useDragOrder } from './use-drag-order.ts'

/** How a party changes its place. */
export interface PartyMove {
  /** Undefined for the first party. */
  up: (() => void) | undefined
  /** Undefined for the last party. */
  down: (() => void) | undefined
  /** Begins to drag the party. */
  press: (event: PointerEvent) => void
  className: string
}

/** Whether the parties sign one after the other, and in which order. The parties come in this order. */
export function usePartyOrder({ id, signingMode }: ParaphDocument, parties: PartyWithSigningUrl[]) {
  const { paraph } = useSession()
  const isInOrder = signingMode === 'SEQUENTIAL'
  const order = useChange(id, async (places: [string, number | null][]) => {
    for (const [partyId, signingOrder] of places) {
      // The party may have been removed meanwhile.
      const party = parties.find((each) => each.id === partyId)
      if (party) await paraph.parties.update(id, partyId, { role: party.role, signingOrder })
    }
  })
  const move = (from: number, to: number) => {
    const moved = parties.toSpliced(from, 1).toSpliced(to, 0, parties[from]!)
    order.press(moved.map((party, index): [string, number] => [party.id, index + 1]))
  }
  const list = useRef<HTMLOListElement>(null)
  const dragging = useDragOrder(list, move)
  const moveOf = (index: number): PartyMove => ({
    up: index > 0 ? () => move(index, index - 1) : undefined,
    down: index < parties.length - 1 ? () => move(index, index + 1) : undefined,
    press: dragging.press(index),
    className: dragging.classOf(index),
  })
  return {
    /** The element with a row for each party. */
    list,
    isInOrder,
    /** What was chosen, even before the server has it. */
    willBeInOrder: order.pending ? order.pending.some(([, place]) => place !== null) : isInOrder,
    toggle: () => order.press(parties.map((party, index) => [party.id, isInOrder ? null : index + 1])),
    /** Undefined if there is no order. */
    moveOf: (index: number) => (isInOrder ? moveOf(index) : undefined),
    message: order.message,
  }
}
