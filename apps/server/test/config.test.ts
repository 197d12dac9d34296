import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../src/config.ts'

test('without settings, each has its default', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    dataDir: expect.stringMatching(/\/data$/),
    databaseUrl: undefined,
    databasePool: 20,
    logLevel: 'info',
    shutdownDelay: 0,
    signersSunset: undefined,
    corsOrigins: undefined,
    metricsToken: undefined,
    tracing: false,
    workJobs: true,
    smtpUrl: undefined,
    mailFrom: 'paraph@localhost',
    mailReplyTo: undefined,
    smsUrl: undefined,
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
  [{ DATABASE_POOL: '2' }, { databasePool: 2 }],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ SHUTDOWN_DELAY: '5' }, { shutdownDelay: 5000 }],
  [{ SIGNERS_SUNSET: '2027-12-31' }, { signersSunset: new Date('2027-12-31') }],
  [{ CORS_ORIGINS: '*' }, { corsOrigins: '*' }],
  [
    { CORS_ORIGINS: 'https://a.example, http://localhost:5173' },
    { corsOrigins: ['https://a.example', 'http://localhost:5173'] },
  ],
  [{ METRICS_TOKEN: '0123456789abcde=' }, { metricsToken: '0123456789abcde=' }],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { tracing: true }],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, { tracing: true }],
  [{ OTEL_TRACES_EXPORTER: 'console' }, { tracing: true }],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { tracing: false }],
  [{ OTEL_SDK_DISABLED: 'TRUE', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, { tracing: false }],
  [{ OTEL_SERVICE_NAME: 'signing' }, { tracing: false }],
])('%j is read', (env, expected) => {
  expect(readConfig(env as Record<string, string>)).toMatchObject(expected)
})

test.each([
  ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '3e3', 'PORT must be a whole number from 0 to 65535.'],
  ['PUBLIC_URL', 'sign.example.com', 'PUBLIC_URL must be a URL that begins with http:// or https://.'],
  ['PUBLIC_URL', 'ftp://sign.example.com', 'PUBLIC_URL must be a URL that begins with http:// or https://.'],
  ['DATABASE_URL', 'localhost', 'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.'],
  ['DATABASE_POOL', '1', 'DATABASE_POOL must be a whole number from 2 to 1000.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  ['SHUTDOWN_DELAY', '0.5', 'SHUTDOWN_DELAY must be a whole number from 0 to 300.'],
  ['SIGNERS_SUNSET', 'soon', 'SIGNERS_SUNSET must be a date, as 2027-12-31.'],
  ['SIGNERS_SUNSET', '2027-13-01', 'SIGNERS_SUNSET must be a date, as 2027-12-31.'],
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
    'CORS_ORIGINS must be *, or origins with commas between them, as https://app.example.com.',
  ]),
  ['OTEL_TRACES_EXPORTER', 'jaeger', 'OTEL_TRACES_EXPORTER must be one of otlp, console, zipkin, none.'],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'collector:4318',
    'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL that begins with http:// or https://.',
  ],
  [
    'METRICS_TOKEN',
    '0123456789abcde',
    'METRICS_TOKEN must have at least 16 characters, letters, digits and -._~+/= alone.',
  ],
  [
    'METRICS_TOKEN',
    '0123456789 abcdef',
    'METRICS_TOKEN must have at least 16 characters, letters, digits and -._~+/= alone.',
  ],
])('%s=%s is refused in a sentence', (name: string, value: string, sentence: string) => {
  expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(sentence))
})
