import type { Locator, Page } from 'playwright-core'

/** How far each part of a colour may be away from the wanted one, because edges are smoothed. */
const NEAR = 60

/**
 * Counts the pixels of a colour that a person sees at an element and close around it.
 *
 * @param empty - a page that may load a picture.
 * @param margin - how many pixels around the element count too. A negative one leaves out its edge.
 */
export async function countPixels(
  element: Locator,
  empty: Page,
  color: [number, number, number],
  margin = 6,
): Promise<number> {
  const { x, y, width, height } = (await element.boundingBox())!
  const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }
  const png = (await element.page().screenshot({ clip, animations: 'disabled' })).toString('base64')
  return empty.evaluate<number>(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${png}'
    await image.decode()
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    let count = 0
    for (let i = 0; i < data.length; i += 4)
      if (${JSON.stringify(color)}.every((part, index) => Math.abs(data[i + index] - part) <= ${NEAR})) count++
    return count
  })()`)
}
