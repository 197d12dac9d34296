import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { listMessages } from '@paraph/contract/texts/compile.ts'
import en from '../texts/en.json' with { type: 'json' }

test('the console uses each text, by its whole path or by a value that selects from its group', () => {
  const source = join(import.meta.dirname, '../src')
  const code = globSync('**/*.{ts,tsx}', { cwd: source }).map((file) => readFileSync(join(source, file), 'utf8'))
  const used = new Set(
    code.flatMap((text) => Array.from(text.matchAll(/\bt((?:\s*\.\s*\w+)+)/g), ([, path]) => path!.replace(/\s/g, ''))),
  )
  const isUsed = (path: string[]) => path.some((_, index) => used.has(`.${path.slice(0, index + 1).join('.')}`))
  expect(listMessages(en).filter(([path]) => !isUsed(path))).toEqual([])
})

test('each problem that the console has words for is one of the contract', () => {
  const codes: string[] = document.components.schemas.ProblemCode.enum
  expect(Object.keys(en.problems).filter((code) => !codes.includes(code))).toEqual([])
})

test('each reason for which a file is refused has words of its own', () => {
  const { description } = document.paths['/api/v1/documents'].post
  const codes = Array.from(description.matchAll(/^\| `(file_\w+)` \|/gm), ([, code]) => code!)
  expect(codes.length).toBeGreaterThan(10)
  expect(Object.keys(en.faults.file).toSorted()).toEqual(codes.toSorted())
})
