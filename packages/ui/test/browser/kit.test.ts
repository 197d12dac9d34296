import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { closeContext, openBrowser } from '@paraph/testing/pages/browser.ts'

/** The page as one text, which needs no server. */
async function kitPage(): Promise<string> {
  const root = join(import.meta.dirname, '../../kit')
  const assets = { write: false, assetsInlineLimit: Number.MAX_SAFE_INTEGER, cssMinify: false }
  const built = await build({ root, configFile: false, logLevel: 'error', build: assets })
  if (Array.isArray(built) || !('output' in built)) throw new Error('The kit was not built.')
  const texts = built.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
  const [script, style] = ['.js', '.css'].map((end) => texts[built.output.findIndex((f) => f.fileName.endsWith(end))]!)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Kit</title><meta name="color-scheme" content="light dark">
    <meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>
    <body><div id="app"></div><p id="status" class="visually-hidden" role="status"></p>
    <script type="module">${script!.replaceAll('</script', String.raw`<\/script`)}</script></body></html>`
}

const { newContext } = await openBrowser()

/*
 * No test compares pictures: another build of Chromium, or the same one on another processor, draws the edges of letters otherwise. What is asserted fails on
 * every machine, and SCREENSHOTS keeps the pictures.
 */
test('each component fits on a small phone, can be read in light and dark, and obeys the keyboard', async () => {
  const context = await newContext({ locale: 'en-GB' })
  const faults: string[] = []
  const tab = await context.newPage()
  tab.on('pageerror', ({ message }) => faults.push(message))
  const body = await kitPage()
  await tab.route('http://localhost/', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await tab.goto('http://localhost/')
  await look(tab, 'kit/components')
  await theMenuFits(tab)
  await theTipFollowsTheFocus(tab)
  await toastsAreFew(tab)
  await someLettersChoose(tab)
  expect(faults).toEqual([])
  await closeContext(context)
})

/** The keys of an editable combobox, and a value that Escape leaves as it was. */
async function someLettersChoose(tab: Page): Promise<void> {
  const field = tab.getByRole('combobox', { name: 'Time zone' })
  await field.focus()
  await tab.keyboard.press('ArrowDown')
  await expect.poll(() => tab.getByRole('option').allTextContents()).toHaveLength(4)
  await tab.keyboard.press('ArrowDown')
  await tab.keyboard.press('Enter')
  expect(await field.inputValue()).toBe('Malmö')
  await tab.keyboard.type('to')
  await tab.getByRole('option', { name: 'Tokyo' }).waitFor()
  await look(tab, 'kit/combobox')
  await tab.keyboard.press('Escape')
  expect([await field.inputValue(), await field.getAttribute('aria-expanded')]).toEqual(['Malmö', 'false'])
}

/** Wherever its button is, a menu lies in the window. Without anchors of CSS too. */
async function theMenuFits(tab: Page): Promise<void> {
  const button = tab.getByRole('button', { name: 'What to do with it' })
  const menu = tab.getByRole('menu')
  const isInside = async () => {
    const { x, y, width, height } = (await menu.boundingBox())!
    const window = tab.viewportSize()!
    return x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height
  }
  await tab.setViewportSize({ width: 320, height: 568 })
  for (const hasAnchors of [true, false]) {
    if (!hasAnchors) {
      await tab.evaluate('CSS.supports = () => false')
      await tab.addStyleTag({ content: '.menu { position-area: none; position-try-fallbacks: none }' })
    }
    await button.focus()
    await tab.keyboard.press('ArrowDown')
    await tab.getByRole('menuitem', { name: 'Change' }).waitFor()
    await expect.poll(isInside).toBe(true)
    if (hasAnchors) await look(tab, 'kit/menu')
    // What can't be chosen now says so, and does nothing.
    await tab.getByRole('menuitem', { name: 'Not now' }).click({ force: true })
    expect(await menu.isVisible()).toBe(true)
    await tab.keyboard.press('End')
    await tab.keyboard.press('Enter')
    await tab.getByRole('dialog', { name: 'Delete this draft?' }).waitFor()
    if (hasAnchors) await look(tab, 'kit/question')
    await tab.keyboard.press('Escape')
    await expect.poll(() => button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
  }
}

async function theTipFollowsTheFocus(tab: Page): Promise<void> {
  const tip = tab.locator('.tip')
  await tab.getByRole('button', { name: 'Donau' }).focus()
  await tab.keyboard.press('Shift+Tab')
  await tip.getByText('Undo').waitFor()
  await tab.keyboard.press('Escape')
  await tip.waitFor({ state: 'hidden' })
}

/** Three at most, and each is announced. */
async function toastsAreFew(tab: Page): Promise<void> {
  for (let count = 0; count < 5; count++) await tab.getByRole('button', { name: 'Show a toast' }).press('Enter')
  await tab.locator('#status', { hasText: 'Deleted.' }).waitFor({ state: 'attached' })
  expect(await tab.locator('.toast').count()).toBe(3)
  await look(tab, 'kit/toasts')
  await tab.locator('.toast').first().getByRole('button', { name: 'Undo' }).press('Enter')
  await expect.poll(() => tab.locator('.toast').count()).toBe(2)
}
