import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { availableParallelism, freemem, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { BaseSequencer, startVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { judge } from './judge/judge.ts'
import { readExchanges } from './support/recorder.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Runs the tests of all workspaces, and checks the traffic of the whole suite with a second validator. With paths as arguments, runs
 * only those tests, and does not check their traffic, because it does not cover everything that the spec documents.
 */
async function main(filters: string[]) {
  // The test files load the same packages, and many start the server, which also has this cache when `npm start` starts it.
  process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/node')
  const temporary = mkdtempSync(join(inMemory() ?? tmpdir(), 'paraph-'))
  // A PostgreSQL of another OS user enters it.
  chmodSync(temporary, 0o755)
  process.env['TMPDIR'] = temporary
  const traffic = mkdtempSync(join(temporary, 'traffic-'))
  const whole = filters.length === 0
  if (whole) process.env['TRAFFIC_FOLDER'] = traffic
  const count = { passed: 0, failed: 0 }
  try {
    const vitest = await startVitest('test', filters, {
      root,
      config: false,
      projects: ['{apps,packages}/*/vitest.config.ts', 'spec/vitest.config.ts'],
      // About half of the files' time is waiting: for programs that start, for polls and for time limits. So more files run than there are cores.
      maxWorkers: availableParallelism() + 2,
      sequence: { sequencer: SlowestFirst },
      watch: false,
      reporters: [
        'default',
        {
          onTestRunEnd(modules, errors) {
            tally(modules, errors, count)
            if (modules.length > 1) process.stdout.write(dearest(modules))
          },
        },
      ],
    })
    await vitest.close()
    if (whole) {
      const { report, faults } = await judge(readExchanges(traffic))
      process.stdout.write(`${report}\n`)
      count[faults === 0 ? 'passed' : 'failed'] += faults || 1
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
  }
  process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`)
  process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0)
}

/**
 * Returns the folder of Linux that is in memory, if there is room for the temporary files. A database has 1,200 files, and on a disk its copy takes ten times the
 * processor time.
 */
function inMemory(): string | undefined {
  const folder = '/dev/shm'
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
    const [, , type, options = ''] = mounted.findLast(([, path]) => path === folder) ?? []
    const { bavail, bsize } = statfsSync(folder)
    const room = Math.min(bavail * bsize, freemem())
    return type === 'tmpfs' && !options.split(',').includes('noexec') && room > 6e9 ? folder : undefined
  } catch {
    // Not on Linux.
    return undefined
  }
}

/**
 * Starts the files with the longest timeouts first, so that none of them runs alone at the end. But the isolated files start before all
 * others: vitest ends a worker that could take more files if the next file is of another project, and a new worker loads the server again.
 */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is not the method of an array
    const sorted = await super.sort(files)
    return sorted
      .map((file) => ({ file, timeout: longestTimeout(file) }))
      .toSorted((a, b) => Number(isIsolated(b.file)) - Number(isIsolated(a.file)) || b.timeout - a.timeout)
      .map(({ file }) => file)
  }
}

const isIsolated = ({ project }: TestSpecification) => project.config.isolate

/** Returns the longest timeout that the file or its project sets: `timeout: 60_000`, `timeout: limit + 60_000`, or the last argument of a test. */
function longestTimeout({ moduleId, project }: TestSpecification): number {
  const timeouts = readFileSync(moduleId, 'utf8').matchAll(/(?:timeout: (?:\w+ \+ )?|^\}, )(\d[\d_]*)/gim)
  return Math.max(
    project.config.testTimeout,
    ...Array.from(timeouts, ([, digits]) => Number(digits!.replaceAll('_', ''))),
  )
}

/**
 * Lists the files that took the most processor time: the first places to look when the suite becomes slow. Unlike the duration, it depends
 * little on what else the machine does.
 */
function dearest(modules: readonly TestModule[], shown = 20): string {
  const files = modules.map((module) => {
    const { collectDuration, duration } = module.diagnostic()
    const { cpuSeconds = 0 } = module.meta()
    return { name: relative(root, module.moduleId), cpuSeconds, seconds: (collectDuration + duration) / 1000 }
  })
  const all = files.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)
  const lines = files
    .toSorted((a, b) => b.cpuSeconds - a.cpuSeconds)
    .slice(0, shown)
    .map(
      ({ name, cpuSeconds, seconds }) =>
        `${cpuSeconds.toFixed(1).padStart(6)} s of processor time, took ${seconds.toFixed(1).padStart(6)} s  ${name}`,
    )
  return `\nThe files took ${all.toFixed(0)} s of processor time. The ${lines.length} of ${files.length} that took the most:\n${lines.join('\n')}\n\n`
}

function tally(modules: readonly TestModule[], errors: readonly unknown[], count: { passed: number; failed: number }) {
  // An error outside any test, or a file that does not load, is a failure too.
  count.failed += errors.length
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') count.passed++
      if (state === 'failed') count.failed++
    }
    if (module.state() === 'failed' && module.errors().length > 0) count.failed++
  }
}

await main(process.argv.slice(2))
