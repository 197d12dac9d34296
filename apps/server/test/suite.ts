import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startVitest, type TestModule } from 'vitest/node'
import { judge } from './judge/judge.ts'

/**
 * Runs the tests of all workspaces, and checks the traffic of the whole suite with a second validator. With paths as arguments, runs
 * only those tests, and does not check their traffic, because it does not cover everything that the spec documents.
 */
async function main(filters: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'paraph-traffic-'))
  const har = join(folder, 'traffic.har')
  const whole = filters.length === 0
  if (whole) process.env['TRAFFIC_HAR'] = har
  const count = { passed: 0, failed: 0 }
  try {
    const vitest = await startVitest('test', filters, {
      root: join(import.meta.dirname, '../../..'),
      config: false,
      projects: ['{apps,packages}/*/vitest.config.ts', 'spec/vitest.config.ts'],
      maxWorkers: 2,
      watch: false,
      reporters: ['default', { onTestRunEnd: (modules, errors) => tally(modules, errors, count) }],
    })
    await vitest.close()
    if (whole) {
      const { report, faults } = judge(har)
      process.stdout.write(`${report}\n`)
      count[faults === 0 ? 'passed' : 'failed'] += faults || 1
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`)
  process.exit(count.failed > 0 || count.passed === 0 ? 1 : 0)
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
