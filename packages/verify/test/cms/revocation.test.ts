import { expect, test } from 'vitest'
import { readCertificate } from '../../src/cms/certificate.ts'
import { checkRevocation } from '../../src/cms/revocation.ts'
import { type Identity, type IdentityOptions, newIdentity, revocation } from '../authority.support.ts'

const HOUR = 3_600_000
const now = new Date()
const hours = (count: number) => new Date(now.getTime() + count * HOUR)
const from = hours(-100)

const issuer = await newIdentity({ name: 'Test issuer', ca: true, from })
const certificate = await newIdentity({ issuer, from })

type Options = Parameters<typeof revocation>[1]

/** Judges answers about the certificate. */
const check = (data: object, by = issuer) =>
  checkRevocation(
    readCertificate(certificate.der),
    readCertificate(by.der),
    { ocspResponses: [], crls: [], ...data } as never,
    now,
  )

/** Judges an answer about revocation. By default, the issuer gives the answer (`by`), and the answer is about the certificate (`of`). */
async function judge(as: 'ocsp' | 'crl', options: Options = {}, by: Identity = issuer, of: Identity = certificate) {
  const provider = revocation([by], { as, at: now, ...options })
  if (as === 'ocsp') return check({ ocspResponses: [await provider.getOCSP!(of.der, by.der)] })
  return check({ crls: [await provider.getCRL!(of.der)] })
}

test.each(['ocsp', 'crl'] as const)(
  '%s: an answer says good, revoked, or not yet revoked, and an expired one says nothing',
  async (as) => {
    expect(await judge(as)).toBe('good')
    expect(await judge(as, { revokedAt: hours(-1) })).toBe('revoked')
    expect(await judge(as, { revokedAt: hours(1) })).toBe('good')
    expect(await judge(as, { at: hours(-25) }), 'expired').toBe('missing')
  },
)

test('a responder counts only if the issuer named it, and if it was valid when it answered', async () => {
  const answerOf = async (options: IdentityOptions) =>
    judge('ocsp', { responder: await newIdentity({ name: 'Responder', from, ...options }) })
  expect(await answerOf({ issuer, purpose: 'ocsp', to: hours(1) })).toBe('good')
  expect(await answerOf({ issuer, purpose: 'ocsp', to: hours(-1) })).toBe('missing')
  expect(await answerOf({ issuer })).toBe('missing')
  expect(await answerOf({ purpose: 'ocsp' })).toBe('missing')
})

test('an answer about another certificate, or a list that another authority signed, does not count', async () => {
  const other = await newIdentity({ issuer, from })
  expect(await judge('ocsp', { about: other })).toBe('missing')
  expect(await judge('crl', { responder: other })).toBe('missing')
  expect(await judge('crl', { responder: other, revokedAt: hours(-1) })).toBe('missing')
})

test('a list counts only from an authority of that name, which may list revocations', async () => {
  const renamed = await newIdentity({ name: 'Other', ca: true, keys: issuer.keys, from })
  expect(await judge('crl', {}, renamed, await newIdentity({ issuer: renamed, from }))).toBe('missing')
  expect(await judge('crl', { hasUnknownCondition: true })).toBe('missing')
  const silent = await newIdentity({ name: 'Test issuer', ca: true, keys: issuer.keys, keyUsage: 0x04, from })
  const crl = await revocation([issuer], { as: 'crl', at: now }).getCRL!(certificate.der)
  expect(await check({ crls: [crl] }, silent)).toBe('missing')
})

test('a list that is too large to be read is said to be so, and another answer still counts', async () => {
  const elements = 200_001
  const many = new Uint8Array(5 + 2 * elements)
  many.set([0x30, 0x83, (2 * elements) >> 16, ((2 * elements) >> 8) & 255, (2 * elements) & 255])
  for (let at = 5; at < many.length; at += 2) many[at] = 5
  expect(await check({ crls: [new Uint8Array(2 * 1024 * 1024 + 1)] })).toBe('too_large')
  expect(await check({ crls: [many] })).toBe('too_large')
  expect(await check({ crls: [many.subarray(0, 9)] })).toBe('missing')
  const good = await revocation([issuer], { at: now }).getOCSP!(certificate.der, issuer.der)
  expect(await check({ crls: [many], ocspResponses: [good] })).toBe('good')
})

test('an answer that says revoked wins over one that says good', async () => {
  const good = await revocation([issuer], { at: now }).getOCSP!(certificate.der, issuer.der)
  const revoked = await revocation([issuer], { as: 'crl', at: now, revokedAt: hours(-1) }).getCRL!(certificate.der)
  expect(await check({ ocspResponses: [good], crls: [revoked] })).toBe('revoked')
})
