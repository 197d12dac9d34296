import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routeHeader } from '../support/recorder.ts'

export interface Finding {
  exchange: number
  rule: string
  target: 'request' | 'response'
  message: string
}

interface Sarif {
  ruleId: string
  message: { text: string }
  properties: { exchangeIndex: number; target: 'request' | 'response' }
}

export function runDrift(har: string, specPath: string): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'))
  try {
    // SARIF, not JSON: the JSON report merges equal findings and keeps the status of the first, so an accepted 401 would hide a 200.
    const report = join(folder, 'drift.sarif')
    const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
    const rules = ['undocumented-endpoint', 'schema-consistency', 'security-baseline', 'owasp-api-top10']
    const options = ['--match-mode', 'basepath', '--rules', rules.join(), '--ignore-headers', routeHeader]
    const output = ['--min-severity', 'warning', '--format', 'sarif', '--output', report]
    const { stderr } = spawnSync(process.execPath, [cli, 'drift', har, '--api', specPath, ...options, ...output], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      encoding: 'utf8',
    })
    // If a rule throws, drift prints only a warning, and the findings of the rule are lost.
    if (/failed to|skipping/i.test(stderr) || !stderr.includes('Drift report written')) throw new Error(stderr)
    const results: Sarif[] = JSON.parse(readFileSync(report, 'utf8')).runs[0].results
    return results.map(({ ruleId, message, properties }) => ({
      exchange: properties.exchangeIndex,
      rule: ruleId,
      target: properties.target,
      message: message.text,
    }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
