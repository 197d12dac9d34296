import { join } from 'node:path'
import type { Page } from 'playwright-core'

const folder = join(import.meta.dirname, '../../test-results')

/** Stores a picture of the whole page for people to look at. CI keeps the folder. No test compares the pictures. */
export async function screenshot(tab: Page, name: string): Promise<void> {
  await tab.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' })
}
