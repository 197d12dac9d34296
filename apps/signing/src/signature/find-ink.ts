import { drawSmaller, isHeic, loadImage, MAX_BYTES, MAX_PIXELS } from '../browser/picture.ts'

/** The limits of the contract, in pixels and in bytes of the PNG. */
const MAX = { width: 800, height: 300, bytes: 64 * 1024 }
/** The longest side at which the ink is searched for, in pixels. */
const SEARCHED = 1600
/** The light around a pixel is measured in a square. Half the side of the square is this part of the longest side of the picture. */
const AROUND = 1 / 16
/** How much darker than the paper around it a pixel is, if it is a little ink, and if it is all ink. */
const [FAINT, FULL] = [0.15, 0.4]
/** Of 255. A pixel with less ink is dust or paper. */
const SEEN = 100
/** The least and the greatest part of the picture that the ink of a signature takes. */
const [LEAST, MOST] = [0.0005, 0.4]
/** Pixels around the ink. */
const MARGIN = 6
/** How many times the picture is made smaller until it has few enough bytes. */
const ATTEMPTS = 6

export type InkFault = 'heic' | 'unreadable' | 'tooLarge' | 'noInk' | 'notInk'

/** An area of ink in a picture. */
interface Ink {
  width: number
  height: number
  /** For each pixel, from 0 for paper to 255 for ink. */
  pixels: Uint8ClampedArray
}

/**
 * Turns a photo or picture of a signature into black ink without paper, cuts off what is around it, and makes it small.
 *
 * @returns a PNG in base64, or the reason why there is none.
 */
export async function findInk(file: File): Promise<{ picture: string } | InkFault> {
  if (file.size > MAX_BYTES) return 'tooLarge'
  const url = URL.createObjectURL(file)
  let image: HTMLImageElement
  try {
    image = await loadImage(url)
  } catch {
    return isHeic(file) ? 'heic' : 'unreadable'
  } finally {
    URL.revokeObjectURL(url)
  }
  if (image.naturalWidth * image.naturalHeight > MAX_PIXELS) return 'tooLarge'
  const ink = separate(drawSmaller(image, SEARCHED, SEARCHED))
  const box = boxOf(ink)
  if (!box) return 'noInk'
  const part = ink.pixels.reduce((sum, pixel) => sum + (pixel > SEEN ? 1 : 0), 0) / ink.pixels.length
  if (part < LEAST) return 'noInk'
  if (part > MOST) return 'notInk'
  return toPng(paint(ink), box)
}

/** Compares each pixel with the light around it, because a photo of a paper has shadows. */
function separate(canvas: HTMLCanvasElement): Ink {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
  const light = new Float32Array(width * height)
  for (let i = 0; i < light.length; i++)
    light[i] = 0.299 * data[4 * i]! + 0.587 * data[4 * i + 1]! + 0.114 * data[4 * i + 2]!
  const paper = brightnessAround(light, width, height)
  const pixels = new Uint8ClampedArray(light.length)
  for (let i = 0; i < light.length; i++) {
    const darker = 1 - light[i]! / Math.max(1, paper[i]!)
    pixels[i] = (255 * (darker - FAINT)) / (FULL - FAINT)
  }
  return { width, height, pixels }
}

/** Returns for each pixel the mean of the square around it. The sums of all rectangles from the corner make that fast. */
function brightnessAround(light: Float32Array, width: number, height: number): Float32Array {
  const radius = Math.max(8, Math.round(Math.max(width, height) * AROUND))
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += light[y * width + x]!
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  const means = new Float32Array(light.length)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
      const at = (row: number, column: number) => sums[row * (width + 1) + column]!
      const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)
      means[y * width + x] = sum / ((right - left) * (bottom - top))
    }
  }
  return means
}

/** Returns the smallest rectangle with all ink. A dot without neighbours is dust. */
function boxOf({ width, height, pixels }: Ink) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  const isInk = (index: number) => (pixels[index]! > SEEN ? 1 : 0)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (!isInk(i)) continue
      const beside = isInk(i - 1) + isInk(i + 1) + isInk(i - width) + isInk(i + width)
      if (beside < 2) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < 0) return undefined
  const [x, y] = [Math.max(0, left - MARGIN), Math.max(0, top - MARGIN)]
  return { x, y, width: Math.min(width, right + MARGIN) - x, height: Math.min(height, bottom + MARGIN) - y }
}

function paint({ width, height, pixels }: Ink): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const image = new ImageData(width, height)
  for (let i = 0; i < pixels.length; i++) image.data[4 * i + 3] = pixels[i]!
  canvas.getContext('2d')!.putImageData(image, 0, 0)
  return canvas
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Cuts the box out. A picture with too many bytes is made smaller. */
function toPng(whole: HTMLCanvasElement, { x, y, width, height }: Box): { picture: string } | InkFault {
  let scale = Math.min(1, MAX.width / width, MAX.height / height)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.floor(width * scale))
    canvas.height = Math.max(1, Math.floor(height * scale))
    const context = canvas.getContext('2d')!
    context.imageSmoothingQuality = 'high'
    context.drawImage(whole, x, y, width, height, 0, 0, canvas.width, canvas.height)
    const picture = canvas.toDataURL('image/png').split(',')[1]!
    if ((picture.length * 3) / 4 <= MAX.bytes) return { picture }
    scale *= 0.75
  }
  return 'notInk'
}
