import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { joinChunks } from '#work/delivery/email/join-chunks.ts'

const pieces = (count: number, size: number) => Array.from({ length: count }, (_, index) => Buffer.alloc(size, index))

/** Returns each chunk that would be written to the socket. */
async function join(chunks: Buffer[]): Promise<Buffer[]> {
  const written: Buffer[] = []
  const socket = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk)
      done()
    },
  })
  await pipeline(Readable.from(chunks), joinChunks(), socket)
  return written
}

test('a small mail is sent in one chunk', async () => {
  expect(await join(pieces(20, 300))).toEqual([Buffer.concat(pieces(20, 300))])
})

test('a large mail is sent with the same bytes, and is never completely in memory', async () => {
  const all = pieces(1000, 1000)
  const chunks = await join(all)
  expect(Math.max(...chunks.map(({ length }) => length))).toBe(66_000)
  expect(Buffer.concat(chunks)).toEqual(Buffer.concat(all))
})

test('the stream of an empty mail ends', async () => {
  expect(Buffer.concat(await join([]))).toHaveLength(0)
})
