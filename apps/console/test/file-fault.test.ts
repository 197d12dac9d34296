import { expect, test } from 'vitest'
import { fileFault } from '../src/documents/file-fault.ts'

const MB = 1024 * 1024

test.each([
  ['lease.pdf', 'application/pdf', 25 * MB, undefined],
  ['LEASE.PDF', '', 1, undefined],
  ['lease', 'application/pdf', 1, undefined],
  ['lease.pdf', 'application/pdf', 25 * MB + 1, 'tooLarge'],
  ['lease.pdf', 'application/pdf', 0, 'empty'],
  ['lease.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', MB, 'notPdf'],
  // A folder that is dropped.
  ['contracts', '', 4096, 'notPdf'],
])('the file %s of the type “%s” with %d bytes: %s', (name, type, size, fault) => {
  expect(fileFault({ name, type, size })).toBe(fault)
})
