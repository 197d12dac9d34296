import * as asn1js from 'asn1js'
import { expect, test } from 'vitest'
import { verifyCms } from '../../src/cms/signed-data.ts'
import { attribute, newIdentity } from '../authority.support.ts'
import { type CmsFlaws, newCms } from './cms.support.ts'

const self = await newIdentity()
/** A certificate with the same name and the same key as `self`: only its serial number and its bytes differ. */
const twin = await newIdentity({ keys: self.keys })
const content = new TextEncoder().encode('The bytes of the file')
const contentType = '1.2.840.113549.1.7.1'
const hashContent = async (hash: string) => new Uint8Array(await crypto.subtle.digest(hash, content))

const judge = async (flaws: CmsFlaws) => {
  const verified = await verifyCms(await newCms(self, content, flaws), { contentType, hashContent })
  return typeof verified === 'string' ? verified : 'holds'
}

test.each<[string, CmsFlaws]>([
  ['nothing else', {}],
  ['its algorithms among the signed attributes', { protection: 'right' }],
  ['the number of its certificate', { boundNumber: self.certificate.serialNumber }],
])('a signature with %s holds', async (_, flaws) => {
  expect(await judge(flaws)).toBe('holds')
})

test.each<[string, string, CmsFlaws]>([
  ['wrong', 'another type of the content among the signed attributes', { signedType: '1.2.840.113549.1.7.2' }],
  ['wrong', 'another digest algorithm among the signed attributes', { protection: 'digest' }],
  ['wrong', 'another signature algorithm among the signed attributes', { protection: 'signature' }],
  ['wrong', 'algorithms among the signed attributes that can’t be read', { protection: 'number' }],
  ['wrong', 'content of its own', { isEnclosed: true }],
  ['wrong', 'another version', { version: 3 }],
  ['wrong', 'another version of the signer', { signerVersion: 3 }],
  ['wrong', 'two signers', { signers: 2 }],
  ['wrong', 'an algorithm that it does not use', { algorithms: ['2.16.840.1.101.3.4.2.1', '2.16.840.1.101.3.4.2.3'] }],
  ['wrong', 'no list of its algorithms', { algorithms: [] }],
  ['wrong', 'an attribute that nothing protects', { unsigned: attribute('1.2.3', new asn1js.Null()) }],
  ['changed', 'the digest of other bytes', { digest: new Uint8Array(32) }],
  ['unbound', 'no certificate among the signed attributes', { binding: 'none' }],
  ['unbound', 'another certificate among the signed attributes', { binding: twin }],
  ['unbound', 'the number of another certificate', { boundNumber: twin.certificate.serialNumber }],
])('%s: a signature with %s', async (fault, _, flaws) => {
  expect(await judge(flaws)).toBe(fault)
})

test('wrong: a signature of another type, although it says so itself', async () => {
  const der = await newCms(self, content)
  expect(await verifyCms(der, { contentType: '1.2.840.113549.1.9.16.1.4', hashContent })).toBe('wrong')
})

test('a signed attribute that stands twice is refused, because readers could take either', async () => {
  await expect(judge({ isRepeated: true })).rejects.toThrow(SyntaxError)
})
