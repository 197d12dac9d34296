import type { Page } from 'playwright-core'
import { phone, textPdf } from '@paraph/testing/pages/page.ts'

export const narrow = { ...phone, viewport: { width: 360, height: 740 } }
export const longFile = async (pages: number) => new File([await textPdf(pages)], 'long.pdf')
export const field = (tab: Page) => tab.getByRole('textbox', { name: 'Go to page' })

/** Returns the tools that stand outside the window, or that are too small for their content. */
export const cutOff = (tab: Page) =>
  tab.evaluate<string[]>(`[...document.querySelectorAll('.tools, .tools *')]
    .filter((element) => !element.closest('.visually-hidden, .compact span, svg'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    })
    .map((element) => element.outerHTML)`)
export const height = async (tab: Page) => (await tab.locator('.tools').boundingBox())!.height
