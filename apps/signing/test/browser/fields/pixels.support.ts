import type { Locator, Page } from 'playwright-core'

type Color = readonly [red: number, green: number, blue: number]

/** What a party fills in and draws. */
export const INK: Color = [0x17, 0x20, 0x4f]

export const WHITE: Color = [255, 255, 255]

/** How far each part of a colour may be away from the wanted one, because edges are smoothed. */
const NEAR = 60

/**
 * Counts the pixels of a colour that a person sees at an element and close around it.
 *
 * @param margin - how many pixels around the element count too. A negative one leaves out its edge.
 */
export async function countPixels(element: Locator, color: Color, margin = 6): Promise<number> {
  const { x, y, width, height } = (await element.boundingBox())!
  const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
  return countPixelsIn(element.page(), clip, color)
}

interface Clip {
  x: number
  y: number
  width: number
  height: number
}

/** Counts the pixels of a colour in a part of what the browser shows. */
export async function countPixelsIn(page: Page, clip: Clip, color: Color): Promise<number> {
  const png = (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  // The policy of the page does not let it load a picture from an address.
  return page.evaluate<number>(`(async () => {
    const bytes = Uint8Array.from(atob('${png}'), (char) => char.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    let count = 0
    for (let i = 0; i < data.length; i += 4)
      if (${JSON.stringify(color)}.every((part, index) => Math.abs(data[i + index] - part) <= ${NEAR})) count++
    return count
  })()`)
}
