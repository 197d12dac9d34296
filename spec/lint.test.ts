import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Finding, Redocly } from '../packages/spec-review/src/redocly/redocly.ts'

/** The findings in a copy of our spec that has only the paths below. Each of these paths breaks a rule. */
let findings: Finding[]

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
    file: 'passkey-registrations.yaml',
    out: "    '403':\n      $ref: ../components/responses/SignInNeeded.yaml\n",
    rule: 'recent-sign-in',
  },
  {
    file: 'documents.yaml',
    out: '        idempotent-replayed:\n          $ref: ../components/headers/IdempotentReplayed.yaml\n',
    rule: 'post-replayed',
  },
]

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paraph lint-'))
  const redocly = new Redocly()
  try {
    for (const part of ['openapi.yaml', 'redocly.yaml', 'paths', 'components'])
      cpSync(join(import.meta.dirname, part), join(folder, part), { recursive: true })
    const change = (file: string, edit: (text: string) => string) => {
      const text = readFileSync(join(folder, file), 'utf8')
      expect(edit(text)).not.toBe(text)
      writeFileSync(join(folder, file), edit(text))
    }
    for (const { file, out } of breaks) change(join('paths', file), (text) => text.replace(out, ''))
    const files = new Set(breaks.map(({ file }) => file))
    change('openapi.yaml', (text) =>
      text.replaceAll(/^  \/.*:\n    \$ref: paths\/(.*)\n/gm, (path, file: string) => (files.has(file) ? path : '')),
    )
    findings = await redocly.lint(folder, join(folder, 'redocly.yaml'))
  } finally {
    await redocly.end()
    rmSync(folder, { recursive: true })
  }
})

test.each(breaks)('$rule: refuses a POST of $file without it', ({ file, rule }) => {
  const rules = findings
    .filter(({ location }) => location.some(({ source }) => source.ref.endsWith(file)))
    .map(({ ruleId }) => ruleId)
  expect(rules).toEqual([`rule/${rule}`])
})
