import { expect, test } from 'vitest'
import { crowd, largePhone, longMessage } from './next-step.support.ts'
import { startPages, visit } from '@paraph/testing/pages/page.ts'

const pages = await startPages()
const { send, open } = pages

test('a long message is cut and opened by a button, and a list of many parties is closed', async () => {
  const { token } = await send(crowd, { message: longMessage })
  const { tab } = await open(await token(), largePhone)
  const message = tab.locator('blockquote')
  expect(await message.textContent(), 'screen readers read all of it').toBe(longMessage)
  const closed = (await message.boundingBox())!.height
  await tab.getByRole('button', { name: 'Show the whole message' }).click()
  expect((await message.boundingBox())!.height).toBeGreaterThan(closed * 2)
  await tab.getByRole('button', { name: 'Show less' }).click()
  expect((await message.boundingBox())!.height).toBe(closed)

  const parties = tab.locator('.participants')
  expect(await parties.isVisible()).toBe(false)
  await tab.getByText('Who takes part: 5 people').click()
  expect(await parties.locator('li').count()).toBe(5)
  expect(await parties.isVisible()).toBe(true)
  const few = await send(crowd.slice(0, 4))
  await visit(tab, await few.token())
  expect(await parties.isVisible(), 'a phone has no room').toBe(false)
  await tab.setViewportSize({ width: 1280, height: 650 })
  await visit(tab, await few.token(1))
  expect(await parties.isVisible()).toBe(true)
})
