import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF, PdfDict, type PdfRef } from '@libpdf/core'
import { verifySeal } from '@paraph/verify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import type { SealLevel } from '#platform/settings/seal-settings.ts'
import { certificatePem, type KeyKind, sealKeyOf } from '../../../support/certificates.ts'
import { type Behaviour, startSealAuthority } from '../../../support/seal-authority.ts'
import { sealInput } from '../../../support/seal-input.ts'
import { isRight, protectedBytes, readSeals } from '../../../support/sealed-file.ts'

const authority = await startSealAuthority()
afterAll(() => authority.close())
const { tsa, root } = authority
const key = sealKeyOf(await authority.issueSeal(), [root])

beforeEach(() => {
  Object.assign(authority.behaviour, { tsa: 'right', ocsp: 'right', crl: 'right' } satisfies Behaviour)
  authority.requests.length = 0
})

const SIGNATURE_TIMESTAMP = '1.2.840.113549.1.9.16.2.14'
const has = (program: string) => spawnSync(program, ['-v']).error === undefined

test.each<[SealLevel, number, boolean, boolean]>([
  ['B-B', 1, false, false],
  ['B-T', 1, true, false],
  ['B-LT', 1, true, true],
  ['B-LTA', 2, true, true],
])('reaches the level %s', async (level, signatures, hasTimestamp, hasStore) => {
  const input = await sealInput({ key, level, tsa })
  const sealed = await sealPdf(input)
  const seals = readSeals(sealed)
  expect(seals).toHaveLength(signatures)
  for (const seal of seals.slice(0, 1)) expect(await isRight(seal, protectedBytes(sealed, seal.range))).toBe(true)
  const [, , next = 0, rest = 0] = seals.at(-1)!.range
  // The store is appended to the seal. A timestamp then covers both.
  expect(next + rest === sealed.length).toBe(level !== 'B-LT')
  const unsigned = seals[0]!.signed.signerInfos[0]!.unsignedAttrs?.attributes.map(({ type }) => type) ?? []
  expect(unsigned).toEqual(hasTimestamp ? [SIGNATURE_TIMESTAMP] : [])
  const store = await readStore(sealed)
  expect(store).toEqual(hasStore ? { Certs: 3, OCSPs: 2, CRLs: 0 } : undefined)
  expect(authority.requests).toEqual([
    ...(hasTimestamp ? ['/tsa'] : []),
    ...(hasStore ? ['/ocsp', '/ocsp'] : []),
    ...(level === 'B-LTA' ? ['/tsa'] : []),
  ])
})

const kinds: KeyKind[] = ['RSA-2048', 'P-256', 'P-384']
const made = new Map<KeyKind, ReturnType<typeof makeSeal>>()

/** Seals once with each kind of key. */
function sealWith(kind: KeyKind) {
  const seal = made.get(kind) ?? makeSeal(kind)
  made.set(kind, seal)
  return seal
}

async function makeSeal(kind: KeyKind) {
  const own = sealKeyOf(await authority.issueSeal(kind), [root])
  const sealed = await sealPdf(await sealInput({ key: own, level: 'B-T', tsa }))
  const folder = mkdtempSync(join(tmpdir(), 'paraph-seal-'))
  const write = (name: string, bytes: Uint8Array | string) => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  return { sealed, seal: readSeals(sealed)[0]!, write }
}

test.each(kinds)('seals with a key of the kind %s', async (kind) => {
  const { sealed, seal } = await sealWith(kind)
  expect(await isRight(seal, protectedBytes(sealed, seal.range))).toBe(true)
})

test.skipIf(!has('pdfsig')).each(kinds)('pdfsig calls a seal with a key of the kind %s valid', async (kind) => {
  const { sealed, write } = await sealWith(kind)
  const report = execFileSync('pdfsig', ['-nocert', write('sealed.pdf', sealed)], { encoding: 'utf8' })
  expect(report).toContain('Signature is Valid')
  expect(report).toContain('Total document signed')
  expect(report).toContain('ETSI.CAdES.detached')
})

test.skipIf(!has('openssl')).each(kinds)('OpenSSL calls a seal with a key of the kind %s valid', async (kind) => {
  const { sealed, seal, write } = await sealWith(kind)
  const content = write('content', protectedBytes(sealed, seal.range))
  const cms = ['-inform', 'DER', '-in', write('seal.der', seal.contents), '-binary', '-content', content]
  const trust = ['-CAfile', write('root.pem', certificatePem(root)), '-purpose', 'any', '-cades']
  const verified = spawnSync('openssl', ['cms', '-verify', ...cms, ...trust, '-out', '/dev/null'], { encoding: 'utf8' })
  expect(verified.stderr).toContain('CAdES Verification successful')
})

test('the seal has the attributes that PAdES requires, and not the signing time, which PAdES forbids', async () => {
  const [seal] = readSeals(await sealPdf(await sealInput({ key })))
  const types = seal!.signed.signerInfos[0]!.signedAttrs!.attributes.map(({ type }) => type)
  expect(types.toSorted()).toEqual(['1.2.840.113549.1.9.16.2.47', '1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4'])
})

