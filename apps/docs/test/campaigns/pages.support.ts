import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { all, folder } from '../published.ts'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import type { openBrowser } from '@paraph/testing/pages/browser.ts'

// The entry redirects at once.
export const pages = all.filter((page) => page !== 'index.html')
export const guides = pages.filter((page) => page.startsWith('guides/'))

/** Tables that scroll sideways, or that stand out of the screen. Samples of code may scroll. */
const widerThanTheirPlace = `Array.from(document.querySelectorAll('main table, main dl, main p, main li:not(:has(pre))'))
  .filter((e) => e.scrollWidth > e.clientWidth || e.getBoundingClientRect().right > innerWidth)
  .map((e) => e.textContent.slice(0, 60))`

/**
 * Expects that axe finds nothing serious in a guide, in both colours and on both widths, and that it fits a phone. What axe finds does not depend on how colour
 * and width are combined.
 */
export async function expectAccessible(tab: Page, address: string): Promise<void> {
  await tab.goto(address)
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await tab.setViewportSize({ width, height: 740 })
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await tab.waitForFunction(`document.documentElement.classList.contains('dark') === ${colorScheme === 'dark'}`)
    expect(await seriousViolations(tab), `${colorScheme}, ${width}`).toEqual([])
    expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(width)
    expect(await tab.evaluate(widerThanTheirPlace), `${width}`).toEqual([])
  }
}

/** Opens the pages from the folder, and returns the addresses that they ask on the network. */
export async function requestsFromFolder(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  pages: string[],
): Promise<string[]> {
  const context = await browser.newContext()
  const foreign: string[] = []
  context.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) foreign.push(request.url())
  })
  const tab = await context.newPage()
  for (const page of pages) {
    await tab.goto(pathToFileURL(join(folder, page)).href)
    await tab.locator('h1').first().waitFor()
  }
  await context.close()
  return foreign
}
