import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { type Level, verifySeal } from '../src/index.ts'
import { newIdentity, revocation, timestampAuthority } from './authority.support.ts'
import { newEvidence, newOriginal, seal, sha256 } from './sample.support.ts'

const self = await newIdentity()
const root = await newIdentity({ name: 'Test root', ca: true })
const intermediate = await newIdentity({ name: 'Test issuer', ca: true, issuer: root })
const issued = await newIdentity({ issuer: intermediate })
const authority = await newIdentity({ name: 'Test clock', issuer: root, purpose: 'timestamps' })
const trusted = [root.der]
const clock = timestampAuthority(authority, { chain: [root] })

/** Seals with the certificate of a chain, a timestamp and answers about revocation. */
const sealAt = (level: Level, options: Parameters<typeof seal>[1] = {}) =>
  seal(issued, {
    chain: [intermediate, root],
    level,
    timestampAuthority: clock,
    revocationProvider: revocation([root, intermediate]),
    ...options,
  })

const plain = await newOriginal()
const sealed = { 'B-B': await sealAt('B-B', { original: plain }), 'B-T': await sealAt('B-T', { original: plain }) }

const codes = async (pdf: Uint8Array, options: Parameters<typeof verifySeal>[1] = { trusted }) => {
  const { verdict, reasons } = await verifySeal(pdf, options)
  return [verdict, ...reasons.map(({ code }) => code)]
}

test.each(['EC', 'RSA'] as const)(
  'a seal with a trusted %s certificate that vouches for itself holds',
  async (kind) => {
    const identity = await newIdentity({ kind })
    const original = await newOriginal()
    const report = await verifySeal(await seal(identity, { original }), { trusted: [identity.der] })
    expect(report).toMatchObject({
      verdict: 'holds',
      reasons: [],
      intact: 'yes',
      sealer: {
        name: 'Paraph test seal',
        organization: 'Paraph AB',
        selfSigned: true,
        confirmedBy: 'certificate',
        fingerprint: sha256(identity.der),
        revocation: 'not_needed',
      },
      when: { timestamps: [], level: 'B-B' },
      parties: [
        {
          party: { name: 'Anna Lindqvist', signature: { link: 'MESSAGE', verification: 'SMS_BEFORE_SIGNING' } },
          agrees: true,
        },
        { party: { name: 'Björn Åkesson', signature: { link: 'API', verification: 'NONE' } }, agrees: true },
      ],
      evidence: { document: { title: 'Tenancy agreement', file: { sha256: sha256(original) } } },
      otherSignatures: 0,
      notChecked: ['persons', 'time', 'signature_pages', 'account_chain'],
    })
  },
)

test('without a trusted certificate, an unchanged file is intact, but its sealer is not confirmed', async () => {
  const pdf = await seal(self, { original: plain })
  const report = await verifySeal(pdf)
  expect(report).toMatchObject({ verdict: 'cannot_be_said', intact: 'yes', sealer: { confirmedBy: null } })
  expect(report.reasons).toEqual([{ code: 'sealer_unconfirmed' }])
  expect(report.notChecked).toContain('sealer')
  const stranger = await newIdentity()
  expect(await codes(pdf, { trusted: [stranger.der] })).toEqual(['cannot_be_said', 'sealer_unconfirmed'])
})

test.each<[Level, boolean]>([
  ['B-B', false],
  ['B-T', true],
  ['B-LT', false],
  ['B-LTA', true],
])('a seal of level %s holds with a trusted root (cross-references compressed: %s)', async (level, compressed) => {
  const report = await verifySeal(await sealAt(level, { original: await newOriginal({ compressed }) }), { trusted })
  expect(report).toMatchObject({ verdict: 'holds', reasons: [], intact: 'yes', when: { level } })
  expect(report.sealer!.revocation).toBe(level === 'B-B' || level === 'B-T' ? 'missing' : 'good')
  const archival = { authority: 'Test clock', trusted: true, archival: true }
  const signed = { ...archival, archival: false }
  const timestamps = { 'B-B': [], 'B-T': [signed], 'B-LT': [signed], 'B-LTA': [signed, archival] }[level]
  expect(report.when!.timestamps).toMatchObject(timestamps)
})

