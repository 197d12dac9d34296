/** A browser needs four bytes of memory for each pixel while it reads a photo. */
export const MAX_PIXELS = 120_000_000
export const MAX_BYTES = 60 * 1024 * 1024

/** Browsers other than Safari can't read the format in which iPhones store photos. */
export function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

/** The browser turns the picture by its EXIF orientation. It reads only the size at first, and the pixels when they are drawn. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('The browser can not read the picture.')))
    image.src = url
  })
}

/** Draws the picture on a white canvas, with at most these sides. A picture that is small enough keeps its size. */
export function drawSmaller(
  image: HTMLImageElement | HTMLCanvasElement,
  short: number,
  long: number,
): HTMLCanvasElement {
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
