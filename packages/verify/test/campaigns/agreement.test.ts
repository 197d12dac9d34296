import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TimestampAuthority } from '@libpdf/core'
import { afterAll, describe, expect, test } from 'vitest'
import { verifySeal } from '../../src/index.ts'
import { type Identity, newIdentity } from '../authority.support.ts'
import { newOriginal, seal } from '../sample.support.ts'

/** Programs that share no code with Paraph must come to the same result. */
const has = (program: string, argument: string) => spawnSync(program, [argument]).error === undefined
const hasPdfsig = has('pdfsig', '-v')
const hasOpenssl = has('openssl', 'version')

const folder = mkdtempSync(join(tmpdir(), 'paraph-agreement-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = (name: string) => join(folder, name)
const write = (name: string, bytes: Uint8Array | string) => (writeFileSync(path(name), bytes), path(name))
const pem = (der: Uint8Array, label = 'CERTIFICATE') =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64')}\n-----END ${label}-----\n`

const samples = ['EC', 'RSA'] as const
const tampered = (pdf: Uint8Array) => {
  const copy = pdf.slice()
  copy[20]! ^= 1
  return copy
}

describe.skipIf(!hasPdfsig)('pdfsig (install poppler-utils to run this)', () => {
  test.each(samples)('%s: both call the seal valid, and a changed file invalid', async (kind) => {
    const self = await newIdentity({ kind })
    const sealed = await seal(self, { original: await newOriginal({ compressed: kind === 'RSA' }) })
    expect(pdfsig(sealed)).toContain('Signature is Valid')
    expect(pdfsig(sealed)).toContain('Total document signed')
    expect((await verifySeal(sealed, { trusted: [self.der] })).verdict).toBe('holds')
    expect(pdfsig(tampered(sealed))).toContain('Digest Mismatch')
    expect((await verifySeal(tampered(sealed), { trusted: [self.der] })).reasons).toMatchObject([
      { code: 'changed' },
      {},
    ])
  })
})

describe.skipIf(!hasOpenssl)('openssl (install it to run this)', () => {
  test.each(samples)('%s: openssl cms verifies the same bytes', async (kind) => {
    const self = await newIdentity({ kind })
    const sealed = Buffer.from(await seal(self))
    const verify = opensslFor(sealed, self)
    expect(verify(sealed)).toBe(true)
    expect(verify(tampered(sealed))).toBe(false)
  })

  test('a timestamp that openssl made holds, and one that openssl made for other bytes does not', async () => {
    const clock = await newIdentity({ name: 'OpenSSL clock', kind: 'RSA', purpose: 'timestamps' })
    const self = await newIdentity()
    const stampWith = (change: (digest: Uint8Array) => Uint8Array) =>
      seal(self, { level: 'B-T', timestampAuthority: opensslAuthority(clock, change) })
    const options = { trusted: [self.der, clock.der] }
    expect(await verifySeal(await stampWith((digest) => digest), options)).toMatchObject({
      verdict: 'holds',
      when: { level: 'B-T', timestamps: [{ authority: 'OpenSSL clock', trusted: true }] },
    })
    const other = await verifySeal(await stampWith((digest) => digest.toReversed()), options)
    expect(other.reasons).toMatchObject([{ code: 'timestamp_wrong' }])
  })
})

test.skipIf(!hasPdfsig || !hasOpenssl)(
  'each of 200 changes of a byte that the seal covers is found by all three programs',
  async () => {
    const self = await newIdentity()
    const sealed = await seal(self)
    const [start, end] = signatureIn(sealed)
    const verify = opensslFor(sealed, self)
    for (let change = 0; change < 200; change++) {
      const pdf = sealed.slice()
      // The step is none of the lengths in the file, so that the changes hit all parts. Each change takes the next bit.
      const covered = (change * 7919) % (pdf.length - (end - start))
      const position = covered < start ? covered : covered + (end - start)
      pdf[position]! ^= 1 << (change % 8)
      const found = {
        paraph: (await verifySeal(pdf, { trusted: [self.der] })).verdict !== 'holds',
        pdfsig: !pdfsig(pdf).includes('Signature is Valid'),
        openssl: !verify(pdf),
      }
      expect(found, `byte ${position}`).toEqual({ paraph: true, pdfsig: true, openssl: true })
    }
  },
)

function pdfsig(pdf: Uint8Array): string {
  return spawnSync('pdfsig', ['-nocert', write('judged.pdf', pdf)], { encoding: 'utf8' }).stdout
}

/** Returns where the signature begins and ends, with its brackets. */
function signatureIn(sealed: Uint8Array): [number, number] {
  const bytes = Buffer.from(sealed)
  const start = bytes.lastIndexOf('/Contents <') + '/Contents '.length
  return [start, bytes.indexOf('>', start) + 1]
}

/** Returns a function that verifies the signature of `sealed` over another file: over its bytes in the places that the signature covers. */
function opensslFor(sealed: Uint8Array, { der }: Identity): (pdf: Uint8Array) => boolean {
  const [start, end] = signatureIn(sealed)
  const cms = Buffer.from(Buffer.from(sealed.subarray(start + 1, end - 1)).toString('latin1'), 'hex')
  const files = ['-in', write('cms.der', cms), '-CAfile', write('ca.pem', pem(der)), '-out', path('out')]
  return (pdf) => {
    const covered = write('covered', Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]))
    const args = ['cms', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any', '-content', covered, ...files]
    return spawnSync('openssl', args).status === 0
  }
}

function opensslAuthority(clock: Identity, change: (digest: Uint8Array) => Uint8Array): TimestampAuthority {
  return {
    async timestamp(digest) {
      const key = new Uint8Array(await crypto.subtle.exportKey('pkcs8', clock.keys.privateKey))
      const settings = `[tsa]\ndefault_tsa = one\n[one]\nserial = ${path('serial')}\nsigner_cert = ${write('tsa.pem', pem(clock.der))}
signer_key = ${write('tsa.key', pem(key, 'PRIVATE KEY'))}\nsigner_digest = sha256\ndefault_policy = 1.2.3.4.1\ndigests = sha256\n`
      const config = write('tsa.cnf', settings)
      const hex = Buffer.from(change(digest)).toString('hex')
      const run = (...args: string[]) =>
        execFileSync('openssl', ['ts', ...args], { stdio: 'pipe', env: { ...process.env, OPENSSL_CONF: config } })
      run('-query', '-digest', hex, '-sha256', '-cert', '-out', path('query'))
      return new Uint8Array(run('-reply', '-config', config, '-queryfile', path('query'), '-token_out'))
    },
  }
}
