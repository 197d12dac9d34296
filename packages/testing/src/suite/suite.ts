import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { availableParallelism, freemem, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startVitest } from 'vitest/node'
import { type Coverage, judge } from '../judge/judge.ts'
import { openGate } from '../programs/gate.ts'
import { readExchanges } from '../server/recorder.ts'
import { SuiteReporter } from './suite-reporter.ts'

const root = join(import.meta.dirname, '../../../..')

/**
 * Runs the tests, or with `--campaigns` the campaigns, and checks their recorded traffic with a second validator. With paths as arguments, or in
 * the folder of a workspace, it runs only the tests below these paths or of this workspace, and does not check their traffic.
 */
async function main(args: string[]) {
  const paths = args.filter((argument) => argument !== '--campaigns')
  const isCampaigns = paths.length < args.length
  const workspace = relative(root, process.cwd())
  const filters = workspace ? (paths.length > 0 ? paths : ['']).map((path) => join(workspace, '/', path)) : paths
  const isWhole = filters.length === 0
  // Many tests start programs, which load the same packages.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node')
  const temporary = mkdtempSync(join(inMemory() ?? tmpdir(), 'paraph-'))
  // PostgreSQL may run as another OS user, and must be able to enter the folder.
  chmodSync(temporary, 0o755)
  process.env['TMPDIR'] = temporary
  process.env['PROGRAM_GATE'] = join(temporary, 'gate')
  const gate = openGate(process.env['PROGRAM_GATE'], availableParallelism())
  const traffic = mkdtempSync(join(temporary, 'traffic-'))
  if (isWhole) process.env['TRAFFIC_FOLDER'] = traffic
  const reporter = new SuiteReporter(root)
  try {
    const vitest = await startVitest('test', filters, {
      root,
      project: isCampaigns ? ['campaigns'] : ['!campaigns'],
      watch: false,
      reporters: ['default', reporter],
    })
    await vitest.close()
    if (isWhole) {
      const { report, faults, coverage } = await judge(readExchanges(traffic), { isComplete: !isCampaigns })
      process.stdout.write(`${report}\n`)
      if (!isCampaigns) writeBadge(coverage)
      reporter.count[faults === 0 ? 'passed' : 'failed'] += faults || 1
      if (faults > 0) reporter.failures.push('the recorded traffic, see the report above')
    }
  } finally {
    gate.close()
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
  }
  // `.ci/run` repeats these lines at its end, where nobody has to search for them.
  for (const failure of reporter.failures) process.stdout.write(`Failed: ${failure}\n`)
  const { passed, failed } = reporter.count
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

/**
 * Returns the in-memory folder of Linux, if it has room for the temporary files. A database has 1,200 files, and a copy of them on a disk takes ten
 * times the processor time.
 */
function inMemory(): string | undefined {
  const folder = '/dev/shm'
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
    const [, , type, options = ''] = mounts.map((line) => line.split(' ')).findLast(([, path]) => path === folder) ?? []
    const { bavail, bsize } = statfsSync(folder)
    const room = Math.min(bavail * bsize, freemem())
    return type === 'tmpfs' && !options.split(',').includes('noexec') && room > 6e9 ? folder : undefined
  } catch {
    // Not on Linux.
    return undefined
  }
}

/** Writes the badge of the README in the format of https://shields.io/badges/endpoint-badge. CI publishes it beside the documentation. */
function writeBadge({ documented, seen }: Coverage) {
  const folder = join(root, 'test-results')
  const badge = { schemaVersion: 1, label: 'answers of the spec in the tests', message: `${seen} of ${documented}` }
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'spec-coverage.json'),
    JSON.stringify({ ...badge, color: seen === documented ? 'brightgreen' : 'red' }),
  )
}

await main(process.argv.slice(2))
