import { expect, test } from 'vitest'
import { fileNameOf, titleOf } from '#domain/documents/file-name.ts'

test.each([
  ['lease.pdf', 'lease.pdf'],
  ['/home/anna/lease.pdf', 'lease.pdf'],
  ['C:\\Users\\anna\\lease.pdf', 'lease.pdf'],
  ['../../lease.pdf', 'lease.pdf'],
  [' lease .pdf ', 'lease .pdf'],
  ['Avtal för Åsa.pdf', 'Avtal för Åsa.pdf'],
  ['A\u030asa.pdf', '\u00c5sa.pdf'],
  ['li\r\nne\0.pdf\x7f', 'line.pdf'],
  ['', 'document.pdf'],
  ['folder/', 'document.pdf'],
  ['..', 'document.pdf'],
  ['folder/.', 'document.pdf'],
  ['.pdf', '.pdf'],
  ['lease..pdf', 'lease..pdf'],
  [' \t ', 'document.pdf'],
  ['x'.repeat(255), 'x'.repeat(255)],
])('the file name %j is kept as %j', (uploaded, name) => {
  expect(fileNameOf(uploaded)).toBe(name)
})

test.each(['x'.repeat(300), '😀'.repeat(300), `x${'😀'.repeat(300)}`, `${'😀'.repeat(300)}.pdf`])(
  'a long file name is shortened without splitting a character',
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
