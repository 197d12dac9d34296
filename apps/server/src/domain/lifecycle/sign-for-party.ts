import type { EventData, Initials, Language, LinkKind, Reading, SigningConsent } from '@paraph/contract'
import type { EvidenceField } from '@paraph/verify'
import type { Origin } from '#domain/events/store.ts'
import { hashValues } from '#domain/fields/hash-values.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { capacityOf } from '#domain/signatures/capacity.ts'
import { hashSignature } from '#domain/signatures/hash-signature.ts'
import { withVisits } from '#domain/signatures/reading-rules.ts'
import { findVisits } from '#domain/signatures/reading-store.ts'
import type { GivenSignature } from '#domain/signatures/signature-rules.ts'
import { type BankIdEvidence, insertSignature } from '#domain/signatures/signature-store.ts'
import type { LockedDocument } from './lock.ts'
import { type PartyToAct, signOrReject } from './sign-or-reject.ts'

/** What the party has filled in. Null if it has no fields. */
export interface Completed {
  fields: EvidenceField[]
  initials: Initials | null
}

interface Signing {
  completed: Completed | null
  given: GivenSignature
  consent: SigningConsent
  language: Language
  /** The hash of the file that the party saw. */
  fileSha256: string
  reading: Reading | null
  link: LinkKind
  origin: Origin
  bankId?: BankIdEvidence
}

/** Stores the signature of the party, signs the document for it, and posts its receipt. */
export async function signForParty(
  document: LockedDocument,
  party: PartyToAct,
  { given, completed, consent, language, fileSha256, reading, link, origin, bankId }: Signing,
  outbox: Outbox,
): Promise<void> {
  const { id, lockedAt } = document
  const verification = party.twoStepVerification
  const signature = await insertSignature(
    document,
    {
      documentId: id,
      partyId: party.id,
      ...given,
      consentVersion: consent.version,
      language,
      statement: consent.sign,
      fileSha256,
      link,
      verification,
      ipAddress: origin.ipAddress,
      userAgent: origin.userAgent,
      signedAt: lockedAt.toISOString(),
      reading: withVisits(reading, await findVisits(document.tx, party.id)),
      fields: completed?.fields ?? null,
      initials: completed?.initials ?? null,
      capacity: capacityOf(party),
    },
    bankId,
  )
  const actor = { type: 'PARTY', id: party.id } as const
  if (party.readStatus !== 'READ') {
    const readData = { link, verification, consentVersion: consent.version }
    // A signature counts as reading, also if its statement does not say so.
    document.record({ type: 'party.read', partyId: party.id, actor, data: readData, ...origin })
  }
  const data: EventData = {
    link,
    verification,
    consentVersion: consent.version,
    signature: given.type,
    signatureSha256: hashSignature(signature),
    ...(completed && { valuesSha256: hashValues(completed) }),
  }
  await signOrReject(document, party, { type: 'SIGNED' }, { outbox, evidence: { ...origin, data } })
  await outbox.post(document, [{ party, kind: 'RECEIPT' }], 'send')
}
