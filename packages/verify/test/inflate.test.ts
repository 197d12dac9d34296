import { constants, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { inflate } from '../src/bytes.ts'

const text = Buffer.from('Storgatan 1, '.repeat(10_000))
const packed = (options = {}) => new Uint8Array(deflateSync(text, options))

test.each([
  ['closed', packed()],
  ['flushed but never closed', packed({ finishFlush: constants.Z_SYNC_FLUSH })],
])('a stream that is %s is read whole', async (_, bytes) => {
  expect(Buffer.from(await inflate(bytes, text.length)).equals(text)).toBe(true)
  await expect(inflate(bytes, text.length - 1)).rejects.toThrow('too large')
})

test.each([
  ['cut off', packed().subarray(0, 100)],
  ['empty', new Uint8Array()],
  ['no stream', Uint8Array.of(1, 2, 0, 0, 0xff, 0xff)],
  ['longer than its end', Uint8Array.of(...packed(), 0, 0, 0xff, 0xff)],
])('a stream that is %s is refused', async (_, bytes) => {
  await expect(inflate(bytes, text.length)).rejects.toBeInstanceOf(Error)
})
