import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { verifySeal } from '@paraph/verify'
import { describeReport } from './describe-report.ts'

const usage = `Usage: npm run paraph -- verify FILE [--trust CERTIFICATE]... [--json]

  FILE                 a sealed PDF
  --trust CERTIFICATE  a file with certificates (PEM or DER) that may confirm who sealed
  --json               prints the whole report as JSON

The exit code is 0 if the seal holds, 1 if it does not hold, and 2 if that can't be said.
`

const exitCodes = { holds: 0, does_not_hold: 1, cannot_be_said: 2 } as const

function parseArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { trust: { type: 'string', multiple: true, default: [] }, json: { type: 'boolean', default: false } },
    })
    const [file] = positionals
    if (file !== undefined && positionals.length === 1) return { file, ...values }
  } catch {
    // For any wrong argument, the usage is the error message.
  }
  throw new Error(usage)
}

async function readCertificates(file: string): Promise<Uint8Array[]> {
  const bytes = await readFile(file)
  const blocks = bytes.toString('latin1').match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [bytes]
  try {
    return blocks.map((block) => new Uint8Array(new X509Certificate(block).raw))
  } catch {
    throw new Error(`${file} contains no certificate.`)
  }
}

interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Verifies the file in the arguments of the command. Returns what the command prints, and its exit code. */
export async function verifyFile(args: string[]): Promise<Outcome> {
  try {
    const { file, trust, json } = parseArguments(args)
    const trusted = (await Promise.all(trust.map(readCertificates))).flat()
    const report = await verifySeal(await readFile(file), { trusted })
    const stdout = json ? `${JSON.stringify(report, undefined, 2)}\n` : describeReport(report)
    return { code: exitCodes[report.verdict], stdout, stderr: '' }
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    return { code: exitCodes.cannot_be_said, stdout: '', stderr: `${sentence}\n` }
  }
}
