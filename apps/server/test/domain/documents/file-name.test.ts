import { expect, test } from 'vitest'
import { fileNameOf, titleOf } from '#domain/documents/file-name.ts'

test.each([
  ['lease.pdf', 'lease.pdf'],
  ['C:\\Users\\anna\\lease.pdf', 'lease.pdf'],
  ['../../lease.pdf', 'lease.pdf'],
  ['A\u030asa.pdf', '\u00c5sa.pdf'],
  ['li\r\nne\0.pdf\x7f', 'line.pdf'],
  ['', 'document.pdf'],
  ['..', 'document.pdf'],
  ['folder/.', 'document.pdf'],
  ['lease..pdf', 'lease..pdf'],
  ['x'.repeat(255), 'x'.repeat(255)],
])('the file name %j is kept as %j', (uploaded, name) => {
  expect(fileNameOf(uploaded)).toBe(name)
})

test('a long file name is shortened without splitting a character', () => {
  const name = fileNameOf(`x${'😀'.repeat(300)}`)
  expect([name.isWellFormed(), [...name].length]).toEqual([true, 255])
})

test.each([
  ['lease.pdf', 'lease'],
  ['Lease.PDF', 'Lease'],
  ['lease.pdf.pdf', 'lease.pdf'],
  ['.pdf', '.pdf'],
])('the file %s has the title %s', (fileName, title) => {
  expect(titleOf(fileName)).toBe(title)
})
