import { execFileSync, spawnSync } from 'node:child_process'
import { createHash, verify, X509Certificate } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getEngine } from 'pkijs'
import { afterAll, expect, test } from 'vitest'
import { inspectSealKey } from '#work/sealing/keys/inspect-seal-key.ts'
import { makeKeyAndCertificate } from '#work/sealing/keys/make-certificate.ts'
import { openSealKey } from '#work/sealing/keys/open-seal-key.ts'
import type { SealKey } from '#work/sealing/keys/seal-key.ts'
import { signWithKey } from '#work/sealing/keys/sign-with-key.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { certificatePem, constraints, issue, type Issued, keyPem } from '../../../support/certificates.ts'
import { startSealAuthority } from '../../../support/seal-authority.ts'

const authority = await startSealAuthority()
afterAll(() => authority.close())
const { root } = authority
// Keys of RSA take long to make.
const rsa = await authority.issueSeal('RSA-2048')
const home = mkdtempSync(join(tmpdir(), 'paraph-seal-keys-'))
afterAll(() => rmSync(home, { recursive: true }))
const newFolder = () => mkdtempSync(join(home, 'test-'))

const PASSPHRASE = 'käse & "quoted" secret'
const has = (program: string) => spawnSync(program, ['--version']).error === undefined
const open = (env: Record<string, string>, log: (message: string) => void = () => {}) =>
  openSealKey(readConfig(env), log)

/** True if the certificate verifies what the key signs. */
async function signsFor({ der }: Issued, key: SealKey): Promise<boolean> {
  const data = Buffer.from('data')
  return verify(key.digest, data, new X509Certificate(der).publicKey, await signWithKey(key, data))
}

