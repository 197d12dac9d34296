import { expect, test } from 'vitest'
import { maskAddress } from '#platform/formats/mask-address.ts'

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
