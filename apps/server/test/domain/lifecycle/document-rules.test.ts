import { expect, test } from 'vitest'
import { parseExpiry } from '#domain/lifecycle/document-rules.ts'

const now = new Date('2030-01-01T00:00:00.000Z')

test.each([
  ['2030-01-01T00:00:00.001Z', '2030-01-01T00:00:00.001Z'],
  ['2030-01-01T05:30:01+05:30', '2030-01-01T00:00:01.000Z'],
  ['2029-12-31T23:00:00.5-02:00', '2030-01-01T01:00:00.500Z'],
  ['2030-06-01T12:00:00.123456789Z', '2030-06-01T12:00:00.123Z'],
])('the expiry %s becomes %s', (expiresAt, kept) => {
  expect(parseExpiry(expiresAt, now)).toBe(kept)
})

test.each(['2030-01-01T00:00:00.000Z', '2030-01-01T05:29:59+05:30'])(
  'the expiry %s is refused as past',
  (expiresAt) => {
    expect(() => parseExpiry(expiresAt, now)).toThrow(expect.objectContaining({ code: 'expiry_past' }))
  },
)
