import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Finding, Redocly } from './review/redocly/redocly.ts'

/** A copy of our spec, in which each test breaks a rule. */
let folder: string
let findings: Finding[]
const redocly = new Redocly()

/** What the test removes from a POST, and the rule that notices it. */
const breaks = [
  {
    file: 'companies.yaml',
    out: '  parameters:\n    - $ref: ../components/parameters/IdempotencyKey.yaml\n',
    rule: 'post-parameters',
  },
  {
    file: 'signing-session_open.yaml',
    out: '    - $ref: ../components/parameters/IdempotencyKey.yaml\n',
    rule: 'post-idempotency-key',
  },
  {
    file: 'signing-session_read.yaml',
    out: '    - $ref: ../components/parameters/IdempotencyKey.yaml\n',
    rule: 'post-idempotency-key',
  },
  {
    file: 'contacts.yaml',
    out: "    '409':\n      $ref: ../components/responses/IdempotencyRequestInProgress.yaml\n",
    rule: 'post-idempotency-errors',
  },
  {
    file: 'documents_{id}_send.yaml',
    out: "    '422':\n      $ref: ../components/responses/IdempotencyKeyReused.yaml\n",
    rule: 'post-idempotency-errors',
  },
  {
    file: 'documents.yaml',
    out: '        idempotent-replayed:\n          $ref: ../components/headers/IdempotentReplayed.yaml\n',
    rule: 'post-replayed',
  },
]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'paraph lint-'))
  for (const part of ['openapi.yaml', 'redocly.yaml', 'paths', 'components']) {
    cpSync(join(import.meta.dirname, part), join(folder, part), { recursive: true })
  }
  for (const { file, out } of breaks) {
    const path = join(folder, 'paths', file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(out, ''))
  }
  findings = await lint()
})

afterAll(async () => {
  await redocly.end()
  rmSync(folder, { recursive: true })
})

const lint = () => redocly.lint(folder, join(folder, 'redocly.yaml'))

test.each(breaks)('$rule: refuses a POST of $file without it', ({ file, rule }) => {
  const rules = findings
    .filter(({ location }) => location.some(({ source }) => source.ref.endsWith(file)))
    .map(({ ruleId }) => ruleId)
  expect(rules).toEqual([`rule/${rule}`])
})

test('a second lint in the same process sees the changes since the first one', async () => {
  const example = join(folder, 'components/examples/createContact.yaml')
  const text = readFileSync(example, 'utf8')
  writeFileSync(example, text.replace('email:', 'emial:'))
  expect((await lint()).map(({ ruleId }) => ruleId)).toContain('no-invalid-media-type-examples')
  writeFileSync(example, text)
  expect(await lint()).toEqual(findings)
})
