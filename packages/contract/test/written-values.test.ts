import { expect, test } from 'vitest'
import { readNumber, writeValue } from '../src/written-values.ts'

const NOT_ONE = 'not one number'

test.each<[typed: string, en: string, sv: string]>([
  ['9500', '9500', '9500'],
  ['9,500', '9500', '9.500'],
  ['9.500', '9.500', NOT_ONE],
  ['9 500', '9500', '9500'],
  ['9\u00a0450,50', '9450.50', '9450.50'],
  ['9,450.50', '9450.50', NOT_ONE],
  ['1,234,567', '1234567', NOT_ONE],
  ['1.234.567', NOT_ONE, NOT_ONE],
  ['-0,125', '-0.125', '-0.125'],
  ['12345,678', '12345.678', '12345.678'],
  // A decimal mark of the other language, where it can be nothing else.
  ['9,5', '9.5', '9.5'],
  ['9.5', '9.5', '9.5'],
  ['− 5', '-5', '-5'],
  ['9 50', NOT_ONE, NOT_ONE],
  ['1,23,456', NOT_ONE, NOT_ONE],
  ['1e5', NOT_ONE, NOT_ONE],
  ['9500 kr', NOT_ONE, NOT_ONE],
])('%s is read in the language of the document, and never as two different numbers', (typed, en, sv) => {
  for (const [language, expected] of [['EN', en] as const, ['SV', sv] as const]) {
    const value = readNumber(typed, language)
    const isNumber = /^-?\d{1,15}(\.\d{1,10})?$/.test(value)
    expect(isNumber ? value : NOT_ONE, language).toBe(expected)
    expect(readNumber(writeValue({ type: 'NUMBER' }, value, language), language)).toBe(value)
  }
})

test('numbers and dates are written in the language, and other values stay as they are', () => {
  const both = (type: 'NUMBER' | 'DATE' | 'TEXT', value: string) =>
    (['EN', 'SV'] as const).map((language) => writeValue({ type }, value, language))
  expect(both('NUMBER', '-1234567.50')).toEqual(['-1,234,567.50', '-1 234 567,50'])
  expect(both('NUMBER', '007')).toEqual(['007', '007'])
  expect(both('DATE', '2026-12-28')).toEqual(['28 Dec 2026', '28 dec. 2026'])
  expect(both('DATE', '2026-02-30')).toEqual(['2026-02-30', '2026-02-30'])
  expect(both('TEXT', '9500')).toEqual(['9500', '9500'])
})
