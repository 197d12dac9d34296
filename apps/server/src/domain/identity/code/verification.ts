import { hash } from 'node:crypto'
import type { SigningVerification } from '@paraph/contract'
import { addressOf, goesToCurrentAddress } from '#domain/outbox/message.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { Database } from '#platform/database/tables.ts'
import { maskAddress } from '@paraph/contract/masked'
import { Problem } from '#platform/problems/problem.ts'
import { findPass } from './verification-store.ts'

/** Returns the state of the party's two-step verification for the signing page. */
export async function verificationOf(
  db: Database,
  party: StoredParty,
  pass: string | undefined,
  now: Date,
): Promise<SigningVerification> {
  const to = addressOf(party, 'CODE')
  return {
    method: party.twoStepVerification,
    isPassed: await isVerified(db, party, pass, now),
    sentTo: to ? maskAddress(to.address) : null,
  }
}

/** True if the party needs no verification, or if the pass proves a successful one. A new link or a new address for the codes makes the pass invalid. */
export async function isVerified(
  db: Database,
  party: StoredParty,
  pass: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!isVerificationRequired(party)) return true
  if (pass === undefined) return false
  const found = await findPass(db, party, hashPass(pass), now)
  return found !== undefined && goesToCurrentAddress(found, party)
}

export function isVerificationRequired({ twoStepVerification }: Pick<StoredParty, 'twoStepVerification'>): boolean {
  return twoStepVerification !== 'NONE'
}

/** @throws Problem `verification_not_required` */
export function requireVerification(party: StoredParty): void {
  if (!isVerificationRequired(party)) throw new Problem('verification_not_required')
}

/** Hashes the pass. A lookup by its hash takes the same time for each wrong pass. */
export function hashPass(pass: string): Buffer {
  return hash('sha256', pass, 'buffer')
}
