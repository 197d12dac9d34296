import { afterEach, beforeEach, expect, test } from 'vitest'
import { wrong } from '@paraph/testing/server/verification.ts'
import { bySms, enter, input, requestCode } from '../../browser/session/verification.support.ts'
import { draw, expectTitle, phone, pressSign, startPages } from '@paraph/testing/pages/page.ts'

const { send, open, db, clock, codeOf } = await startPages()
const { now } = clock
beforeEach(async () => void (await db.deleteFrom('link_guesses').execute()))
afterEach(() => void (clock.now = now))
const wait = (milliseconds: number) => void (clock.now = () => new Date(now().getTime() + milliseconds))

test('a new code can be sent after 30 seconds, and the page keeps a drawing if the verification expires', async () => {
  const { token, ids } = await send([{ ...bySms, requiredSignature: 'DRAWING' }])
  const { tab } = await open(await token(), phone)
  await tab.clock.install()
  await requestCode(tab)
  const first = await codeOf(ids[0]!)
  const announced = () => tab.locator('#status').textContent()
  await tab.clock.runFor(200)
  expect(await announced()).toContain('You can get a new code in 30 seconds.')
  // The clock of the page has run on during these steps, which take seconds on a busy machine. After 5 more seconds, the wait is not over yet.
  await tab.clock.runFor(5000)
  const again = tab.getByRole('button', { name: 'Send a new code' })
  expect(await again.count()).toBe(0)
  await tab.clock.runFor(26_000)
  await again.waitFor()
  await tab.clock.runFor(200)
  expect(await announced()).toBe('You can get a new code now.')
  await enter(tab, wrong(first))
  await tab.getByText('The code is wrong or has expired.').waitFor()
  wait(31_000)
  await again.tap()
  await again.waitFor({ state: 'detached' })
  await expect.poll(() => tab.evaluate('document.activeElement.className')).toBe('code')
  // What was said about the old code is not true of the new one.
  expect(await tab.getByText('The code is wrong or has expired.').count()).toBe(0)
  expect(await input(tab).inputValue()).toBe('')
  expect(await codeOf(ids[0]!)).not.toBe(first)
  await enter(tab, first)
  await tab.getByText('The code is wrong or has expired.').waitFor()
  await enter(tab, await codeOf(ids[0]!))

  // The verification expires before the party signs. The party verifies itself again, and the page keeps its drawing.
  await expectTitle(tab, /asks you to sign/)
  await tab.getByRole('button', { name: 'Add your signature' }).tap()
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).tap()
  const drawing = tab.getByRole('img', { name: 'Your drawn signature' }).locator('path')
  const before = await drawing.getAttribute('d')
  wait(62 * 60_000)
  await pressSign(tab)
  await expectTitle(tab, 'Confirm that it is you')
  await tab.getByText('Your signature is kept.').waitFor()
  expect(await tab.getByText('Tenancy agreement').count()).toBe(0)
  await requestCode(tab)
  await enter(tab, await codeOf(ids[0]!))
  await expectTitle(tab, /asks you to sign/)
  expect(await drawing.getAttribute('d')).toBe(before)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})
