import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type BankIdFault, bankIdFaults, type BankIdProof, bankIdRoots, judgeBankId } from '../../src/index.ts'
import { checkIssued, readCertificate } from '../../src/cms/certificate.ts'
import { type Identity, newIdentity, newKeys } from '../authority.support.ts'
import { type BankIdAuthority, type BankIdFlaws, newBankIdAuthority } from './authority.support.ts'

const anna = { personalNumber: '199001012384', name: 'Anna Ängström', givenName: 'Anna', surname: 'Ängström' }
const said = { visibleText: '# Hyresavtal\nJag skriver under. € 𝄞', nonVisibleText: '{"format":"paraph-bankid"}' }
const at = new Date('2026-11-21T10:00:00Z')

let authority: BankIdAuthority
let stranger: Identity
let genuine: BankIdProof

beforeAll(async () => {
  authority = await newBankIdAuthority()
  stranger = await newIdentity({ kind: 'RSA', purpose: 'ocsp', from: new Date('2020-01-01') })
  genuine = await issue()
})

const issue = (flaws: BankIdFlaws = {}) => authority.issue(anna, { ...said, at, flaws })
const judge = (proof: BankIdProof, options: Partial<Parameters<typeof judgeBankId>[1]> = {}) =>
  judgeBankId(proof, { roots: [authority.root], at, ...options })

const encode = (xml: string | Uint8Array) => Buffer.from(xml as string).toString('base64')
const xmlOf = ({ signature }: BankIdProof) => Buffer.from(signature, 'base64').toString()
/** Changes the XML of a signature that holds, without the key that made it. */
const changed = (change: (xml: string) => string): BankIdProof => {
  const xml = xmlOf(genuine)
  const other = change(xml)
  expect(other).not.toBe(xml)
  return { ...genuine, signature: encode(other) }
}

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
  // The nonce belongs to the very text that BankID sent.
  expect((await judge(rewritten)).faults).toEqual(['ocsp_nonce_wrong'])
})

