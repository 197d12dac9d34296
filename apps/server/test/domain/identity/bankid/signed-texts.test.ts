import { expect, test } from 'vitest'
import { signedTexts } from '#domain/identity/bankid/signed-texts.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { consentOf } from '#domain/signatures/consent.ts'

const party = {
  id: 'pty_1',
  name: 'Anna Lindqvist',
  role: 'SIGNER',
  requiredSignature: 'BANKID',
  twoStepVerification: 'NONE',
  email: 'anna@example.com',
  companyRole: 'CEO',
} as unknown as StoredParty
const document = {
  id: 'doc_1',
  title: 'Tenancy agreement',
  language: 'EN',
  senderName: 'Lindqvist Bygg AB',
  fileName: 'agreement.pdf',
  filePages: 3,
  fileSha256: '0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481',
} as const

function texts(changes: { document?: object; party?: object; others?: string[] } = {}) {
  const facts = { ...document, ...changes.document }
  const signer = { ...party, ...changes.party }
  const others = (changes.others ?? ['Bo Berg']).map((name, index) => ({ ...party, id: `pty_${index + 2}`, name }))
  return signedTexts({
    document: facts,
    parties: [signer, ...others],
    party: signer,
    consent: consentOf({ ...facts, fileExtras: null }, signer),
    valuesSha256: null,
  })
}

test('the person sees what is signed: the title, who sent it, the parties, the file and the statement', () => {
  expect(texts().visible).toBe(
    `# Tenancy agreement

From: Lindqvist Bygg AB
Parties: Anna Lindqvist, Bo Berg
File: agreement.pdf
Pages: 3
SHA-256: 0ad9d26a0d5e7d3a1a54b0b6c9a5c3f7d4f0cd1f0a3a1e2d5f9b0f6fb7c2e481

I am Anna Lindqvist (CEO). By signing with BankID, I sign “Tenancy agreement”, and I agree to do so electronically instead of on paper. I intend my electronic signature to be as binding as a signature by hand.`,
  )
  expect(texts({ document: { language: 'SV' } }).visible).toMatch(
    /Från: Lindqvist Bygg AB\nParter: .*Genom att skriva under med BankID/s,
  )
})

test('the invisible data names the document, the party and the statement, without the personal number', () => {
  const { nonVisible } = texts()
  expect(JSON.parse(nonVisible)).toEqual({
    format: 'paraph-bankid',
    version: 1,
    documentId: 'doc_1',
    fileSha256: document.fileSha256,
    partyId: 'pty_1',
    partySha256: expect.stringMatching(/^[\da-f]{64}$/),
    consentVersion: consentOf({ ...document, fileExtras: null }, party).version,
    statementSha256: expect.stringMatching(/^[\da-f]{64}$/),
  })
})

test.each([
  ['the title', { document: { title: 'Tenancy agreement 2' } }],
  ['the name', { party: { name: 'Anna Lind' } }],
  ['the e-mail address', { party: { email: 'bo@example.com' } }],
  ['the two-step verification', { party: { twoStepVerification: 'EMAIL_BEFORE_SIGNING' } }],
  ['the parties', { others: [] }],
])('another text is signed if %s changes', (_, changes) => {
  expect(texts(changes)).not.toEqual(texts())
})

test('a title can not format the text, hide a part of it, or add a line', () => {
  const title = '# Free\u202e\n---\n| *all* | _of_ `it` \\ <b>\u0000'
  const { visible } = texts({ document: { title } })
  const lines = visible.split('\n')
  expect(lines).toHaveLength(texts().visible.split('\n').length)
  expect(lines[0]!.slice(2)).not.toMatch(/[*_#|`~\\<>[\]\p{C}]/u)
  expect(lines.at(-1)).not.toMatch(/[*_#|`~\\<>[\]\p{C}]/u)
})
