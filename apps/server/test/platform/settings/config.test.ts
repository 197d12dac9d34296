import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'

test.each([
  [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [{ PORT: ' 0 ' }, { port: 0 }],
  [{ PUBLIC_URL: 'https://sign.example.com/' }, { publicUrl: 'https://sign.example.com' }],
  [
    { DATABASE_URL: 'postgres://a:b@pooler/paraph', DATABASE_DIRECT_URL: 'postgres://a:b@db/paraph' },
    { databaseUrl: 'postgres://a:b@pooler/paraph', directDatabaseUrl: 'postgres://a:b@db/paraph' },
  ],
  [{ SECRET_KEY: ` ${'-_9'.repeat(20)}, ${'a'.repeat(43)} ` }, { secretKeys: ['-_9'.repeat(20), 'a'.repeat(43)] }],
  [{ DATABASE_URL: 'postgres://anna:p%40%2F%23%3F%25@db/paraph?sslmode=verify-full' }, {}],
  [{ DATABASE_URL: 'postgresql:///paraph?host=/var/run/postgresql' }, {}],
  [{ SMTP_URL: 'smtp://anna%40example.com:p%40%2F@mail.example.com:587' }, {}],
  [{ SMTP_URL: 'SMTPS://anna:pass@mail.example.com/?pool=true' }, {}],
  [{ SHUTDOWN_DELAY: '5' }, { shutdownDelay: 5000 }],
  [{ SIGNERS_SUNSET: '2027-12-31' }, { signersSunset: new Date('2027-12-31') }],
  [{ JOBS: 'elsewhere' }, { workJobs: false }],
  [{ TZ: 'Europe/Stockholm' }, { timeZone: 'Europe/Stockholm' }],
  [{ TZ: 'america/new_york' }, { timeZone: 'America/New_York' }],
  [
    { SMS_URL: 'elks://u1a2b:p%2Fss%40@api.46elks.com?from=Lindqvist' },
    { sms: { origin: 'https://api.46elks.com', user: 'u1a2b', password: 'p/ss@', from: 'Lindqvist' } },
  ],
  [{ SMS_URL: 'elks://u:p@api.46elks.com?from=+46766861004' }, { sms: { from: '+46766861004' } }],
  [{ SMS_URL: 'elks://u:p@localhost:8046' }, { sms: { origin: 'http://localhost:8046' } }],
  [{ SMS_URL: 'elks://u:p@localhost.example.com' }, { sms: { origin: 'https://localhost.example.com' } }],
  [
    { BANKID_ENVIRONMENT: 'test', BANKID_CERTIFICATE: '/etc/bankid.p12', BANKID_PASSPHRASE: ' a b ' },
    { bankId: { environment: 'test', certificate: '/etc/bankid.p12', passphrase: ' a b ' } },
  ],
  [
    { BANKID_ENVIRONMENT: ' production ', BANKID_CERTIFICATE: 'bankid.p12', BANKID_PASSPHRASE: 'p' },
    { bankId: { environment: 'production', certificate: join(import.meta.dirname, '../../../../../bankid.p12') } },
  ],
  [{ RATE_LIMIT: '1200' }, { rateLimits: { key: 1200, link: 600 } }],
  [{}, { signInWays: ['PASSKEY', 'SINGLE_SIGN_ON', 'MAILED_LINK', 'KEY'] }],
  [{ SIGN_IN_WAYS: 'key, mailed-link' }, { signInWays: ['MAILED_LINK', 'KEY'] }],
  [{ SIGN_IN_WAYS: 'mailed-link' }, { signInWays: ['MAILED_LINK'] }],
  [{ MAIL_LIMIT_PER_DAY: '500' }, { messageLimits: { EMAIL: 500, SMS: 1000 } }],
  [
    { WEBHOOK_ALLOWED_HOSTS: 'crm.internal, 10.0.0.5:8443 [::1]:80' },
    { webhookHosts: ['crm.internal', '10.0.0.5:8443', '[::1]:80'] },
  ],
  [{ MAIL_BOUNCES: `${'b'.repeat(21)}@example.com` }, { mailBounces: `${'b'.repeat(21)}@example.com` }],
  [{ MAIL_REPORTS_TOKEN: '0123456789abcdef', MAIL_BOUNCES: 'b@example.com' }, { mailReportsToken: '0123456789abcdef' }],
  [{ CORS_ORIGINS: 'https://a.example, http://b.example' }, { corsOrigins: ['https://a.example', 'http://b.example'] }],
  [
    { FRAME_ANCESTORS: 'https://a.example:8443,\thttp://localhost:5173 , http://127.0.0.1' },
    { frameAncestors: ['https://a.example:8443', 'http://localhost:5173', 'http://127.0.0.1'] },
  ],
  [{ TRUST_PROXY: '10.0.0.0/8, fd00::/8,192.0.2.1' }, { trustProxy: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'] }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { tracing: true }],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { tracing: false }],
  [{ OTEL_SDK_DISABLED: 'TRUE', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { tracing: false }],
])('the setting %j is read', (env, expected) => {
  expect(readConfig(env as Record<string, string>)).toMatchObject(expected)
})

/** Matches a sentence that names the setting, and does not repeat a value that may be secret. */
function refusalOf(name: string) {
  const about = name.replace(/_.*/, '')
  const message = expect.stringMatching(new RegExp(`^(Set both |With )?${about}(?!.*(geheim|secretsecret))`))
  return expect.objectContaining({ constructor: ConfigError, message })
}

const secret = 'secret'.repeat(8)
const words = (text: string) => text.split(' ')

const wrong: Record<string, string[]> = {
  PORT: ['-1', '65536', '3e3'],
  PUBLIC_URL: words(
    'sign.example.com ftp://sign.example.com https://anna:geheim@sign.example.com https://sign.example.com?x=1 https://sign.example.com/#x',
  ),
  DATABASE_URL: ['localhost'],
  // Without DATABASE_URL.
  DATABASE_DIRECT_URL: ['postgres://db/paraph'],
  DATABASE_POOL: ['1'],
  MAIL_LIMIT_PER_DAY: ['0'],
  SMS_LIMIT_PER_DAY: ['none'],
  LOG_LEVEL: ['loud'],
  SHUTDOWN_DELAY: ['0.5', '5s', '5000'],
  SIGN_IN_WAYS: words('none MAILED_LINK key, toString'),
  JOBS: ['nowhere'],
  TZ: ['Mars/Phobos', ':/etc/localtime'],
  SIGNERS_SUNSET: ['soon', '2027-13-01', '2027-02-30'],
  CORS_ORIGINS: words('https://a.example/ a.example https://a.example, *,https://a.example null https://*.a.example'),
  FRAME_ANCESTORS: [
    ...words("* 'self' null a.example https: http://a.example http://localhost.a.example http://127.0.0.2"),
    ...words('https://a.example/ https://a.example:443 https://A.example https://anna@a.example https://*.a.example'),
    'https://a.example,',
    "https://a.example; script-src 'unsafe-inline'",
    'javascript:alert(1)',
    Array.from({ length: 51 }, (_, number) => `https://a${number}.example`).join(' '),
  ],
  TRUST_PROXY: words('true 10 10.0.0.0/0 10.0.0.0/33 fd00::/129 proxy.example.com 10.0.0.1, ::1%eth0'),
  MAIL_FROM: ['Paraph <paraph@example.com>'],
  MAIL_BOUNCES: ['bounces', `${'b'.repeat(22)}@example.com`],
  // Without MAIL_BOUNCES.
  MAIL_REPORTS_TOKEN: ['0123456789abcdef'],
  DKIM_SELECTOR: ['paraph'],
  DKIM_KEY_FILE: ['/dev/null'],
  OTEL_TRACES_EXPORTER: ['jaeger'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318'],
  METRICS_TOKEN: ['0123456789abcde', '0123456789 abcdef'],
  SMTP_URL: words(
    'smtp://anna@mail.example.com smtps://anna:@mail.example.com smtps://:geheim@mail.example.com smtp:///',
  ),
  SECRET_KEY: [
    ...words(`secret ${'secret'.repeat(7)} ${secret}= ${secret}+/ ${secret}, ${secret},secret`),
    `${secret} ${secret}`,
  ],
}

test.each(Object.entries(wrong))('a wrong %s is refused with a sentence that names the setting', (name, values) => {
  for (const value of values) expect(() => readConfig({ [name]: value }), value).toThrow(refusalOf(name))
})

test.each([
  { BANKID_ENVIRONMENT: 'prod' },
  { BANKID_CERTIFICATE: '/etc/bankid.p12', BANKID_PASSPHRASE: 'geheim' },
  { BANKID_ENVIRONMENT: 'test', BANKID_CERTIFICATE: '/etc/bankid.p12' },
  { BANKID_ENVIRONMENT: 'simulator', BANKID_PASSPHRASE: 'geheim' },
])('the settings of BankID %j are refused', (env) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(refusalOf('BANKID'))
})

test('a wrong SMS_URL is refused with one sentence that does not contain the password', () => {
  const message = expect.stringMatching(/^SMS_URL must have the form elks:\/\/(?!.*secret).*\.$/)
  const from = (rest: string) => `elks://u:secret@api.46elks.com${rest}`
  const others = ['46elks://u:secret@api.46elks.com?from=Paraph', 'elks://api.46elks.com?from=Paraph']
  const encoded = 'elks://u:secret%zz@api.46elks.com'
  for (const value of [...others, encoded, ...['/a1/sms', '?from=AB', '?from=Åsa', '?from=0701740605'].map(from)])
    expect(() => readConfig({ SMS_URL: value }), value).toThrow(expect.objectContaining({ message }))
})

// Each is also tried with a number before the character: a URL parser takes the number as a port, and the rest as a path.
const unencoded = ['@', '/', '#', '?', '%', '%zz', '@1/', '/x@y:'].flatMap((part) => [
  `geheim${part}heim`,
  `12${part}heim`,
])

test.each([
  ['DATABASE_URL', 'postgres'],
  ['SMTP_URL', 'smtp'],
  ['PUBLIC_URL', 'https'],
  ['SMS_URL', 'elks'],
])(
  '%s=%s://… with a special character in its password is refused, and the sentence does not contain it',
  (name, scheme) => {
    for (const password of unencoded) {
      const message = expect.stringMatching(new RegExp(`^${name} (?!.*heim).*Percent-encode`))
      const url = `${scheme}://anna:${password}@host.example${name === 'SMS_URL' ? '' : '/x'}`
      expect(() => readConfig({ [name]: url }), password).toThrow(expect.objectContaining({ message }))
    }
  },
)

describe('DKIM_KEY_FILE', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = (key: KeyObject) =>
    key.export({ type: key.type === 'public' ? 'spki' : 'pkcs8', format: 'pem' }).toString()
  const read = async (content: string, DKIM_SELECTOR = 'paraph') => {
    const DKIM_KEY_FILE = join(await temporaryFolder(), 'key.pem')
    await writeFile(DKIM_KEY_FILE, content)
    return readConfig({ DKIM_KEY_FILE, DKIM_SELECTOR }).dkim
  }

  test('is read', async () => {
    const privateKey = pem(rsa.privateKey)
    expect(await read(privateKey)).toEqual({ selector: 'paraph', privateKey })
  })

  test('is refused unless it holds a private RSA key; the error does not contain its content', async () => {
    await expect(read(pem(generateKeyPairSync('ed25519').privateKey))).rejects.toThrow(
      /^DKIM_KEY_FILE must contain a private RSA key in PEM format with at least 1024 bits/,
    )
    await expect(read(pem(rsa.publicKey))).rejects.toThrow(/^DKIM_KEY_FILE can't be read: /)
    await expect(read('secret')).rejects.toThrow(/^DKIM_KEY_FILE can't be read: (?!.*secret)/)
    await expect(read('secret', 'a b')).rejects.toThrow('DKIM_SELECTOR must be a name, such as paraph.')
    expect(() => readConfig({ DKIM_KEY_FILE: '/nowhere/key.pem', DKIM_SELECTOR: 'a' })).toThrow(
      /^DKIM_KEY_FILE can't be read: ENOENT/,
    )
  })
})
