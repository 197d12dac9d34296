import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Counts the tests, names those that failed, and lists the files that took the most processor time. */
export class SuiteReporter implements Reporter {
  readonly count = { passed: 0, failed: 0 }
  /** The failed tests, the files that do not load, and the errors outside any test. */
  readonly failures: string[] = []
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    // An error outside any test, or a file that does not load, is a failure too.
    const unloaded = modules.filter((module) => module.errors().length > 0)
    this.count.failed += errors.length + unloaded.length
    const tests = modules.flatMap((module) => Array.from(module.children.allTests()))
    const states = tests.map((test) => ({ name: this.#nameOf(test), state: test.result().state }))
    for (const state of ['passed', 'failed'] as const)
      this.count[state] += states.filter((test) => test.state === state).length
    this.failures.push(
      ...states.filter(({ state }) => state === 'failed').map(({ name }) => name),
      ...unloaded.map(({ moduleId }) => relative(this.#root, moduleId)),
      ...errors.map((error) => `outside any test: ${firstLineOf(error)}`),
    )
    // What `npm run test:repeat` compares.
    if (process.env['TEST_STATES']) writeFileSync(process.env['TEST_STATES'], JSON.stringify(states))
    if (modules.length > 1) process.stdout.write(this.#dearest(modules))
  }

  #nameOf({ module, fullName }: { module: TestModule; fullName: string }): string {
    return `${relative(this.#root, module.moduleId)} > ${fullName}`
  }

  /** The first places to look when the suite becomes slow. Unlike the duration, processor time depends little on what else the machine does. */
  #dearest(modules: readonly TestModule[], shown = 20): string {
    const files = modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic()
      const { cpuSeconds = 0 } = module.meta()
      return { name: relative(this.#root, module.moduleId), cpuSeconds, seconds: (collectDuration + duration) / 1000 }
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
}

function firstLineOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error
  return String(message).split('\n')[0]!
}
