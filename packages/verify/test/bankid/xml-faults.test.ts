import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type BankIdFault, bankIdFaults, type BankIdProof } from '../../src/index.ts'
import { newKeys } from '../authority.support.ts'
import { encode, newSituation, xmlOf } from './situation.support.ts'

const { stranger, issue, genuine, judge, changed } = await newSituation()

const wrong: [BankIdFault, string, () => BankIdProof | Promise<BankIdProof>][] = [
  ['too_large', 'a megabyte', () => ({ ...genuine, signature: 'A'.repeat(1024 * 1024) })],
  ['xml_damaged', 'no base64', () => ({ ...genuine, signature: xmlOf(genuine) })],
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
  ['xml_damaged', 'an instruction', () => changed((xml) => xml.replace('<Object>', '<?x y?><Object>'))],
  [
    'xml_damaged',
    'ten thousand elements',
    () => changed((xml) => xml.replace('<Object>', `<Object>${'<a>'.repeat(10_000)}`)),
  ],
  ['structure_wrong', 'another document', () => ({ ...genuine, signature: encode('<a/>') })],
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
    'two references to one part',
    () => changed((xml) => xml.replace('#bidKeyInfo', '#bidSignedData')),
  ],
  [
    'structure_wrong',
    'a second transform',
    () => changed((xml) => xml.replace(/(<Transform .*?<\/Transform>)/, '$1$1')),
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
