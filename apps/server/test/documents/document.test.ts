import { expect, test } from 'vitest'
import { checkedExpiry, fileNameOf, titleOf } from '../../src/documents/document.ts'

const now = new Date('2030-01-01T00:00:00.000Z')

test.each([
  ['2030-01-01T00:00:00.001Z', '2030-01-01T00:00:00.001Z'],
  ['2030-01-01T05:30:01+05:30', '2030-01-01T00:00:01.000Z'],
  ['2029-12-31T23:00:00.5-02:00', '2030-01-01T01:00:00.500Z'],
  ['2032-02-29t12:00:00z', '2032-02-29T12:00:00.000Z'],
  ['2030-06-01T12:00:00.123456789Z', '2030-06-01T12:00:00.123Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59.000Z'],
])('the expiry %s is kept as %s', (expiresAt, kept) => {
  expect(checkedExpiry(expiresAt, now)).toBe(kept)
})

test.each([null, undefined])('no expiry, %s, is kept as it is', (expiresAt) => {
  expect(checkedExpiry(expiresAt, now)).toBe(expiresAt)
})

test.each([
  '2030-01-01T00:00:00.000Z',
  '2029-12-31T23:59:59.999Z',
  '2030-01-01T05:29:59+05:30',
  '0000-01-01T00:00:00Z',
])('the expiry %s has passed', (expiresAt) => {
  expect(() => checkedExpiry(expiresAt, now)).toThrow(expect.objectContaining({ code: 'expiry_past' }))
})

test.each([
  ['lease.pdf', 'lease.pdf'],
  ['/home/anna/lease.pdf', 'lease.pdf'],
  ['C:\\Users\\anna\\lease.pdf', 'lease.pdf'],
  ['../../lease.pdf', 'lease.pdf'],
  [' lease .pdf ', 'lease .pdf'],
  ['Avtal för Åsa.pdf', 'Avtal för Åsa.pdf'],
  ['li\r\nne\0.pdf\x7f', 'line.pdf'],
  ['', 'document.pdf'],
  ['folder/', 'document.pdf'],
  [' \t ', 'document.pdf'],
  ['x'.repeat(255), 'x'.repeat(255)],
])('the file name %j is kept as %j', (uploaded, name) => {
  expect(fileNameOf(uploaded)).toBe(name)
})

test.each(['x'.repeat(300), '😀'.repeat(300), `x${'😀'.repeat(300)}`, `${'😀'.repeat(300)}.pdf`])(
  'a long file name is cut between two characters',
  (uploaded) => {
    const name = fileNameOf(uploaded)
    expect(name).toSatisfy((cut: string) => cut.isWellFormed() && [...cut].length <= 255)
    expect(name.length).toBeGreaterThan(200)
  },
)

test.each([
  ['lease.pdf', 'lease'],
  ['Lease.PDF', 'Lease'],
  ['lease.v2.pdf', 'lease.v2'],
  ['lease.pdf.pdf', 'lease.pdf'],
  ['lease', 'lease'],
  ['lease.docx', 'lease.docx'],
  ['.pdf', '.pdf'],
])('the file %s has the title %s', (fileName, title) => {
  expect(titleOf(fileName)).toBe(title)
})
