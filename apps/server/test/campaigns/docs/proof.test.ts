import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { throughGate } from '../../support/gate.ts'
import { printed, root } from '../../support/printed.ts'
import { temporaryFolder } from '../../support/process.ts'

const run = promisify(execFile)
const workspaces = ['spec', ...['packages', 'apps'].flatMap((folder) => globSync(`${folder}/*`, { cwd: root }))]
const left = new Set(['node_modules', 'dist', '.turbo', 'test-results', '.git'])

/** Copies the repository with its installed packages, so that the change of the spec reaches no other test. */
async function copyRepository(): Promise<string> {
  const folder = join(await temporaryFolder(), 'a repository')
  await cp(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) })
  await mkdir(join(folder, 'node_modules/@paraph'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@paraph' && name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const place of workspaces) {
    await symlink(join(folder, place), join(folder, 'node_modules/@paraph', basename(place)))
    const own = join(root, place, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, place, 'node_modules'))
  }
  const git = (...args: string[]) => run('git', args, { cwd: folder })
  await git('init', '--quiet')
  await git('add', '--all')
  await git('commit', '--quiet', '--message=start')
  return folder
}

test('the proof of the README turns red as printed, and green again', async () => {
  const [proof] = printed('README.md', 'sh', '## The proof in a minute')
  const cwd = await copyRepository()
  // Two of the commands fail, as they should.
  const { stdout } = await throughGate(() => run('bash', ['--norc', '-c', proof!], { cwd, maxBuffer: 1e8 }))
  expect(stdout).toContain('## Spec review: breaks clients')
  expect(stdout).toContain('Required: **`2.0.0`**')
  expect(stdout).toMatch(/console:typecheck: src\/.*error TS\d+: .*"SMS"/)
  expect(stdout).toMatch(/server:typecheck: src\/.*error TS\d+: .*"SMS"/)
  expect((await run('git', ['status', '--porcelain'], { cwd })).stdout).toBe('')
})
