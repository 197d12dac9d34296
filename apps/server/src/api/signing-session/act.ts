import type { EventData, EventType, SigningSession } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import type { Origin } from '#domain/events/store.ts'
import { isVerified } from '#domain/identity/code/verification.ts'
import type { LockedDocument } from '#domain/lifecycle/lock.ts'
import { type LinkAllowance, withLockedLink } from '#domain/lifecycle/locked-link.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import { Problem } from '#platform/problems/problem.ts'
import { sessionOf } from './session.ts'

/** A party that acts through its link, under the lock of its document. */
export interface ActingParty {
  document: LockedDocument
  party: LockedParty
  parties: LockedParty[]
  /** The data of each act of the party in the audit trail. */
  evidence: Origin & { data: EventData }
  /** Adds an event to the audit trail. `data` is added to the data that each act has. */
  record: (type: EventType, data?: EventData) => void
}

interface Header {
  'verification-pass'?: string
}

/**
 * Runs an act of the link's party under the lock of its document, and returns the session after it.
 *
 * @throws Problem as `withVerifiedLink`
 */
export function actByLink(
  context: SigningContext,
  header: Header,
  act: (acting: ActingParty) => Promise<unknown>,
  allowance?: LinkAllowance,
): Promise<SigningSession> {
  const actAndShow = async (acting: ActingParty) => {
    await act(acting)
    const { tx, lockedAt } = acting.document
    const { party, outbox } = context
    return sessionOf({ db: tx, now: () => lockedAt, party, outbox }, header['verification-pass'])
  }
  return withVerifiedLink(context, header, actAndShow, allowance)
}

/**
 * Runs an act of the link's party under the lock of its document. The token of another device needs no proof of the two-step verification, because
 * only a verified party gets such a token.
 *
 * @throws Problem as `withLockedLink`; `verification_required`
 */
export function withVerifiedLink<T>(
  context: SigningContext,
  { 'verification-pass': pass }: Header,
  act: (acting: ActingParty) => Promise<T>,
  allowance?: LinkAllowance,
): Promise<T> {
  const { link, origin, deviceNonce } = context
  const actIfVerified = async (document: LockedDocument, party: LockedParty) => {
    const { tx, id, lockedAt } = document
    if (!deviceNonce && !(await isVerified(tx, party, pass, lockedAt))) throw new Problem('verification_required')
    const evidence = { ...origin, data: { link, verification: party.twoStepVerification } }
    const actor = { type: 'PARTY', id: party.id } as const
    const record = (type: EventType, data?: EventData) =>
      document.record({ type, partyId: party.id, actor, ...origin, data: { ...evidence.data, ...data } })
    return act({ document, party, parties: await findStoredParties(tx, id), evidence, record })
  }
  return withLockedLink(context, actIfVerified, allowance)
}
