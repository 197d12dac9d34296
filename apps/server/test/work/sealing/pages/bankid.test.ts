import type { BankIdFacts, Evidence } from '@paraph/verify'
import { expect, test } from 'vitest'
import { renderSignaturePages } from '#work/sealing/pages/render-signature-pages.ts'
import { inputOf, partyOf, signatureOf } from './evidence.ts'
import { readPdf } from './read-pdf.ts'

const bankId: BankIdFacts = {
  environment: 'production',
  name: 'ANNA LINDQVIST',
  personalNumber: '19900101-****',
  signedAt: '2026-11-21T14:03:10.000Z',
  orderRef: '131daac9-16c6-4618-beb0-365768f37288',
  bankIdIssueDate: '2026-01-15',
  ipAddress: '192.0.2.8',
  risk: 'low',
  signatureSha256: 'a'.repeat(64),
  ocspResponseSha256: 'b'.repeat(64),
}

test('a BankID signature has the name of the person from BankID, and says if it is not a real person', async () => {
  const draw = async (language: Evidence['document']['language'], facts: Partial<BankIdFacts> = {}) => {
    const drawn = { type: 'BANKID', strokes: null, verification: 'NONE' } as const
    const signature = signatureOf('Anna', { ...drawn, bankId: { ...bankId, ...facts } })
    const party = partyOf('Anna Lindqvist', { requiredSignature: 'BANKID', signature })
    return (await readPdf(await renderSignaturePages(inputOf([party], { language })))).text
  }
  const english = await draw('EN')
  for (const part of [
    'Signed with BankID ANNA LINDQVIST 19900101-****',
    'Identified by BankID ANNA LINDQVIST, personal number 19900101-****',
    'everybody who gets this PDF can read it',
    'Confirmed by BankID 21 November 2026 at 14:03:10 UTC',
  ])
    expect(english).toContain(part)
  expect(english).not.toMatch(/not a real person|192\.0\.2\.8|Nothing beyond the link/)
  expect(await draw('EN', { environment: 'test' })).toContain('Test: not a real person')
  const long = await draw('SV', { environment: 'simulator', name: 'ANNA '.repeat(60).trim() })
  expect(long).toContain('Simulator: inte en verklig person')
  expect(long).toContain('Identifierad med BankID ANNA ANNA')
})
