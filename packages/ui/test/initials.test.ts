import { expect, test } from 'vitest'
import { initialsOf, toneOf } from '../src/avatar/initials.ts'

test.each([
  ['Anna Lindqvist', 'AL'],
  ['anna maria lindqvist', 'AL'],
  ['Örjan', 'Ö'],
  ['Lindqvist Bygg AB', 'LA'],
  ['𝒜da Åkesson', '𝒜Å'],
  ['  Bo   Berg  ', 'BB'],
  ['Bo (tenant)', 'B'],
  ['42', '4'],
  ['—', ''],
  ['', ''],
])('the initials of “%s” are “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name always has the same colour, and names have several', () => {
  const names = ['Anna Lindqvist', 'Bo Berg', 'Cecilia Åkerström', 'David Öberg', 'Elif Yilmaz', 'Fredrik Nyström']
  const tones = names.map(toneOf)
  expect(names.map(toneOf)).toEqual(tones)
  expect(new Set(tones).size).toBeGreaterThan(3)
  for (const tone of tones) expect(tone).toBeLessThan(6)
})
