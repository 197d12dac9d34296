import type { SigningSession } from '@paraph/client'

export type Stage = 'act' | 'follow' | 'wait' | 'signed' | 'completed' | 'rejectedByMe' | 'rejectedByOther'

export type KnownSession = SigningSession & Required<Pick<SigningSession, 'document' | 'party'>>

/** Returns false until the party has passed the two-step verification. */
export function isKnown(session: SigningSession): session is KnownSession {
  return session.document !== undefined && session.party !== undefined
}

export function stageOf({ document, party, consent }: KnownSession): Stage {
  if (party.signingStatus === 'REJECTED') return 'rejectedByMe'
  if (document.status === 'REJECTED') return 'rejectedByOther'
  if (document.status === 'COMPLETED') return 'completed'
  if (party.signingStatus === 'SIGNED') return 'signed'
  if (!party.mustAct) return 'follow'
  return consent ? 'act' : 'wait'
}
