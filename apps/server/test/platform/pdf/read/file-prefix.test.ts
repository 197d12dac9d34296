import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { prefixLength } from '#platform/pdf/read/file-prefix.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'

const table = Buffer.from(await onePagePdf())
const stream = Buffer.from(await (await PDF.load(table)).save({ useXRefStream: true }))

test.each([
  ['nothing', '', 0],
  ['a line break', '\n', 1],
  ['two line breaks of Windows', '\r\n\r\n', 4],
  ['a byte order mark', '\xef\xbb\xbf', 3],
  ['the headers of a mail', 'MIME-Version: 1.0\r\n\r\n', 21],
  ['a kilobyte', ' '.repeat(1024), 0],
])('%s before the header', (_, before, length) => {
  for (const file of [table, stream])
    expect(prefixLength(Buffer.concat([Buffer.from(before, 'latin1'), file]))).toBe(length)
})

test('bytes before the header that the offsets count belong to the file, even white space', () => {
  for (const before of ['\n', '12 0 obj\n']) {
    const counted = `${before}%PDF-1.7\nxref\n0 0\ntrailer\n<< >>\nstartxref\n${before.length + 9}\n%%EOF`
    expect(prefixLength(Buffer.from(counted))).toBe(0)
  }
})

test('a file has no prefix if no cross-references are where startxref says', () => {
  expect(prefixLength(Buffer.from('\n%PDF-1.7\nstartxref\n5\n%%EOF'))).toBe(0)
  expect(prefixLength(Buffer.from('\n%PDF-1.7\n%%EOF'))).toBe(0)
})
