import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../../..')
const manifests = globSync('{.,spec,packages/*,apps/*}/package.json', { cwd: root })

/** Makes npm believe that it runs on an older Node. */
const asNode = (version: string) =>
  `--import "data:text/javascript,Object.defineProperty(process,'version',{value:'${version}'})"`

test('npm ci prints no warning on the oldest Node that may start the scripts', async () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }
  const oldest = /\d+/.exec(engines.node)![0]
  const env = { ...process.env, NODE_OPTIONS: asNode(`v${oldest}.0.0`), npm_config_loglevel: undefined }
  // A copy, because an npm without --dry-run would delete the packages of the running test.
  const copy = await temporaryFolder()
  for (const path of ['.npmrc', 'package-lock.json', ...manifests]) await cp(join(root, path), join(copy, path))
  const { stdout, stderr } = await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: copy, env })
  expect(stdout).toMatch(/added \d{3,} packages/)
  // npm may complain of the settings of the person who runs it.
  expect(stderr.replaceAll(/^.*Unknown (user|env|global) config.*\n/gm, '')).toBe('')
})
