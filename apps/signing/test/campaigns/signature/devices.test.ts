import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  confirmReading,
  desktop,
  draw,
  expectTitle,
  phone,
  pressSign,
  smallPhone,
  startPages,
  visit,
} from '@paraph/testing/pages/page.ts'

const { send, open, db, signatureOf } = await startPages()

/** Opens the page with a script that runs before those of the page. */
async function openWith(script: string, token: string, options = phone) {
  const opened = await open(undefined, options)
  await opened.context.addInitScript({ content: script })
  await opened.tab.reload()
  await visit(opened.tab, token)
  return opened
}

test('without a canvas, the party types its name, sees it in a handwriting font, and signs', async () => {
  const { token, ids } = await send([{ requiredSignature: 'DRAWING' }])
  const { tab } = await openWith('HTMLCanvasElement.prototype.getContext = () => null', await token())
  await tab.getByRole('button', { name: 'Add your signature' }).tap()
  await tab.getByText('Type your name instead.').waitFor()
  expect(await tab.locator('canvas.pad').count()).toBe(0)
  expect(await tab.getByRole('radio').count()).toBe(0)
  await tab.getByLabel('Your full name').fill('Åsa Öberg-Ärlig')
  // The page asks once about a name that is not the one of the party.
  await tab.getByRole('button', { name: 'Use this signature' }).tap()
  await tab.getByRole('button', { name: 'Use this signature' }).tap()
  await tab.getByRole('img', { name: 'Signature: Åsa Öberg-Ärlig' }).waitFor()
  await expect.poll(() => tab.evaluate(`document.fonts.check('40px Signature', 'ÅÖÄ')`)).toBe(true)
  expect(await tab.evaluate(`[...document.fonts].map(({ family, status }) => family + ' ' + status)`)).toContain(
    'Signature loaded',
  )
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await signatureOf(ids[0]!)).toMatchObject({ typed_name: 'Åsa Öberg-Ärlig', strokes: null })
})

test('the drawing stays as it was drawn in a browser that falsifies what a page reads from a canvas', async () => {
  const { token, ids } = await send([{ requiredSignature: 'DRAWING' }])
  const falsify = `
    CanvasRenderingContext2D.prototype.getImageData = (x, y, width, height) =>
      new ImageData(crypto.getRandomValues(new Uint8ClampedArray(4)), 1, 1)
    HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,'
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)`
  const { tab } = await openWith(falsify, await token(), desktop)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.getByRole('button', { name: 'Add your signature' }).click()
  await draw(tab, [0.1, 0.5], [0.5, 0.2], [0.9, 0.5])
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  const [line] = (await signatureOf(ids[0]!))!.strokes as [[number, number][]]
  const [first, last] = [line[0]!, line.at(-1)!]
  // The line goes from the left to the right of the field, and has its bend in the middle.
  for (const [point, x] of [[first, 20] as const, [last, 980] as const]) expect(Math.abs(point[0] - x)).toBeLessThan(15)
  expect(Math.abs(first[1] - last[1])).toBeLessThan(15)
  const bend = line.toSorted(([, a], [, b]) => a - b)[0]!
  expect(Math.abs(bend[0] - 500)).toBeLessThan(15)
})

/** Counts the animations and transitions. A change of the visibility does not count, because it moves nothing. */
const countMoving = (tab: Page) =>
  tab.evaluate<number>(`(() => {
    const still = ['offset', 'computedOffset', 'easing', 'composite', 'visibility']
    const moves = ({ effect }) => effect.getKeyframes().some((frame) => Object.keys(frame).some((key) => !still.includes(key)))
    const changes = (element) => getComputedStyle(element).transitionDuration !== '0s'
    return document.getAnimations().filter(moves).length + [...document.querySelectorAll('*')].filter(changes).length
  })()`)

test('a text from right to left does not turn the text around it, and nothing moves unless wished', async () => {
  const { account, id, ids, token } = await send(undefined, { title: 'הסכם שכירות\u202e (2026)' })
  await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: ids[0]! } },
    body: { role: 'SIGNER', name: `ليلى منصور\u2069\u202e a${'\u0301'.repeat(200)}` },
  })
  const { tab } = await open(await token(), smallPhone)
  const direction = (selector: string) =>
    tab.evaluate(`getComputedStyle(document.querySelector('${selector}')).direction`)
  await tab.getByText('Who takes part').tap()
  await tab.locator('.participants bdi', { hasText: 'ليلى منصور' }).waitFor()
  expect(await direction('.title')).toBe('rtl')
  expect(await direction('.participants bdi')).toBe('rtl')
  expect(await direction('.statement')).toBe('ltr')
  expect(await direction('.participants')).toBe('ltr')
  expect(await tab.title()).not.toMatch(/[\u202e\u2069]/)
  expect(await tab.locator('.participants').innerText()).not.toMatch(/\u202e|\u0301{7}/)
  expect(await tab.locator('.title').innerText()).toBe('הסכם שכירות (2026)')

  await tab.locator('canvas').first().waitFor()
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    await tab.emulateMedia({ reducedMotion })
    expect(await tab.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe(behavior)
    expect(await countMoving(tab), reducedMotion).toBe(0)
  }
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await direction('.receipt dd')).toBe('rtl')
  expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
})

test('if the server has no BankID, the page says so, and the party can reject', async () => {
  const { token, ids } = await send()
  await db.updateTable('parties').set({ required_signature: 'BANKID' }).where('id', '=', ids[0]!).execute()
  const { tab } = await open(await token(), phone)
  await tab.getByRole('button', { name: 'BankID on another device' }).waitFor()
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'BankID on another device' }).tap()
  await tab.getByText('Something went wrong. Please try again. Nothing was signed.').waitFor()
  expect(await tab.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)
  await tab.getByRole('button', { name: 'Close' }).tap()
  await tab.getByRole('button', { name: 'Reject…' }).first().tap()
  await tab.getByRole('button', { name: 'Reject', exact: true }).tap()
  await expectTitle(tab, 'You have rejected the document')
})
