import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { closeSchemas } from '@paraph/contract'
import type { Body, Exchange, Finding } from './verdict.ts'

interface Sarif {
  ruleId: string
  message: { text: string }
  properties: { exchangeIndex: number; target: 'request' | 'response' }
}

const run = promisify(execFile)

/**
 * Judges the exchanges one by one, in one process: to start it and to compile the schemas takes longer than to judge 10,000 exchanges. A field of an
 * answer that the spec does not describe is a finding.
 */
export async function runDrift(exchanges: Exchange[], spec: object): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'))
  try {
    const har = join(folder, 'traffic.har')
    const specPath = join(folder, 'openapi.json')
    writeFileSync(specPath, JSON.stringify(closeSchemas(spec)))
    writeFileSync(har, JSON.stringify({ log: { entries: exchanges.map(toEntry) } }))
    return await judgeFile(har, specPath)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Of a body that is not JSON, drift 2.77 sees only that there is one. So it gets the first bytes of files, which are most of the traffic. The tests speak
 * HTTP, where the cookie of a session has no prefix, and the spec declares its name on HTTPS.
 */
function toEntry({ request, response, ...rest }: Exchange): Exchange {
  const shorten = <T extends Body | undefined>(body: T): T =>
    body?.encoding === 'base64' && !/json/i.test(body.mimeType) ? { ...body, text: body.text?.slice(0, 4) } : body
  const postData = shorten(request.postData)
  const headers = request.headers?.map(({ name, value }) => ({
    name,
    value: name === 'cookie' ? value.replace(/(?<=^|; )paraph-session=/, '__Host-paraph-session=') : value,
  }))
  return {
    ...rest,
    request: { ...request, ...(headers && { headers }), ...(postData && { postData }) },
    response: { ...response, content: shorten(response.content) },
  }
}

async function judgeFile(har: string, specPath: string): Promise<Finding[]> {
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
