import { drawSmaller, isHeic, loadImage, MAX_BYTES, MAX_PIXELS } from '../browser/picture.ts'
import type { Photo } from '../page/draft.ts'

/** A4 at 200 dots per inch, in pixels. It is enough to read small print, and keeps the upload small. */
const A4 = { short: 1654, long: 2339 }
/** Of JPEG. */
const QUALITY = 0.82
/** The longest side of the small picture, in pixels. */
const THUMBNAIL = 320
/** The reason why a photo can't be used. */
export type PhotoFault = 'heic' | 'unreadable' | 'tooLarge'

let lastId = 0

/**
 * Makes the photo small enough to be sent, and turns it as the camera was held. Reads one photo at a time, so that many photos need little memory.
 *
 * @returns the fault if the browser can't read the photo.
 */
export async function preparePhoto(file: File): Promise<Photo | PhotoFault> {
  if (file.size > MAX_BYTES) return 'tooLarge'
  const url = URL.createObjectURL(file)
  try {
    const image = await loadImage(url)
    if (image.naturalWidth * image.naturalHeight > MAX_PIXELS) return 'tooLarge'
    const canvas = drawSmaller(image, A4.short, A4.long)
    const small = drawSmaller(canvas, THUMBNAIL, THUMBNAIL)
    const photo: Photo = {
      id: ++lastId,
      picture: await toJpeg(canvas),
      width: canvas.width,
      height: canvas.height,
      turns: 0,
      thumbnail: URL.createObjectURL(await toJpeg(small)),
    }
    for (const used of [canvas, small]) used.width = used.height = 0
    return photo
  } catch {
    return isHeic(file) ? 'heic' : 'unreadable'
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Frees what the browser holds for the photo. */
export function releasePhoto({ thumbnail }: Photo) {
  URL.revokeObjectURL(thumbnail)
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.'))), 'image/jpeg', QUALITY),
  )
}
