import { expect, test } from 'vitest'
import { maskAddress, maskIp } from '../src/masked.ts'

test.each([
  ['anna.lindqvist@example.com', 'a•••@example.com'],
  ['a@example.com', 'a•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['😀anna@example.com', '😀•••@example.com'],
  ['+46701740605', '•••••••0605'],
  ['+4670174060512', '•••••••0512'],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown)
})

test.each([
  ['192.0.2.17', '192.0.•.•'],
  ['::ffff:192.0.2.17', '192.0.•.•'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:•'],
  ['fe80::1', 'fe80::•'],
])('of %s, the network is left', (address, shortened) => expect(maskIp(address)).toBe(shortened))
