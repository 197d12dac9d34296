import { pressSign } from '../signing-page/page.support.ts'
import { launchBrowser } from './browser.ts'

/** Does what the README and the quick start say between their snippets. */
export async function signInBrowser(signingUrl: string) {
  const browser = await launchBrowser()
  try {
    const tab = await browser.newPage()
    await tab.goto(signingUrl)
    await tab.getByRole('button', { name: 'Add your signature' }).click()
    await tab.getByRole('radio', { name: 'Type my name' }).check()
    await tab.getByLabel('Your full name').fill('Anna Lindqvist')
    await tab.getByRole('button', { name: 'Use this signature' }).click()
    await pressSign(tab)
    await tab.getByRole('heading', { name: 'You have signed' }).waitFor()
  } finally {
    await browser.close()
  }
}
