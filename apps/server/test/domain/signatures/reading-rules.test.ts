import { document, type Reading, type ReadStatus } from '@paraph/contract'
import { expect, test } from 'vitest'
import { MAX_DESCRIBED, requireReading } from '#domain/signatures/reading-rules.ts'
import { shownRules } from '../../../../signing/src/reader/shown/shown-rules.ts'

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

const view = (page: number) => ({ page, percent: 100, seconds: 4 })

test('a reading that contradicts itself or the file is refused, with the wrong field', () => {
  const faultOf = (changes: Partial<Reading>) => {
    try {
      requireReading({ shownPages: 1, isConfirmed: true, ...changes }, { readStatus: 'READ' }, 3)
      return undefined
    } catch (problem) {
      return (problem as { errors: { pointer: string }[] }).errors[0]!.pointer
    }
  }
  expect(faultOf({ confirmation: 'ELSEWHERE', pages: [view(1), view(3)] })).toBeUndefined()
  expect(faultOf({ isConfirmed: false, confirmation: 'ELSEWHERE' })).toBe('/reading/confirmation')
  expect(faultOf({ pages: [view(1), view(4)] })).toBe('/reading/pages/1/page')
  expect(faultOf({ pages: [view(2), view(2)] })).toBe('/reading/pages/1/page')
  expect(faultOf({ shownPages: 2, pages: [view(1)] })).toBe('/reading/shownPages')
})

test('the spec describes the rules by which the signing page counts, and has the same limits', () => {
  const { percent, partSeconds, maxPages, maxSeconds } = shownRules
  const { Reading, PageView } = document.components.schemas
  const { shownPages, pages } = Reading.properties
  const words = shownPages.description.replaceAll('\n', ' ')
  expect(words).toContain(`${percent} percent of what is printed`)
  expect(words).toContain(`each part for ${partSeconds} second without a break`)
  expect([pages.maxItems, MAX_DESCRIBED]).toEqual([maxPages, maxPages])
  expect(PageView.properties.seconds.maximum).toBe(maxSeconds)
})
