import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, draw, expectTitle, phone, pressSign, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open } = await startPages()

const openDialog = async (options: BrowserContextOptions) => {
  const sent = await send([{ requiredSignature: 'DRAWING' }])
  const { tab, context } = await open(await sent.token(), options)
  await tab.getByRole('button', { name: 'Add your signature' }).click()
  return { ...sent, tab, context }
}
const use = (tab: Page) => tab.getByRole('button', { name: 'Use this signature' })

/** Expects the pad to have at least this size and the wide shape of a signature, and the buttons to be in view. */
async function expectPad(tab: Page, width: number, height: number) {
  const pad = tab.locator('.pad')
  await expect.poll(async () => (await pad.boundingBox())!.width).toBeGreaterThanOrEqual(width)
  await expect.poll(async () => (await pad.boundingBox())!.height).toBeGreaterThanOrEqual(height)
  const box = (await pad.boundingBox())!
  expect(box.width / box.height).toBeGreaterThan(1.9)
  const windowHeight = Number(await tab.evaluate('innerHeight'))
  for (const name of ['Undo', 'Clear', 'Cancel', 'Use this signature']) {
    const button = (await tab.getByRole('button', { name }).boundingBox())!
    expect(button.y >= 0 && button.y + button.height <= windowHeight, `${name} is in view`).toBe(true)
  }
}

test('a drawing keeps its shape when the phone is turned and after a reload', async () => {
  const { tab, token } = await openDialog({ ...phone, viewport: { width: 390, height: 844 } })
  // The pad draws the last piece of a line only when the next one follows.
  await draw(tab, [0.2, 0.2], [0.2, 0.1], [0.2, 0.9], [0.9, 0.9], [0.5, 0.9])
  await expectPad(tab, 360, 170)
  const before = await inkOf(tab)
  await tab.setViewportSize({ width: 844, height: 390 })
  await expectPad(tab, 810, 190)
  const shapeOf = ({ width, height }: { width: number; height: number }) => width / height
  // The thickness of the lines does not change with the size, so the shape is a little different.
  await expect.poll(async () => Math.abs(shapeOf(await inkOf(tab)) - shapeOf(before))).toBeLessThan(0.1)
  await tab.setViewportSize({ width: 360, height: 740 })
  await expectPad(tab, 330, 155)
  await tab.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => Math.abs((await inkOf(tab)).height - before.height)).toBeLessThan(8)
  await use(tab).click()
  const path = await tab.locator('.ink path').evaluate((element) => {
    const { width, height } = (element as unknown as { getBBox: () => { width: number; height: number } }).getBBox()
    return width / height
  })
  expect(Math.abs(path - shapeOf(before))).toBeLessThan(0.1)

  // A reload keeps the signature, for this link only, and a change begins with it.
  const change = tab.getByRole('button', { name: 'Change the signature' })
  const ink = () => tab.locator('.ink path').getAttribute('d')
  const drawn = await ink()
  await tab.reload()
  await change.waitFor()
  await visit(tab, await (await send([{ requiredSignature: 'DRAWING' }])).token())
  await tab.getByRole('button', { name: 'Add your signature' }).waitFor()
  await visit(tab, await token())
  await change.waitFor()
  expect(await ink()).toBe(drawn)
  await change.tap()
  await expect.poll(async () => (await inkOf(tab)).width).toBeGreaterThan(100)
  await use(tab).tap()
  expect(await ink()).toBe(drawn)

  await change.tap()
  await tab.getByRole('radio', { name: 'Type my name' }).check()
  const field = tab.getByLabel('Your full name')
  await field.fill('Bo Berg')
  await use(tab).tap()
  await tab.getByText('You are asked to sign as Anna Lindqvist. If “Bo Berg” is your name too').waitFor()
  await use(tab).tap()
  await tab.getByRole('img', { name: 'Signature: Bo Berg' }).waitFor()
  await change.tap()
  expect(await field.inputValue()).toBe('Bo Berg')
  await field.fill('A. Lindqvist')
  await use(tab).tap()
  await tab.getByRole('img', { name: 'Signature: A. Lindqvist' }).waitFor()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  const kept = () => tab.evaluate(`Object.keys(sessionStorage).filter((key) => key.includes('marks'))`)
  await expect.poll(kept).toEqual([])
})

/** Returns the size of what is drawn, in CSS pixels. */
const inkOf = (tab: Page) =>
  tab.evaluate<{ width: number; height: number }>(`(() => {
    const canvas = document.querySelector('.pad')
    const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    let [left, top, right, bottom] = [width, height, 0, 0]
    for (let i = 3; i < data.length; i += 4) {
      if (data[i] === 0) continue
      const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)]
      left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y)
    }
    return { width: (right - left) / devicePixelRatio, height: (bottom - top) / devicePixelRatio }
  })()`)

test('with forced colours, the paper of the pad and of the signature stays white, and the ink dark', async () => {
  const viewport = { width: 1280, height: 650 }
  const { tab } = await openDialog({ ...desktop, viewport, forcedColors: 'active', colorScheme: 'dark' })
  expect(await tab.evaluate(`matchMedia('(forced-colors: active)').matches`)).toBe(true)
  await draw(tab, [0.1, 0.8], [0.3, 0.2], [0.5, 0.8], [0.9, 0.4])
  await expectPad(tab, 880, 280)
  const shades = async (selector: string) => {
    const picture = await tab.locator(selector).screenshot()
    return tab.evaluate<{ dark: number; light: number; corner: number }>(`(async () => {
      const image = new Image()
      image.src = 'data:image/png;base64,${picture.toString('base64')}'
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const context = canvas.getContext('2d')
      context.drawImage(image, 0, 0)
      const inner = context.getImageData(8, 8, image.width - 16, image.height - 16).data
      let [dark, light] = [0, 0]
      for (let i = 0; i < inner.length; i += 4) {
        const sum = inner[i] + inner[i + 1] + inner[i + 2]
        if (sum < 250) dark++
        if (sum > 700) light++
      }
      return { dark, light }
    })()`)
  }
  const isPaper = ({ dark, light }: { dark: number; light: number }) => dark > 300 && light > 20 * dark
  expect(isPaper(await shades('.pad'))).toBe(true)
  const border = await tab.evaluate<string>(`getComputedStyle(document.querySelector('.pad')).borderTopWidth`)
  expect(border).toBe('2px')
  await use(tab).click()
  await tab.getByRole('img', { name: 'Your drawn signature' }).waitFor()
  expect(isPaper(await shades('.ink'))).toBe(true)
})
