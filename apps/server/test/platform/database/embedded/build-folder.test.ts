import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildFolder } from '#platform/database/embedded/build-folder.ts'
import { temporaryFolder } from './harness.ts'

test('one of several builders wins, and the drafts of the others and of killed processes are removed', async () => {
  const parent = temporaryFolder()
  const target = join(parent, 'target')
  mkdirSync(`${target}.new-dead`)
  const names = ['a', 'b', 'c']
  let begun = 0
  const allBegun = Promise.withResolvers<void>()
  const build = (name: string) =>
    buildFolder(target, async (draft) => {
      writeFileSync(join(draft, 'one'), name)
      if (++begun === names.length) allBegun.resolve()
      await allBegun.promise
      writeFileSync(join(draft, 'two'), name)
    })
  await Promise.all(names.map(build))
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
