import type { FieldValues } from '@paraph/contract'
import { type BankIdFacts, judgeBankId, maskPersonalNumber } from '@paraph/verify'
import { type BankIdAuthority, bankIdPerson } from '@paraph/verify/testing'
import { completeFields } from '#domain/fields/complete-fields.ts'
import { hashValues } from '#domain/fields/hash-values.ts'
import { findFieldsOf } from '#domain/fields/store.ts'
import { signedTexts } from '#domain/identity/bankid/signed-texts.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { signForParty } from '#domain/lifecycle/sign-for-party.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { consentOf } from '#domain/signatures/consent.ts'
import type { BankIdEvidence } from '#domain/signatures/signature-store.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import type { TestServer } from '@paraph/testing/server/server.ts'
import { sha256 } from '@paraph/testing/server/verify.ts'

/** Signs with BankID what the server asks to sign, and stores it as the server does. */
export async function signWithBankId(
  services: TestServer['services'],
  authority: BankIdAuthority,
  { id, partyId }: { id: string; partyId: string },
  otherwise: Partial<BankIdEvidence> = {},
  values: FieldValues = {},
): Promise<void> {
  const { db, bankIdEvidence } = services
  await db.updateTable('parties').set({ required_signature: 'BANKID' }).where('id', '=', partyId).execute()
  await withLockedDocument(services, { id }, async (document) => {
    const { tx, lockedAt } = document
    const parties = await findStoredParties(tx, id)
    const party = requireActing(
      document,
      parties.find((each) => each.id === partyId)!,
      parties,
    )
    const facts = await findSigningDocument(tx, id)
    const consent = consentOf(facts, party)
    const completed = completeFields(
      await findFieldsOf(tx, id, partyId),
      { values },
      {
        name: party.name,
        signature: { type: 'BANKID', typedName: null },
        signedAt: lockedAt,
        timeZone: services.timeZone,
        language: facts.language,
      },
    )
    const valuesSha256 = completed && hashValues(completed)
    const texts = signedTexts({ document: { ...facts, id }, parties, party, consent, valuesSha256 })
    const at = new Date(Math.floor(lockedAt.getTime() / 1000) * 1000)
    const proof = await authority.issue(bankIdPerson, {
      visibleText: texts.visible,
      nonVisibleText: texts.nonVisible,
      at,
    })
    const { signedAt } = await judgeBankId(proof, { roots: [authority.root], at })
    const [xml, ocsp] = [Buffer.from(proof.signature, 'base64'), Buffer.from(proof.ocspResponse, 'base64')]
    const bankIdFacts: BankIdFacts = {
      environment: 'simulator',
      name: bankIdPerson.name,
      personalNumber: maskPersonalNumber(bankIdPerson.personalNumber),
      signedAt: signedAt!,
      orderRef: '131daac9-16c6-4618-beb0-365768f37288',
      bankIdIssueDate: '2026-01-15',
      ipAddress: '192.0.2.8',
      risk: null,
      signatureSha256: sha256(xml),
      ocspResponseSha256: sha256(ocsp),
    }
    const stored = {
      facts: bankIdFacts,
      signature: bankIdEvidence.encrypt(xml),
      ocspResponse: bankIdEvidence.encrypt(ocsp),
      ...otherwise,
    }
    const given = { type: 'BANKID', strokes: null, typedName: null, picture: null } as const
    const origin = { ipAddress: '192.0.2.7', userAgent: null }
    const { language, fileSha256 } = facts
    const signing = {
      given,
      completed,
      consent,
      language,
      fileSha256,
      reading: null,
      link: 'MESSAGE',
      origin,
      bankId: stored,
    } as const
    await signForParty(document, party, signing, services.outbox)
  })
}
