import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { temporaryFolder } from '../../support/process.ts'

test('without settings, every setting has its default', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/\/data$/),
    databaseUrl: undefined,
    databasePool: 20,
    secretKeys: undefined,
    logLevel: 'info',
    shutdownDelay: 0,
    signersSunset: undefined,
    corsOrigins: undefined,
    frameAncestors: [],
    hasConsole: true,
    trustProxy: undefined,
    metricsToken: undefined,
    tracing: false,
    workJobs: true,
    smtpUrl: undefined,
    mailFrom: 'paraph@localhost',
    mailReplyTo: undefined,
    mailBounces: undefined,
    mailReportsToken: undefined,
    dkim: undefined,
    sms: undefined,
    rateLimits: { key: 600, link: 600 },
    webhookHosts: [],
    messageLimits: { EMAIL: 10_000, SMS: 1000 },
    uploadLimit: 20_000_000_000,
    seal: {
      certificate: undefined,
      key: undefined,
      passphrase: undefined,
      keyCommand: undefined,
      level: 'B-B',
      tsaUrl: undefined,
    },
    bankId: undefined,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test.each([
  [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
  [{ PORT: ' 0 ' }, { port: 0 }],
  [{ PORT: '' }, { port: 3000 }],
  [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
  [{ PUBLIC_URL: 'https://sign.example.com/' }, { publicUrl: 'https://sign.example.com' }],
  [{ DATA_DIR: '/var/lib/paraph' }, { dataDir: '/var/lib/paraph' }],
  [{ DATABASE_URL: 'postgres://a:b@db/paraph' }, { databaseUrl: 'postgres://a:b@db/paraph' }],
  [
    { DATABASE_URL: 'postgres://a:b@pooler/paraph', DATABASE_DIRECT_URL: 'postgres://a:b@db/paraph' },
    { databaseUrl: 'postgres://a:b@pooler/paraph', directDatabaseUrl: 'postgres://a:b@db/paraph' },
  ],
  [{ DATABASE_POOL: '2' }, { databasePool: 2 }],
  [{ WORKERS: ' ' }, { databasePool: 20 }],
  [{ SECRET_KEY: 'a'.repeat(43) }, { secretKeys: ['a'.repeat(43)] }],
  [{ SECRET_KEY: ` ${'-_9'.repeat(20)}, ${'a'.repeat(43)} ` }, { secretKeys: ['-_9'.repeat(20), 'a'.repeat(43)] }],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ SHUTDOWN_DELAY: '5' }, { shutdownDelay: 5000 }],
  [{ SIGNERS_SUNSET: '2027-12-31' }, { signersSunset: new Date('2027-12-31') }],
  [{ JOBS: 'here' }, { workJobs: true }],
  [{ JOBS: 'elsewhere' }, { workJobs: false }],
  [{ TZ: 'Europe/Stockholm' }, { timeZone: 'Europe/Stockholm' }],
  [{ TZ: 'america/new_york' }, { timeZone: 'America/New_York' }],
  [
    { SMS_URL: 'elks://u1a2b:p%2Fss%40@api.46elks.com?from=Lindqvist' },
    { sms: { origin: 'https://api.46elks.com', user: 'u1a2b', password: 'p/ss@', from: 'Lindqvist' } },
  ],
  [{ SMS_URL: 'elks://u:p@api.46elks.com/' }, { sms: { origin: 'https://api.46elks.com', from: 'Paraph' } }],
  [{ SMS_URL: 'elks://u:p@api.46elks.com?from=%2B46766861004' }, { sms: { from: '+46766861004' } }],
  [{ SMS_URL: 'elks://u:p@api.46elks.com?from=+46766861004' }, { sms: { from: '+46766861004' } }],
  [{ SMS_URL: 'elks://u:p@api.46elks.com?from=Abc45678901' }, { sms: { from: 'Abc45678901' } }],
  [{ SMS_URL: 'elks://u:p@localhost:8046' }, { sms: { origin: 'http://localhost:8046' } }],
  [{ SMS_URL: 'elks://u:p@127.0.0.1:8046' }, { sms: { origin: 'http://127.0.0.1:8046' } }],
  [{ SMS_URL: 'elks://u:p@[::1]:8046' }, { sms: { origin: 'http://[::1]:8046' } }],
  [{ SMS_URL: 'elks://u:p@localhost.example.com' }, { sms: { origin: 'https://localhost.example.com' } }],
  [{ SMS_URL: ' ' }, { sms: undefined }],
  [{ BANKID_ENVIRONMENT: 'simulator' }, { bankId: { environment: 'simulator' } }],
  [
    { BANKID_ENVIRONMENT: 'test', BANKID_CERTIFICATE: '/etc/bankid.p12', BANKID_PASSPHRASE: ' a b ' },
    { bankId: { environment: 'test', certificate: '/etc/bankid.p12', passphrase: ' a b ' } },
  ],
  [
    { BANKID_ENVIRONMENT: ' production ', BANKID_CERTIFICATE: 'bankid.p12', BANKID_PASSPHRASE: 'p' },
    { bankId: { environment: 'production', certificate: join(import.meta.dirname, '../../../../../bankid.p12') } },
  ],
  [{ RATE_LIMIT: '1200' }, { rateLimits: { key: 1200, link: 600 } }],
  [{ LINK_RATE_LIMIT: '1' }, { rateLimits: { key: 600, link: 1 } }],
  [{ MAIL_LIMIT_PER_DAY: '500' }, { messageLimits: { EMAIL: 500, SMS: 1000 } }],
  [
    { WEBHOOK_ALLOWED_HOSTS: 'crm.internal, 10.0.0.5:8443 [::1]:80' },
    { webhookHosts: ['crm.internal', '10.0.0.5:8443', '[::1]:80'] },
  ],
  [{ UPLOAD_LIMIT_PER_DAY: '100' }, { uploadLimit: 100_000_000 }],
  [{ SMS_LIMIT_PER_DAY: '1' }, { messageLimits: { EMAIL: 10_000, SMS: 1 } }],
  [{ MAIL_BOUNCES: 'bounces@example.com' }, { mailBounces: 'bounces@example.com' }],
  [{ MAIL_BOUNCES: `${'b'.repeat(21)}@example.com` }, { mailBounces: `${'b'.repeat(21)}@example.com` }],
  [{ MAIL_REPORTS_TOKEN: '0123456789abcdef', MAIL_BOUNCES: 'b@example.com' }, { mailReportsToken: '0123456789abcdef' }],
  [{ CORS_ORIGINS: '*' }, { corsOrigins: '*' }],
  [
    { CORS_ORIGINS: 'https://a.example, http://localhost:5173' },
    { corsOrigins: ['https://a.example', 'http://localhost:5173'] },
  ],
  [
    { FRAME_ANCESTORS: 'https://a.example https://b.example:8443,\thttp://localhost:5173 , http://127.0.0.1' },
    {
      frameAncestors: ['https://a.example', 'https://b.example:8443', 'http://localhost:5173', 'http://127.0.0.1'],
    },
  ],
  [{ FRAME_ANCESTORS: ' ' }, { frameAncestors: [] }],
  [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
  [{ TRUST_PROXY: '10.0.0.0/8, fd00::/8,192.0.2.1' }, { trustProxy: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'] }],
  [{ METRICS_TOKEN: '0123456789abcde=' }, { metricsToken: '0123456789abcde=' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { tracing: true }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, { tracing: true }],
  [{ OTEL_TRACES_EXPORTER: 'console' }, { tracing: true }],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { tracing: false }],
  [{ OTEL_SDK_DISABLED: 'TRUE', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { tracing: false }],
  [{ OTEL_SERVICE_NAME: 'signing' }, { tracing: false }],
])('the setting %j is read', (env, expected) => {
  expect(readConfig(env as Record<string, string>)).toMatchObject(expected)
})

test.each(['1', '4', 'auto'])(
  'WORKERS=%s, a setting of older versions, is refused with what to do instead',
  (value) => {
    expect(() => readConfig({ WORKERS: value })).toThrow(
      new ConfigError(
        'WORKERS is not a setting any more: a server is one process, which uses one core. Remove it, and run one server for each core behind a proxy, as the guide Several servers says.',
      ),
    )
  },
)

test.each([
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535. Example: PORT=3000.'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535. Example: PORT=3000.'],
  ['PORT', '3e3', 'PORT must be a whole number from 0 to 65535. Example: PORT=3000.'],
  [
    'PUBLIC_URL',
    'sign.example.com',
    'PUBLIC_URL must be a URL that begins with http:// or https://. Example: https://sign.example.com.',
  ],
  [
    'PUBLIC_URL',
    'ftp://sign.example.com',
    'PUBLIC_URL must be a URL that begins with http:// or https://. Example: https://sign.example.com.',
  ],
  [
    'DATABASE_URL',
    'localhost',
    'DATABASE_URL must be a URL that begins with postgres:// or postgresql://. Example: postgres://user:password@host/database.',
  ],
  [
    'DATABASE_DIRECT_URL',
    'postgres://db/paraph',
    'DATABASE_DIRECT_URL needs DATABASE_URL, which names the pooler. Without a pooler, set only DATABASE_URL.',
  ],
  ['DATABASE_POOL', '1', 'DATABASE_POOL must be a whole number from 2 to 1000. Example: DATABASE_POOL=20.'],
  [
    'MAIL_LIMIT_PER_DAY',
    '0',
    'MAIL_LIMIT_PER_DAY must be a whole number from 1 to 1000000000. Example: MAIL_LIMIT_PER_DAY=10000.',
  ],
  [
    'SMS_LIMIT_PER_DAY',
    'none',
    'SMS_LIMIT_PER_DAY must be a whole number from 1 to 1000000000. Example: SMS_LIMIT_PER_DAY=1000.',
  ],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent. Example: LOG_LEVEL=info.',
  ],
  ...['0.5', '5s', '5000'].map((value) => [
    'SHUTDOWN_DELAY',
    value,
    'SHUTDOWN_DELAY must be a whole number of seconds from 0 to 300. Example: SHUTDOWN_DELAY=5.',
  ]),
  ['JOBS', 'nowhere', 'JOBS must be one of here, elsewhere. Example: JOBS=here.'],
  ['TZ', 'Mars/Phobos', 'TZ must be the name of a time zone, such as Europe/Stockholm.'],
  ['TZ', ':/etc/localtime', 'TZ must be the name of a time zone, such as Europe/Stockholm.'],
  ['SIGNERS_SUNSET', 'soon', 'SIGNERS_SUNSET must be a date, such as 2027-12-31.'],
  ['SIGNERS_SUNSET', '2027-13-01', 'SIGNERS_SUNSET must be a date, such as 2027-12-31.'],
  ['SIGNERS_SUNSET', '2027-02-30', 'SIGNERS_SUNSET must be a date, such as 2027-12-31.'],
  ...[
    'https://a.example/',
    'a.example',
    'https://a.example,',
    '*,https://a.example',
    'null',
    'https://*.a.example',
  ].map((value) => [
    'CORS_ORIGINS',
    value,
    'CORS_ORIGINS must be *, or a comma-separated list of origins, such as https://app.example.com.',
  ]),
  ...[
    '*',
    "'self'",
    'none',
    'null',
    'a.example',
    'https:',
    'http://a.example',
    'http://localhost.a.example',
    'http://127.0.0.2',
    'https://a.example/',
    'https://a.example:443',
    'https://A.example',
    'https://anna@a.example',
    'https://*.a.example',
    'https://a.example,',
    "https://a.example; script-src 'unsafe-inline'",
    'javascript:alert(1)',
    Array.from({ length: 51 }, (_, number) => `https://a${number}.example`).join(' '),
  ].map((value) => [
    'FRAME_ANCESTORS',
    value,
    'FRAME_ANCESTORS must be a list of at most 50 origins, separated by spaces or commas, such as https://app.example.com. Only localhost and 127.0.0.1 may have http instead of https.',
  ]),
  ...['true', '10', '10.0.0.0/0', '10.0.0.0/33', 'fd00::/129', 'proxy.example.com', '10.0.0.1,', '::1%eth0'].map(
    (value) => [
      'TRUST_PROXY',
      value,
      'TRUST_PROXY must be the number of proxies, at most 9, or a comma-separated list of their addresses, such as 10.0.0.0/8.',
    ],
  ),
  ['MAIL_FROM', 'Paraph <paraph@example.com>', 'MAIL_FROM must be an e-mail address, such as paraph@example.com.'],
  ['MAIL_BOUNCES', 'bounces', 'MAIL_BOUNCES must be an e-mail address, such as paraph@example.com.'],
  [
    'MAIL_BOUNCES',
    `${'b'.repeat(22)}@example.com`,
    'MAIL_BOUNCES must have at most 21 characters before the @, because the server adds a reference to each message there. Example: bounces@example.com.',
  ],
  [
    'MAIL_REPORTS_TOKEN',
    '0123456789abcdef',
    'MAIL_REPORTS_TOKEN needs MAIL_BOUNCES, because a report counts only if it came to the return address of its message. Example: bounces@example.com.',
  ],
  [
    'DKIM_SELECTOR',
    'paraph',
    'Set both DKIM_KEY_FILE and DKIM_SELECTOR, or neither. Example: DKIM_KEY_FILE=/etc/paraph-dkim.pem and DKIM_SELECTOR=paraph.',
  ],
  [
    'DKIM_KEY_FILE',
    '/dev/null',
    'Set both DKIM_KEY_FILE and DKIM_SELECTOR, or neither. Example: DKIM_KEY_FILE=/etc/paraph-dkim.pem and DKIM_SELECTOR=paraph.',
  ],
  [
    'OTEL_TRACES_EXPORTER',
    'jaeger',
    'OTEL_TRACES_EXPORTER must be one of otlp, console, zipkin, none. Example: OTEL_TRACES_EXPORTER=none.',
  ],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'collector:4318',
    'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that begins with http:// or https://. Example: http://collector:4318.',
  ],
  [
    'METRICS_TOKEN',
    '0123456789abcde',
    'METRICS_TOKEN must have at least 16 characters, and only letters, digits and -._~+/=. Make one: openssl rand -hex 24',
  ],
  [
    'METRICS_TOKEN',
    '0123456789 abcdef',
    'METRICS_TOKEN must have at least 16 characters, and only letters, digits and -._~+/=. Make one: openssl rand -hex 24',
  ],
])('%s=%s is refused with one sentence', (name: string, value: string, sentence: string) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence))
})

