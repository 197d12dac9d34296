import type { MessageKind } from '@paraph/contract'
import type { StoredParty } from '#domain/parties/stored-party.ts'

/** True if the document waits for the party. An organizer only follows the document, unless a signature is required from it. */
export function mustAct({ role, requiredSignature }: Pick<StoredParty, 'role' | 'requiredSignature'>): boolean {
  return role !== 'ORGANIZER' || requiredSignature !== 'NONE'
}

/** True if it is the turn of the party, because all parties before it that must act have acted. */
export function isReleased(party: StoredParty, parties: StoredParty[]): boolean {
  const order = party.signingOrder
  if (order === null) return true
  return !parties.some(
    (other) =>
      other.signingOrder !== null &&
      other.signingOrder < order &&
      other.signingStatus === 'NOT_SIGNED' &&
      mustAct(other),
  )
}

export interface Turns {
  /** Parties that begin their turn now. */
  begin: StoredParty[]
  /** Parties that must wait again, because other parties now come before them. */
  end: StoredParty[]
}

/** Compares the turns that are due now with the stored turns, and returns the difference. */
export function turnsOf(parties: StoredParty[]): Turns {
  const waiting = parties.filter((party) => party.signingStatus === 'NOT_SIGNED')
  return {
    begin: waiting.filter((party) => party.releasedAt === null && isReleased(party, parties)),
    end: waiting.filter((party) => party.releasedAt !== null && !isReleased(party, parties)),
  }
}

/** True if the document waits for no party any more. */
export function hasEveryoneActed(parties: StoredParty[]): boolean {
  const acting = parties.filter(mustAct)
  return acting.length > 0 && acting.every(({ signingStatus }) => signingStatus === 'SIGNED')
}

/** Returns the kind of message that a party gets when its turn begins. */
export function turnMessage({ signingOrder }: StoredParty, parties: StoredParty[]): MessageKind {
  const acted = parties.some(
    (other) =>
      other.signingStatus !== 'NOT_SIGNED' &&
      other.signingOrder !== null &&
      signingOrder !== null &&
      other.signingOrder < signingOrder,
  )
  return acted ? 'YOUR_TURN' : 'INVITATION'
}

/** Returns the kind of message that a party gets when its turn begins, if all before it act. */
export function laterTurnMessage(party: StoredParty, parties: StoredParty[]): MessageKind {
  const acted = parties.map((other) => (mustAct(other) ? { ...other, signingStatus: 'SIGNED' as const } : other))
  return turnMessage(party, acted)
}
