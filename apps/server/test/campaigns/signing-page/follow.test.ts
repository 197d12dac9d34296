import { expect, test } from 'vitest'
import {
  actAsPerson,
  expectTitle,
  phone,
  startPages,
  title,
  pressSign,
} from '../../browser/signing-page/page.support.ts'

const { send, open, actAs } = await startPages()

const click = { requiredSignature: 'CLICK_TO_SIGN' } as const

test('a server that does not answer changes nothing for a party that waits, news leave it at its place and are told to screen readers, and a cancellation ends the page', async () => {
  const { token, ids, party, account, id } = await send([
    { ...click, signingOrder: 1 },
    { ...click, signingOrder: 2 },
    { ...click, signingOrder: 3 },
  ])
  const { tab, faults } = await open(await token(1), phone)
  await expectTitle(tab, 'It is not your turn yet')
  await tab.locator('canvas').first().waitFor()
  await actAsPerson(tab)
  await expect.poll(async () => (await party(1)).readStatus).toBe('OPENED')
  expect(await tab.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)
  await tab.evaluate('scrollTo({ top: 500 })')
  // The browser moves the window by what the text above grows or shrinks.
  const place = async () => Math.round((await tab.locator('.pdf-page').first().boundingBox())!.y)
  const before = await place()
  let refused = 0
  await tab.route('**/signing-session', (route) => (refused++ < 2 ? route.abort() : route.fallback()))
  await expect.poll(() => refused).toBeGreaterThan(1)
  expect(await title(tab)).toBe('It is not your turn yet')

  await actAs(ids[0]!)
  await expectTitle(tab, /asks you to sign/)
  expect(Math.abs((await place()) - before)).toBeLessThan(5)
  await expect.poll(() => tab.locator('#status').textContent()).toMatch(/asks you to sign/)
  await tab.getByRole('button', { name: 'Go on to sign' }).tap()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')

  await account.client.POST('/api/v1/documents/{id}/cancel', {
    params: { path: { id } },
    body: { reason: 'A mistake.' },
  })
  await expectTitle(tab, 'The sender has cancelled the document')
  expect(faults).toEqual([])
})
