import type { DocumentStatus, Language, SigningConsent } from '@paraph/contract'
import type { LockingTransaction } from '#domain/documents/document-lock.ts'
import { completeFields } from '#domain/fields/complete-fields.ts'
import { hashValues } from '#domain/fields/hash-values.ts'
import { findFieldsOf } from '#domain/fields/store.ts'
import { hashOf } from '#domain/identity/bankid/order-rules.ts'
import type { Order } from '#domain/identity/bankid/order-store.ts'
import { type SignedTexts, signedTexts } from '#domain/identity/bankid/signed-texts.ts'
import type { Completed } from '#domain/lifecycle/sign-for-party.ts'
import { isReported } from '#domain/lifecycle/locked-link.ts'
import { mayAct } from '#domain/lifecycle/sign-or-reject.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { LockedParty, StoredParty } from '#domain/parties/stored-party.ts'
import { readNumber } from '#domain/personal-numbers/columns.ts'
import { findConsent } from '#domain/signatures/consent.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import type { Database } from '#platform/database/tables.ts'
import { canonicalNumber } from '#platform/formats/personal-number.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'

/** The reason why the order can't become a signature any more, or the content of the signature. */
export type OrderSituation<Found extends StoredParty> =
  | { failure: 'documentClosed' | 'documentChanged' }
  | {
      failure?: undefined
      party: Found
      /** All parties of the document. */
      parties: Found[]
      /** The personal number of the party, with 12 digits. */
      personalNumber: string
      consent: SigningConsent
      texts: SignedTexts
      /** What the party has filled in. */
      completed: Completed | null
      language: Language
      fileSha256: string
    }

type SituationOf = [
  order: Order,
  document: { status: DocumentStatus; lockedAt: Date },
  services: { personalNumbers: PersonalNumbers; timeZone: string },
]

/** Compares the document and its parties with their state at the start of the order. */
export function findSituation(tx: LockingTransaction, ...of: SituationOf): Promise<OrderSituation<LockedParty>>
export function findSituation(db: Database, ...of: SituationOf): Promise<OrderSituation<StoredParty>>
export async function findSituation(
  db: Database,
  ...[order, { status, lockedAt }, { personalNumbers, timeZone }]: SituationOf
): Promise<OrderSituation<StoredParty>> {
  if (status !== 'SENT') return { failure: 'documentClosed' }
  const parties = await findStoredParties(db, order.documentId)
  const party = parties.find(({ id }) => id === order.partyId)
  if (!party || party.linkNonce !== order.linkNonce || party.requiredSignature !== 'BANKID') return changed
  if (isReported(party)) return changed
  if (party.ssn === null || !mayAct(status, party, parties)) return changed
  const number = readNumber(party.ssn, personalNumbers)
  // The number can't be decrypted.
  if (number === null) return changed
  const personalNumber = canonicalNumber(number)
  // An older key may have made the stored hash.
  if (!personalNumbers.hashes(personalNumber).some((hash) => hash.equals(order.personHash))) return changed
  const document = await findSigningDocument(db, order.documentId)
  const consent = findConsent(order.consentVersion, document, party)
  if (!consent) return changed
  const completed = completeFields(
    await findFieldsOf(db, order.documentId, party.id),
    { values: order.filled?.values, initials: order.filled?.initials ?? undefined },
    {
      name: party.name,
      signature: { type: 'BANKID', typedName: null },
      signedAt: lockedAt,
      timeZone,
      language: document.language,
    },
  )
  const valuesSha256 = completed && hashValues(completed)
  const texts = signedTexts({
    document: { ...document, id: order.documentId },
    parties,
    party,
    consent,
    valuesSha256,
  })
  const isSame =
    hashOf(texts.visible).equals(order.visibleSha256) && hashOf(texts.nonVisible).equals(order.nonVisibleSha256)
  if (!isSame) return changed
  return {
    party,
    parties,
    personalNumber,
    consent,
    texts,
    completed,
    language: document.language,
    fileSha256: document.fileSha256,
  }
}

const changed = { failure: 'documentChanged' } as const
