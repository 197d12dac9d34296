import { expect, test } from 'vitest'
import { coverages, hashSignature, isHashable, NEWEST_HASH } from '#domain/signatures/hash-signature.ts'
import type { Signature } from '#domain/signatures/hash-signature.ts'

/*
 * Stored signatures and sealed files have these hashes. So a test that fails here is right: a version never changes. A new version gets tests
 * like these.
 */

const facts: Signature = {
  hashVersion: 1,
  documentId: 'doc_01kakxv3xqf0ftbbyqcqzv0zqs',
  partyId: 'pty_01kakxv4gaec2r4a79xzt5cb72',
  type: 'CLICK_TO_SIGN',
  strokes: null,
  typedName: null,
  picture: null,
  scanType: null,
  scanSha256: null,
  consentVersion: '2026-11-22-62200074a58e8822',
  language: 'SV',
  statement: 'Jag är Åsa Öberg och har läst ”Avtal”. 😀',
  fileSha256: '9f2b8f8a5a0b4a1e6f0c3f0d3c1f0b7d8f5a3e2c1b0a9f8e7d6c5b4a39281706',
  link: 'MESSAGE',
  verification: 'SMS_BEFORE_SIGNING',
  ipAddress: '2001:db8::7334',
  userAgent: 'Mozilla/5.0',
  signedAt: '2026-11-23T07:33:02.427Z',
  reading: null,
  fields: null,
  initials: null,
  capacity: null,
  bankId: null,
}

const bankId: NonNullable<Signature['bankId']> = {
  environment: 'simulator',
  name: 'Åsa Öberg',
  personalNumber: '19900101-****',
  signedAt: '2026-11-23T07:33:02.000Z',
  orderRef: '131daac9-16c6-4618-beb0-365768f37288',
  bankIdIssueDate: '2026-01-15',
  ipAddress: '192.0.2.8',
  risk: null,
  signatureSha256: 'a'.repeat(64),
  ocspResponseSha256: 'b'.repeat(64),
}

const filled: Partial<Signature> = {
  fields: [
    {
      id: 'fld_01kakxv4rjf9m8s2x3c5v7b9n1',
      name: 'rent',
      type: 'NUMBER',
      label: 'Månadshyra',
      page: 1,
      box: { x: 0.1, y: 0.8, width: 0.3, height: 0.05 },
      otherPlaces: [{ page: 2, box: { x: 0.1, y: 0.8, width: 0.3, height: 0.05 } }],
      value: '9500',
      shown: '9500',
      multiline: false,
    },
  ],
  initials: { text: 'ÅÖ' },
}

const reading: Signature['reading'] = {
  shownPages: 0,
  isConfirmed: true,
  confirmation: 'WHOLE_DOCUMENT',
  pages: [{ page: 1, percent: 62, seconds: 15 }],
}
const stroke: [number, number][] = [
  [120, 310],
  [240.5, 180],
]
const capacity = { companyName: 'Öberg Bygg AB', companyRole: 'VD', companyOrgNumber: '556016-0680' }
const nobody: Partial<Signature> = { type: 'NONE', ipAddress: null, userAgent: null, link: 'API', verification: 'NONE' }

const ofVersion1: [string, Partial<Signature>, string][] = [
  ['a selected button', {}, 'd01d4d749fe14af2caf7f765d6a1a3805834a4dce42391e46a29aa01aa8eb9ee'],
  ['no required signature', nobody, '131e22b0e85ae194f3fe97dbedfa09d47da42ab8b98b985964e0dd897f579084'],
  [
    'a drawing',
    { type: 'DRAWING', strokes: [stroke, [[400, 300]]] },
    '1b28005dd953ae224564fa095bd28b4b941fd0265e0b1ee47f9ce8d5c601b8ba',
  ],
  [
    'a typed name',
    { type: 'DRAWING', typedName: 'Åsa Öberg' },
    'fa0c1d3ddb8e44d3d1219b625198bc8d84abae40788ec78211c10ef31a9ba3dd',
  ],
  [
    'a picture',
    { type: 'DRAWING', picture: 'iVBORw0KGgo=' },
    'ccb3ad26d553ebe3e295f66121cdb9a66fce22d55eea2806fa11c56bdd5e51e8',
  ],
  [
    'a scan',
    { type: 'MANUAL', scanType: 'image/jpeg', scanSha256: 'c'.repeat(64) },
    'e2a41a197f80ceaf77219a5bf59a163320774499e0910e886cc46677944c5131',
  ],
  ['a party with a field and initials', filled, '0ccf5675bc7f452a41d8d618093a4fe8f12f36f02d50cc00260329400c186e43'],
  ['a party that ticked a box', { reading }, '9958e58cd7135e35de837fa145875c22e93df423b2910b5f006ece4ff3d40c82'],
  [
    'a party that signs for its company',
    { capacity },
    '726078b6f4ee528d9344b1a679ffe0b6e4f7a599e00236420c529bd7b64347c6',
  ],
  ['BankID', { type: 'BANKID', bankId }, 'c90f819a51122cfc9a7e8f4e78ab49af95bb60f6702f8f04a148b300f314f6c6'],
]

test.each(ofVersion1)('version 1: the hash of a signature by %s is the same for ever', (_, changes, hash) => {
  expect(hashSignature({ ...facts, ...changes })).toBe(hash)
})

test('version 1: the hash covers these fields for ever, and no others', () => {
  expect(Object.keys(coverages[1]).toSorted()).toEqual(Object.keys(facts).toSorted())
  expect(hashSignature({ ...facts, later: 'a new column' } as Signature)).toBe(hashSignature(facts))
})

test('an unknown version has no hash', () => {
  const later = { ...facts, hashVersion: NEWEST_HASH + 1 }
  expect([isHashable(facts), isHashable(later)]).toEqual([true, false])
  expect(() => hashSignature(later)).toThrow('unknown version')
})
