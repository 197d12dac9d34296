import { generateKeyPairSync } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings as catalogue } from '@paraph/server/src/platform/settings/catalogue.ts'
import { readConfig } from '@paraph/server/src/platform/settings/config.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'
import { settingsRead, settingsSource } from '@paraph/testing/server/settings-source.ts'

const root = join(import.meta.dirname, '../../..')
const guide = readFileSync(join(root, 'apps/docs/dist/guides/settings.md'), 'utf8')
const entry =
  /^<dt id="([A-Z_]+)">.*\n<dd>\n\n(.+)\n\nDefault: (.+?)(?:, in the image `(.+)`)?\. Example: `([A-Z_]+)=(.+)`\n\n<\/dd>$/gm
const settings = Array.from(guide.matchAll(entry), ([, name, meaning, text, inImage, exampleName, example]) => {
  return {
    name: name!,
    text: text!,
    meaning: meaning!,
    inImage,
    exampleName,
    example: example!.replace(/^'(.*)'$/, '$1'),
  }
})
const literals = settings.filter(({ text }) => /^`[^`/]+`$|^`[\d.]+`$/.test(text))
const empty = settings.filter(({ text }) => text === 'none')
const others = settings.filter((one) => !literals.includes(one) && !empty.includes(one))

/** Defaults that depend on something else: the text of the guide, and what it says. */
const computed: Record<string, [text: string, holds: () => boolean]> = {
  DATABASE_DIRECT_URL: [
    'the value of `DATABASE_URL`',
    () => readConfig({ DATABASE_URL: 'postgres://a:b@db/paraph' }).directDatabaseUrl === undefined,
  ],
  PUBLIC_URL: ['`http://localhost:PORT`', () => readConfig({ PORT: '8080' }).publicUrl === 'http://localhost:8080'],
  SHUTDOWN_DELAY: [
    '`5` if `PUBLIC_URL` begins with `https://`, else `0`',
    () =>
      readConfig({ PUBLIC_URL: 'https://sign.example.com' }).shutdownDelay === 5000 &&
      readConfig({ PUBLIC_URL: 'http://sign.example.com' }).shutdownDelay === 0 &&
      readConfig({ PUBLIC_URL: 'https://sign.example.com', SHUTDOWN_DELAY: '0' }).shutdownDelay === 0,
  ],
  SECRET_KEY: [
    '`DATA_DIR/secret-key`',
    () => readConfig({}).secretKeys === undefined && hasText('platform/secrets', "'secret-key'"),
  ],
  MAIL_FROM: [
    '`paraph@` and the host of `PUBLIC_URL`',
    () => readConfig({ PUBLIC_URL: 'https://sign.example.com' }).mailFrom === 'paraph@sign.example.com',
  ],
  SEAL_CERTIFICATE: [
    '`DATA_DIR/seal-development.pem`',
    () => readConfig({}).seal.certificate === undefined && hasText('work/sealing/keys', 'seal-development.pem'),
  ],
  SEAL_KEY: ['in `SEAL_CERTIFICATE`', () => readConfig({ SEAL_CERTIFICATE: 'x' }).seal.key === undefined],
  SEAL_LEVEL: [
    '`B-T` with `TSA_URL`, else `B-B`',
    () =>
      readConfig({ TSA_URL: 'https://tsa.example.com' }).seal.level === 'B-T' && readConfig({}).seal.level === 'B-B',
  ],
  TZ: [
    'the time zone of the machine',
    () => readConfig({}).timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone,
  ],
  SIGN_IN_WAYS: [
    'all of them',
    () => {
      const all = readConfig({ SIGN_IN_WAYS: 'passkey,single-sign-on,mailed-link,key' }).signInWays
      return readConfig({}).signInWays.toSorted().join() === all.toSorted().join()
    },
  ],
  OTEL_TRACES_EXPORTER: [
    '`otlp` with an endpoint, else `none`',
    () => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }).tracing && !readConfig({}).tracing,
  ],
}

function hasText(folder: string, text: string): boolean {
  const path = join(root, 'apps/server/src', folder)
  return globSync('**/*.ts', { cwd: path }).some((file) => readFileSync(join(path, file), 'utf8').includes(text))
}

test('the guide lists exactly the settings that the server reads', () => {
  expect(settings.map(({ name }) => name)).toEqual(Object.keys(catalogue))
  expect(settings.map(({ exampleName }) => exampleName)).toEqual(Object.keys(catalogue))
  expect(settings.map(({ name }) => name).toSorted()).toEqual(settingsRead.toSorted())
})

test.each(literals)('$name: the default in the guide, $text, is the one of the server', ({ name, text }) => {
  expect(readConfig({ [name]: text.slice(1, -1) })).toEqual(readConfig({}))
})

test.each(empty)('$name: the server has no default, as the guide says', ({ name }) => {
  const calls = Array.from(settingsSource.matchAll(new RegExp(`\\w+\\(env, '${name}'[^\\n]*`, 'g')), ([call]) => call)
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) expect(call).not.toMatch(/fallback|\?\? ['\d]|^oneOf/)
})

test.each(others)('$name: the default in the guide, $text, is the one of the server', ({ name, text }) => {
  const [expected, holds] = computed[name] ?? []
  expect(text).toBe(expected)
  expect(holds?.()).toBe(true)
})

/** What the example of a setting needs. */
const needs: Record<string, Record<string, string>> = {
  MAIL_REPORTS_TOKEN: { MAIL_BOUNCES: 'bounces@mail.example.com' },
  DATABASE_DIRECT_URL: { DATABASE_URL: 'postgres://user:password@pooler/database' },
  SEAL_LEVEL: { TSA_URL: 'https://tsa.example.com' },
  BANKID_ENVIRONMENT: { BANKID_CERTIFICATE: '/etc/paraph/bankid.p12', BANKID_PASSPHRASE: 'secret' },
  BANKID_CERTIFICATE: { BANKID_ENVIRONMENT: 'test', BANKID_PASSPHRASE: 'secret' },
  BANKID_PASSPHRASE: { BANKID_ENVIRONMENT: 'test', BANKID_CERTIFICATE: '/etc/paraph/bankid.p12' },
  OTEL_SDK_DISABLED: { OTEL_TRACES_EXPORTER: 'otlp' },
  // The machine may be in the time zone of the example.
  TZ: { TZ: 'UTC' },
}

test.each(settings.filter(({ name }) => !name.startsWith('DKIM_')))(
  '$name: the server accepts the example, and it is not the default',
  ({ name, example }) => {
    const env = needs[name] ?? {}
    // The server refuses the settings of BankID if one of them is missing.
    const before = name.startsWith('BANKID_') ? undefined : readConfig(env)
    expect(readConfig({ ...env, [name]: example })).not.toEqual(before)
  },
)

test('the server accepts the examples for DKIM together, with a file that exists', async () => {
  const file = join(await temporaryFolder(), 'dkim.pem')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const { example } = settings.find(({ name }) => name === 'DKIM_SELECTOR')!
  expect(readConfig({ DKIM_KEY_FILE: file, DKIM_SELECTOR: example }).dkim?.selector).toBe(example)
})

test('the guide and the Dockerfile have the same defaults of the image', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const named = settings.flatMap(({ name, inImage }) => (inImage === undefined ? [] : [`${name}=${inImage}`]))
  expect(named.length).toBeGreaterThan(1)
  for (const one of named) expect(dockerfile).toMatch(new RegExp(`\\b${one}(?=\\s|$)`, 'm'))
})
