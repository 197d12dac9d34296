import type { Page } from 'playwright-core'
import { desktop, startPages } from '@paraph/testing/pages/page.ts'

export const onThePhone = 'Draw on my phone'
export const signature: [x: number, y: number][] = [
  [0.1, 0.8],
  [0.3, 0.2],
  [0.5, 0.8],
  [0.9, 0.4],
]
export const sendButton = (tab: Page) => tab.getByRole('button', { name: 'Send to my computer' })

export async function startPhonePages() {
  const pages = await startPages()
  const { send, open } = pages
  /** Opens the dialog at a computer and chooses the phone. */
  async function chooseThePhone() {
    const sent = await send([{ requiredSignature: 'DRAWING' }])
    const computer = await open(await sent.token(), desktop)
    await computer.tab.getByRole('button', { name: 'Add your signature' }).click()
    await computer.tab.getByRole('radio', { name: onThePhone }).check()
    const code = computer.tab.locator('dialog .qr')
    await code.waitFor()
    /** The part of the address in the QR code that the tests' server does not know: its public URL is another one. */
    const fragment = async () => new URL((await code.getAttribute('data-text'))!).hash.slice(1)
    return { ...sent, tab: computer.tab, fragment }
  }
  return { ...pages, chooseThePhone }
}
