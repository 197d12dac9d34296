import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyRepository } from '@paraph/testing/programs/copy-repository.ts'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import { printed } from '@paraph/testing/programs/printed.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'

const run = promisify(execFile)
/** Milliseconds. The proof generates, reviews and checks the types of everything, so a busy machine needs longer for it than for any other test. */
const HANGING = 900_000

/** Makes a repository of its own, in which the proof changes the spec. */
async function makeRepository(): Promise<string> {
  const folder = join(await temporaryFolder(), 'a repository')
  await copyRepository(folder)
  const git = (...args: string[]) => run('git', args, { cwd: folder })
  await git('init', '--quiet')
  await git('add', '--all')
  await git('commit', '--quiet', '--message=start')
  return folder
}

test('the proof of the README turns red as printed, and green again', { timeout: HANGING }, async () => {
  const [proof] = printed('README.md', 'sh', '## The proof in a minute')
  const cwd = await makeRepository()
  // Two of the commands fail, as they should.
  const { stdout } = await throughGate(() => run('bash', ['--norc', '-c', proof!], { cwd, maxBuffer: 1e8 }))
  expect(stdout).toContain('## Spec review: breaks clients')
  expect(stdout).toContain('Required: **`2.0.0`**')
  expect(stdout).toMatch(/console:typecheck: src\/.*error TS\d+: .*"SMS"/)
  expect(stdout).toMatch(/server:typecheck: src\/.*error TS\d+: .*"SMS"/)
  expect((await run('git', ['status', '--porcelain'], { cwd })).stdout).toBe('')
})
