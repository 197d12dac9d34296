import { join } from 'node:path'
import type { Page } from 'playwright-core'

const folder = join(import.meta.dirname, '../../../../test-results')

/**
 * Stores a picture of the whole page for people to look at, if the environment has SCREENSHOTS. No test compares the pictures, and each takes 0.2 s of processor
 * time.
 */
export async function screenshot(tab: Page, name: string): Promise<void> {
  if (!process.env['SCREENSHOTS']) return
  await tab.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' })
}
