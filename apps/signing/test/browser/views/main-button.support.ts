import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Returns the names of the main buttons that are in view and not covered. */
export const mainButtonsInView = (tab: Page) =>
  tab.evaluate<string[]>(`[...document.querySelectorAll('.primary')].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const points = [[left + width / 2, top + 2], [left + width / 2, top + height - 2]]
    return width > 0 && getComputedStyle(button).visibility === 'visible' &&
      points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
  }).map((button) => button.textContent)`)

/** Expects that exactly one main button is in view. */
export async function expectMainButton(tab: Page, name: RegExp): Promise<void> {
  await expect.poll(() => mainButtonsInView(tab)).toEqual([expect.stringMatching(name)])
}
