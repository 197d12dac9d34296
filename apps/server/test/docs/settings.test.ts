import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'

const root = join(import.meta.dirname, '../../../..')
const guide = readFileSync(join(root, 'apps/docs/guides/operating.md'), 'utf8')
const source = readFileSync(join(root, 'apps/server/src/config.ts'), 'utf8')
const [table = ''] = /^## Settings\n[^]*?(?=^## )/m.exec(guide) ?? []
const settings = Array.from(table.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\| (.*?) +\|$/gm), ([, name, text, meaning]) => {
  return { name: name!, text: text!, meaning: meaning! }
})
const literals = settings.filter(({ text }) => /^`[^`/]+`$|^`[\d.]+`$/.test(text))
const empty = settings.filter(({ text }) => text === 'none')
const others = settings.filter((one) => !literals.includes(one) && !empty.includes(one))

/** Defaults that depend on something else: the text of the guide, and what it says. */
const computed: Record<string, [text: string, holds: () => boolean]> = {
  PUBLIC_URL: ['`http://localhost:PORT`', () => readConfig({ PORT: '8080' }).publicUrl === 'http://localhost:8080'],
  SECRET_KEY: [
    '`DATA_DIR/secret-key`',
    () => readConfig({}).secretKeys === undefined && hasText('secrets', "'secret-key'"),
  ],
  MAIL_FROM: [
    '`paraph@` and the host of PUBLIC_URL',
    () => readConfig({ PUBLIC_URL: 'https://sign.example.com' }).mailFrom === 'paraph@sign.example.com',
  ],
  SEAL_CERTIFICATE: [
    '`DATA_DIR/seal-development.pem`',
    () => readConfig({}).seal.certificate === undefined && hasText('sealing/keys', 'seal-development.pem'),
  ],
  SEAL_KEY: ['in `SEAL_CERTIFICATE`', () => readConfig({ SEAL_CERTIFICATE: 'x' }).seal.key === undefined],
  SEAL_LEVEL: [
    '`B-T` with `TSA_URL`, else `B-B`',
    () =>
      readConfig({ TSA_URL: 'https://tsa.example.com' }).seal.level === 'B-T' && readConfig({}).seal.level === 'B-B',
  ],
  TZ: ['the machine’s time zone', () => readConfig({}).timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone],
  OTEL_TRACES_EXPORTER: [
    '`otlp` with an endpoint',
    () => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }).tracing && !readConfig({}).tracing,
  ],
}

function hasText(folder: string, text: string): boolean {
  const path = join(root, 'apps/server/src', folder)
  return globSync('**/*.ts', { cwd: path }).some((file) => readFileSync(join(path, file), 'utf8').includes(text))
}

test.each(literals)('$name: the default in the guide, $text, is the one of the server', ({ name, text }) => {
  expect(readConfig({ [name]: text.slice(1, -1) })).toEqual(readConfig({}))
})

test.each(empty)('$name: the server has no default, as the guide says', ({ name }) => {
  const calls = Array.from(source.matchAll(new RegExp(`\\w+\\(env, '${name}'[^\\n]*`, 'g')), ([call]) => call)
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls) expect(call).not.toMatch(/fallback|\?\? ['\d]|^oneOf/)
})

test.each(others)('$name: the default in the guide, $text, is the one of the server', ({ name, text }) => {
  const [expected, holds] = computed[name] ?? []
  expect(text.replaceAll("'", '’')).toBe(expected)
  expect(holds?.()).toBe(true)
})

test('the defaults of the image are those of the Dockerfile', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const named = settings.flatMap(({ name, meaning }) => {
    const [, value] = /`([^`]+)` in the image/.exec(meaning) ?? []
    return value ? [`${name}=${value}`] : []
  })
  expect(named.length).toBeGreaterThan(1)
  for (const one of named) expect(dockerfile).toMatch(new RegExp(`\\b${one}(?=\\s|$)`, 'm'))
})
