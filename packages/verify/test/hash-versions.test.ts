import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { confirmOrigin, type Evidence, verifySeal } from '../src/index.ts'
import { coverages } from '../src/hash-signature.ts'
import { newIdentity } from './authority.support.ts'
import { rehash } from './bankid/sample.support.ts'
import { newEvidence, newOriginal, seal, sha256 } from './sample.support.ts'

/*
 * Real sealed files, with a signature of each type. So a test that fails here is right: old files verify for ever. After a new version of the hash,
 * `SEALED_FIXTURE=new npm test -- test/work/sealing/hash-versions` makes its file.
 */
const files = {
  1: 'a8138ab5d9740c136790e75d5eebf5eca0acb179f2c976884193e7ee762b4758',
  2: '295f3fe52ccedaa53fc48066973816aa76caee2e1443527b383da8b6ff2b4a26',
}

test('each version of the hash has a file', () => {
  expect(Object.keys(files)).toEqual(Object.keys(coverages))
})

test.each(Object.entries(files))('version %s: a sealed file holds for ever', async (version, hash) => {
  const pdf = new Uint8Array(readFileSync(new URL(`fixtures/hash-version-${version}.pdf`, import.meta.url)))
  expect(sha256(pdf)).toBe(hash)
  const report = confirmOrigin(await verifySeal(pdf, { now: new Date('2026-11-24T00:00:00Z') }))
  expect(report).toMatchObject({ verdict: 'holds', reasons: [], intact: 'yes' })
  const { parties, evidence } = report
  // Since version 2, a signature can also be a picture.
  const pictured = Number(version) >= 2 ? ['DRAWING'] : []
  const types = ['NONE', 'CLICK_TO_SIGN', 'DRAWING', 'DRAWING', 'MANUAL', ...pictured, 'BANKID']
  expect(parties.map(({ party }) => party.signature!.type)).toEqual(types)
  expect(parties.map(({ party }) => party.signature!.hashVersion ?? 1)).toEqual(types.map(() => Number(version)))
  expect(parties.map(({ agrees }) => agrees)).toEqual(types.map(() => true))
  expect(parties.at(-1)!.bankId).toMatchObject({ environment: 'simulator', holds: true })
  const signed = evidence!.events.filter(({ type }) => type === 'party.signed')
  expect(signed.map(({ data }) => data.signatureSha256)).toEqual(hashes[version])
})

const hashes: Record<string, string[]> = {
  1: [
    'd14c8807214688f28a1d2b4327f6b9c044a08f9472dffb50a8a7339d60cfea57',
    '12fda769d803e32fac2a2c8a257ca08c0516e4a0f93c2153be499c04782d98ed',
    'fc4f6794bf427e5cae07bf0cbe176c0120af7aeebb7a5c8bb3e26ad6e0c17022',
    'b589e9de238b1b2ace75cc8a5cb93f39c69c56071662cd65d25ebe674cc29e08',
    'acc6e7dae5b2da3bd362feb37b012e2ac7b33f9465a8077f0f84be590066d25c',
    '0cecb5f04f4106cf51d36e04ab3c739523542b27c94793e94821c1e02d561c60',
  ],
  2: [
    'cb582eab6987b1d21670a031005c0c318780282e8b00fd9d42265f83350894eb',
    '57143a18f75e08f6e8df59640c05fdf407f5c44da2830e53a5fb3a85589f8820',
    '243c000b1ab5905868740e95dd834ddc5b7a98e6fa0a311f545a54fd46f87af5',
    '930514425bc634e8ed1cdd83b7afcbc47c1325de2d02bb37329f6a7c114cc1f4',
    '6957a699e9599dc95c8f185a6aad92fb8f05358f0be101ff6eb75ee20116a6d4',
    '9be0b1445fd87299c706ae69f2eac77678207435d2a63df5a8df49524802b121',
    '10213ba67ca2bf84f71ecca5e9051871a60ebb5dd8a507f0d8a4ac84ff0211cb',
  ],
}

async function judge(change: (evidence: Evidence) => void) {
  const original = await newOriginal()
  const evidence = newEvidence(original)
  change(evidence)
  const self = await newIdentity()
  return verifySeal(await seal(self, { original, evidence }), { trusted: [self.der] })
}

test('a version that is not known here can not be checked, and is never valid', async () => {
  const withVersion = (hashVersion: number) =>
    judge((evidence) => {
      evidence.parties[0]!.signature!.hashVersion = hashVersion
      // With it, the signature would be right by version 1.
      rehash(evidence)
    })
  for (const version of [0, 3, 99]) {
    const report = await withVersion(version)
    expect(report).toMatchObject({ verdict: 'cannot_be_said', reasons: [{ code: 'evidence_newer' }], parties: [] })
  }
  const damaged = await withVersion('toString' as never)
  expect(damaged).toMatchObject({ verdict: 'does_not_hold', reasons: [{ code: 'evidence_damaged' }] })
})

test('a fact that the version of the hash does not know is not accepted beside those that it covers', async () => {
  const report = await judge(({ parties }) => void Object.assign(parties[0]!.signature!, { later: true }))
  expect(report).toMatchObject({ verdict: 'does_not_hold', reasons: [{ code: 'signature_mismatch' }] })
})
