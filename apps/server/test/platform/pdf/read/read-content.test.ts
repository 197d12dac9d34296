import { constants, deflateSync } from 'node:zlib'
import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core'
import { expect, test } from 'vitest'
import { limitInflation } from '#platform/pdf/read/limit-inflation.ts'
import { readContent } from '#platform/pdf/read/read-content.ts'

const text = Buffer.from(Array.from({ length: 50_000 }, (_, index) => `${(index * 7919) % 10_007} w `).join(''))
const packed = deflateSync(text)
const LIMIT = 1024 * 1024

const name = (value: string) => PdfName.of(value)
const resolve = (ref: PdfRef) => (ref.objectNumber === 7 ? name('FlateDecode') : null)

function read(data: Uint8Array, filter?: PdfObject, parameters?: PdfObject, limit = LIMIT) {
  const stream = new PdfStream([], data)
  if (filter) stream.set('Filter', filter)
  if (parameters) stream.set('DecodeParms', parameters)
  return readContent(stream, resolve, limit)
}

const flate = name('FlateDecode')

test.each<[string, Uint8Array, PdfObject?]>([
  ['without a filter', text],
  ['that is compressed', packed, flate],
  ['whose filter is in an array', packed, new PdfArray([flate])],
  ['whose filter is another object', packed, PdfRef.of(7, 0)],
  ['with two filters', Buffer.from(`${packed.toString('hex')}>`), new PdfArray([name('ASCIIHexDecode'), flate])],
  ['with a line break after its end', Buffer.concat([packed, Buffer.from('\r\n')]), flate],
])('reads a stream %s', (_, data, filter) => {
  const { bytes, isWhole } = read(data, filter)
  expect(Buffer.from(bytes).equals(text)).toBe(true)
  expect(isWhole).toBe(true)
})

const half = packed.length >> 1

test.each<[string, Uint8Array, number]>([
  ['that is cut off', packed.subarray(0, half), 0.4],
  ['that is damaged in its middle', Buffer.concat([packed.subarray(0, half), Buffer.alloc(500, 0xff)]), 0.4],
  ['with a wrong checksum', Buffer.concat([packed.subarray(0, -4), Buffer.alloc(4)]), 1],
  ['that is never closed', deflateSync(text, { finishFlush: constants.Z_SYNC_FLUSH }), 1],
])('reads a stream %s up to there, and says that there may be more', (_, data, share) => {
  const { bytes, isWhole } = read(data, flate)
  const length = Math.floor(text.length * share)
  expect(Buffer.from(bytes.subarray(0, length)).equals(text.subarray(0, length))).toBe(true)
  expect(isWhole).toBe(false)
})

test.each<[string, Uint8Array, PdfObject, PdfObject?]>([
  ['an unknown filter', text, name('Magic')],
  ['a filter of pictures', text, name('JBIG2Decode')],
  ['differences of lines', packed, flate, PdfDict.of({ Predictor: PdfNumber.of(12) })],
  ['so much LZW that it could take all memory', Buffer.alloc(LIMIT / 1000), name('LZWDecode')],
])('reads nothing of a stream with %s', (_, data, filter, parameters) => {
  expect(read(data, filter, parameters)).toEqual({ bytes: new Uint8Array(), isWhole: false })
})

test('stops at the limit, and does not use up the limit of the rest of the file', () =>
  limitInflation((inflation) => {
    const bomb = deflateSync(Buffer.alloc(50_000_000, 32))
    const { bytes, isWhole } = read(bomb, flate)
    expect(bytes.length).toBeLessThanOrEqual(LIMIT)
    expect(isWhole).toBe(false)
    expect(read(text, undefined, undefined, 100)).toEqual({ bytes: text.subarray(0, 100), isWhole: false })
    expect(inflation.isTooFar).toBe(false)
  }, 2 * LIMIT))
