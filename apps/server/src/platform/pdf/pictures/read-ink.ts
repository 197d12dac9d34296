import { inflateSync } from 'node:zlib'
import type { Ink } from '@paraph/typesetter/pdf/ink.ts'
import { readPng } from './read-png.ts'

/**
 * Reads a small PNG as ink on paper. Transparent pixels are paper. The size is checked before anything is unpacked, and no more is unpacked than the
 * pixels need, so a small file can't take much memory.
 *
 * @throws Error if the file is no PNG of this size with 8 bits for each colour, or if it is damaged.
 */
export function readInk(bytes: Uint8Array, max: { width: number; height: number }): Ink {
  const { width, height, bitDepth, colors, hasAlpha, palette, data } = readPng(bytes)
  if (width < 1 || height < 1 || width > max.width || height > max.height) throw new Error('The picture is too large.')
  if (bitDepth !== 8 || palette) throw new Error('The picture does not have 8 bits for each colour.')
  const channels = colors + (hasAlpha ? 1 : 0)
  const rowLength = width * channels
  const rows = inflateSync(data, { maxOutputLength: height * (rowLength + 1) })
  if (rows.length !== height * (rowLength + 1)) throw new Error('The picture is damaged.')
  const raw = unfilter(rows, { height, rowLength, channels })
  const pixels = new Uint8Array(width * height)
  for (let index = 0; index < pixels.length; index++) {
    const [red, second, third] = [raw[index * channels]!, raw[index * channels + 1]!, raw[index * channels + 2]!]
    const light = colors === 3 ? 0.299 * red + 0.587 * second + 0.114 * third : red
    const alpha = hasAlpha ? raw[index * channels + channels - 1]! : 255
    pixels[index] = Math.round(((255 - light) * alpha) / 255)
  }
  return { width, height, pixels }
}

interface Rows {
  height: number
  rowLength: number
  channels: number
}

/** Reverses the filters of a PNG. Each row names its filter, which makes the row compress better (PNG specification, section 9). */
function unfilter(rows: Buffer, { height, rowLength, channels }: Rows): Uint8Array {
  const raw = new Uint8Array(height * rowLength)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (rowLength + 1)]!
    if (filter > 4) throw new Error('The picture has an unknown filter.')
    for (let x = 0; x < rowLength; x++) {
      const at = y * rowLength + x
      const left = x >= channels ? raw[at - channels]! : 0
      const up = y > 0 ? raw[at - rowLength]! : 0
      const upLeft = x >= channels && y > 0 ? raw[at - rowLength - channels]! : 0
      const added = [0, left, up, (left + up) >> 1, paeth(left, up, upLeft)][filter]!
      raw[at] = rows[y * (rowLength + 1) + 1 + x]! + added
    }
  }
  return raw
}

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)]
  if (a <= b && a <= c) return left
  return b <= c ? up : upLeft
}
