import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Exchange } from './verdict.ts'

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

const run = promisify(execFile)

/** Judges the exchanges one by one, so they are shared out among the cores. */
export async function runDrift(
  exchanges: Exchange[],
  specPath: string,
  parts = availableParallelism(),
): Promise<Finding[]> {
  const size = Math.max(1, Math.ceil(exchanges.length / parts))
  const folder = mkdtempSync(join(tmpdir(), 'drift-'))
  try {
    const starts = Array.from({ length: Math.ceil(exchanges.length / size) }, (_, part) => part * size)
    const findings = starts.map(async (start) => {
      const part = join(folder, `${start}.har`)
      writeFileSync(part, JSON.stringify({ log: { entries: exchanges.slice(start, start + size) } }))
      const found = await judgePart(part, specPath)
      return found.map((finding) => ({ ...finding, exchange: start + finding.exchange }))
    })
    return (await Promise.all(findings)).flat()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function judgePart(har: string, specPath: string): Promise<Finding[]> {
  // SARIF, not JSON: the JSON report merges equal findings and keeps the status of the first, so an accepted 401 would hide a 200.
  const report = `${har}.sarif`
  const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
  const rules = ['undocumented-endpoint', 'schema-consistency', 'security-baseline', 'owasp-api-top10']
  const options = ['--match-mode', 'basepath', '--rules', rules.join()]
  const output = ['--min-severity', 'warning', '--format', 'sarif', '--output', report]
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const args = [cli, 'drift', har, '--api', specPath, ...options, ...output]
  // The command ends with 1 if it has findings. Its report shows whether it could judge.
  const { stderr } = await run(process.execPath, args, { env, maxBuffer: 1e8 }).catch(
    (error: { stderr: string }) => error,
  )
  // If a rule throws, drift prints only a warning, and the findings of the rule are lost.
  if (/failed to|skipping/i.test(stderr) || !stderr.includes('Drift report written')) throw new Error(stderr)
  const results: Sarif[] = JSON.parse(readFileSync(report, 'utf8')).runs[0].results
  return results.map(({ ruleId, message, properties }) => ({
    exchange: properties.exchangeIndex,
    rule: ruleId,
    target: properties.target,
    message: message.text,
  }))
}
