import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }

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
