import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

test('the page of the kit shows each component of the kit and of the shell', () => {
  const page = readFileSync(join(folder, 'kit/kit.tsx'), 'utf8')
  const components = ['kit', 'shell'].flatMap((room) =>
    readdirSync(join(folder, 'src', room))
      .filter((name) => name.endsWith('.tsx') && !name.startsWith('use-'))
      .map((name) => `'../src/${room}/${name}'`),
  )
  expect(components.length).toBeGreaterThan(15)
  expect(components.filter((component) => !page.includes(component))).toEqual([])
})