test.each<[string, Behaviour['tsa'], string]>([
  ['fails', 'failing', 'timestamp_unavailable'],
  ['does not answer in time', 'slow', 'timestamp_unavailable'],
  ['says that there are too many requests', 'limited', 'timestamp_limited'],
  ['refuses the password', 'unauthorized', 'timestamp_refused'],
  ['refuses in a right answer', 'rejecting', 'timestamp_refused'],
  ['answers with a web page', 'garbage', 'timestamp_wrong'],
  ['sends an answer that is too large', 'endless', 'timestamp_wrong'],
  ['repeats an older answer', 'other-nonce', 'timestamp_wrong'],
  ['signs wrongly', 'wrong-signature', 'timestamp_wrong'],
])('nothing is sealed if the timestamp server %s', async (_, mode, code) => {
  authority.behaviour.tsa = mode
  const input = await sealInput({ key, level: 'B-T', tsa: mode === 'slow' ? { ...tsa, timeout: 300 } : tsa })
  const retryAfter = ['failing', 'limited', 'unauthorized'].includes(mode) ? 120_000 : undefined
  await expect(sealPdf(input)).rejects.toMatchObject({ name: 'Error', code, retryAfter })
})

test.each<[string, Partial<Behaviour>]>([
  ['timestamps whose signer is named by its key', { tsa: 'by-key-identifier' }],
  ['timestamps that are larger than their usual place', { tsa: 'large' }],
  ['OCSP answers that are signed with RSA-PSS', { ocsp: 'pss' }],
])('the sealing and the verification both accept %s', async (_, behaviour) => {
  Object.assign(authority.behaviour, behaviour)
  const sealed = await sealPdf(await sealInput({ key, level: 'B-LTA', tsa }))
  const { reasons, when } = await verifySeal(sealed)
  expect(when).toMatchObject({ level: 'B-LTA', timestamps: [{}, {}] })
  expect(reasons.map(({ code }) => code)).not.toContain('timestamp_wrong')
  // The place for a timestamp is now large enough, so that the next seal costs no second one.
  authority.requests.length = 0
  await sealPdf(await sealInput({ key, level: 'B-T', tsa }))
  expect(authority.requests).toEqual(['/tsa'])
})

test('the log says why a timestamp was refused', async () => {
  authority.behaviour.tsa = 'without-ess'
  const refused = await sealPdf(await sealInput({ key, level: 'B-T', tsa })).catch((error: Error) => error)
  expect(String((refused as Error).cause)).toMatch(/does not name the certificate of its signer .* RFC 3161 requires/)
})

test.each<[string, Behaviour['ocsp'], string]>([
  ['the OCSP server fails', 'failing', 'revocation_unavailable'],
  ['the OCSP answer has expired', 'expired', 'revocation_unavailable'],
  ['the OCSP answer is not signed by the issuer', 'wrong-signature', 'revocation_unavailable'],
  ['the OCSP answer is about another certificate', 'other-certificate', 'revocation_unavailable'],
  ['the certificate is revoked', 'revoked', 'certificate_revoked'],
])('B-LT is not reached if %s', async (_, ocsp, code) => {
  authority.behaviour.ocsp = ocsp
  await expect(sealPdf(await sealInput({ key, level: 'B-LT', tsa }))).rejects.toMatchObject({ code })
})

test('B-LT uses the revocation list if the OCSP server fails, and downloads a missing issuer', async () => {
  const listed = sealKeyOf(await authority.issueSeal('P-256', { knows: ['crl', 'issuer'] }))
  const seal = async () => sealPdf(await sealInput({ key: listed, level: 'B-LT', tsa }))
  expect(await readStore(await seal())).toEqual({ Certs: 3, OCSPs: 1, CRLs: 1 })
  authority.behaviour.crl = 'revoked'
  await expect(seal()).rejects.toMatchObject({ code: 'certificate_revoked' })
  for (const crl of ['failing', 'expired', 'wrong-signature'] as const) {
    authority.behaviour.crl = crl
    await expect(seal(), crl).rejects.toMatchObject({ code: 'revocation_unavailable' })
  }
})

test.each<[string, Partial<Parameters<typeof sealInput>[0]>, string]>([
  ['B-T without a timestamp server', { level: 'B-T' }, 'timestamp_unavailable'],
  ['B-LT with a self-signed certificate', { level: 'B-LT', tsa }, 'revocation_unavailable'],
])('refuses %s', async (_, changes, code) => {
  await expect(sealPdf(await sealInput(changes))).rejects.toMatchObject({ code })
})

test.each([
  ['before', -1, 'certificate_not_yet_valid'],
  ['after', 2, 'certificate_expired'],
])('refuses to seal %s the certificate is valid', async (_, days, code) => {
  const sealedAt = new Date(Date.now() + days * 86_400_000)
  await expect(sealPdf(await sealInput({ key, sealedAt }))).rejects.toMatchObject({ code })
})

async function readStore(sealed: Uint8Array): Promise<Record<string, number> | undefined> {
  const pdf = await PDF.load(sealed)
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  const catalog = resolve(pdf.context.info.trailer.getRef('Root')!)
  const store = catalog instanceof PdfDict ? catalog.getDict('DSS', resolve) : undefined
  const count = (name: string) => store!.getArray(name, resolve)?.length ?? 0
  return store && { Certs: count('Certs'), OCSPs: count('OCSPs'), CRLs: count('CRLs') }
}
