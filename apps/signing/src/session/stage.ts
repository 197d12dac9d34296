import type { SigningSession } from '@paraph/client'

export type Stage =
  'act' | 'follow' | 'wait' | 'signed' | 'completed' | 'rejectedByMe' | 'rejectedByOther' | 'cancelled' | 'expired'

export type KnownSession = SigningSession & Required<Pick<SigningSession, 'document' | 'party'>>

/** Returns false until the party has passed the two-step verification. */
export function isKnown(session: SigningSession): session is KnownSession {
  return session.document !== undefined && session.party !== undefined
}

export function stageOf({ document, party, consent }: KnownSession): Stage {
  if (party.signingStatus === 'REJECTED') return 'rejectedByMe'
  if (document.status === 'REJECTED') return 'rejectedByOther'
  if (document.status === 'COMPLETED') return 'completed'
  if (document.status === 'CANCELLED') return 'cancelled'
  if (document.status === 'EXPIRED') return 'expired'
  if (party.signingStatus === 'SIGNED') return 'signed'
  if (!party.mustAct) return 'follow'
  return consent ? 'act' : 'wait'
}

/** True if the party can read the file. After the document was cancelled or has expired, only a party that has signed keeps it. */
export function canRead({ document, party }: KnownSession): boolean {
  const isOver = document.status === 'CANCELLED' || document.status === 'EXPIRED'
  return !isOver || party.signingStatus === 'SIGNED'
}
