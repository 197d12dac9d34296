import { expect, test } from 'vitest'
import { dayIn, endOfDay, plusDays } from '../src/queries/last-day.ts'

test.each([
  ['2026-11-30', 'Europe/Stockholm', '2026-11-30T22:59:59.000Z'],
  ['2026-03-29', 'Europe/Stockholm', '2026-03-29T21:59:59.000Z'],
  ['2026-10-25', 'Europe/Stockholm', '2026-10-25T22:59:59.000Z'],
  ['2026-11-30', 'Pacific/Auckland', '2026-11-30T10:59:59.000Z'],
  // The clocks change in the night after it.
  ['2026-09-26', 'Pacific/Auckland', '2026-09-26T11:59:59.000Z'],
  ['2026-11-30', 'America/Los_Angeles', '2026-12-01T07:59:59.000Z'],
])('the day %s in %s ends at %s', (day, zone, end) => {
  expect(endOfDay(day, zone).toISOString()).toBe(end)
  expect(dayIn(zone, new Date(end))).toBe(day)
})

test('days are added over the end of a month, of a year, and over the 29th of February', () => {
  expect(['2026-12-24', '2028-02-25'].map((day) => plusDays(day, 7))).toEqual(['2026-12-31', '2028-03-03'])
  expect(plusDays('2026-12-24', 30)).toBe('2027-01-23')
})
