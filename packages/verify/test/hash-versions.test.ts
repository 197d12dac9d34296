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
const files = {
  1: 'a8138ab5d9740c136790e75d5eebf5eca0acb179f2c976884193e7ee762b4758',
  2: '7aaec7d823e2b869f088996761e24841a481d8b5f685783bef0a23505af196a6',
  3: 'b952e76916595c727cabc8bae9d2d6b03698ce1757db2bf97ac452b22785c0be',
  4: '8f6f765a9856e205b2c640d58b1ea0ba683ee3aeeb8a9af150e4ab7bc6771277',
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
    '9da1932031372825936876a9c2e53fe30a0942ba3635cb420b9b8152a7163e33',
    'c54808e4b4b6341c8877ad2dae45373d2ee062b3d1623b5e9cdb13044dfdb7af',
    'd74acce725855e61d071c2e14ace443dfece0eb865e4a9bce4646d637613c323',
    'ad0f5461f8acf4cef451743c2285ab0ccd74801f394bca36544556e29da630b2',
    '7f3f3c29b53bc70f06cfae1b790b179fefb7ccc975428c6dcf56fdc5e9783dcd',
    'c08f9d515b41d75ef2cad9178206b29752e8404c639bfaf359b9b2ecb7c38da0',
    'c11ec90587dd4427dc901f056c5cf1db4c9cd0c6e32a5831438a43a4d53c1358',
  ],
  3: [
    '2c7f7ae42a402199e5ffc158a4817f2797536bdd38d453049059e0ad0450553a',
    '389c93ef8a1945af292df3161b326a1ba0c3908929de18782f9fa3f04810aa25',
    '4cd755792d9271218662f3f22786630b918825ea8332d9bbbf4b91b73ac3f04a',
    '979b29c11656395c6a519a913cb21a2a581848896eedd3877f7b738a333b80e0',
    'da6697fdcb40f81a9e7d0b8995f57e2c4dd83fc6ba0f65bdf1a6bbb08ca36218',
    '1407061e9a3066c936ce6265c68596b7114f825d50c2c7be124124d9d6670c16',
    '309a0b4bc625906fd90e2f7630df1a9efd9efced1e1680cf7bab70fe45ee6e6b',
  ],
  4: [
    '197308f629cc1e393e558e9f08eee3c73228a8560b9754589f5312fac18d0873',
    '84c2f820329d0f3e9bff7eb41673264980a5cd3e7c1a6682bffcc84555d37d20',
    'bb913433a841998b6339b00beb2bf2580e6a6fabcfac25a17c1bef957accaa78',
    '4ffac1ace3e444f3aa8862a4f96130eb799820cbc63e92819f586d994d4b8f74',
    '0896f7ad5f0cbe47493d96ce3769759056d76f832852035293a9fce16e725178',
    '35507788d5b822c54866da1d7482a9a3a06bd37fbba65976222a6e5977688bf9',
    'd48e6fddb62a6a759893aa7099464c33cfabffafb48e4b38b359677c7a4d4832',
  ],
}

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
  for (const version of [0, 5, 99]) {
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
