import { expect, test } from 'vitest'
import { decodeName, decodeString } from '../../src/pdf/decode-string.ts'

test.each([
  ['UTF-16 with its mark', 'feff00c5006b0065', 'Åke'],
  ['UTF-16 with the mark of the other order', 'fffec5006b006500', 'Åke'],
  ['UTF-16 with a language', 'feff001b00730076001b00c5', 'Å'],
  ['UTF-8 with its mark', 'efbbbfc3856b65', 'Åke'],
  ['UTF-8 without a mark', 'c3856b65', 'Åke'],
  ['PDFDocEncoding', 'c56b652085a0188d', 'Åke –€˘“'],
  ['ASCII', '416b65', 'Ake'],
  ['an empty string', '', ''],
])('%s is decoded', (_, hex, text) => {
  expect(decodeString(Buffer.from(hex, 'hex'))).toBe(text)
})

test.each([
  ['14-t\xe4gig', '14-tägig'],
  ['14-t\xc3\xa4gig', '14-tägig'],
  ['\u20ac\xe4', '€ä'],
])('a name is UTF-8 or Latin-1: %s', (name, text) => {
  expect(decodeName(name)).toBe(text)
})