const wrong: [BankIdFault, string, () => BankIdProof | Promise<BankIdProof>][] = [
  ['too_large', 'a megabyte', () => ({ ...genuine, signature: 'A'.repeat(1024 * 1024) })],
  ['xml_damaged', 'no base64', () => ({ ...genuine, signature: xmlOf(genuine) })],
  [
    'xml_damaged',
    'base64 with a line break',
    () => ({ ...genuine, signature: `${genuine.signature.slice(0, 76)}\n${genuine.signature.slice(76)}` }),
  ],
  ['xml_damaged', 'no UTF-8', () => ({ ...genuine, signature: encode(Uint8Array.of(0xff, 0xfe)) })],
  ['xml_damaged', 'nothing', () => ({ ...genuine, signature: '' })],
  ['xml_damaged', 'XML that is cut off', () => changed((xml) => xml.slice(0, -20))],
  ['xml_damaged', 'two documents', () => changed((xml) => xml + xml.replace(/<\?.*?\?>/, ''))],
  [
    'xml_damaged',
    'a DTD',
    () => changed((xml) => xml.replace('<Signature ', '<!DOCTYPE Signature [<!ENTITY a "b">]><Signature ')),
  ],
  ['xml_damaged', 'a character reference', () => changed((xml) => xml.replace('>Signing<', '>&#83;igning<'))],
  ['xml_damaged', 'a comment in a text', () => changed((xml) => xml.replace('>Signing<', '>Sig<!-- -->ning<'))],
  [
    'xml_damaged',
    'a section of character data',
    () => changed((xml) => xml.replace('>Signing<', '><![CDATA[Signing]]><')),
  ],
  ['xml_damaged', 'an instruction', () => changed((xml) => xml.replace('<Object>', '<?x y?><Object>'))],
  [
    'xml_damaged',
    'ten thousand elements',
    () => changed((xml) => xml.replace('<Object>', `<Object>${'<a>'.repeat(10_000)}`)),
  ],
  [
    'xml_damaged',
    'ten thousand attributes',
    () =>
      changed((xml) =>
        xml.replace('<Object>', `<Object ${Array.from({ length: 10_000 }, (_, n) => `a${n}=""`).join(' ')}>`),
      ),
  ],
  ['structure_wrong', 'another document', () => ({ ...genuine, signature: encode('<a/>') })],
  [
    'structure_wrong',
    'a document around the signature',
    () => changed((xml) => `<a>${xml.replace(/<\?.*?\?>/, '')}</a>`),
  ],
  [
    'structure_wrong',
    'a prefix',
    () =>
      changed((xml) =>
        xml
          .replaceAll('Object>', 'a:Object>')
          .replace('<Signature ', '<Signature xmlns:a="http://www.w3.org/2000/09/xmldsig#" '),
      ),
  ],
  [
    'structure_wrong',
    'another namespace',
    () =>
      changed((xml) =>
        xml.replace('<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"', '<Signature xmlns="urn:a"'),
      ),
  ],
  ['structure_wrong', 'text between elements', () => changed((xml) => xml.replace('<Object>', 'a<Object>'))],
  ['structure_wrong', 'an element in a text', () => changed((xml) => xml.replace('>Signing<', '>Sign<a></a>ing<'))],
  [
    'structure_wrong',
    'one reference',
    () => changed((xml) => xml.replace(/<Reference URI="#bidKeyInfo">.*?<\/Reference>/, '')),
  ],
  [
    'structure_wrong',
    'a third reference',
    () => changed((xml) => xml.replace('</SignedInfo>', `${/<Reference .*?<\/Reference>/.exec(xml)![0]}</SignedInfo>`)),
  ],
  [
    'structure_wrong',
    'two references to one part',
    () => changed((xml) => xml.replace('#bidKeyInfo', '#bidSignedData')),
  ],
  ['structure_wrong', 'a reference to something else', () => changed((xml) => xml.replace('"#bidSignedData"', '""'))],
  [
    'structure_wrong',
    'a second transform',
    () => changed((xml) => xml.replace(/(<Transform .*?<\/Transform>)/, '$1$1')),
  ],
  [
    'structure_wrong',
    'an object before the one that was signed',
    () => changed((xml) => xml.replace('<Object>', '<Object><a></a></Object><Object>')),
  ],
  [
    'structure_wrong',
    'forged data beside the signed data',
    () =>
      changed((xml) =>
        xml.replace(
          /(<bankIdSignedData.*<\/bankIdSignedData>)/,
          (all) => all.replace(/>[^<]*<\/usrVisibleData>/, `>${encode('forged')}</usrVisibleData>`) + all,
        ),
      ),
  ],
  [
    'structure_wrong',
    'the signed data inside forged data',
    () =>
      changed((xml) =>
        xml.replace(/(<bankIdSignedData.*<\/bankIdSignedData>)/, (all) =>
          all.replace('Id="bidSignedData"', 'Id="a"').replace('</bankIdSignedData>', `${all}</bankIdSignedData>`),
        ),
      ),
  ],
  [
    'structure_wrong',
    'two texts',
    () => issue({ change: (part) => part.replace(/(<usrVisibleData .*?<\/usrVisibleData>)/, '$1$1') }),
  ],
  [
    'structure_wrong',
    'a text that is not UTF-8',
    () => issue({ change: (part) => part.replace(/("wysiwys">)[^<]*/, `$1${encode(Uint8Array.of(0xff))}`) }),
  ],
  [
    'structure_wrong',
    'another type of reference',
    () => issue({ change: (part) => part.replace(/ Type="[^"]*"/, ' Type="urn:a"') }),
  ],
  [
    'structure_wrong',
    'another attribute of a reference',
    () => issue({ change: (part) => part.replace(' URI="#bidKeyInfo"', ' Id="a" URI="#bidKeyInfo"') }),
  ],
  [
    'structure_wrong',
    'another attribute of an algorithm',
    () => issue({ change: (part) => part.replace('<SignatureMethod ', '<SignatureMethod Id="a" ') }),
  ],
  [
    'structure_wrong',
    'a parameter of an algorithm',
    () =>
      issue({
        change: (part) => part.replace('</SignatureMethod>', '<HMACOutputLength></HMACOutputLength></SignatureMethod>'),
      }),
  ],
  [
    'structure_wrong',
    'a reference without a digest',
    () => issue({ change: (part) => part.replace(/<DigestValue>[^<]*<\/DigestValue>/, '') }),
  ],
  [
    'structure_wrong',
    'a text in another character set',
    () => issue({ change: (part) => part.replace('charset="UTF-8"', 'charset="ISO-8859-1"') }),
  ],
  ['structure_wrong', 'no certificate', () => issue({ chain: () => [] })],
  ['structure_wrong', 'seven certificates', () => issue({ chain: ([own]) => Array.from({ length: 7 }, () => own!) })],
  [
    'algorithm_wrong',
    'SHA-1',
    () =>
      issue({
        change: (part) =>
          part.replace('http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2000/09/xmldsig#sha1'),
      }),
  ],
  [
    'algorithm_wrong',
    'a signature with HMAC',
    () =>
      issue({
        change: (part) =>
          part.replace(
            'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
            'http://www.w3.org/2000/09/xmldsig#hmac-sha1',
          ),
      }),
  ],
  [
    'algorithm_wrong',
    'a canonical form that keeps comments',
    () => issue({ change: (part) => part.replace('REC-xml-c14n-20010315"', 'REC-xml-c14n-20010315#WithComments"') }),
  ],
  [
    'algorithm_wrong',
    'a transform that leaves out what was signed',
    () =>
      issue({
        change: (part) =>
          part.replace(
            /<Transform Algorithm="[^"]*"/,
            '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"',
          ),
      }),
  ],
  [
    'signed_data_changed',
    'another text',
    () => changed((xml) => xml.replace(/("wysiwys">)[^<]*/, `$1${encode('I owe you nothing')}`)),
  ],
  [
    'signed_data_changed',
    'another text, and its digest',
    () =>
      changed((xml) =>
        xml
          .replace(/("wysiwys">)[^<]*/, `$1${encode('a')}`)
          .replace(/<DigestValue>[^<]*/, `<DigestValue>${encode(randomBytes(32))}`),
      ),
  ],
  [
    'signed_data_changed',
    'a name space of its own',
    () => changed((xml) => xml.replace('<srvInfo>', '<srvInfo xmlns="urn:a">')),
  ],
  [
    'key_info_changed',
    'another certificate',
    () => changed((xml) => xml.replace(/(.*<X509Certificate>)[^<]*/, `$1${encode(stranger.der)}`)),
  ],
  [
    'signature_wrong',
    'another digest in the signed information',
    async () => changed((xml) => xml.replace(' Type="http://www.bankid.com/signature/v1.0.0/types"', '')),
  ],
  [
    'signature_wrong',
    'another signature',
    () => changed((xml) => xml.replace(/<SignatureValue>[^<]*/, `<SignatureValue>${encode(randomBytes(256))}`)),
  ],
  ['not_a_signature', 'an identification', () => issue({ purpose: 'Identification' })],
  [
    'not_a_signature',
    'no text',
    () => issue({ change: (part) => part.replace(/<usrVisibleData .*<\/usrVisibleData>/, '') }),
  ],
  [
    'certificate_damaged',
    'something else in place of a certificate',
    () => issue({ change: (part) => part.replace(/(.*<X509Certificate>)[^<]*/, `$1${encode('a')}`) }),
  ],
  [
    'person_missing',
    'a company',
    () =>
      issue({
        certificate: { subject: { '2.5.4.3': 'Paraph AB', '2.5.4.5': '5560000001', '2.5.4.4': 'A', '2.5.4.42': 'B' } },
      }),
  ],
  ['person_missing', 'no name', () => issue({ certificate: { subject: { '2.5.4.5': anna.personalNumber } } })],
  ['key_usage_wrong', 'a certificate for identification', () => issue({ certificate: { keyUsage: 0x80 } })],
  ['chain_wrong', 'an issuer left out', () => issue({ chain: ([own, , bank]) => [own!, bank!] })],
  [
    'chain_wrong',
    'a certificate that a person issued',
    () => issue({ certificate: { issuer: { ...stranger, certificate: authority.customers.certificate } } }),
  ],
  [
    'chain_wrong',
    'a certificate that another person issued',
    async () => {
      const from = new Date('2020-01-01')
      const person = await newIdentity({ kind: 'RSA', issuer: authority.customers, keyUsage: 0x46, from })
      const chain = ([own, ...others]: Identity[]) => [own!, person, ...others]
      return issue({ certificate: { issuer: person }, ocsp: { issuer: person, responder: person }, chain })
    },
  ],
  [
    'chain_wrong',
    'more authorities than one of them allows',
    async () => {
      const options = { kind: 'RSA', ca: true, from: new Date('2020-01-01') } as const
      const first = await newIdentity({ ...options, name: 'First', issuer: authority.customers, pathLength: 0 })
      const second = await newIdentity({ ...options, name: 'Second', issuer: first })
      const chain = ([own, ...others]: Identity[]) => [own!, second, first, ...others]
      return issue({ certificate: { issuer: second }, ocsp: { issuer: second, responder: second }, chain })
    },
  ],
  [
    'chain_wrong',
    'an issuer of another name',
    async () => {
      const { keys } = authority.customers
      const from = new Date('2020-01-01')
      const renamed = await newIdentity({ name: 'Other', kind: 'RSA', ca: true, issuer: authority.bank, keys, from })
      const chain = ([own, , bank]: Identity[]) => [own!, renamed, bank!]
      return issue({ ocsp: { issuer: renamed, responder: renamed }, chain })
    },
  ],
  ['root_unknown', 'the bank left out', () => issue({ chain: (all) => all.slice(0, 2) })],
  [
    'root_unknown',
    'a chain that ends with its own root',
    () =>
      issue({
        certificate: { issuer: stranger },
        ocsp: { issuer: stranger, responder: stranger },
        chain: ([own]) => [own!],
      }),
  ],
  [
    'not_valid_then',
    'a certificate that has expired',
    () => issue({ certificate: { from: new Date('2020-01-01'), to: new Date(at.getTime() - 1000) } }),
  ],
  [
    'not_valid_then',
    'a certificate of tomorrow',
    () => issue({ certificate: { from: new Date(at.getTime() + 1000) } }),
  ],
  ['ocsp_damaged', 'nothing', () => ({ ...genuine, ocspResponse: '' })],
  ['ocsp_damaged', 'too much', () => ({ ...genuine, ocspResponse: encode(Buffer.alloc(100_000)) })],
  [
    'ocsp_damaged',
    'a response that is cut off',
    () => ({ ...genuine, ocspResponse: genuine.ocspResponse.slice(0, 400) }),
  ],
  ['ocsp_unsuccessful', 'an authority that could not answer', () => issue({ ocsp: { status: 6 } })],
  [
    'ocsp_other_certificate',
    'a response about the issuer',
    () => issue({ ocsp: { certificate: authority.customers.certificate, issuer: authority.bank } }),
  ],
  ['ocsp_nonce_wrong', 'no nonce', () => issue({ nonce: 'none' })],
  ['algorithm_wrong', 'a key of 1024 bits', async () => issue({ certificate: { keys: await newKeys('RSA', 1024) } })],
  ['ocsp_other_certificate', 'two answers', () => issue({ ocsp: { twice: true } })],
  ['ocsp_responder_wrong', 'a responder of another issuer', () => issue({ ocsp: { responder: stranger } })],
  [
    'ocsp_responder_wrong',
    'a certificate that may not answer',
    async () =>
      issue({
        ocsp: {
          responder: await newIdentity({ kind: 'RSA', issuer: authority.customers, from: new Date('2020-01-01') }),
        },
      }),
  ],
  [
    'ocsp_responder_wrong',
    'a responder that was not valid',
    async () =>
      issue({
        ocsp: {
          responder: await newIdentity({
            kind: 'RSA',
            purpose: 'ocsp',
            issuer: authority.customers,
            from: new Date('2010-01-01'),
            to: new Date('2020-01-01'),
          }),
        },
      }),
  ],
  [
    'ocsp_signature_wrong',
    'a signature of another key',
    () => issue({ ocsp: { responder: { ...authority.responder, keys: stranger.keys } } }),
  ],
  ['ocsp_nonce_wrong', 'a response for another signature', () => issue({ ocsp: { nonce: new Uint8Array(32) } })],
  ['ocsp_not_fresh', 'a response of an hour ago', () => issue({ ocsp: { at: new Date(at.getTime() - 3_600_000) } })],
  ['ocsp_not_fresh', 'a response of an hour later', () => issue({ ocsp: { at: new Date(at.getTime() + 3_600_000) } })],
  [
    'ocsp_revoked',
    'a certificate that was revoked',
    () => issue({ ocsp: { revokedAt: new Date(at.getTime() - 1000) } }),
  ],
  ['ocsp_unknown', 'a certificate that the authority does not know', () => issue({ ocsp: { unknown: true } })],
]

test.each(wrong)('%s: %s', async (fault, name, make) => {
  const { faults, ...rest } = await judge(await make())
  // A change of the XML is a change of what the nonce belongs to.
  const others = faults.filter((each) => each !== fault && each !== 'ocsp_nonce_wrong')
  // Without an issuer in between, the response is about a certificate of another issuer.
  expect(others).toEqual(name === 'an issuer left out' ? ['ocsp_other_certificate'] : [])
  expect(faults).toContain(fault)
  const isXml = bankIdFaults.indexOf(fault) <= bankIdFaults.indexOf('certificate_damaged')
  expect(rest.visibleText).toBe(isXml ? null : said.visibleText)
  expect(fault.startsWith('ocsp') && rest.signedAt !== null).toBe(false)
})

test('each fault has a case above', () => {
  expect(new Set(wrong.map(([fault]) => fault))).toEqual(new Set(bankIdFaults))
})

test('several faults are all told', async () => {
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

test('no change of a byte or of a piece goes unnoticed, and none throws', async () => {
  let seed = 20261122
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const mutateOnce = (bytes: Buffer): Buffer => {
    const from = random(bytes.length)
    const piece = bytes.subarray(from, from + 1 + random(80))
    const to = random(bytes.length)
    const [head, tail] = [bytes.subarray(0, to), bytes.subarray(to)]
    const kind = random(4)
    if (kind === 0) return Buffer.concat([head, tail.subarray(piece.length)])
    if (kind === 1) return Buffer.concat([head, piece, tail])
    if (kind === 2) return Buffer.concat([head, piece, tail.subarray(piece.length)])
    const copy = Buffer.from(bytes)
    copy[from]! ^= 1 << random(8)
    return copy
  }
  const mutate = (text: string): string => {
    for (;;) {
      const other = encode(mutateOnce(Buffer.from(text, 'base64')))
      if (other !== text) return other
    }
  }
  const noticed = new Set<BankIdFault>()
  for (let round = 0; round < 150; round++) {
    const signature = mutate(genuine.signature)
    const byXml = await judge({ ...genuine, signature })
    expect(byXml.person, signature).toBeNull()
    // The nonce alone would notice each change of the XML, so it must not be what notices it.
    expect([undefined, 'ocsp_nonce_wrong'], signature).not.toContain(byXml.faults[0])
    const ocspResponse = mutate(genuine.ocspResponse)
    const byOcsp = await judge({ ...genuine, ocspResponse })
    expect(byOcsp, ocspResponse).toMatchObject({ faults: [expect.stringMatching('^ocsp_')], signedAt: null })
    for (const fault of [...byXml.faults, ...byOcsp.faults]) noticed.add(fault)
  }
  expect(noticed.size).toBeGreaterThan(8)
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