const bankIdExample =
  'Example: BANKID_ENVIRONMENT=production, BANKID_CERTIFICATE=/etc/paraph/bankid.p12 and BANKID_PASSPHRASE=secret.'

test.each([
  [{ BANKID_ENVIRONMENT: 'prod' }, `BANKID_ENVIRONMENT must be one of simulator, test, production. ${bankIdExample}`],
  [
    { BANKID_CERTIFICATE: '/etc/bankid.p12', BANKID_PASSPHRASE: 'geheim' },
    `BANKID_CERTIFICATE and BANKID_PASSPHRASE need BANKID_ENVIRONMENT. ${bankIdExample}`,
  ],
  [
    { BANKID_PASSPHRASE: 'geheim' },
    `BANKID_CERTIFICATE and BANKID_PASSPHRASE need BANKID_ENVIRONMENT. ${bankIdExample}`,
  ],
  [
    { BANKID_ENVIRONMENT: 'test', BANKID_CERTIFICATE: '/etc/bankid.p12' },
    `BANKID_ENVIRONMENT=test needs BANKID_CERTIFICATE, the PKCS#12 file of your certificate from the bank, and BANKID_PASSPHRASE, its password. ${bankIdExample}`,
  ],
  [
    { BANKID_ENVIRONMENT: 'production', BANKID_PASSPHRASE: 'geheim' },
    `BANKID_ENVIRONMENT=production needs BANKID_CERTIFICATE, the PKCS#12 file of your certificate from the bank, and BANKID_PASSPHRASE, its password. ${bankIdExample}`,
  ],
  [
    { BANKID_ENVIRONMENT: 'simulator', BANKID_PASSPHRASE: 'geheim' },
    'With BANKID_ENVIRONMENT=simulator, BANKID_CERTIFICATE and BANKID_PASSPHRASE must not be set: the simulator has a certificate of its own.',
  ],
])('the settings of BankID %j are refused with one sentence', (env, sentence) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(new ConfigError(sentence))
})

