import { expect, test } from 'vitest'
import { desktop, expectTitle, phone, smallPhone, startPages, pressSign } from './page.support.ts'

const { send, open } = await startPages()
const redirectUrl = 'https://app.example.com/signed?case=118'

test('after signing, a button leads to the page of the sender, and names its host', async () => {
  const { token } = await send([{ requiredSignature: 'CLICK_TO_SIGN' }], { redirectUrl })
  const { tab, context, faults } = await open(await token(), smallPhone)
  const link = tab.getByRole('link', { name: /^Continue to / })
  const sign = tab.getByRole('button', { name: 'Sign', exact: true })
  await sign.waitFor()
  expect(await link.count()).toBe(0)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await link.textContent()).toBe('Continue to app.example.com')
  // It is seen without scrolling.
  const { y, height, width } = (await link.boundingBox())!
  expect(y + height).toBeLessThan(568)
  expect(width).toBeGreaterThan(200)
  expect(faults).toEqual([])
  await context.route('https://app.example.com/**', (route) => route.fulfill({ body: 'Welcome back' }))
  await link.tap()
  await tab.getByText('Welcome back').waitFor()
  expect(tab.url()).toBe(redirectUrl)
})

test('after a rejection, the button is there too, in Swedish, and shows a host outside ASCII as Punycode', async () => {
  const { token } = await send([{}], { redirectUrl: 'https://bücher.example:8443/' })
  const { tab } = await open(await token(), { ...phone, locale: 'sv-SE' })
  await tab.getByRole('button', { name: 'Svenska' }).tap()
  await tab.getByRole('button', { name: /^Avböj…/ }).tap()
  await tab.getByRole('button', { name: 'Avböj (Reject)', exact: true }).tap()
  await expectTitle(tab, 'Du har avböjt dokumentet')
  const link = tab.getByRole('link', { name: 'Fortsätt till xn--bcher-kva.example:8443' })
  expect(await link.getAttribute('href')).toBe('https://bücher.example:8443/')
})

test('without a redirectUrl, a page in a tab has no such button', async () => {
  const { token } = await send()
  const { tab } = await open(await token(), desktop)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await tab.locator('.intro').getByRole('link').count()).toBe(0)
  expect(await tab.getByRole('button', { name: 'Close', exact: true }).count()).toBe(0)
})
