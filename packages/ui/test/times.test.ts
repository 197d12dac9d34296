import { expect, test } from 'vitest'
import { formatTime } from '../src/times.ts'

const AT = '2026-11-30T12:05:09Z'

/** Some versions of ICU write other spaces. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  ['EN', 'medium', /^30 Nov 2026, \d\d:\d\d$/],
  ['EN', 'long', /^30 November 2026 at \d\d:\d\d$/],
  ['EN', 'exact', /^30 November 2026 at \d\d:\d\d:09 \S+$/],
  ['EN', 'longDay', /^30 November 2026$/],
  ['EN', 'calendarDay', /^30 Nov 2026$/],
  ['SV', 'medium', /^30 nov\. 2026 \d\d:\d\d$/],
  ['SV', 'long', /^30 november 2026 kl\. \d\d:\d\d$/],
  ['SV', 'exact', /^30 november 2026 kl\. \d\d:\d\d:09 \S+$/],
  ['SV', 'longDay', /^30 november 2026$/],
  ['SV', 'calendarDay', /^30 nov\. 2026$/],
] as const)('%s writes a time in the form “%s”', (language, form, written) => {
  expect(plain(formatTime(AT, language, form))).toMatch(written)
})

test('without a form, a time has the short one of lists, with the letters of the language', () => {
  expect(plain(formatTime('2026-05-04T10:00:00Z', 'SV'))).toMatch(/^4 maj 2026 \d\d:\d\d$/)
  expect(plain(formatTime('2026-05-04T10:00:00Z', 'EN'))).toMatch(/^4 May 2026, \d\d:\d\d$/)
})

test('a text that is no time stays as it is', () => {
  expect(formatTime('yesterday', 'SV', 'exact')).toBe('yesterday')
})
