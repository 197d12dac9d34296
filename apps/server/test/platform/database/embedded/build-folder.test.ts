import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { buildFolder } from '#platform/database/embedded/build-folder.ts'
import { temporaryFolder } from './harness.ts'

test('one of several builders wins, and the drafts of the others and of killed processes are removed', async () => {
  const parent = temporaryFolder()
  const target = join(parent, 'target')
  mkdirSync(`${target}.new-dead`)
  const build = (name: string) =>
    buildFolder(target, async (draft) => {
      writeFileSync(join(draft, 'one'), name)
      await pause(20)
      writeFileSync(join(draft, 'two'), name)
    })
  await Promise.all(['a', 'b', 'c'].map(build))
  expect(readdirSync(parent)).toEqual(['target'])
  const [one, two] = ['one', 'two'].map((name) => readFileSync(join(target, name), 'utf8'))
  expect(one).toBe(two)
})

test('a build that fails leaves nothing behind', async () => {
  const parent = temporaryFolder()
  const build = buildFolder(join(parent, 'target'), async (draft) => {
    writeFileSync(join(draft, 'one'), '')
    throw new Error('The disk is full.')
  })
  await expect(build).rejects.toThrow('The disk is full.')
  expect(readdirSync(parent)).toEqual([])
})
