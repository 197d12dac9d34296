import { expect, test } from 'vitest'
import { segmentsOf } from '#work/delivery/sms/segments.ts'

test.each([
  [1, ''],
  [1, 'a'.repeat(160)],
  [2, 'a'.repeat(161)],
  [3, 'a'.repeat(307)],
  [1, 'åäöÅÄÖéÉüñ@£$\n'.repeat(11)],
  [2, '€'.repeat(81)],
  [2, `${'a'.repeat(152)}€${'a'.repeat(151)}`],
  [3, `${'a'.repeat(152)}€${'a'.repeat(152)}`],
  [1, 'ж'.repeat(70)],
  [2, 'ж'.repeat(71)],
  [3, 'ж'.repeat(135)],
  [2, '😀'.repeat(66)],
  [3, '😀'.repeat(67)],
  [2, `ç${'a'.repeat(70)}`],
  [1, `Ç${'a'.repeat(159)}`],
])('%i segments for %j', (segments, text) => {
  expect(segmentsOf(text)).toBe(segments)
})
