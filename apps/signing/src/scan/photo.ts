import type { Photo } from '../session/draft.ts'

/** A4 at 200 dots per inch, in pixels. It is enough to read small print, and keeps the upload small. */
const A4 = { short: 1654, long: 2339 }
/** Of JPEG. */
const QUALITY = 0.82
/** The longest side of the small picture, in pixels. */
const THUMBNAIL = 320
/** A browser needs four bytes of memory for each pixel while it reads a photo. */
const MAX_PIXELS = 120_000_000
const MAX_BYTES = 60 * 1024 * 1024

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

/** Browsers other than Safari can't read the format in which iPhones store photos. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

/** The browser turns the picture by its EXIF orientation. It reads only the size at first, and the pixels when they are drawn. */
function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('The browser can not read the picture.')))
    image.src = url
  })
}

/** Draws the picture on a white canvas, with at most these sides. A picture that is small enough keeps its size. */
function drawSmaller(image: HTMLImageElement | HTMLCanvasElement, short: number, long: number): HTMLCanvasElement {
  const [width, height] =
    image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : [image.width, image.height]
  if (!(width > 0 && height > 0)) throw new Error('The picture has no size.')
  const scale = Math.min(1, long / Math.max(width, height), short / Math.min(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.'))), 'image/jpeg', QUALITY),
  )
}

/** How far a colour may be from the drawn one. Some browsers change colours a little, which nobody sees in a photo. */
const TOLERANCE = 8

/** Returns false in a browser that gives the page other pixels than were drawn, so that no page can recognize the browser. */
export function canReadCanvas(): boolean {
  try {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 2
    const context = canvas.getContext('2d')!
    const colour = [40, 120, 200]
    context.fillStyle = `rgb(${colour.join(' ')})`
    context.fillRect(0, 0, 2, 2)
    const { data } = context.getImageData(1, 1, 1, 1)
    return colour.every((value, index) => Math.abs(value - data[index]!) <= TOLERANCE)
  } catch {
    return false
  }
}
