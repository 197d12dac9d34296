import { expect, test } from 'vitest'
import { sendButton, signature, startPhonePages } from './phone.support.ts'
import { draw, expectTitle, phone, pressSign, smallTargets } from '@paraph/testing/pages/page.ts'

const { open, db, baseUrl, chooseThePhone, signatureOf } = await startPhonePages()

test('the party draws on the phone and signs at the computer, and a broken network loses nothing', async () => {
  const { tab, fragment, party, ids } = await chooseThePhone()
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await tab.getByText('Draw your signature on your phone first.').waitFor()
  const scanned = await open(await fragment(), { ...phone, viewport: { width: 390, height: 844 } })
  await expectTitle(scanned.tab, 'Draw your signature')
  expect(await scanned.tab.getByText('“Tenancy agreement”').count()).toBe(1)
  await sendButton(scanned.tab).click()
  await scanned.tab.getByText('Draw your signature first.').waitFor()
  await expectTitle(scanned.tab, 'Draw your signature')

  await draw(scanned.tab, ...signature)
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [360, 640],
  ] as const) {
    await scanned.tab.setViewportSize({ width, height })
    await expect.poll(() => scanned.tab.evaluate('innerWidth')).toBe(width)
    const bottomOf = async (part: ReturnType<typeof sendButton>) => {
      const box = (await part.boundingBox())!
      return box.y < 0 ? Infinity : box.y + box.height
    }
    for (const part of [scanned.tab.locator('.pad'), sendButton(scanned.tab)])
      await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(height)
    expect(await smallTargets(scanned.tab)).toEqual([])
    expect(await scanned.tab.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  }

  await scanned.context.setOffline(true)
  await tab.context().setOffline(true)
  await tab.getByText('This page has no connection.').waitFor()
  await sendButton(scanned.tab).click()
  await scanned.tab.getByText('The drawing was not sent.').waitFor()
  await scanned.context.setOffline(false)
  await tab.context().setOffline(false)
  await sendButton(scanned.tab).click()
  await expectTitle(scanned.tab, 'Your drawing is on your computer')

  await tab.getByText('Your drawing has arrived').waitFor()
  const stored = await db.selectFrom('drawings').select('strokes').where('party_id', '=', ids[0]!).executeTakeFirst()
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect((await party()).signingStatus).toBe('SIGNED')
  expect((await signatureOf(ids[0]!))!.strokes).toEqual(stored!.strokes)

  // The phone that comes back later, and anybody with a photograph of the code, can do nothing more.
  await scanned.tab.reload()
  await expectTitle(scanned.tab, 'This code no longer works')
  // A code that was typed wrong is no link of a party.
  await scanned.tab.goto('about:blank')
  await scanned.tab.goto(`${baseUrl}/sign/#draw=x`)
  await expectTitle(scanned.tab, 'This code no longer works')
  expect(scanned.tab.url()).toBe(`${baseUrl}/sign/#draw=x`)
})
