import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVitest, type Reporter } from 'vitest/node'
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
const copy = mkdtempSync(join(tmpdir(), 'paraph-bugs-'))
process.env['TMPDIR'] = copy

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
copySources()
const vitest = await createVitest('test', {
  root: copy,
  project: ['server', 'unit'],
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
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
}
process.exit(exitCode)

/** Copies the server and the verifier, which get the bugs, and links everything else. */
function copySources() {
  for (const folder of ['apps', 'apps/server', 'packages']) mkdirSync(join(copy, folder))
  const link = (folder: string, except: string[]) => {
    for (const name of readdirSync(join(root, folder))) {
      if (!except.includes(name)) symlinkSync(join(root, folder, name), join(copy, folder, name))
    }
  }
  const copied = ['src', 'test', 'package.json']
  link('', ['apps', 'packages', 'vitest.config.ts', 'data'])
  link('apps', ['server'])
  link('packages', ['verify'])
  link('apps/server', [...copied, 'data'])
  for (const name of copied)
    cpSync(join(root, 'apps/server', name), join(copy, 'apps/server', name), { recursive: true })
  cpSync(join(root, 'packages/verify'), join(copy, 'packages/verify'), { recursive: true })
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  // What a bug brings to a halt need not be waited for as long as a busy machine.
  writeFileSync(join(copy, 'vitest.config.ts'), replaceOnce(config, 'HANGING = 300_000', 'HANGING = 90_000'))
}

/** Returns the first test that fails with the bug. */
async function runWith({ file, text, replacement, tests }: Bug): Promise<string | undefined> {
  const path = join(copy, 'apps/server', file)
  const original = readFileSync(path, 'utf8')
  const change = (content: string) => {
    writeFileSync(path, content)
    vitest.invalidateFile(path)
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
