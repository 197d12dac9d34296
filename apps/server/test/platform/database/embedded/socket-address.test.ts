import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { socketAddress } from '#platform/database/embedded/socket-address.ts'
import { temporaryFolder } from './harness.ts'

test('a folder with a short path is its own address', async () => {
  const folder = temporaryFolder()
  expect((await socketAddress(folder)).host).toBe(folder)
})

test('a folder with a long path gets a short name', async () => {
  const folder = join(temporaryFolder(), 'x'.repeat(200))
  mkdirSync(folder)
  const { host, release } = await socketAddress(folder)
  expect(host.length).toBeLessThan(80)
  expect(realpathSync(host)).toBe(folder)
  release()
})

test('without /proc, all processes of a user share the short name', async () => {
  vi.stubEnv('HOME', temporaryFolder())
  const folder = join(temporaryFolder(), 'x'.repeat(200))
  mkdirSync(folder)
  const [one, two] = await Promise.all([socketAddress(folder, '/none'), socketAddress(folder, '/none')])
  vi.unstubAllEnvs()
  expect(one.host).toBe(two.host)
  expect(one.host.length).toBeLessThan(80)
  expect(realpathSync(one.host)).toBe(folder)
})
