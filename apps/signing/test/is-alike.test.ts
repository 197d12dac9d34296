import { expect, test } from 'vitest'
import { isAlike } from '../src/signature/is-alike.ts'

const name = 'Carl Johan Sjöström-Månsson'

test.each([
  [name, true],
  ['carl sjostrom mansson', true],
  ['C. J. Sjöström-Månsson', true],
  ['Månsson, Carl', true],
  ['Anna Lindqvist', false],
  ['Carl Lindqvist', false],
  ['Carlos', false],
])('the typed name %s can be the name of the party: %s', (typed, isLike) => {
  expect(isAlike(typed, name)).toBe(isLike)
})

test('a name in another script is compared as it is', () => {
  expect([isAlike('王小明', '王小明'), isAlike('李', '王小明')]).toEqual([true, false])
})
