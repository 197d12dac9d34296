import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousViolations } from './axe.ts'
import { screenshot } from './screenshot.ts'
import { desktop, smallPhone, smallTargets } from './page.ts'

const looks = [
  { device: 'phone', size: smallPhone.viewport!, colorScheme: 'light' },
  { device: 'desktop', size: desktop.viewport!, colorScheme: 'dark' },
] as const

/**
 * Expects that axe finds nothing serious in what is shown now, in light colours on a small phone and in dark colours on a desktop, that nobody must scroll to the
 * side, and that a finger meets each button of the phone. Keeps a picture of both.
 */
export async function look(tab: Page, name: string): Promise<void> {
  const before = tab.viewportSize()!
  for (const { device, size, colorScheme } of looks) {
    await tab.setViewportSize(size)
    await tab.emulateMedia({ colorScheme })
    expect(await seriousViolations(tab), `${name}, ${colorScheme}`).toEqual([])
    expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth'), name).toBeLessThanOrEqual(0)
    if (device === 'phone') expect(await smallTargets(tab), name).toEqual([])
    await screenshot(tab, `${name.replaceAll(' ', '-')}.${device}.${colorScheme}`)
  }
  await tab.setViewportSize(before)
  await tab.emulateMedia({ colorScheme: 'light' })
}
