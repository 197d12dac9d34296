import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bugs } from './campaigns/bugs/bugs.ts'
import { replaceOnce } from './campaigns/bugs/replace-once.ts'

const folder = join(import.meta.dirname, '..')

test('each bug of the list still fits the sources, and names tests that exist', () => {
  for (const { file, text, replacement, tests } of bugs) {
    expect(() => replaceOnce(readFileSync(join(folder, file), 'utf8'), text, replacement), file).not.toThrow()
    for (const path of tests) expect(existsSync(join(folder, 'test', path)), path).toBe(true)
  }
})