test.each([
  '46elks://u:secret@api.46elks.com?from=Paraph',
  'https://u:secret@api.46elks.com?from=Paraph',
  'elks://api.46elks.com?from=Paraph',
  'elks://u@api.46elks.com',
  'elks://:secret@api.46elks.com',
  'elks://u:secret@',
  'elks://u:secret@api.46elks.com/a1/sms',
  'elks://u:secret@api.46elks.com#from=Paraph',
  'elks://u:secret%zz@api.46elks.com',
  'elks://u:secret@api.46elks.com?form=Paraph',
  'elks://u:secret@api.46elks.com?from=',
  'elks://u:secret@api.46elks.com?from=AB',
  'elks://u:secret@api.46elks.com?from=LindqvistBygg',
  'elks://u:secret@api.46elks.com?from=Lind qvist',
  'elks://u:secret@api.46elks.com?from=Åsa',
  'elks://u:secret@api.46elks.com?from=4you',
  'elks://u:secret@api.46elks.com?from=0701740605',
  'elks://u:secret@api.46elks.com?from=%2B0701740605',
])('SMS_URL=%s is refused with one sentence that does not contain the password', (value) => {
  expect(() => readConfig({ SMS_URL: value })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(/^SMS_URL must have the form elks:\/\/(?!.*secret).*\.$/),
    }),
  )
})

