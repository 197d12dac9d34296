import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TimestampAuthority } from '@libpdf/core'
import { afterAll, describe, expect, test } from 'vitest'
import { verifySeal } from '../src/index.ts'
import { type Identity, newIdentity } from './authority.support.ts'
import { newOriginal, seal } from './sample.support.ts'

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
    const judge = (pdf: Uint8Array) =>
      execFileSync('pdfsig', ['-nocert', write(`${kind}.pdf`, pdf)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
    expect(judge(sealed)).toMatch(/Signature is Valid[^]*/)
    expect(judge(sealed)).toContain('Total document signed')
    expect((await verifySeal(sealed, { trusted: [self.der] })).verdict).toBe('holds')
    expect(judge(tampered(sealed))).toContain('Digest Mismatch')
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
    const start = sealed.lastIndexOf('/Contents <') + '/Contents '.length
    const end = sealed.indexOf('>', start) + 1
    const cms = Buffer.from(sealed.subarray(start + 1, end - 1).toString('latin1'), 'hex')
    const verify = (pdf: Buffer) =>
      spawnSync('openssl', [
        'cms', '-verify', '-binary', '-inform', 'DER', '-in', write('cms.der', cms), '-purpose', 'any',
        '-content', write('covered', Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)])),
        '-CAfile', write('ca.pem', pem(self.der)), '-out', path('out'),
      ]).status // prettier-ignore
    expect(verify(sealed)).toBe(0)
    expect(verify(Buffer.from(tampered(sealed)))).not.toBe(0)
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
