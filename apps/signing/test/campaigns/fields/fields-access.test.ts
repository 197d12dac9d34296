import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sign } from '@paraph/testing/server/party.ts'
import { expectFocusOn, expectStep, expectStepAt, guide, onPage, sheet } from '../../browser/fields/fields.support.ts'
import {
  click,
  confirmReading,
  desktop,
  draw,
  expectTitle,
  type FieldOf,
  pressSign,
  startPages,
  visit,
} from '@paraph/testing/pages/page.ts'
import { countPixels } from '../../browser/fields/pixels.support.ts'

const { send, open, asParty, signedValues } = await startPages()

const box = (y: number, width = 0.4, height = 0.03) => ({ x: 0.1, y, width, height })
const city: FieldOf = { name: 'city', type: 'TEXT', label: 'City', page: 1, box: box(0.2) }
const notes: FieldOf = {
  name: 'notes',
  type: 'TEXT',
  label: 'Notes',
  multiline: true,
  page: 1,
  box: box(0.3, 0.6, 0.08),
}
const pets: FieldOf = { name: 'pets', type: 'CHECKBOX', label: 'No pets', page: 1, box: box(0.5, 0.03, 0.02) }
const pays: FieldOf = {
  name: 'pays',
  type: 'RADIO',
  label: 'Pays',
  page: 2,
  options: [
    { value: 'Monthly', box: box(0.3, 0.03, 0.02) },
    { value: 'Yearly', box: box(0.35, 0.03, 0.02) },
  ],
}
const initials: FieldOf = { name: 'initials', type: 'INITIALS', page: 2, box: box(0.9, 0.12, 0.04) }
const signature: FieldOf = { name: 'signature', type: 'SIGNATURE', page: 3, box: box(0.7, 0.4, 0.06) }
const day: FieldOf = { name: 'day', type: 'DATE_SIGNED', page: 3, box: box(0.8) }

/** Presses Tab until an element that the selector matches has the focus. */
async function tabTo(tab: Page, selector: string): Promise<void> {
  const isThere = () => tab.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`)
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await tab.keyboard.press('Tab')
  expect(await isThere(), `Tab reaches ${selector}`).toBe(true)
}

test('with the keyboard alone and without a drawn page, a party reads the text, fills in and signs', async () => {
  const earlier = { ...city, name: 'address', label: 'Address', party: 0, box: box(0.1) }
  const own = [city, pets, pays, signature, day].map((field) => ({ ...field, party: 1 }))
  const { token, ids } = await send([click, click], {}, { fields: [earlier, ...own] })
  await sign(asParty(await token()), { values: { address: 'Storgatan 1' } })
  const { tab } = await open(await token(1))
  await guide(tab).waitFor()
  await tab.locator('canvas').first().waitFor()
  await tabTo(tab, '[aria-label="Show the document as text"]')
  await tab.keyboard.press('Enter')
  const texts = tab.locator('.text-page')
  await texts.getByText('Address, filled in by Anna Lindqvist: Storgatan 1').waitFor()
  expect(await texts.last().textContent()).toContain('Date of the signature: filled in when you sign')
  expect(await tab.locator('.field-layer, .pdf-page').count()).toBe(0)

  await tabTo(tab, '.guide .primary')
  await tab.keyboard.press('Enter')
  await expectFocusOn(tab, 'city')
  await tab.keyboard.type('Umeå')
  await tab.keyboard.press('Enter')
  await expectFocusOn(tab, 'pets')
  await tab.keyboard.press('Space')
  await tabTo(tab, '.guide .primary')
  await tab.keyboard.press('Enter')
  await expectFocusOn(tab, 'pays')
  await tab.keyboard.press('ArrowDown')
  await tabTo(tab, '[data-field="signature"]')
  await tab.keyboard.press('Space')
  await expect.poll(() => guide(tab).count()).toBe(0)
  const last = '.action .primary:not(.go-on *)'
  await tabTo(tab, `#has-read, ${last}`)
  // The question is there only as long as the last page was not in view.
  if (await tab.evaluate('document.activeElement.id === "has-read"')) await tab.keyboard.press('Space')
  await tabTo(tab, last)
  await tab.keyboard.press('Enter')
  await expectTitle(tab, 'You have signed')
  await tab.getByRole('heading', { name: 'Receipt' }).waitFor()
  expect(await signedValues(ids[1]!)).toMatchObject({ city: 'Umeå', pets: true, pays: 'Yearly', signature: true })

  // The list without the pages is enough too.
  const other = await send([click], {}, { fields: [city, signature] })
  await visit(tab, await other.token())
  await tab.locator('.field-list summary').focus()
  await tab.keyboard.press('Enter')
  await tab.locator('.field-list li').first().waitFor()
  await tab.keyboard.press('Tab')
  await tab.keyboard.type('Umeå')
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Space')
  await expect.poll(() => guide(tab).count()).toBe(0)
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).focus()
  await tab.keyboard.press('Enter')
  await expectTitle(tab, 'You have signed')
  expect(await signedValues(other.ids[0]!)).toEqual({ city: 'Umeå', signature: true })
})

