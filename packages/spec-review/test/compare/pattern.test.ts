import { expect, test } from 'vitest'
import { comparePatterns } from '../../src/compare/pattern.ts'

const email = String.raw`^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$`

test.each([
  ['^[A-Z]{3}$', '^[A-Z]{2,3}$', 'more'],
  ['^[A-Z]{2,3}$', '^[A-Z]{3}$', 'fewer'],
  ['^[A-Z]{3}$', '^[a-z]{3}$', 'other'],
  [String.raw`^\d{4}$`, '^[0-9][0-9]{3}$', 'same'],
  ['^a$|^b$', '^[ab]$', 'same'],
  ['abc', 'b', 'more'],
  ['a', '^a', 'fewer'],
  ['a', 'a$', 'fewer'],
  ['', '^a', 'fewer'],
  ['', '^', 'same'],
  ['^$', '^a?$', 'more'],
  ['^.$', '^[^]$', 'more'],
  ['^a(?=b)', '^ab', 'unknown'],
  [String.raw`^(?=.*\d)[a-z0-9]{8}$`, '^[a-z0-9]{8}$', 'more'],
  ['^(?=a)', '^a', 'same'],
  ['^(?!a)', '^[^a]|^$', 'same'],
  [email, email.replace('{2,}', '{3,}'), 'fewer'],
  [email, email.replace(String.raw`(?!\.)`, ''), 'more'],
  [String.raw`\ba`, 'a', 'unknown'],
  ['(', 'a', 'unknown'],
  ['^(a|b)*a(a|b){30}$', '^(a|b)*a(a|b){31}$', 'unknown'],
])('%s to %s: accepts %s', (before, after, comparison) => {
  expect(comparePatterns(before, after)).toBe(comparison)
})
