import { expect, test } from 'vitest'
import { describeReading } from '../src/reading/describe-reading.ts'

const lease = { page: 1, percent: 62, seconds: 15 }

test('the words name the source, what was shown, and the box that was ticked, and never say more than that', () => {
  const ticked = { shownPages: 0, isConfirmed: true, confirmation: 'WHOLE_DOCUMENT' as const, pages: [lease] }
  expect(describeReading(ticked, 1, 'EN')).toBe(
    'The signing page reported: 0 of 1 page has been shown. Of what is printed, this was shown: 62% of page 1 for 15 s. A page counts from 90%. The party ticked “I have read the whole document.”',
  )
  expect(describeReading({ ...ticked, confirmation: 'ELSEWHERE', pages: [] }, 2, 'SV')).toBe(
    'Underskriftssidan rapporterade: 0 av 2 sidor har visats. Parten kryssade i ”Jag har läst dokumentet på annat sätt.”',
  )
  // Older pages did not say which box it was, nor what was in view.
  expect(describeReading({ shownPages: 0, isConfirmed: true }, 2, 'EN')).toBe(
    'The signing page reported: 0 of 2 pages have been shown. The party confirmed that it has read the document.',
  )
  expect(describeReading({ shownPages: 1, isConfirmed: false, pages: [{ ...lease, percent: 100 }] }, 3, 'EN')).toBe(
    'The signing page reported: 1 of 3 pages has been shown. Of what is printed, this was shown: 100% of page 1 for 15 s. A page counts from 90%.',
  )
})

test('the words name the devices on which pages were shown, and say so if nothing was reported', () => {
  const visit = (userAgent: string | null, ...pages: number[]) => ({
    startedAt: '2026-11-24T08:30:00.000Z',
    endedAt: '2026-11-24T08:31:00.000Z',
    ipAddress: null,
    userAgent,
    pages: pages.map((page) => ({ ...lease, page })),
  })
  const visits = [visit('Mozilla/5.0 (iPhone)', 1, 2), visit(null, 7), visit('Mozilla/5.0 (iPhone)', 3)]
  const text = describeReading({ shownPages: 0, isConfirmed: false, visits }, 9, 'EN')
  expect(text).toContain('It was shown on iPhone (pages 1-3 for 45 s), an unknown device (page 7 for 15 s).')
  expect(describeReading(null, 9, 'EN')).toBe('Nothing was reported about what was shown to the party.')
})

test('of a long document, the words list the first pages and count the others', () => {
  const pages = Array.from({ length: 500 }, (_, index) => ({ page: index + 1, percent: 100, seconds: 4 }))
  const text = describeReading({ shownPages: 500, isConfirmed: false, pages }, 500, 'EN')
  expect(text).toContain('100% of page 12 for 4 s, 488 more pages as evidence.json says.')
  expect(text.length).toBeLessThan(600)
})
