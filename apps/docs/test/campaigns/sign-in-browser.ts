import { pressSign } from '@paraph/testing/pages/page.ts'
import type { Page } from 'playwright-core'

/** Does what the README and the quick start say between their snippets. */
export async function signInBrowser(tab: Page, signingUrl: string) {
  await tab.goto(signingUrl)
  await tab.getByRole('button', { name: 'Add your signature' }).click()
  await tab.getByRole('radio', { name: 'Type my name' }).check()
  await tab.getByLabel('Your full name').fill('Anna Lindqvist')
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await pressSign(tab)
  await tab.getByRole('heading', { name: 'You have signed' }).waitFor()
}
