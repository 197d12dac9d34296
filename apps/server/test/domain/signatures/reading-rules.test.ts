import type { ReadStatus } from '@paraph/contract'
import { expect, test } from 'vitest'
import { requireReading } from '#domain/signatures/reading-rules.ts'

const read = (readStatus: ReadStatus, isConfirmed: boolean, shownPages = 1) =>
  requireReading({ shownPages, isConfirmed }, { readStatus }, 3)

test.each<ReadStatus>(['NOT_OPENED', 'OPENED'])(
  'a party that is %s must confirm that it has read the document',
  (status) => {
    expect(() => read(status, false)).toThrow(
      expect.objectContaining({
        code: 'reading_not_confirmed',
        errors: [expect.objectContaining({ pointer: '/reading/isConfirmed', code: 'not_confirmed' })],
      }),
    )
    expect(read(status, true)).toEqual({ shownPages: 1, isConfirmed: true })
  },
)

test('a party to which the whole document was shown need not confirm it', () => {
  expect(read('READ', false, 3)).toEqual({ shownPages: 3, isConfirmed: false })
})

test('no more pages are shown than the file has, whatever is confirmed', () => {
  expect(() => read('READ', true, 4)).toThrow(expect.objectContaining({ code: 'request_invalid' }))
})

test('a page that says nothing of the reading leaves it open', () => {
  expect(requireReading(undefined, { readStatus: 'OPENED' }, 3)).toBeNull()
})
