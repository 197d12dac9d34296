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

const ofVersion1: [string, Partial<Signature>, string][] = [
  ['a selected button', {}, '1e605d64b7041304c5d106d8f9a8524ab6ff7db535b59826505908a175fa2982'],
  [
    'no required signature',
    { type: 'NONE', ipAddress: null, userAgent: null, link: 'API', verification: 'NONE' },
    'aee96ab119f5b704602ed82653fa34edb438aaa63918d39d1d67aab2d43d363f',
  ],
  [
    'a drawing',
    {
      type: 'DRAWING',
      strokes: [
        [
          [120, 310],
          [240.5, 180],
        ],
        [[400, 300]],
      ],
    },
    '6e05e9eec6a4a0d0a70a883cd2ad239778273e5adbed096412b8c3cb0044a482',
  ],
  [
    'a typed name',
    { type: 'DRAWING', typedName: 'Åsa Öberg' },
    'f4107e57752928a49cdd4a687ca5883b8e470e70a75f1c9c1a02182b24b1bfa9',
  ],
  [
    'a scan',
    { type: 'MANUAL', scanType: 'image/jpeg', scanSha256: 'c'.repeat(64) },
    '9fb5096b776ff6ff573b3efb7b9b785917493e67e1c4f1aa8f4a16769f50959f',
  ],
  ['BankID', { type: 'BANKID', bankId }, '931ef8a4c0195450e241fbae478b3214bb6762954e01fb7054249deb9c2222f8'],
]

test.each(ofVersion1)('version 1: the hash of a signature by %s is the same for ever', (_, changes, hash) => {
  expect(hashSignature({ ...facts, ...changes })).toBe(hash)
})

test('version 1: the hash covers these fields for ever, and no others', () => {
  const names = Object.entries(coverages[1]!).flatMap(([field, isCovered]) => (isCovered ? [field] : []))
  const {
    hashVersion: _,
    picture: __,
    reading: ___,
    fields: ____,
    initials: _____,
    capacity: ______,
    ...covered
  } = { ...facts, bankId }
  expect(names.toSorted()).toEqual(Object.keys(covered).toSorted())
  expect(hashSignature({ ...facts, later: 'a new column' } as Signature)).toBe(hashSignature(facts))
})

const ofVersion2: [string, Partial<Signature>, string][] = [
  ['a selected button', {}, 'fe91e7f7cbb974717c6413f20711bed490834788a52936ca68163cf36e44b2bf'],
  [
    'a party that was shown three pages and confirms',
    { reading: { shownPages: 3, isConfirmed: true } },
    '6e56ca5c8e383bbf7f36c29038565347638affb5e1f081df5f404e0d711328ab',
  ],
  [
    'a picture',
    { type: 'DRAWING', picture: 'iVBORw0KGgo=' },
    '61a42204077abfa0c668a9a45e5c2c2db32df70745c4dd09876fdd55f60c797b',
  ],
  ['BankID', { type: 'BANKID', bankId }, 'b03626721599edacaec080df9a313e2477de63a7ccd40ee260b5cbe64efeba6d'],
]

test.each(ofVersion2)('version 2: the hash of a signature by %s is the same for ever', (_, changes, hash) => {
  expect(hashSignature({ ...facts, hashVersion: 2, ...changes })).toBe(hash)
})

test('version 2: the hash covers these fields for ever, and no others', () => {
  const names = Object.entries(coverages[2]!).flatMap(([field, isCovered]) => (isCovered ? [field] : []))
  const { fields: _, initials: __, capacity: ___, ...covered } = { ...facts, bankId }
  expect(names.toSorted()).toEqual(Object.keys(covered).toSorted())
})

const filled: Pick<Signature, 'fields' | 'initials'> = {
  fields: [
    {
      id: 'fld_01kakxv4rjf9m8s2x3c5v7b9n1',
      name: 'rent',
      type: 'NUMBER',
      label: 'Månadshyra',
      page: 1,
      box: { x: 0.1, y: 0.8, width: 0.3, height: 0.05 },
      value: '9500',
      shown: '9500',
      multiline: false,
    },
  ],
  initials: { text: 'ÅÖ' },
}

const ofVersion3: [string, Partial<Signature>, string][] = [
  ['a selected button', {}, 'd76f55dc347ab0020a4547ec8e328991f73eb0aea41a8a4589175a4e9f519092'],
  ['a party with a field and initials', filled, 'c2ed7791f3f55a6a7ded21d0c3a920913ab2637fac9f4e84ca1b135449f2c210'],
  [
    'BankID, with a field',
    { type: 'BANKID', bankId, ...filled, initials: null },
    '04db33a6c8e66873c46b1e45b14442f4428f298a3a4ac02673c2924f3cef8950',
  ],
]

test.each(ofVersion3)('version 3: the hash of a signature by %s is the same for ever', (_, changes, hash) => {
  expect(hashSignature({ ...facts, hashVersion: 3, ...changes })).toBe(hash)
})

test('version 3: the hash covers these fields for ever, and no others', () => {
  const names = Object.entries(coverages[3]!).flatMap(([field, isCovered]) => (isCovered ? [field] : []))
  const { capacity: _, ...covered } = { ...facts, bankId }
  expect(names.toSorted()).toEqual(Object.keys(covered).toSorted())
})

const capacity = { companyName: 'Öberg Bygg AB', companyRole: 'VD', companyOrgNumber: '556016-0680' }

const ofVersion4: [string, Partial<Signature>, string][] = [
  ['a selected button', {}, '83e02f4b1a26bfee58ffdc5070e873f146c989425439de96781ad53523ed4c60'],
  [
    'a party that signs for its company',
    { capacity },
    '13754bf397219f7ef151276f14588eddb4d7285f5fc9075a9936b3f2623798b1',
  ],
  [
    'a party that ticked a box',
    {
      reading: {
        shownPages: 0,
        isConfirmed: true,
        confirmation: 'WHOLE_DOCUMENT',
        pages: [{ page: 1, percent: 62, seconds: 15 }],
      },
    },
    'bbfada6df928a443c042e030543f2fa0029cdabd96e9bc2e749fa2533194d809',
  ],
  [
    'BankID, for a company',
    { type: 'BANKID', bankId, capacity },
    'e4b05e89a96a5f5d3d81bf2e169ea2f50df17b3ae4530c41407bc84dc18c1620',
  ],
]

test.each(ofVersion4)('version 4: the hash of a signature by %s is the same for ever', (_, changes, hash) => {
  expect(hashSignature({ ...facts, hashVersion: 4, ...changes })).toBe(hash)
})

test('version 4: the hash covers these fields for ever, and no others', () => {
  const names = Object.entries(coverages[4]!).flatMap(([field, isCovered]) => (isCovered ? [field] : []))
  expect(names.toSorted()).toEqual(Object.keys({ ...facts, bankId }).toSorted())
})

test('an unknown version has no hash', () => {
  const later = { ...facts, hashVersion: NEWEST_HASH + 1 }
  expect([isHashable(facts), isHashable(later)]).toEqual([true, false])
  expect(() => hashSignature(later)).toThrow('unknown version')
})
