import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { confirmOrigin, type Evidence, verifySeal } from '../src/index.ts'
import { coverages } from '../src/hash-signature.ts'
import { newIdentity } from './authority.support.ts'
import { rehash } from './bankid/sample.support.ts'
import { newEvidence, newOriginal, seal, sha256 } from './sample.support.ts'

/*
 * Real sealed files, with a signature of each type. Old files must verify for ever. So if a test fails here, mend the code and not the test. After a
 * new version of the hash, `SEALED_FIXTURE=new npm test -- test/work/sealing/hash-versions` makes its file.
 */
const files: Record<string, { sha256: string; signatures: string[] }> = {
  1: {
    sha256: 'ba28cc2800572a8511a9c73b3573f3ed1071a8a1d6e6e5def6c2c0e879c70527',
    signatures: [
      '49b41fc08bb88f19277f09eb05c8717a3cfc50a8413e92af45fb8faf693fe2c7',
      '4f907888067b88c08900a951a2949bbccd3f3eb0292debf653c567cfa8c4a6a5',
      '0f08f5db52ff51e170f7cfaad0cb2ad66b38e95d61010ee78c37e238f341533c',
      '9689b41e96559a7e8d1c36b0d1a40de778edb3bcbc280dd42ad21c1ed2cae76e',
      '48b68fded02b595d7efae3b85e98f7c65da51475f97eb0898934fd73b2057c7e',
      'd8fd752c62f2c3119ea932a121bafb82aedc424fbd6959b0392c4f9e7cf33a2f',
      '3780eda6661b525756b1ba407c98ffe3ad4239b002c6c2de1465b2e0ce4d5ec9',
    ],
  },
}

test('each version of the hash has a file', () => {
  expect(Object.keys(files)).toEqual(Object.keys(coverages))
})

test.each(Object.entries(files))('version %s: a sealed file holds for ever', async (version, file) => {
  const pdf = new Uint8Array(readFileSync(new URL(`fixtures/hash-version-${version}.pdf`, import.meta.url)))
  expect(sha256(pdf)).toBe(file.sha256)
  const report = confirmOrigin(await verifySeal(pdf, { now: new Date('2026-11-30T00:00:00Z') }))
  expect(report).toMatchObject({ verdict: 'holds', reasons: [], intact: 'yes' })
  const { parties, evidence } = report
  const types = ['NONE', 'CLICK_TO_SIGN', 'DRAWING', 'DRAWING', 'MANUAL', 'DRAWING', 'BANKID']
  expect(parties.map(({ party }) => party.signature!.type)).toEqual(types)
  expect(parties.map(({ party }) => party.signature!.hashVersion)).toEqual(types.map(() => Number(version)))
  expect(parties.map(({ agrees }) => agrees)).toEqual(types.map(() => true))
  expect(parties.at(-1)!.bankId).toMatchObject({ environment: 'simulator', holds: true })
  const signed = evidence!.events.filter(({ type }) => type === 'party.signed')
  expect(signed.map(({ data }) => data.signatureSha256)).toEqual(file.signatures)
})

async function judge(change: (evidence: Evidence) => void) {
  const original = await newOriginal()
  const evidence = newEvidence(original)
  change(evidence)
  const self = await newIdentity()
  return verifySeal(await seal(self, { original, evidence }), { trusted: [self.der] })
}

test('a hash version that is not known here can’t be checked, and never makes a signature valid', async () => {
  const withVersion = (hashVersion: number) =>
    judge((evidence) => {
      evidence.parties[0]!.signature!.hashVersion = hashVersion
      // With this hash, the signature would be right by version 1.
      rehash(evidence)
    })
  for (const version of [0, 2, 99]) {
    const report = await withVersion(version)
    expect(report).toMatchObject({ verdict: 'cannot_be_said', reasons: [{ code: 'evidence_newer' }], parties: [] })
  }
  const damaged = await withVersion('toString' as never)
  expect(damaged).toMatchObject({ verdict: 'does_not_hold', reasons: [{ code: 'evidence_damaged' }] })
})

test('a signature with a fact that its hash version does not know is not accepted', async () => {
  const report = await judge(({ parties }) => void Object.assign(parties[0]!.signature!, { later: true }))
  expect(report).toMatchObject({ verdict: 'does_not_hold', reasons: [{ code: 'signature_mismatch' }] })
})
