import { expect, test } from 'vitest'
import { sign } from '../../support/party.ts'
import { guide, onPage, sheet } from './page-fields.support.ts'
import { confirmReading, draw, expectTitle, type FieldOf, phone, smallPhone, startPages } from './page.support.ts'
import { countPixels } from './pixels.support.ts'

const { send, open, asParty, newContext } = await startPages()

const box = (y: number, width = 0.4, height = 0.03) => ({ x: 0.1, y, width, height })
const check = (y: number) => box(y, 0.03, 0.02)
const city: FieldOf = { name: 'city', type: 'TEXT', label: 'City', page: 1, box: box(0.2) }
const pets: FieldOf = { name: 'pets', type: 'CHECKBOX', label: 'No pets', page: 1, box: check(0.3) }
const options = [
  { value: 'Monthly', box: check(0.4) },
  { value: 'Yearly', box: check(0.45) },
]
const pays: FieldOf = { name: 'pays', type: 'RADIO', label: 'Pays', page: 1, options }
const marks = [1, 2, 3].map((page): FieldOf => ({ name: `s${page}`, type: 'SIGNATURE', page, box: box(0.6) }))
const click = { requiredSignature: 'CLICK_TO_SIGN' as const }
const INK: [number, number, number] = [0x17, 0x20, 0x4f]

test('a party sees the check marks of an earlier one, also if no font of the device has them', async () => {
  const { token } = await send([click, click], {}, { fields: [pets, pays] })
  await sign(asParty(await token()), { values: { pets: true, pays: 'Yearly' } })
  const { tab } = await open(await token(1), smallPhone)
  const empty = await (await newContext({})).newPage()
  await tab.locator('canvas').first().waitFor()
  const ticks = tab.locator('.shown-field')
  expect(await ticks.allTextContents()).toEqual([
    'No pets, filled in by Anna Lindqvist: ticked',
    'Pays, filled in by Anna Lindqvist: Yearly',
  ])
  const page = (await tab.locator('.pdf-page').first().boundingBox())!
  const chosen = (await ticks.last().boundingBox())!
  expect((chosen.y - page.y) / page.height).toBeCloseTo(0.45, 2)
  for (const tick of await ticks.all()) {
    await tick.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    expect(await countPixels(tick, empty, INK)).toBeGreaterThan(3)
  }
  await empty.context().close()
})

test('the date of the signature says that it comes later, and is there after the signature', async () => {
  const day: FieldOf = { name: 'day', type: 'DATE_SIGNED', page: 1, box: box(0.5) }
  const { token } = await send([click], {}, { fields: [day] })
  const { tab } = await open(await token())
  const shown = tab.locator('.shown-field')
  await expect.poll(() => shown.textContent()).toBe('Date of the signature: filled in when you sign')
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expectTitle(tab, 'You have signed')
  await expect.poll(() => shown.textContent()).toMatch(/^Date of the signature, filled in by Anna Lindqvist: \d{4}-/)
})

test('the lines of a text stay apart on the page', async () => {
  const notes: FieldOf = {
    name: 'notes',
    type: 'TEXT',
    label: 'Notes',
    multiline: true,
    page: 1,
    box: box(0.2, 0.6, 0.1),
  }
  const { token } = await send([click], {}, { fields: [notes] })
  const { tab } = await open(await token(), phone)
  await guide(tab).click()
  await sheet(tab).locator('textarea').fill('The first month is free.\nThe garden is shared.')
  await onPage(tab, 'notes').locator('.text').waitFor()
  const tops = await tab.evaluate<number[]>(`(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('.field-layer .text'))
    return [...range.getClientRects()].map(({ top }) => Math.round(top))
  })()`)
  expect(new Set(tops).size).toBe(2)
})

test('boxes to tick show what is wrong, and the options of a group that is filled in ask for nothing more', async () => {
  const { token } = await send([click], {}, { fields: [pets, pays] })
  const { tab } = await open(await token(), phone)
  const edges = () =>
    tab.evaluate<string[]>(
      "[...document.querySelectorAll('.field-layer .field-check')].map((box) => getComputedStyle(box).boxShadow)",
    )
  const [open_, wrong] = [expect.stringContaining('rgb(217, 172, 0)'), expect.stringContaining('rgb(163, 38, 27)')]
  await guide(tab).waitFor()
  await expect.poll(edges).toEqual([open_, open_, open_])
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.poll(edges).toEqual([wrong, wrong, wrong])
  await tab.locator('.field-layer').getByRole('radio', { name: 'Yearly' }).tap()
  await expect.poll(edges).toEqual([wrong, 'none', 'none'])
})

test('a phone shows at once why nothing is signed, beside the button that leads on', async () => {
  const { token } = await send([click], {}, { fields: [city] })
  const { tab } = await open(await token(), smallPhone)
  await guide(tab).waitFor()
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  const alert = tab.getByRole('alert')
  await alert.getByText('Nothing is signed yet. 1 field is still open.').waitFor()
  const { y, height } = (await alert.boundingBox())!
  expect(y).toBeGreaterThan(0)
  expect(y + height).toBeLessThanOrEqual(smallPhone.viewport!.height)
})

test('marks that are set at once leave the focus at the next step', async () => {
  const { token } = await send([click], { marksAtOnce: true }, { fields: [...marks, { ...city, page: 3 }] })
  const { tab } = await open(await token())
  await guide(tab).waitFor()
  await onPage(tab, 's1').click()
  await tab.getByRole('button', { name: 'Set it in all 2 other fields' }).click()
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Next (1 left)')
  const other = await send([click], { marksAtOnce: true }, { fields: marks })
  const { tab: last } = await open(await other.token())
  await guide(last).waitFor()
  await onPage(last, 's1').click()
  await last.getByRole('button', { name: 'Set it in all 2 other fields' }).click()
  await expect.poll(() => last.evaluate('document.activeElement.className')).toBe('last-step')
})

test('the ink of a drawn signature can be seen in the small field of a small phone', async () => {
  const { token } = await send([{ requiredSignature: 'DRAWING' }], {}, { fields: marks.slice(0, 1) })
  const { tab } = await open(await token(), smallPhone)
  const empty = await (await newContext({})).newPage()
  await guide(tab).waitFor()
  await onPage(tab, 's1').tap()
  await draw(tab, [0.1, 0.2], [0.9, 0.2], [0.9, 0.8], [0.1, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await onPage(tab, 's1').locator('svg').waitFor()
  // Without a least width, the line is so thin that no pixel has its colour.
  expect(await countPixels(onPage(tab, 's1').locator('svg'), empty, INK, -2)).toBeGreaterThan(5)
  await empty.context().close()
})
