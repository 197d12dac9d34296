import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sign } from '../../support/party.ts'
import { expectMainButton } from './main-button.support.ts'
import { guide, onPage, sheet } from './page-fields.support.ts'
import {
  confirmReading,
  desktop,
  draw,
  expectTitle,
  type FieldOf,
  phone,
  smallPhone,
  startPages,
} from './page.support.ts'
import { countPixels } from './pixels.support.ts'

const { send, open, asParty, db, newContext } = await startPages()

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
const click = { requiredSignature: 'CLICK_TO_SIGN' as const }

const valuesOf = async (partyId: string) => {
  const row = await db.selectFrom('signatures').select('fields').where('party_id', '=', partyId).executeTakeFirst()
  return Object.fromEntries((row?.fields ?? []).map(({ name, value }) => [name, value]))
}

/** Presses Tab until an element that the selector matches has the focus. */
async function tabTo(tab: Page, selector: string): Promise<void> {
  const isThere = () => tab.evaluate<boolean>(`document.activeElement.matches(${JSON.stringify(selector)})`)
  for (let presses = 0; presses < 60 && !(await isThere()); presses++) await tab.keyboard.press('Tab')
  expect(await isThere(), `Tab reaches ${selector}`).toBe(true)
}

test('with the keyboard alone and without a drawn page, a party reads the text, fills in and gets its receipt', async () => {
  const earlier = { ...city, name: 'address', label: 'Address', party: 0, box: box(0.1) }
  const own = [city, pets, pays, signature, day].map((field) => ({ ...field, party: 1 }))
  const { token, ids } = await send([click, click], {}, { fields: [earlier, ...own] })
  await sign(asParty(await token()), { values: { address: 'Storgatan 1' } })
  const { tab, faults } = await open(await token(1))
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
  await sheet(tab).getByLabel('City').waitFor()
  await tab.keyboard.type('Umeå')
  await tab.keyboard.press('Enter')
  await expect.poll(() => tab.evaluate('document.activeElement.dataset.field')).toBe('pets')
  await tab.keyboard.press('Space')
  await tabTo(tab, '.guide .primary')
  await tab.keyboard.press('Enter')
  await expect.poll(() => tab.evaluate('document.activeElement.dataset.field')).toBe('pays')
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
  expect(await valuesOf(ids[1]!)).toMatchObject({ city: 'Umeå', pets: true, pays: 'Yearly', signature: true })
  expect(faults).toEqual([])
})

const touch = { isMobile: true, hasTouch: true }
const screens: [string, BrowserContextOptions][] = [
  ['a small phone', smallPhone],
  ['a phone of 390 × 844', { viewport: { width: 390, height: 844 }, ...touch }],
  ['a window of 1280 × 650', { viewport: { width: 1280, height: 650 } }],
  ['a window of 1280 × 860 at 200 %', { viewport: { width: 640, height: 430 }, deviceScaleFactor: 2 }],
]

/** Tells how many pixels of the field are above the view, and how many are below the bar or the editor. */
const hiddenPixels = (tab: Page, name: string) =>
  tab.evaluate<number[]>(`(() => {
    const { top, bottom } = document.querySelector('.field-layer [data-field="${name}"]').getBoundingClientRect()
    const cover = document.querySelector('dialog[open]') ?? document.querySelector('.guide')
    const tools = document.querySelector('.tools').getBoundingClientRect()
    return [tools.bottom - top, bottom - cover.getBoundingClientRect().top].map((hidden) => Math.max(0, Math.floor(hidden)))
  })()`)

/** Expects one main button, and no need to scroll to the side. */
async function expectStep(tab: Page, button: RegExp): Promise<void> {
  await expectMainButton(tab, button)
  expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
}

/** Expects that also nothing covers the field. */
async function expectStepAt(tab: Page, button: RegExp, name: string): Promise<void> {
  await expectStep(tab, button)
  await expect.poll(() => hiddenPixels(tab, name)).toEqual([0, 0])
}