/** Fills in and signs, and expects at each step one main button in view and a field that nothing covers. */
async function fillInStepByStep(tab: Page, isWide: boolean): Promise<void> {
  await tab.locator('canvas').first().waitFor()
  await expectStep(tab, /^Start: 5 fields to fill in$/)
  await guide(tab).click()
  if (isWide) {
    await expectFocusOn(tab, 'city')
    await expectStepAt(tab, /^Next \(5 left\)$/, 'city')
    await tab.keyboard.type('Umeå')
    await tab.keyboard.press('Enter')
    await expectFocusOn(tab, 'notes')
    await expectStepAt(tab, /^Next \(4 left\)$/, 'notes')
    await tab.keyboard.type('None')
    await guide(tab).click()
  } else {
    await expectStepAt(tab, /^Next field$/, 'city')
    await sheet(tab).getByLabel('City').fill('Umeå')
    await sheet(tab).locator('.primary').click()
    await sheet(tab).locator('textarea').waitFor()
    await expectStepAt(tab, /^Next field$/, 'notes')
    await tab.keyboard.press('Escape')
    await sheet(tab).waitFor({ state: 'detached' })
    // A field that the party presses itself may be where the editor opens.
    await onPage(tab, 'notes').evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await onPage(tab, 'notes').click({ position: { x: 10, y: 2 } })
    await expectStepAt(tab, /^Next field$/, 'notes')
    await sheet(tab).locator('textarea').fill('None')
    await sheet(tab).locator('.primary').click()
  }
  await expectStepAt(tab, /^Next \(3 left\)$/, 'pets')
  await onPage(tab, 'pets').click()
  await guide(tab).click()
  await expectStep(tab, /^Use these initials$/)
  await tab.getByRole('button', { name: 'Use these initials' }).click()
  await guide(tab).click()
  await expectStep(tab, /^Use this signature$/)
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await expectStep(tab, /^(Read on|Go on to sign|Sign)$/)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
}

test('in a low window and at 200 %, each step has one main button in view, and nothing covers its field', async () => {
  const fields = [city, notes, pets, initials, signature]
  const sizes = [
    { width: 640, height: 430 },
    { width: 1280, height: 650 },
  ]
  const { tab } = await open(undefined, { viewport: sizes[0]!, deviceScaleFactor: 2 })
  for (const size of sizes) {
    const { token } = await send([{ requiredSignature: 'DRAWING' }], {}, { fields })
    await tab.setViewportSize(size)
    await visit(tab, await token())
    await expect(fillInStepByStep(tab, size.width > 960)).resolves.toBeUndefined()
  }
})

test('with forced colours, each field can be seen, and a text from right to left keeps its direction', async () => {
  const { token } = await send([click], {}, { fields: [city, pets, { ...notes, required: false }] })
  const { tab } = await open(await token(), { ...desktop, forcedColors: 'active', colorScheme: 'dark' })
  await guide(tab).waitFor()
  await tab.locator('canvas').first().waitFor()
  const colors = { open: [122, 92, 0], check: [217, 172, 0], full: [12, 90, 72] } as const
  for (const [name, look] of [
    ['city', 'open'],
    ['pets', 'check'],
  ] as const) {
    const field = onPage(tab, name)
    await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { width, height } = (await field.boundingBox())!
    const edge = width + height
    expect(await countPixels(field, colors[look]), `the edge of ${name}`).toBeGreaterThan(edge)
    const before = await countPixels(field, colors.full)
    // The browser shows the focus of a control only to somebody who uses the keyboard.
    await tab.keyboard.press('Tab')
    await field.focus()
    const focused = await countPixels(field, colors.full)
    expect(focused - before, `the focus on ${name}`).toBeGreaterThan(2 * edge)
  }

  await tab.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  await onPage(tab, 'city').fill('شارع الملك 12')
  expect(await tab.evaluate('getComputedStyle(document.querySelector("input[data-field=city]")).direction')).toBe('rtl')
  await onPage(tab, 'city').fill('')
  // A narrower window has the editor of phones.
  await tab.setViewportSize({ width: 900, height: 860 })
  const direction = (selector: string) =>
    tab.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).direction`)
  const arabic = 'شارع الملك 12'
  await onPage(tab, 'city').click()
  await sheet(tab).getByLabel('City').fill(arabic)
  expect(await direction('.sheet input')).toBe('rtl')
  await sheet(tab).locator('.primary').click()
  await expectFocusOn(tab, 'pets')
  await onPage(tab, 'notes').click()
  await sheet(tab).locator('textarea').fill(`${arabic}\n${arabic}`)
  expect(await direction('.sheet textarea')).toBe('rtl')
  await onPage(tab, 'notes').locator('.text').waitFor()
  const tops = await tab.evaluate<number[]>(`(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('.field-layer [data-field="notes"] .text'))
    return [...range.getClientRects()].map(({ top }) => Math.round(top))
  })()`)
  expect(new Set(tops).size, 'the lines stay apart').toBe(2)
  await sheet(tab).locator('.primary').click()
  for (const name of ['city', 'notes']) expect(await direction(`.field-layer [data-field="${name}"] .text`)).toBe('rtl')
  await tab.locator('.field-list summary').click()
  await tab.locator('.field-list textarea').waitFor()
  expect(await direction('.field-list input')).toBe('rtl')
  expect(await direction('.field-list textarea')).toBe('rtl')
  expect(await direction('.field-list label')).toBe('ltr')
})
