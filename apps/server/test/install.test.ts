import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { expect, test } from 'vitest'

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
  expect(decided.toSorted()).toEqual(Array.from(new Set(ours)).toSorted())
})

test('no script lets turbo send telemetry', () => {
  const scripts = manifests.flatMap((path) => Object.values((readJson(path) as Manifest).scripts ?? {}))
  const callsOfTurbo = scripts.flatMap((script) => script.match(/(\S+ )?\bturbo run/g) ?? [])
  expect(callsOfTurbo).toHaveLength(4)
  expect(new Set(callsOfTurbo)).toEqual(new Set(['TURBO_TELEMETRY_DISABLED=1 turbo run']))
})
