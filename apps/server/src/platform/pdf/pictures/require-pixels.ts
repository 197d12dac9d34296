import { createInflate } from 'node:zlib'
import { readPng, requireChecksums } from './read-png.ts'

/** For each type of colour, the depths that a PNG may have (PNG specification, section 11.2.2). */
const DEPTHS: Record<number, number[]> = { 1: [1, 2, 4, 8, 16], 3: [8, 16] }

/** Enough for a page of A4 in colours with 1,200 dots per inch. */
const MAX_ROWS = 512 * 1024 * 1024
const MAX_SIDE = 65_535

/** Throws if a PNG has wrong checksums, fewer pixels than its header says, or more than a page can need, or if a JPEG has no pixels. */
export async function requirePixels(bytes: Uint8Array, type: 'image/jpeg' | 'image/png'): Promise<void> {
  if (type === 'image/png') return requirePixelsOfPng(bytes)
  // The marker of the segment before the pixels.
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!file.includes('\xff\xda', 0, 'latin1')) throw new Error('The JPEG has no pixels.')
}

async function requirePixelsOfPng(bytes: Uint8Array): Promise<void> {
  requireChecksums(bytes)
  const { width, height, bitDepth, colors, hasAlpha, palette, data } = readPng(bytes)
  if (!(width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE))
    throw new Error('The PNG has no such size.')
  const depths = palette ? [1, 2, 4, 8] : DEPTHS[hasAlpha ? 3 : colors]
  if (!depths?.includes(bitDepth)) throw new Error('The PNG has no such colours.')
  const channels = colors + (hasAlpha ? 1 : 0)
  const expected = height * (1 + Math.ceil((width * bitDepth * channels) / 8))
  if (expected > MAX_ROWS) throw new Error('The PNG has too many pixels.')
  if ((await inflatedSize(data, expected)) < expected) throw new Error('The PNG has too few pixels.')
}

/** Counts the decompressed bytes without keeping them. Stops when there are enough. */
async function inflatedSize(data: Uint8Array, enough: number): Promise<number> {
  const inflate = createInflate()
  inflate.end(data)
  let size = 0
  for await (const chunk of inflate) {
    size += (chunk as Buffer).length
    if (size >= enough) break
  }
  return size
}
