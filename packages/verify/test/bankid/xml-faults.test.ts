import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type BankIdFault, bankIdFaults, type BankIdProof } from '../../src/index.ts'
import { newKeys } from '../authority.support.ts'
import { encode, newSituation, xmlOf } from './situation.support.ts'

const { stranger, issue, genuine, judge, changed } = await newSituation()

/** Changes the signature without the key that made it. */
const edit = (from: string | RegExp, to: string | ((found: string) => string)) => () =>
  changed((xml) => xml.replace(from, to as string))
/** Changes a part before it is signed. */
const sign = (from: string | RegExp, to: string) => () => issue({ change: (part) => part.replace(from, to) })
const whole = (signature: string) => () => ({ ...genuine, signature })

const dsig = 'http://www.w3.org/2000/09/xmldsig#'
const data = /(<bankIdSignedData.*<\/bankIdSignedData>)/
const forged = (all: string) => all.replace(/>[^<]*<\/usrVisibleData>/, `>${encode('forged')}</usrVisibleData>`) + all
const around = (all: string) =>
  all.replace('Id="bidSignedData"', 'Id="a"').replace('</bankIdSignedData>', `${all}</bankIdSignedData>`)
const prefixed = (xml: string) =>
  xml.replaceAll('Object>', 'a:Object>').replace('<Signature ', `<Signature xmlns:a="${dsig}" `)

const wrong: [BankIdFault, string, () => BankIdProof | Promise<BankIdProof>][] = [
  ['too_large', 'a megabyte', whole('A'.repeat(1024 * 1024))],
  ['xml_damaged', 'no base64', whole(xmlOf(genuine))],
  ['xml_damaged', 'no UTF-8', whole(encode(Uint8Array.of(0xff, 0xfe)))],
  ['xml_damaged', 'nothing', whole('')],
  ['xml_damaged', 'XML that is cut off', edit(/.{20}$/, '')],
  ['xml_damaged', 'two documents', () => changed((xml) => xml + xml.replace(/<\?.*?\?>/, ''))],
  ['xml_damaged', 'a DTD', edit('<Signature ', '<!DOCTYPE Signature [<!ENTITY a "b">]><Signature ')],
  ['xml_damaged', 'a character reference', edit('>Signing<', '>&#83;igning<')],
  ['xml_damaged', 'an instruction', edit('<Object>', '<?x y?><Object>')],
  ['xml_damaged', 'ten thousand elements', edit('<Object>', `<Object>${'<a>'.repeat(10_000)}`)],
  ['structure_wrong', 'another document', whole(encode('<a/>'))],
  ['structure_wrong', 'a prefix', () => changed(prefixed)],
  ['structure_wrong', 'another namespace', edit(`<Signature xmlns="${dsig}"`, '<Signature xmlns="urn:a"')],
  ['structure_wrong', 'text between elements', edit('<Object>', 'a<Object>')],
  ['structure_wrong', 'an element in a text', edit('>Signing<', '>Sign<a></a>ing<')],
  ['structure_wrong', 'one reference', edit(/<Reference URI="#bidKeyInfo">.*?<\/Reference>/, '')],
  ['structure_wrong', 'two references to one part', edit('#bidKeyInfo', '#bidSignedData')],
  ['structure_wrong', 'a second transform', edit(/(<Transform .*?<\/Transform>)/, '$1$1')],
  ['structure_wrong', 'forged data beside the signed data', edit(data, forged)],
  ['structure_wrong', 'the signed data inside forged data', edit(data, around)],
  ['structure_wrong', 'two texts', sign(/(<usrVisibleData .*?<\/usrVisibleData>)/, '$1$1')],
  ['structure_wrong', 'a text that is not UTF-8', sign(/("wysiwys">)[^<]*/, `$1${encode(Uint8Array.of(0xff))}`)],
  ['structure_wrong', 'another type of reference', sign(/ Type="[^"]*"/, ' Type="urn:a"')],
  ['structure_wrong', 'another attribute of a reference', sign(' URI="#bidKeyInfo"', ' Id="a" URI="#bidKeyInfo"')],
  ['structure_wrong', 'another attribute of an algorithm', sign('<SignatureMethod ', '<SignatureMethod Id="a" ')],
  ['structure_wrong', 'a parameter of an algorithm', sign('</SignatureMethod>', '<a></a></SignatureMethod>')],
  ['structure_wrong', 'a text in another character set', sign('charset="UTF-8"', 'charset="ISO-8859-1"')],
  ['structure_wrong', 'no certificate', () => issue({ chain: () => [] })],
  ['structure_wrong', 'seven certificates', () => issue({ chain: ([own]) => Array.from({ length: 7 }, () => own!) })],
  ['algorithm_wrong', 'SHA-1', sign('http://www.w3.org/2001/04/xmlenc#sha256', `${dsig}sha1`)],
  [
    'algorithm_wrong',
    'a canonical form that keeps comments',
    sign('REC-xml-c14n-20010315"', 'REC-xml-c14n-20010315#WithComments"'),
  ],
  [
    'algorithm_wrong',
    'a transform that leaves out what was signed',
    sign(/<Transform Algorithm="[^"]*"/, '<Transform Algorithm="http://www.w3.org/TR/1999/REC-xpath-19991116"'),
  ],
  ['signed_data_changed', 'another text', edit(/("wysiwys">)[^<]*/, `$1${encode('I owe you nothing')}`)],
  ['signed_data_changed', 'a name space of its own', edit('<srvInfo>', '<srvInfo xmlns="urn:a">')],
  ['key_info_changed', 'another certificate', edit(/(.*<X509Certificate>)[^<]*/, `$1${encode(stranger.der)}`)],
  [
    'signature_wrong',
    'another signature',
    edit(/<SignatureValue>[^<]*/, `<SignatureValue>${encode(randomBytes(256))}`),
  ],
  ['not_a_signature', 'an identification', () => issue({ purpose: 'Identification' })],
  ['not_a_signature', 'no text', sign(/<usrVisibleData .*<\/usrVisibleData>/, '')],
  ['certificate_damaged', 'no certificate in its place', sign(/(.*<X509Certificate>)[^<]*/, `$1${encode('a')}`)],
  ['algorithm_wrong', 'a key of 1024 bits', async () => issue({ certificate: { keys: await newKeys('RSA', 1024) } })],
]

test.each(wrong)('%s: %s', async (fault, _, make) => {
  const { faults, ...rest } = await judge(await make())
  expect(faults).toEqual([fault])
  expect(rest).toEqual({ person: null, visibleText: null, nonVisibleText: null, signedAt: null, root: null })
})

test('each fault of the XML has a case above', () => {
  const all = bankIdFaults.slice(0, bankIdFaults.indexOf('certificate_damaged') + 1)
  expect(new Set(wrong.map(([fault]) => fault))).toEqual(new Set(all))
})
