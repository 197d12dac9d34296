import { expect, test } from 'vitest'
import { type BankIdFault, bankIdFaults, type BankIdProof } from '../../src/index.ts'
import { type Identity, newIdentity } from '../authority.support.ts'
import { at, encode, newSituation, said } from './situation.support.ts'

const { authority, stranger, issue, genuine, judge } = await newSituation()

const wrong: [BankIdFault, string, () => BankIdProof | Promise<BankIdProof>][] = [
  [
    'person_missing',
    'a company',
    () =>
      issue({
        certificate: { subject: { '2.5.4.3': 'Paraph AB', '2.5.4.5': '5560000001', '2.5.4.4': 'A', '2.5.4.42': 'B' } },
      }),
  ],
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
    'an issuer that had expired',
    async () => {
      const { keys } = authority.customers
      const [from, to] = [new Date('2020-01-01'), new Date(at.getTime() - 1000)]
      const name = 'Simulated Bank Customer CA for BankID'
      const issuer = await newIdentity({ name, kind: 'RSA', ca: true, issuer: authority.bank, keys, from, to })
      const chain = ([own, , bank]: Identity[]) => [own!, issuer, bank!]
      return issue({ certificate: { issuer }, ocsp: { issuer }, chain })
    },
  ],
  [
    'chain_wrong',
    'an issuer with a condition that no program knows',
    async () => {
      const { keys } = authority.customers
      const name = 'Simulated Bank Customer CA for BankID'
      const options = { ca: true, hasUnknownCondition: true, from: new Date('2020-01-01') }
      const issuer = await newIdentity({ name, kind: 'RSA', issuer: authority.bank, keys, ...options })
      const chain = ([own, , bank]: Identity[]) => [own!, issuer, bank!]
      return issue({ certificate: { issuer }, ocsp: { issuer }, chain })
    },
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
    'ocsp_not_fresh',
    'a new response that only says what was known an hour ago',
    () => issue({ ocsp: { thisUpdate: new Date(at.getTime() - 3_600_000) } }),
  ],
  [
    'ocsp_revoked',
    'a certificate that was revoked',
    () => issue({ ocsp: { revokedAt: new Date(at.getTime() - 1000) } }),
  ],
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
