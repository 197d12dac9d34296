import { expect, test } from 'vitest'
import { nestingOf } from '#platform/pdf/read/content-nesting.ts'

test.each<[string, number, number]>([
  ['', 0, 0],
  ['q q Q', 0, 1],
  ['Q Q q', 2, 1],
  ['q Q Q q q', 1, 2],
  ['(q \\) Q (q)) Tj', 0, 0],
  ['<71 51> Tj % q q q\nq', 0, 1],
  ['/q gs /Q gs << /q Q >> BDC EMC', 1, 0],
  ['qQ Qq', 0, 0],
  ['BI /W 1 ID q q \x00 EI Q', 1, 0],
  ['(never closed q', 0, 0],
])('%j restores %i states more than it saves, and leaves %i', (content, below, open) => {
  expect(nestingOf(Buffer.from(content, 'latin1'))).toMatchObject({ below, open })
})

test('a large content stream is counted in linear time', () => {
  // Otherwise this would take hours.
  expect(nestingOf(Buffer.from('q (text) Tj Q '.repeat(1_000_000)))).toEqual({ below: 0, open: 0, isClean: true })
})
