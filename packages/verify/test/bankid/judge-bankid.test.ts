import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bankIdRoots } from '../../src/index.ts'
import { checkIssued, readCertificate } from '../../src/cms/certificate.ts'
import { anna, at, newSituation, said } from './situation.support.ts'

const { authority, issue, genuine, judge, changed, judgeChanges } = await newSituation()

test('a signature of BankID holds, and says who signed what, and when', async () => {
  expect(await judge(genuine)).toEqual({
    faults: [],
    person: anna,
    ...said,
    signedAt: at.toISOString(),
    root: createHash('sha256').update(authority.root).digest('hex'),
  })
  const { nonVisibleText } = await judge(await authority.issue(anna, { visibleText: 'Jag', at }))
  expect(nonVisibleText).toBeNull()
})

test('a signature holds in any other form that has the same canonical form', async () => {
  const rewritten = changed((xml) =>
    xml
      .replace(/<(\w+) ([^<>]*)><\/\1>/g, '<$1 $2/>')
      .replace(/<Reference (Type="[^"]*") (URI="[^"]*")>/, '<Reference\n$2 $1  >')
      .replace('</SignatureValue>', '</SignatureValue>\n'),
  )
  // The nonce fits only the exact text that BankID sent.
  expect((await judge(rewritten)).faults).toEqual(['ocsp_nonce_wrong'])
})

test('the judgement lists all of several faults', async () => {
  const { faults } = await judge(await issue({ ocsp: { unknown: true }, certificate: { keyUsage: 0x80 } }), {
    roots: [],
  })
  expect(faults).toEqual(['key_usage_wrong', 'ocsp_unknown'])
  expect((await judge(genuine, { roots: Object.values(bankIdRoots) })).faults).toEqual(['root_unknown'])
  expect((await judge(genuine, { at: new Date() })).faults).toContain('ocsp_not_fresh')
})

test('an OCSP response that the issuer signed itself, or with a nonce in the form of RFC 8954, holds', async () => {
  const direct = await issue({ ocsp: { responder: authority.customers } })
  expect((await judge(direct)).faults).toEqual([])
  expect((await judge(await issue({ nonce: 'wrapped' }))).faults).toEqual([])
})

// Many more changes are tested in ../campaigns/bankid.test.ts.
test('each of 20 changes of a byte or of a piece is found, and none throws', async () => {
  expect((await judgeChanges(20)).size).toBeGreaterThan(1)
})

test('the roots of BankID are the published ones, and sign themselves', async () => {
  const facts = {
    production: [
      'ca32588e385b961d58e26010c6f8c839f7ca071e497de6b7841640a61506fd31',
      '678abab2ea481c7af53b6837277206eb9163cb53',
    ],
    test: [
      'c6faeaf8ccadcfd0738dc99140ca788c1a19a93f843c5a9ec1369872d50e45f2',
      '4af7a36a08da083817195328c8daa6d634d85aba',
    ],
  } as const
  for (const [name, der] of Object.entries(bankIdRoots)) {
    const [sha256, keyId] = facts[name as keyof typeof facts]
    expect(createHash('sha256').update(der).digest('hex')).toBe(sha256)
    const root = readCertificate(der)
    expect(await checkIssued(root, root)).toBe('valid')
    const key = root.x509.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView
    expect(createHash('sha1').update(key).digest('hex')).toBe(keyId)
  }
})

test('a root that can’t be read is a mistake of the caller', async () => {
  await expect(judge(genuine, { roots: [Uint8Array.of(1)] })).rejects.toThrow(TypeError)
})
