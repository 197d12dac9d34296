import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVitest, type Reporter } from 'vitest/node'
import { copyRepository } from '@paraph/testing/programs/copy-repository.ts'
import { type Bug, bugs } from './bugs.ts'
import { replaceOnce } from './replace-once.ts'

/**
 * Puts one bug after the other into a copy of the sources, and prints whether the tests that should see it do.
 *
 *   node apps/server/test/campaigns/bugs/run.ts
 *   node apps/server/test/campaigns/bugs/run.ts src/platform      only the bugs in files below this path
 */
const root = join(import.meta.dirname, '../../../../..')
const [below = ''] = process.argv.slice(2)
const chosen = bugs.filter(({ file }) => file.startsWith(below))
const temporary = mkdtempSync(join(tmpdir(), 'paraph-bugs-'))
const copy = join(temporary, 'repository')
process.env['TMPDIR'] = temporary

/** The first test that has failed in this run. Vitest itself keeps the results of files that do not run again. */
let failed: string | undefined
const reporter: Reporter = {
  onTestRunStart: () => (failed = undefined),
  onTestCaseResult(test) {
    if (test.result().state === 'failed') failed ??= test.fullName
  },
  onTestModuleEnd(module) {
    if (module.errors().length > 0) failed ??= `${module.relativeModuleId} does not load`
  },
  onTestRunEnd(_modules, [error]) {
    if (error) failed ??= error.message
  },
}
await copySources()
const vitest = await createVitest('test', {
  root: copy,
  project: ['unit', 'server', 'campaigns'],
  watch: false,
  bail: 1,
  reporters: [reporter],
})
const unseen: Bug[] = []
let exitCode = 1
try {
  const wrong = await run([...new Set(chosen.flatMap(({ tests }) => tests))])
  if (wrong) throw new Error(`Without a bug, this test fails: ${wrong}`)
  for (const bug of chosen) {
    const by = await runWith(bug)
    if (!by) unseen.push(bug)
    process.stdout.write(`${by ? 'seen' : 'NOT SEEN'}: ${bug.file}: ${bug.effect}${by ? ` (${by})` : ''}\n`)
  }
  process.stdout.write(`${chosen.length - unseen.length} of ${chosen.length} bugs were seen.\n`)
  exitCode = unseen.length > 0 ? 1 : 0
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
} finally {
  await vitest.close()
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 })
}
process.exit(exitCode)

/** Copies the sources, which get the bugs, and links what is built from them. */
async function copySources() {
  await copyRepository(copy)
  for (const built of globSync('{apps,packages}/*/dist', { cwd: root }))
    symlinkSync(join(root, built), join(copy, built))
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  // What a bug brings to a halt need not be waited for as long as a busy machine.
  writeFileSync(join(copy, 'vitest.config.ts'), replaceOnce(config, 'HANGING = 300_000', 'HANGING = 90_000'))
}

/** Returns the first test that fails with the bug. */
async function runWith({ file, text, replacement, tests }: Bug): Promise<string | undefined> {
  const path = join(copy, 'apps/server', file)
  const original = readFileSync(path, 'utf8')
  const [, page] = /^\.\.\/(console|signing)\//.exec(file) ?? []
  const isBuilt = page && tests.some((test) => /\/(?:browser|campaigns)\//.test(test))
  const change = (content: string) => {
    writeFileSync(path, content)
    vitest.invalidateFile(path)
    // A browser gets what is built.
    if (isBuilt) execFileSync('npm', ['run', 'build', '--workspace', `@paraph/${page}`], { cwd: copy, stdio: 'ignore' })
  }
  change(replaceOnce(original, text, replacement))
  try {
    return await run(tests)
  } finally {
    change(original)
  }
}

async function run(tests: string[]): Promise<string | undefined> {
  const paths = tests.map((test) => join(copy, 'apps/server/test', test))
  const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => paths.includes(moduleId))
  if (specifications.length < paths.length) throw new Error(`One of these files does not exist: ${tests.join(', ')}`)
  await vitest.runTestSpecifications(specifications)
  return failed
}