test('a root that is not trusted confirms nothing, and neither does its timestamp', async () => {
  const report = await verifySeal(sealed['B-T'])
  expect(report).toMatchObject({ verdict: 'cannot_be_said', intact: 'yes', when: { timestamps: [{ trusted: false }] } })
  expect(report.notChecked).toContain('timestamp_authority')
})

test('an issuer that did not issue the certificate confirms nothing', async () => {
  const impostor = await newIdentity({ name: 'Test root', ca: true })
  expect(await codes(sealed['B-B'], { trusted: [impostor.der] })).toEqual(['cannot_be_said', 'sealer_unconfirmed'])
  // A certificate that is not an authority can't issue others.
  const user = await newIdentity({ name: 'A user', issuer: root })
  const forged = await newIdentity({ issuer: user })
  expect(await codes(await seal(forged, { chain: [user, root] }))).toContain('sealer_unconfirmed')
})

test('a certificate that was not valid when it sealed does not hold', async () => {
  const from = new Date(Date.now() - 2 * 86_400_000)
  const expired = await newIdentity({ issuer: root, from, to: new Date(Date.now() - 86_400_000) })
  expect(await codes(await seal(expired, { chain: [root] }))).toContain('not_valid_then')
})

test('a certificate that expired since then needs a trusted timestamp', async () => {
  const now = new Date(Date.now() + 299 * 86_400_000 + 2 * 86_400_000)
  expect(await codes(sealed['B-B'], { trusted, now })).toEqual(['cannot_be_said', 'expired_since'])
  expect(await codes(sealed['B-T'], { trusted, now })).toEqual(['holds'])
})

test('a timestamp that nobody trusts does not replace a trusted one after the certificate has expired', async () => {
  const now = new Date(Date.now() + 301 * 86_400_000)
  const stranger = timestampAuthority(await newIdentity({ name: 'Test clock', purpose: 'timestamps' }))
  const pdf = await sealAt('B-T', { timestampAuthority: stranger })
  expect(await codes(pdf, { trusted, now })).toEqual(['cannot_be_said', 'expired_since'])
})

test('an issuer that had expired, may not issue, or has an unknown condition, confirms nothing', async () => {
  const from = new Date(Date.now() - 2 * 86_400_000)
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const options of [{ from, to: yesterday }, { keyUsage: 0x02 }, { hasUnknownCondition: true }]) {
    const issuer = await newIdentity({ name: 'Test issuer', ca: true, issuer: root, ...options })
    const pdf = await seal(await newIdentity({ issuer }), { chain: [issuer, root] })
    expect(await codes(pdf)).toContain('sealer_unconfirmed')
  }
})

test('a seal with a certificate that no chain needs does not hold', async () => {
  expect(await codes(await seal(self, { chain: [root] }), { trusted: [self.der] })).toEqual([
    'does_not_hold',
    'certificates_wrong',
  ])
})

test('a timestamp after the seal that is about other bytes does not hold', async () => {
  const pdf = await PDF.load(await seal(self))
  const { bytes } = await pdf.addTimestamp({ timestampAuthority: timestampAuthority(authority, { lies: true }) })
  expect(await codes(bytes, { trusted: [self.der] })).toEqual(['does_not_hold', 'timestamp_wrong'])
  expect(await verifySeal(bytes, { trusted: [self.der] })).toMatchObject({ intact: 'no', parties: [] })
})

const longAgo = new Date(Date.now() - 3_600_000)
const soon = new Date(Date.now() + 3_600_000)

test('a certificate that was revoked before does not hold, and one that was revoked later does', async () => {
  const revokedAt = (at: Date) => ({ revocationProvider: revocation([root, intermediate], { revokedAt: at }) })
  expect(await codes(await sealAt('B-LT', revokedAt(longAgo)))).toContain('revoked')
  expect(await codes(await sealAt('B-LT', revokedAt(soon)))).toEqual(['holds'])
})