test.each(screens)('on %s, each step has one main button in view, and nothing covers its field', async (_, screen) => {
  const fields = [city, notes, pets, initials, signature]
  const { token } = await send([{ requiredSignature: 'DRAWING' }], {}, { fields })
  const { tab, faults } = await open(await token(), screen)
  await tab.locator('canvas').first().waitFor()
  await expectStep(tab, /^Start: 5 fields to fill in$/)
  await guide(tab).click()
  await expectStepAt(tab, /^Next field$/, 'city')
  await sheet(tab).getByLabel('City').fill('Umeå')
  await sheet(tab).locator('.primary').click()
  await sheet(tab).locator('textarea').waitFor()
  await expectStepAt(tab, /^Next field$/, 'notes')
  await tab.keyboard.press('Escape')
  await sheet(tab).waitFor({ state: 'detached' })
  // A field that the party taps itself may be where the editor opens.
  await onPage(tab, 'notes').evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await onPage(tab, 'notes').click({ position: { x: 10, y: 2 } })
  await expectStepAt(tab, /^Next field$/, 'notes')
  await sheet(tab).locator('textarea').fill('None')
  await sheet(tab).locator('.primary').click()
  await expectStepAt(tab, /^Next \(3 left\)$/, 'pets')
  await onPage(tab, 'pets').click()
  await guide(tab).click()
  await expectStepAt(tab, /^Next \(2 left\)$/, 'initials')
  await onPage(tab, 'initials').click()
  await expectStep(tab, /^Use these initials$/)
  await tab.getByRole('button', { name: 'Use these initials' }).click()
  await guide(tab).click()
  await expectStepAt(tab, /^Next \(1 left\)$/, 'signature')
  await onPage(tab, 'signature').click()
  await expectStep(tab, /^Use this signature$/)
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await expectStep(tab, /^((One step|Two steps) left: )?Sign$/)
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expectTitle(tab, 'You have signed')
  expect(faults).toEqual([])
})

test('with the colours of the system forced, the edge of each field and its focus can be seen', async () => {
  const { token } = await send([click], {}, { fields: [city, pets] })
  const { tab } = await open(await token(), { ...desktop, forcedColors: 'active', colorScheme: 'dark' })
  const empty = await (await newContext({})).newPage()
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
    expect(await countPixels(field, empty, [...colors[look]]), `the edge of ${name}`).toBeGreaterThan(edge)
    const before = await countPixels(field, empty, [...colors.full])
    // The browser shows the focus of a control only to somebody who uses the keyboard.
    await tab.keyboard.press('Tab')
    await field.focus()
    const focused = await countPixels(field, empty, [...colors.full])
    expect(focused - before, `the focus on ${name}`).toBeGreaterThan(2 * edge)
  }
  await empty.context().close()
})

test('a value that is written from right to left stands so on the page, in the editor and in the list', async () => {
  const { token } = await send([click], {}, { fields: [city, { ...notes, required: false }] })
  const { tab } = await open(await token(), phone)
  const direction = (selector: string) =>
    tab.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).direction`)
  const arabic = 'شارع الملك 12'
  await guide(tab).click()
  await sheet(tab).getByLabel('City').fill(arabic)
  expect(await direction('.sheet input')).toBe('rtl')
  await sheet(tab).locator('.primary').click()
  await onPage(tab, 'notes').tap()
  await sheet(tab).locator('textarea').fill(arabic)
  expect(await direction('.sheet textarea')).toBe('rtl')
  await sheet(tab).locator('.primary').click()
  for (const name of ['city', 'notes']) expect(await direction(`.field-layer [data-field="${name}"] .text`)).toBe('rtl')
  await tab.locator('.field-list summary').click()
  await tab.locator('.field-list textarea').waitFor()
  expect(await direction('.field-list input')).toBe('rtl')
  expect(await direction('.field-list textarea')).toBe('rtl')
  expect(await direction('.field-list label')).toBe('ltr')
})
