import type { Ink } from '@paraph/typesetter/pdf/ink.ts'
import { readInk } from '#platform/pdf/pictures/read-ink.ts'
import { requireChecksums } from '#platform/pdf/pictures/read-png.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'

/** In pixels. */
export const MAX_PICTURE = { width: 800, height: 300 }
/** A signature has at least this many pixels of ink. */
const LEAST_INK = 40
/** A pixel with this much ink is seen. */
const SEEN = 64

/**
 * Checks the picture of a signature. It must be as the signing page makes it, because anybody can send another one.
 *
 * @throws Problem `request_invalid`
 */
export function requireUsablePicture(picture: string | undefined): void {
  if (picture === undefined) return
  const ink = readPicture(picture)
  if (ink && ink.pixels.filter((pixel) => pixel >= SEEN).length >= LEAST_INK) return
  const [code, detail] = ink
    ? ['file_empty', 'shows no ink; send a picture with a dark signature']
    : [
        'file_damaged',
        `must be a PNG of at most ${MAX_PICTURE.width} × ${MAX_PICTURE.height} pixels with 8 bits for each colour and right checksums, not interlaced and without a palette`,
      ]
  throw invalidRequest([{ pointer: '/picture', code: code!, detail: detail! }])
}

function readPicture(picture: string): Ink | undefined {
  try {
    const bytes = Buffer.from(picture, 'base64')
    requireChecksums(bytes)
    return readInk(bytes, MAX_PICTURE)
  } catch {
    return undefined
  }
}
