import { PDF } from '@libpdf/core'
import { type BankIdFacts, confirmOrigin, judgeBankId, maskPersonalNumber, verifySeal } from '@paraph/verify'
import { type BankIdAuthority, bankIdPerson, newBankIdAuthority } from '@paraph/verify/testing'
import { beforeAll, expect, test } from 'vitest'
import { signedTexts } from '#domain/identity/bankid/signed-texts.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { findStoredParties } from '#domain/parties/store.ts'
import { consentOf } from '#domain/signatures/consent.ts'
import type { BankIdEvidence } from '#domain/signatures/signatures.ts'
import { signForParty } from '#domain/lifecycle/sign-for-party.ts'
import { findSigningDocument } from '#domain/signatures/store.ts'
import { sha256 } from '../../verify/verify.support.ts'
import { startServer } from '../../support/server.ts'

const { db, services, newAccount, seal } = await startServer()
const { bankIdEvidence } = services
let authority: BankIdAuthority
beforeAll(async () => void (authority = await newBankIdAuthority()))

/** Signs with BankID what the server asks to sign, and stores it as the server does. */
async function signedWithBankId(mode: 'LIVE' | 'TEST' = 'TEST', otherwise: Partial<BankIdEvidence> = {}) {
  const account = await newAccount(mode)
  const { id, parties: ids } = await account.sentDocument({})
  await db.updateTable('parties').set({ required_signature: 'BANKID' }).where('id', '=', ids[0]!).execute()
  await withLockedDocument(services, { id }, async (document) => {
    const { tx, lockedAt } = document
    const parties = await findStoredParties(tx, id)
    const party = parties[0]!
    const facts = await findSigningDocument(tx, id)
    const consent = consentOf(facts, party)
    const texts = signedTexts({ document: { ...facts, id }, parties, party, consent })
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
    const given = { type: 'BANKID', strokes: null, typedName: null } as const
    const origin = { ipAddress: '192.0.2.7', userAgent: null }
    const { language, fileSha256 } = facts
    const signing = { given, consent, language, fileSha256, link: 'MESSAGE', origin, bankId: stored } as const
    await signForParty(document, party, signing, services.outbox)
  })
  return { account, id, partyId: ids[0]! }
}

test('the sealed PDF has what BankID signed, and a verification of the file judges it again', async () => {
  const { account, id, partyId } = await signedWithBankId()
  expect(await seal(id)).toBeUndefined()
  const { data } = await account.client.GET('/api/v1/documents/{id}/sealed-file', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  const sealed = new Uint8Array(data as unknown as ArrayBuffer)
  const report = confirmOrigin(await verifySeal(sealed))
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(report.parties[0]).toMatchObject({
    agrees: true,
    bankId: { environment: 'simulator', holds: true, name: bankIdPerson.name, personalNumber: '19900101-****' },
  })
  const { parties } = report.evidence!
  expect(report.parties[0]!.bankId!.visibleText).toContain(parties[0]!.name)
  expect(JSON.stringify(report.evidence)).not.toContain(bankIdPerson.personalNumber)

  const files = (await PDF.load(sealed)).getAttachments()
  const names = [`bankid-${partyId}.ocsp`, `bankid-${partyId}.xml`, 'evidence.json']
  expect([...files.keys()].toSorted()).toEqual(names)
  const description = { description: `The BankID signature of ${parties[0]!.name}`, mimeType: 'application/xml' }
  expect(files.get(`bankid-${partyId}.xml`)).toMatchObject(description)
})

test('evidence_invalid: no seal if the stored evidence of BankID can’t be decrypted', async () => {
  const { id } = await signedWithBankId('TEST', { signature: Buffer.alloc(100) })
  expect(await seal(id)).toBe('evidence_invalid')
})

test('seal_invalid: no seal with the evidence of another signature, or of a simulator in a live document', async () => {
  const other = bankIdEvidence.encrypt(Buffer.from('<a/>'))
  expect(await seal((await signedWithBankId('TEST', { signature: other })).id)).toBe('seal_invalid')
  expect(await seal((await signedWithBankId('LIVE')).id)).toBe('seal_invalid')
})