function writer() {
  const folder = newFolder()
  return (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
}

test.each<[string, Issued]>([
  ['RSA', rsa],
  ['P-256', await authority.issueSeal('P-256')],
  ['P-384', await authority.issueSeal('P-384')],
])('opens a certificate and a key of the kind %s in PEM files', async (_, seal) => {
  const write = writer()
  const key = await open({
    SEAL_CERTIFICATE: write('chain.pem', certificatePem(root, seal)),
    SEAL_KEY: write('key.pem', await keyPem(seal)),
  })
  expect(Buffer.from(key.certificate)).toEqual(seal.der)
  expect(key.chain.map((bytes) => Buffer.from(bytes))).toEqual([root.der])
  expect(await signsFor(seal, key)).toBe(true)
})

test.skipIf(!has('openssl')).each([[[]], [['-legacy']], [['-keypbe', 'AES-256-CBC', '-certpbe', 'AES-256-CBC']]])(
  'opens a PKCS#12 file that OpenSSL made with %j; the error of another password has no password',
  async (options) => {
    const write = writer()
    const pem = write('all.pem', (await keyPem(rsa)) + certificatePem(rsa, root))
    const file = pem.replace('all.pem', 'seal.p12')
    const output = ['-out', file, '-passout', `pass:${PASSPHRASE}`]
    execFileSync('openssl', ['pkcs12', '-export', '-in', pem, ...output, ...options])
    const key = await open({ SEAL_CERTIFICATE: file, SEAL_PASSPHRASE: PASSPHRASE })
    expect([Buffer.from(key.certificate), key.chain.length, key.origin]).toEqual([rsa.der, 1, 'pkcs12'])
    const engine = getEngine().crypto
    const refused = ['', 'wrong-password-9'].map((wrong) =>
      expect(open({ SEAL_CERTIFICATE: file, SEAL_PASSPHRASE: wrong })).rejects.toThrow(
        /^SEAL_PASSPHRASE is not the password/,
      ),
    )
    await Promise.all(refused)
    // Each read replaces the engine of pkijs for a while. Concurrent reads must restore the first engine.
    expect(getEngine().crypto).toBe(engine)
  },
)

test('wrong settings are refused with a sentence that names the setting, without the password', async () => {
  const [write, seal] = [writer(), await authority.issueSeal()]
  const other = write('other.pem', await keyPem(await authority.issueSeal()))
  const small = await authority.issueSeal('RSA-1024')
  const key = write('key.pem', await keyPem(seal))
  const pem = (label: string) => `-----BEGIN ${label}-----\nAAAA\n-----END ${label}-----\n`
  const bad = { SEAL_KEY: write('k', pem('PRIVATE KEY')), SEAL_PASSPHRASE: PASSPHRASE }
  const weak = {
    SEAL_CERTIFICATE: write('small.pem', certificatePem(small)),
    SEAL_KEY: write('k2', await keyPem(small)),
  }
  const SEAL_CERTIFICATE = write('seal.pem', certificatePem(seal))
  const cases: [Record<string, string>, RegExp][] = [
    [{ SEAL_CERTIFICATE: '/nowhere/seal.pem' }, /^SEAL_CERTIFICATE can't be read: ENOENT/],
    [{ SEAL_CERTIFICATE: write('text', 'hello') }, /^SEAL_CERTIFICATE is not a PKCS#12 file/],
    [{ SEAL_CERTIFICATE: write('c', pem('CERTIFICATE')) }, /^SEAL_CERTIFICATE must name a PKCS#12 file, or a PEM/],
    [{ SEAL_CERTIFICATE }, /^SEAL_KEY must name a file with the private key/],
    [{ SEAL_CERTIFICATE, SEAL_KEY: '/nowhere/key.pem' }, /^SEAL_KEY can't be read/],
    [{ SEAL_CERTIFICATE, ...bad }, /^SEAL_KEY can not be read/],
    [{ SEAL_CERTIFICATE, SEAL_KEY: other }, /^SEAL_CERTIFICATE does not contain the certificate of the key/],
    [weak, /RSA with at least 2048 bits/],
    [{ SEAL_CERTIFICATE, SEAL_KEY: key, SEAL_KEY_COMMAND: 'sign' }, /^Set either SEAL_KEY or SEAL_KEY_COMMAND/],
    [{ SEAL_KEY: key }, /need SEAL_CERTIFICATE/],
    [{ SEAL_KEY_COMMAND: 'sign "open' }, /^SEAL_KEY_COMMAND must be a program/],
    [{ SEAL_LEVEL: 'B-X' }, /^SEAL_LEVEL must be one of B-B, B-T, B-LT, B-LTA/],
    [{ SEAL_LEVEL: 'B-LT' }, /^SEAL_LEVEL B-LT needs TSA_URL/],
    [{ TSA_URL: 'ftp://tsa' }, /^TSA_URL must be a URL/],
    [{ DATABASE_URL: 'postgres://x@localhost/x' }, /^With DATABASE_URL, SEAL_CERTIFICATE is required/],
  ]
  for (const [env, message] of cases) {
    const error = await Promise.resolve()
      .then(() => open(env))
      .catch((reason: Error) => reason)
    expect(error).toBeInstanceOf(ConfigError)
    expect((error as Error).message).toMatch(message)
    expect((error as Error).message).not.toContain('secret')
  }
})

test('of several certificates of one key, the one that is valid now and longest is taken', async () => {
  const write = writer()
  const current = await authority.issueSeal('P-256', { days: 300 })
  const old = await authority.issueSeal('P-256', { days: -1, keyOf: current })
  const ending = await authority.issueSeal('P-256', { days: 3, keyOf: current })
  const SEAL_KEY = write('key.pem', await keyPem(current))
  for (const list of [
    [old, current],
    [ending, old, current, root],
  ]) {
    const key = await open({ SEAL_KEY, SEAL_CERTIFICATE: write('seal.pem', certificatePem(...list)) })
    expect(Buffer.from(key.certificate)).toEqual(current.der)
  }
})

test('a key that can not seal is found at the start: another use, or an issuer that may not issue', async () => {
  const write = writer()
  const encrypts = await authority.issueSeal('P-256', { keyUsage: 0x20 })
  const all = write('all.pem', (await keyPem(encrypts)) + certificatePem(encrypts))
  await expect(open({ SEAL_CERTIFICATE: all })).rejects.toThrow(
    "SEAL_CERTIFICATE can't be used for seals. The certificate of the seal is not meant for signatures.",
  )
  const expired = await issue({ name: 'Old root', days: -1, extensions: [constraints(true)] })
  const seal = await issue({ name: 'Seal', issuer: expired, extensions: [] })
  const file = write('seal.pem', (await keyPem(seal)) + certificatePem(seal, expired))
  expect((await open({ SEAL_CERTIFICATE: file })).chain).toEqual([])
})

test('without settings, servers that start together make one certificate, which only they can read', async () => {
  const [folder, told]: [string, string[]] = [newFolder(), []]
  const DATA_DIR = join(folder, 'data')
  const keys = await Promise.all(Array.from({ length: 5 }, () => open({ DATA_DIR }, (message) => told.push(message))))
  expect(new Set(keys.map(({ certificate }) => Buffer.from(certificate).toString('hex'))).size).toBe(1)
  expect(readdirSync(DATA_DIR)).toEqual(['seal-development.pem'])
  expect(statSync(join(DATA_DIR, 'seal-development.pem')).mode & 0o777).toBe(0o600)
  expect(told).toEqual([
    `Created a self-signed certificate for the seal in ${join(DATA_DIR, 'seal-development.pem')}. It is for development only.`,
  ])
  expect((await open({ DATA_DIR })).origin).toBe('development')
  writeFileSync(join(DATA_DIR, 'seal-development.pem'), 'damaged')
  await expect(open({ DATA_DIR })).rejects.toThrow(/seal-development.pem is damaged/)
})

test('a self-signed certificate is valid a day before it is made, in case the clock is set back', async () => {
  const { validFrom } = new X509Certificate(await makeKeyAndCertificate(new Date('2026-03-02T12:00:00Z')))
  expect(new Date(validFrom).toISOString()).toBe('2026-03-01T12:00:00.000Z')
})

/** Signs a digest as an HSM does: PKCS#1 v1.5, with the digest that it is given. */
const program = `
  const { privateEncrypt } = require('node:crypto')
  const { readFileSync } = require('node:fs')
  const [, , key, form] = process.argv
  const info = Buffer.concat([Buffer.from('3031300d060960864801650304020105000420', 'hex'), readFileSync(0)])
  const signature = privateEncrypt({ key: readFileSync(key), padding: 1 }, info)
  process.stdout.write(form === 'base64' ? signature.toString('base64') + '\\n' : signature)`

test.each(['raw', 'base64'])('a key command gets the digest and answers with the %s signature', async (form) => {
  const write = writer()
  const key = await open({
    SEAL_CERTIFICATE: write('seal.pem', certificatePem(rsa)),
    SEAL_KEY_COMMAND: `"${process.execPath}" "${write('sign it.cjs', program)}" '${write('key.pem', await keyPem(rsa))}' ${form}`,
  })
  expect(key.source).toHaveProperty('command')
  expect(await signsFor(rsa, key)).toBe(true)
})

test.each<[string, string, RegExp]>([
  ['does not exist', '/nowhere/sign', /could not be started/],
  ['fails', 'cat /nowhere/key', /failed with the exit code 1.*No such file/s],
  ['prints no signature', 'cat', /not a signature by the certificate/],
  ['prints without end', 'cat /dev/zero', /printed too much/],
])('the server does not start with a key command that %s', async (_, SEAL_KEY_COMMAND, message) => {
  const seal = await authority.issueSeal()
  const SEAL_CERTIFICATE = writer()('seal.pem', certificatePem(seal))
  const error: unknown = await open({ SEAL_CERTIFICATE, SEAL_KEY_COMMAND }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ConfigError)
  expect((error as Error).message).toMatch(message)
})

const module = '/usr/lib/softhsm/libsofthsm2.so'
test.skipIf(!has('pkcs11-tool') || !existsSync(module))(
  'a key in SoftHSM signs by the command of the guide',
  async () => {
    const [folder, write] = [newFolder(), writer()]
    process.env['SOFTHSM2_CONF'] = write('softhsm2.conf', `directories.tokendir = ${folder}\n`)
    process.env['HSM_PIN'] = '5678'
    const softhsm = (args: string) => execFileSync('softhsm2-util', args.split(' '))
    softhsm('--init-token --free --label paraph --so-pin 1234 --pin 5678')
    const tool = ['--module', module, '--token-label', 'paraph', '--login', '--pin', 'env:HSM_PIN']
    const seal = await authority.issueSeal()
    const pkcs8 = write('key.p8', await keyPem(seal))
    softhsm(`--import ${pkcs8} --token paraph --label seal --id 01 --pin 5678`)
    const key = await open({
      SEAL_CERTIFICATE: write('seal.pem', certificatePem(seal)),
      SEAL_KEY_COMMAND: `pkcs11-tool ${tool.join(' ')} --label seal --sign --mechanism ECDSA`,
    })
    expect(await signsFor(seal, key)).toBe(true)
  },
)

test('the facts of a key contain a warning for each problem', async () => {
  const facts = async (days: number, level: 'B-B' | 'B-LT' = 'B-B', knows: 'ocsp'[] = ['ocsp']) => {
    const seal = await authority.issueSeal('P-256', { days, knows })
    const key = await open({ SEAL_CERTIFICATE: writer()('all.pem', (await keyPem(seal)) + certificatePem(seal)) })
    return inspectSealKey(key, level, new Date())
  }
  const codes = async (...args: Parameters<typeof facts>) => (await facts(...args)).warnings.map(({ code }) => code)
  expect(await codes(300)).toEqual([])
  expect(await codes(29)).toEqual(['certificate_expiring'])
  expect(await codes(-1)).toEqual(['certificate_expired'])
  expect(await codes(300, 'B-LT')).toEqual([])
  expect(await codes(300, 'B-LT', [])).toEqual(['level_unreachable'])
  const names = { subject: 'CN=Test seal', issuer: 'CN=Test root', selfSigned: false }
  expect(await facts(300)).toMatchObject({ ...names, keyType: 'EC P-256', keySource: 'pem', daysLeft: 299 })
  const own = await issue({ name: 'Own', extensions: [] })
  const key = await open({ SEAL_CERTIFICATE: writer()('own.pem', (await keyPem(own)) + certificatePem(own)) })
  const { warnings, fingerprint } = await inspectSealKey(key, 'B-LT', new Date())
  const expected = ['certificate_expiring', 'certificate_self_signed', 'level_unreachable']
  expect(warnings.map(({ code }) => code)).toEqual(expected)
  expect(fingerprint.replaceAll(':', '').toLowerCase()).toBe(createHash('sha256').update(own.der).digest('hex'))
  const early = await inspectSealKey(key, 'B-B', new Date(Date.now() - 86_400_000))
  expect(early.warnings.map(({ code }) => code)).toContain('certificate_not_yet_valid')
})
