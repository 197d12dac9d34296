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

const { send, open, db } = await startPages()

const signatureOf = (partyId: string) =>
  db.selectFrom('signatures').selectAll().where('party_id', '=', partyId).executeTakeFirstOrThrow()

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
  const { tab, faults } = await openWith('HTMLCanvasElement.prototype.getContext = () => null', await token())
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
  expect(faults).toEqual([])
})

test('the drawing stays as it was drawn in a browser that falsifies what a page reads from a canvas', async () => {
  const { token, ids } = await send([{ requiredSignature: 'DRAWING' }])
  const falsify = `
    CanvasRenderingContext2D.prototype.getImageData = (x, y, width, height) =>
      new ImageData(crypto.getRandomValues(new Uint8ClampedArray(4)), 1, 1)
    HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,'
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)`
  const { tab, faults } = await openWith(falsify, await token(), desktop)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.getByRole('button', { name: 'Add your signature' }).click()
  await draw(tab, [0.1, 0.5], [0.5, 0.2], [0.9, 0.5])
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  const [line] = (await signatureOf(ids[0]!)).strokes as [[number, number][]]
  const [first, last] = [line[0]!, line.at(-1)!]
  // The line goes from the left to the right of the field, and has its bend in the middle.
  for (const [point, x] of [[first, 20] as const, [last, 980] as const]) expect(Math.abs(point[0] - x)).toBeLessThan(15)
  expect(Math.abs(first[1] - last[1])).toBeLessThan(15)
  const bend = line.toSorted(([, a], [, b]) => a - b)[0]!
  expect(Math.abs(bend[0] - 500)).toBeLessThan(15)
  expect(faults).toEqual([])
})

/** Counts the animations and transitions. A change of the visibility does not count, because it moves nothing. */
const countMoving = (tab: Page) =>
  tab.evaluate<number>(`(() => {
    const still = ['offset', 'computedOffset', 'easing', 'composite', 'visibility']
    const moves = ({ effect }) => effect.getKeyframes().some((frame) => Object.keys(frame).some((key) => !still.includes(key)))
    const changes = (element) => getComputedStyle(element).transitionDuration !== '0s'
    return document.getAnimations().filter(moves).length + [...document.querySelectorAll('*')].filter(changes).length
  })()`)

test('a name or title that is written from right to left does not change the direction of the text around it, and the page scrolls smoothly only if the person wants', async () => {
  const { account, id, ids, token } = await send(undefined, { title: 'הסכם שכירות\u202e (2026)' })
  await account.client.PATCH('/api/v1/documents/{id}/parties/{partyId}', {
    params: { path: { id, partyId: ids[0]! } },
    body: { role: 'SIGNER', name: `ليلى منصور\u2069\u202e a${'\u0301'.repeat(200)}` },
  })
  const { tab, faults } = await open(await token(), smallPhone)
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
  expect(faults).toEqual([])
})

test('on a phone in landscape format, the whole pad and its buttons fit, and in dark colours, the ink and the pages stay dark on white', async () => {
  const { token } = await send([{ requiredSignature: 'DRAWING' }])
  const landscape = { width: 667, height: 375 }
  const { tab } = await open(await token(), { ...phone, viewport: landscape, colorScheme: 'dark' })
  const colors = (selector: string) =>
    tab.evaluate(
      `(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle(document.querySelector('${selector}')))`,
    )
  expect((await colors('body')) as string[]).not.toContain('rgb(255, 255, 255)')
  await tab.getByRole('button', { name: 'Add your signature' }).tap()
  const use = tab.getByRole('button', { name: 'Use this signature' })
  const boxes = await Promise.all([tab.locator('.pad'), use].map((part) => part.boundingBox()))
  for (const box of boxes) {
    expect(box!.y).toBeGreaterThanOrEqual(0)
    expect(box!.y + box!.height).toBeLessThanOrEqual(landscape.height)
    expect(box!.x + box!.width).toBeLessThanOrEqual(landscape.width)
  }
  expect(boxes[0]!.width).toBeGreaterThan(250)

  await draw(tab, [0.1, 0.5], [0.9, 0.5], [0.9, 0.8])
  expect(((await colors('.pad')) as string[])[1]).toBe('rgb(255, 255, 255)')
  expect(
    await tab.evaluate(`(() => {
      const canvas = document.querySelector('.pad')
      // The line is a few pixels thick, and may lie between two rows.
      const { data } = canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2 - 3, 1, 7)
      return [0, 4, 8, 12, 16, 20, 24].some((i) => data[i + 3] > 200 && data[i] + data[i + 1] + data[i + 2] < 300)
    })()`),
  ).toBe(true)
  await use.tap()
  expect(await colors('.ink')).toEqual(['rgb(23, 32, 79)', 'rgb(255, 255, 255)'])
  await tab.locator('.pdf-page').first().waitFor()
  expect(((await colors('.pdf-page')) as string[])[1]).toBe('rgb(255, 255, 255)')
})

test('if the server has no BankID, the page says so to a party that must sign with it, and the party can reject', async () => {
  const { token, ids } = await send()
  await db.updateTable('parties').set({ required_signature: 'BANKID' }).where('id', '=', ids[0]!).execute()
  const { tab, faults } = await open(await token(), phone)
  await tab.getByRole('button', { name: 'BankID on another device' }).waitFor()
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'BankID on another device' }).tap()
  await tab.getByText('Something went wrong. Please try again. Nothing was signed.').waitFor()
  expect(await tab.getByRole('button', { name: 'Sign', exact: true }).count()).toBe(0)
  await tab.getByRole('button', { name: 'Close' }).tap()
  await tab.getByRole('button', { name: 'Reject…' }).first().tap()
  await tab.getByRole('button', { name: 'Reject', exact: true }).tap()
  await expectTitle(tab, 'You have rejected the document')
  expect(faults).toEqual([])
})