const encode =
  "can't be read as a URL. Percent-encode special characters of a user and a password in it: @ is %40, / is %2F, # is %23, ? is %3F, % is %25. Example: "
const withPassword: [string, string, string][] = [
  ['DATABASE_URL', 'postgres://', 'postgres://user:password@host/database'],
  ['SMTP_URL', 'smtp://', 'smtps://user:password@mail.example.com'],
  ['SMTP_URL', 'smtps://', 'smtps://user:password@mail.example.com'],
  ['TSA_URL', 'https://', 'https://tsa.example.com'],
  ['PUBLIC_URL', 'https://', 'https://sign.example.com'],
]
// Each is also tried with a number before the character: a URL parser takes the number as a port, and the rest as a path.
const unencoded = ['@', '/', '#', '?', '%', '%zz', '@1/', '/x@y:'].flatMap((part) => [
  `geheim${part}heim`,
  `12${part}heim`,
])

describe.each(withPassword)('%s=%s…', (name, scheme, example) => {
  test.each(unencoded)('with the password %s is refused with one sentence that does not contain it', (password) => {
    expect(() => readConfig({ [name]: `${scheme}anna:${password}@host.example/x` })).toThrow(
      new ConfigError(`${name} ${encode}${example}.`),
    )
  })
})

test.each(unencoded)(
  'SMS_URL with the password %s is refused with one sentence that does not contain it',
  (password) => {
    expect(() => readConfig({ SMS_URL: `elks://anna:${password}@api.46elks.com` })).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(/^SMS_URL must have the form elks:\/\/(?!.*heim).*Percent-encode/),
      }),
    )
  },
)

