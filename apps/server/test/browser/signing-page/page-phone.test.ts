import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenshot } from '../../support/screenshot.ts'
import { desktop, draw, expectTitle, phone, pressSign, smallTargets, startPages, visit } from './page.support.ts'

const { send, open, db, baseUrl } = await startPages()

const onThePhone = 'Draw on my phone'
const signature: [x: number, y: number][] = [
  [0.1, 0.8],
  [0.3, 0.2],
  [0.5, 0.8],
  [0.9, 0.4],
]
const sendButton = (tab: Page) => tab.getByRole('button', { name: 'Send to my computer' })

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
  return { ...sent, tab: computer.tab, faults: computer.faults, fragment }
}

test('the party scans the code, draws on the phone, sees the drawing at the computer at once and signs there; a broken network loses nothing', async () => {
  const { tab, faults, fragment, party, ids } = await chooseThePhone()
  await screenshot(tab, 'signing-page/phone-code')
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
    await screenshot(scanned.tab, `signing-page/phone-pad.${width}`)
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
  await screenshot(scanned.tab, 'signing-page/phone-sent')

  await tab.getByText('Your drawing has arrived').waitFor()
  await screenshot(tab, 'signing-page/phone-arrived')
  const stored = await db.selectFrom('drawings').select('strokes').where('party_id', '=', ids[0]!).executeTakeFirst()
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect((await party()).signingStatus).toBe('SIGNED')
  const signed = await db.selectFrom('signatures').select('strokes').where('party_id', '=', ids[0]!).executeTakeFirst()
  expect(signed!.strokes).toEqual(stored!.strokes)
  expect([...faults, ...scanned.faults]).toEqual([])

  // The phone that comes back later, and anybody with a photograph of the code, can do nothing more.
  await scanned.tab.reload()
  await expectTitle(scanned.tab, 'This code no longer works')
  // A code that was typed wrong is no link of a party.
  await scanned.tab.goto('about:blank')
  await scanned.tab.goto(`${baseUrl}/sign/#draw=x`)
  await expectTitle(scanned.tab, 'This code no longer works')
  expect(scanned.tab.url()).toBe(`${baseUrl}/sign/#draw=x`)
})

test('an ended code says so on both devices, and a new one works; its drawing stays when the party looks at another way, and another can take its place', async () => {
  const { tab, fragment, ids } = await chooseThePhone()
  const old = await fragment()
  const expired = new Date(Date.now() - 1).toISOString()
  await db.updateTable('drawings').set({ expires_at: expired }).where('party_id', '=', ids[0]!).execute()
  await tab.getByText('The code no longer works.').waitFor()
  const scanned = await open(old, phone)
  await expectTitle(scanned.tab, 'This code no longer works')
  await tab.getByRole('button', { name: 'Show a new code' }).click()
  await tab.locator('dialog .qr').waitFor()
  await visit(scanned.tab, await fragment())
  await expectTitle(scanned.tab, 'Draw your signature')

  await draw(scanned.tab, ...signature)
  await sendButton(scanned.tab).click()
  await tab.getByText('Your drawing has arrived').waitFor()
  await tab.getByRole('radio', { name: 'Type my name' }).check()
  await tab.getByRole('radio', { name: onThePhone }).check()
  expect(await tab.getByRole('img', { name: 'Your drawn signature' }).count()).toBe(1)
  await tab.getByRole('button', { name: 'Draw again' }).click()
  await tab.locator('dialog .qr').waitFor()
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await tab.getByText('Draw your signature on your phone first.').waitFor()

  // A phone does not offer to draw on a phone.
  await visit(scanned.tab, await (await send([{ requiredSignature: 'DRAWING' }])).token())
  await scanned.tab.getByRole('button', { name: 'Add your signature' }).click()
  await scanned.tab.getByRole('radio', { name: 'Draw here' }).waitFor()
  expect(await scanned.tab.getByRole('radio', { name: onThePhone }).count()).toBe(0)
})
