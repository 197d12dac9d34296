import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { findMismatch } from '../../src/bankid/judge-attached.ts'
import { bankIdRoots, type Evidence, judgeBankId, verifySeal } from '../../src/index.ts'
import { newIdentity } from '../authority.support.ts'
import { newEvidence, newOriginal, seal } from '../sample.support.ts'
import { type BankIdAuthority, newBankIdAuthority } from './authority.support.ts'
import { type BankIdSample, rehash, signWithBankId } from './sample.support.ts'

const self = await newIdentity()
const original = await newOriginal()
let authority: BankIdAuthority
beforeAll(async () => void (authority = await newBankIdAuthority()))

type Files = Record<string, Uint8Array>

/** Seals a document that was signed with the simulator of BankID, and changed before the seal. */
async function judge(sample: BankIdSample, change?: Change) {
  const evidence = newEvidence(original, { test: true })
  const files = await signWithBankId(evidence, authority, sample)
  change?.(evidence, files)
  return verifySeal(await seal(self, { original, evidence, files }), { trusted: [self.der] })
}

test('a BankID signature is verified again from the file, and the report names a simulator', async () => {
  const report = await judge({})
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  const [anna, bjorn] = report.parties
  expect(anna!.bankId).toEqual({
    environment: 'simulator',
    holds: true,
    faults: [],
    name: 'ANNA LINDQVIST',
    personalNumber: '19900101-****',
    signedAt: '2026-11-21T11:00:00.000Z',
    visibleText: expect.stringContaining(report.evidence!.document.file.sha256),
  })
  expect(anna!.agrees).toBe(true)
  expect(bjorn!.bankId).toBeNull()
})

type Change = (evidence: Evidence, files: Files) => unknown
const facts = (evidence: Evidence) => evidence.parties[0]!.signature!.bankId!
const said =
  (change: object): Change =>
  (evidence) =>
    Object.assign(facts(evidence), change)
const xml = 'bankid-pty_0.xml'
const later = new Date('2026-11-21T11:01:00Z').toISOString()
const none: Change = (evidence) => void (evidence.parties[0]!.signature!.bankId = null)
const otherFile: Change = (_, files) => (files[xml] = new TextEncoder().encode('<a/>'))

const wrong: [string, string, BankIdSample, Change?][] = [
  ['bankid_wrong', 'an OCSP response for another signature', { flaws: { ocsp: { nonce: new Uint8Array(32) } } }],
  ['bankid_wrong', 'another certificate', { flaws: { certificate: { keyUsage: 0x80 } } }],
  ['bankid_wrong', 'a simulator that the evidence calls BankID', { environment: 'production' }],
  ['bankid_wrong', 'no evidence of BankID at all', {}, none],
  ['bankid_mismatch', 'no attached signature', {}, (_, files) => delete files[xml]],
  ['bankid_mismatch', 'another attachment than the evidence says', {}, otherFile],
  ['bankid_mismatch', 'a simulator in a real document', {}, (evidence) => (evidence.document.test = false)],
  ['bankid_mismatch', 'another name', {}, said({ name: 'BJÖRN ÅKESSON' })],
  ['bankid_mismatch', 'another number', {}, said({ personalNumber: '19900102-****' })],
  ['bankid_mismatch', 'another time', {}, said({ signedAt: later })],
  ['bankid_mismatch', 'a signature from before the document', { at: new Date('2026-11-20T11:00:00Z') }],
  ['bankid_mismatch', 'another document', { data: { documentId: 'doc_other' } }],
  ['bankid_mismatch', 'another file', { data: { fileSha256: 'a'.repeat(64) } }],
  ['bankid_mismatch', 'other facts about the party', {}, (evidence) => (evidence.parties[0]!.name = 'Another')],
  ['bankid_mismatch', 'another party', { data: { partyId: 'pty_1' } }],
  ['bankid_mismatch', 'another version of the words', { data: { consentVersion: 'old' } }],
  ['bankid_mismatch', 'other words', { data: { statementSha256: 'a'.repeat(64) } }],
  ['bankid_mismatch', 'data of another program', { data: { format: 'other' } }],
  ['bankid_mismatch', 'data of a newer version', { data: { version: 2 } }],
  ['bankid_mismatch', 'a text without the file', { visibleText: 'I sign the document.' }],
]

test.each(wrong)('%s: %s', async (code, _, sample, change) => {
  const report = await judge(sample, (evidence, files) => {
    change?.(evidence, files)
    rehash(evidence)
  })
  expect(report.reasons).toEqual([{ code, detail: expect.stringMatching('^pty_0') }])
  expect(report.verdict).toBe('does_not_hold')
  expect(report.parties[0]!.bankId?.holds ?? false).toBe(false)
})

test.each([
  ['production', 'production', true],
  ['simulator', null, true],
  ['production', 'test', false],
  ['test', 'production', false],
  ['simulator', 'production', false],
] as const)(
  'evidence that says %s, for a signature under the root of %s: fits is %s',
  async (environment, root, fits) => {
    const evidence = newEvidence(original, { test: true })
    const files = await signWithBankId(evidence, authority, {})
    const [signature, ocspResponse] = ['xml', 'ocsp'].map((type) =>
      Buffer.from(files[`bankid-pty_0.${type}`]!).toString('base64'),
    ) as [string, string]
    const at = new Date(facts(evidence).signedAt)
    const judgement = await judgeBankId({ signature, ocspResponse }, { roots: [authority.root], at })
    const found = root && createHash('sha256').update(bankIdRoots[root]).digest('hex')
    const said = { ...facts(evidence), environment }
    const mismatch = await findMismatch(evidence, evidence.parties[0]!, said, { ...judgement, root: found })
    expect(mismatch).toBe(fits ? undefined : 'environment')
  },
)

test('damaged BankID facts make the evidence damaged, and changed facts do not agree with the audit trail', async () => {
  for (const damage of [{ name: 1 }, { environment: 'other' }, { signedAt: 'today' }]) {
    const report = await judge({}, said(damage))
    expect(report.reasons).toEqual([{ code: 'evidence_damaged' }])
  }
  const report = await judge({}, said({ orderRef: 'other' }))
  expect(report.reasons).toEqual([{ code: 'signature_mismatch', detail: 'pty_0' }])
})
