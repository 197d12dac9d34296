import { expect, test } from 'vitest'
import { type BankIdFault, bankIdFaults, type BankIdProof } from '../../src/index.ts'
import { type Identity, type IdentityOptions, newIdentity } from '../authority.support.ts'
import { at, encode, newSituation, said } from './situation.support.ts'

const { authority, stranger, issue, genuine, judge } = await newSituation()

const { customers, bank, responder } = authority
const from = new Date('2020-01-01')
const before = (ms: number) => new Date(at.getTime() - ms)
const HOUR = 3_600_000

/** A signature under another issuer, which has the key and the name of the right one. */
const issuedBy = async (options: IdentityOptions) => {
  const name = 'Simulated Bank Customer CA for BankID'
  const issuer = await newIdentity({
    name,
    kind: 'RSA',
    ca: true,
    issuer: bank,
    keys: customers.keys,
    from,
    ...options,
  })
  return issue({ certificate: { issuer }, ocsp: { issuer }, chain: ([own, , root]) => [own!, issuer, root!] })
}
/** Returns a signature. The last of these issuers has issued the certificate of the person. */
const under = (...issuers: Identity[]) => {
  const issuer = issuers.at(-1)!
  const chain = ([own, ...others]: Identity[]) => [own!, ...issuers.toReversed(), ...others]
  return issue({ certificate: { issuer }, ocsp: { issuer, responder: issuer }, chain })
}
const answeredBy = async (options: IdentityOptions) =>
  issue({ ocsp: { responder: await newIdentity({ kind: 'RSA', issuer: customers, from, ...options }) } })
const company = { '2.5.4.3': 'Paraph AB', '2.5.4.5': '5560000001', '2.5.4.4': 'A', '2.5.4.42': 'B' }

const wrong: [BankIdFault, string, () => BankIdProof | Promise<BankIdProof>][] = [
  ['person_missing', 'a company', () => issue({ certificate: { subject: company } })],
  ['key_usage_wrong', 'a certificate for identification', () => issue({ certificate: { keyUsage: 0x80 } })],
  ['chain_wrong', 'an issuer left out', () => issue({ chain: ([own, , bank]) => [own!, bank!] })],
  [
    'chain_wrong',
    'a certificate that a person issued',
    () => issue({ certificate: { issuer: { ...stranger, certificate: customers.certificate } } }),
  ],
  [
    'chain_wrong',
    'a certificate that another person issued',
    async () => under(await newIdentity({ kind: 'RSA', issuer: customers, keyUsage: 0x46, from })),
  ],
  [
    'chain_wrong',
    'more authorities than one of them allows',
    async () => {
      const options = { kind: 'RSA', ca: true, from } as const
      const first = await newIdentity({ ...options, name: 'First', issuer: customers, pathLength: 0 })
      return under(first, await newIdentity({ ...options, name: 'Second', issuer: first }))
    },
  ],
  [
    'chain_wrong',
    'an issuer of another name',
    async () => {
      const { keys } = customers
      const renamed = await newIdentity({ name: 'Other', kind: 'RSA', ca: true, issuer: bank, keys, from })
      const chain = ([own, , bank]: Identity[]) => [own!, renamed, bank!]
      return issue({ ocsp: { issuer: renamed, responder: renamed }, chain })
    },
  ],
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
  ['not_valid_then', 'a certificate that has expired', () => issue({ certificate: { from, to: before(1000) } })],
  ['not_valid_then', 'an issuer that had expired', () => issuedBy({ to: before(1000) })],
  ['chain_wrong', 'an issuer with a condition that no program knows', () => issuedBy({ hasUnknownCondition: true })],
  ['ocsp_damaged', 'nothing', () => ({ ...genuine, ocspResponse: '' })],
  ['ocsp_damaged', 'too much', () => ({ ...genuine, ocspResponse: encode(Buffer.alloc(100_000)) })],
  ['ocsp_damaged', 'a part', () => ({ ...genuine, ocspResponse: genuine.ocspResponse.slice(0, 400) })],
  ['ocsp_unsuccessful', 'an authority that could not answer', () => issue({ ocsp: { status: 6 } })],
  [
    'ocsp_other_certificate',
    'a response about the issuer',
    () => issue({ ocsp: { certificate: customers.certificate, issuer: bank } }),
  ],
  ['ocsp_nonce_wrong', 'no nonce', () => issue({ nonce: 'none' })],
  ['ocsp_other_certificate', 'two answers', () => issue({ ocsp: { twice: true } })],
  ['ocsp_responder_wrong', 'a responder of another issuer', () => issue({ ocsp: { responder: stranger } })],
  ['ocsp_responder_wrong', 'a certificate that may not answer', () => answeredBy({})],
  [
    'ocsp_responder_wrong',
    'a responder that was not valid',
    () => answeredBy({ purpose: 'ocsp', from: new Date('2010-01-01'), to: from }),
  ],
  [
    'ocsp_signature_wrong',
    'a signature of another key',
    () => issue({ ocsp: { responder: { ...responder, keys: stranger.keys } } }),
  ],
  ['ocsp_nonce_wrong', 'a response for another signature', () => issue({ ocsp: { nonce: new Uint8Array(32) } })],
  ['ocsp_not_fresh', 'a response of an hour ago', () => issue({ ocsp: { at: before(HOUR) } })],
  ['ocsp_not_fresh', 'a response of an hour later', () => issue({ ocsp: { at: before(-HOUR) } })],
  ['ocsp_not_fresh', 'what was known an hour ago', () => issue({ ocsp: { thisUpdate: before(HOUR) } })],
  ['ocsp_revoked', 'a certificate that was revoked', () => issue({ ocsp: { revokedAt: before(1000) } })],
  ['ocsp_unknown', 'a certificate that the authority does not know', () => issue({ ocsp: { unknown: true } })],
]

test.each(wrong)('%s: %s', async (fault, name, make) => {
  const { faults, ...rest } = await judge(await make())
  // Without an issuer in between, the response is about a certificate of another issuer.
  expect(faults).toEqual(name === 'an issuer left out' ? [fault, 'ocsp_other_certificate'] : [fault])
  expect(rest.visibleText).toBe(said.visibleText)
  expect(fault.startsWith('ocsp') && rest.signedAt !== null).toBe(false)
})

test('each fault of the certificates and of the OCSP response has a case above', () => {
  const all = bankIdFaults.slice(bankIdFaults.indexOf('certificate_damaged') + 1)
  expect(new Set(wrong.map(([fault]) => fault))).toEqual(new Set(all))
})