test('a store of validation data that lacks what is needed does not reach its level', async () => {
  const about = await newIdentity({ issuer: intermediate })
  const pdf = await sealAt('B-LT', { revocationProvider: revocation([root, intermediate], { about }) })
  expect(await verifySeal(pdf, { trusted })).toMatchObject({
    sealer: { revocation: 'missing' },
    when: { level: 'B-T' },
  })
})

test('an issuer that is missing, or that only has the same name, leaves the revocation open', async () => {
  const namesake = await newIdentity({ issuer: self })
  for (const identity of [issued, namesake]) {
    expect((await verifySeal(await seal(identity), { trusted })).sealer!.revocation).toBe('missing')
  }
})

test('a certificate must have been valid at the first timestamp, and not at those that were added later', async () => {
  const day = 86_400_000
  const short = await newIdentity({ to: new Date(Date.now() + day) })
  const pdf = await PDF.load(await seal(short, { level: 'B-T', timestampAuthority: clock }))
  const later = timestampAuthority(authority, { chain: [root], at: new Date(Date.now() + 2 * day) })
  const { bytes } = await pdf.addTimestamp({ timestampAuthority: later })
  const now = new Date(Date.now() + 3 * day)
  expect(await codes(bytes, { trusted: [short.der, root.der], now })).toEqual(['holds'])
})

test('a timestamp of another hash, or by a certificate that is not for it or not yet valid, does not hold', async () => {
  const lies = timestampAuthority(authority, { lies: true })
  expect(await codes(await sealAt('B-T', { timestampAuthority: lies }))).toContain('timestamp_wrong')
  const other = timestampAuthority(await newIdentity({ name: 'Test clock', issuer: root }))
  expect(await codes(await sealAt('B-T', { timestampAuthority: other }))).toContain('timestamp_wrong')
  const early = timestampAuthority(authority, { at: new Date('2020-01-01') })
  expect(await codes(await sealAt('B-T', { timestampAuthority: early }))).toContain('timestamp_wrong')
})

test('a signature in another format does not hold as a seal', async () => {
  expect(await codes(await seal(self, { subFilter: 'adbe.pkcs7.detached' }))).toContain('format_wrong')
})

test('a PDF without a seal, another file, and an encrypted PDF: nothing can be said', async () => {
  expect(await codes(await newOriginal())).toEqual(['cannot_be_said', 'no_seal'])
  expect(await codes(new TextEncoder().encode('Dear Anna'))).toEqual(['cannot_be_said', 'not_a_pdf'])
  expect(await codes(new Uint8Array())).toEqual(['cannot_be_said', 'not_a_pdf'])
  const encrypted = new TextEncoder().encode('%PDF-1.7\ntrailer\n<< /Encrypt 5 0 R >>\n')
  expect(await codes(encrypted)).toEqual(['cannot_be_said', 'encrypted'])
})

test('a signature of another program is not judged as a seal', async () => {
  const signed = await seal(self, { evidence: null })
  expect(await verifySeal(signed, { trusted: [self.der] })).toMatchObject({
    verdict: 'cannot_be_said',
    reasons: [{ code: 'not_paraph' }],
    intact: 'yes',
    evidence: null,
  })
})

test('an original with a signature of another program can be sealed, and that signature is reported', async () => {
  const stranger = await newIdentity({ name: 'Somebody else' })
  const original = await seal(stranger, { evidence: null })
  const report = await verifySeal(await seal(self, { original }), { trusted: [self.der] })
  expect(report).toMatchObject({ verdict: 'holds', otherSignatures: 1, sealer: { name: 'Paraph test seal' } })
  expect(report.notChecked).toContain('other_signatures')
})

test('evidence that is newer than this program can’t be judged', async () => {
  const original = await newOriginal()
  const evidence = { ...newEvidence(original), version: 2 }
  expect(await codes(await seal(self, { original, evidence }), { trusted: [self.der] })).toEqual([
    'cannot_be_said',
    'evidence_newer',
  ])
})