test.each([
  ['DATABASE_URL', 'postgres://anna:p%40%2F%23%3F%25@db/paraph?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://anna@db/paraph'],
  ['DATABASE_URL', 'postgresql:///paraph?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://anna:a:b@db/paraph'],
  ['SMTP_URL', 'smtp://anna%40example.com:p%40%2F@mail.example.com:587'],
  ['SMTP_URL', 'smtp://mail'],
  ['SMTP_URL', 'SMTPS://anna:pass@mail.example.com/?pool=true'],
])('%s=%s is accepted', (name, value) => {
  expect(() => readConfig({ [name]: value })).not.toThrow()
})

test.each([
  [
    'SMTP_URL',
    'smtp://anna@mail.example.com',
    'SMTP_URL must have both a user and a password, or neither. Example: smtps://user:password@mail.example.com.',
  ],
  [
    'SMTP_URL',
    'smtps://anna:@mail.example.com',
    'SMTP_URL must have both a user and a password, or neither. Example: smtps://user:password@mail.example.com.',
  ],
  [
    'SMTP_URL',
    'smtps://:geheim@mail.example.com',
    'SMTP_URL must have both a user and a password, or neither. Example: smtps://user:password@mail.example.com.',
  ],
  ['SMTP_URL', 'smtp:///', 'SMTP_URL must name a mail server. Example: smtps://user:password@mail.example.com.'],
  ...['https://anna:geheim@sign.example.com', 'https://sign.example.com?x=1', 'https://sign.example.com/#x'].map(
    (value) => [
      'PUBLIC_URL',
      value,
      'PUBLIC_URL must have no user, password, query or fragment. Example: https://sign.example.com.',
    ],
  ),
])('%s=%s is refused', (name: string, value: string, sentence: string) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence))
})

test.each([
  'secret',
  'secret'.repeat(7),
  `${'secret'.repeat(8)}=`,
  `${'secret'.repeat(8)}+/`,
  `${'secret'.repeat(8)} ${'secret'.repeat(8)}`,
  `${'secret'.repeat(8)},`,
  `${'secret'.repeat(8)},secret`,
])('SECRET_KEY=%s is refused with a sentence that says how to make a key, without the value', (value) => {
  expect(() => readConfig({ SECRET_KEY: value })).toThrow(
    new ConfigError(
      "SECRET_KEY must hold one key, or several separated by commas, each with at least 43 characters of A-Z, a-z, 0-9, - and _. Make one: openssl rand -base64 32 | tr '+/' '-_' | tr -d =",
    ),
  )
})

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
