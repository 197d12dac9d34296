import { expect, test } from 'vitest'
import { readCertificate } from '../src/cms/certificate.ts'
import { checkRevocation } from '../src/cms/revocation.ts'
import { type Identity, newIdentity, revocation } from './authority.support.ts'

const HOUR = 3_600_000
const now = new Date()
const hours = (count: number) => new Date(now.getTime() + count * HOUR)
const from = hours(-100)

const issuer = await newIdentity({ name: 'Test issuer', ca: true, from })
const certificate = await newIdentity({ issuer, from })

type Options = Parameters<typeof revocation>[1]

/** Judges an answer about revocation. By default, the issuer gives the answer (`by`), and the answer is about the certificate (`of`). */
async function judge(as: 'ocsp' | 'crl', options: Options = {}, by: Identity = issuer, of: Identity = certificate) {
  const provider = revocation([by], { as, at: now, ...options })
  const bytes = await (as === 'ocsp' ? provider.getOCSP!(of.der, by.der) : provider.getCRL!(of.der))
  const [ocspResponses, crls] = as === 'ocsp' ? [[bytes], []] : [[], [bytes]]
  const data = { ocspResponses, crls } as never
  return checkRevocation(readCertificate(certificate.der), readCertificate(issuer.der), data, now)
}

test.each(['ocsp', 'crl'] as const)(
  '%s: an answer says that the certificate is good, was revoked, or was not yet',
  async (as) => {
    expect(await judge(as)).toBe('good')
    expect(await judge(as, { revokedAt: hours(-1) })).toBe('revoked')
    expect(await judge(as, { revokedAt: hours(1) })).toBe('good')
  },
)

test('an answer that had expired does not count', async () => {
  expect(await judge('ocsp', { at: hours(-25) })).toBe('missing')
  expect(await judge('crl', { at: hours(-25) })).toBe('missing')
})

test('a responder must have been valid when it answered', async () => {
  const responder = (to: Date) => newIdentity({ name: 'Responder', issuer, purpose: 'ocsp', from, to })
  expect(await judge('ocsp', { responder: await responder(hours(1)) })).toBe('good')
  expect(await judge('ocsp', { responder: await responder(hours(-1)) })).toBe('missing')
})

test('a list counts only from an authority of that name, which may list revocations', async () => {
  const renamed = await newIdentity({ name: 'Other', ca: true, keys: issuer.keys, from })
  expect(await judge('crl', {}, renamed, await newIdentity({ issuer: renamed, from }))).toBe('missing')
  expect(await judge('crl', { hasUnknownCondition: true })).toBe('missing')
  const silent = await newIdentity({ name: 'Test issuer', ca: true, keys: issuer.keys, keyUsage: 0x04, from })
  const crl = await revocation([issuer], { as: 'crl', at: now }).getCRL!(certificate.der)
  const data = { ocspResponses: [], crls: [crl] } as never
  expect(await checkRevocation(readCertificate(certificate.der), readCertificate(silent.der), data, now)).toBe(
    'missing',
  )
})

test('a list that is too large to be read is said to be so, and another answer still counts', async () => {
  const elements = 200_001
  const many = new Uint8Array(5 + 2 * elements)
  many.set([0x30, 0x83, (2 * elements) >> 16, ((2 * elements) >> 8) & 255, (2 * elements) & 255])
  for (let at = 5; at < many.length; at += 2) many[at] = 5
  const judge = (crls: Uint8Array[], ocspResponses: (Uint8Array | null)[] = []) =>
    checkRevocation(
      readCertificate(certificate.der),
      readCertificate(issuer.der),
      { ocspResponses, crls } as never,
      now,
    )
  expect(await judge([new Uint8Array(2 * 1024 * 1024 + 1)])).toBe('too_large')
  expect(await judge([many])).toBe('too_large')
  expect(await judge([many.subarray(0, 9)])).toBe('missing')
  expect(await judge([many], [await revocation([issuer], { at: now }).getOCSP!(certificate.der, issuer.der)])).toBe(
    'good',
  )
})

test('an answer that says revoked wins over one that says good', async () => {
  const good = await revocation([issuer], { at: now }).getOCSP!(certificate.der, issuer.der)
  const revoked = await revocation([issuer], { as: 'crl', at: now, revokedAt: hours(-1) }).getCRL!(certificate.der)
  const data = { ocspResponses: [good], crls: [revoked] } as never
  expect(await checkRevocation(readCertificate(certificate.der), readCertificate(issuer.der), data, now)).toBe(
    'revoked',
  )
})
