import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectMainButton } from '../views/main-button.support.ts'
import type { FieldOf } from '@paraph/testing/pages/page.ts'

const box = (y: number, x = 0.1, width = 0.35, height = 0.03) => ({ x, y, width, height })

/** One field of each type, on two pages. */
export const everyType: FieldOf[] = [
  { name: 'address', type: 'TEXT', label: 'Address', page: 1, box: box(0.2) },
  {
    name: 'notes',
    type: 'TEXT',
    label: 'Notes',
    multiline: true,
    required: false,
    page: 1,
    box: box(0.25, 0.1, 0.8, 0.1),
  },
  { name: 'email', type: 'TEXT', label: 'E-mail', format: 'EMAIL', page: 1, box: box(0.38) },
  { name: 'rent', type: 'NUMBER', label: 'Monthly rent', page: 1, box: box(0.43, 0.1, 0.2) },
  { name: 'from', type: 'DATE', label: 'First day', page: 1, box: box(0.43, 0.5, 0.2) },
  { name: 'pets', type: 'CHECKBOX', label: 'No pets', page: 1, box: box(0.5, 0.1, 0.03, 0.02) },
  {
    name: 'pays',
    type: 'RADIO',
    label: 'Pays',
    page: 1,
    options: [
      { value: 'Monthly', box: box(0.55, 0.1, 0.03, 0.02) },
      { value: 'Yearly', box: box(0.55, 0.3, 0.03, 0.02) },
    ],
  },
  {
    name: 'country',
    type: 'DROPDOWN',
    label: 'Country',
    page: 1,
    options: [{ value: 'Sweden' }, { value: 'Norway' }],
    box: box(0.6),
  },
  { name: 'initials1', type: 'INITIALS', page: 1, box: box(0.9, 0.8, 0.12, 0.04) },
  { name: 'initials2', type: 'INITIALS', page: 2, box: box(0.9, 0.8, 0.12, 0.04) },
  { name: 'name', type: 'NAME', page: 2, box: box(0.6) },
  { name: 'day', type: 'DATE_SIGNED', page: 2, box: box(0.65) },
  { name: 'signature', type: 'SIGNATURE', page: 2, box: box(0.7, 0.1, 0.4) },
]

export const onPage = (tab: Page, name: string) => tab.locator(`.field-layer [data-field="${name}"]`)
export const guide = (tab: Page) => tab.locator('.guide .primary')
export const sheet = (tab: Page) => tab.locator('dialog.sheet')

/** Fills in the open editor, or on a desktop the field on the page, and goes on. */
export async function enter(tab: Page, label: string, value: string): Promise<void> {
  const control = tab.locator('dialog.sheet, .field.typing').getByLabel(label)
  await control.waitFor()
  if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value)
  else await control.fill(value)
  if (await sheet(tab).count()) await sheet(tab).locator('.primary').click()
  else await control.press('Enter')
}

/** Tells how many pixels of the field are above the view, and how many are below the bar or the editor. */
const hiddenPixels = (tab: Page, name: string) =>
  tab.evaluate<number[]>(`(() => {
    const { top, bottom } = document.querySelector('.field-layer [data-field="${name}"]').getBoundingClientRect()
    const cover = document.querySelector('dialog[open]') ?? document.querySelector('.guide')
    const tools = document.querySelector('.tools').getBoundingClientRect()
    return [tools.bottom - top, bottom - cover.getBoundingClientRect().top].map((hidden) => Math.max(0, Math.floor(hidden)))
  })()`)

/** Expects one main button, and no need to scroll to the side. */
export async function expectStep(tab: Page, button: RegExp): Promise<void> {
  await expectMainButton(tab, button)
  expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
}

/** Expects that also nothing covers the field. */
export async function expectStepAt(tab: Page, button: RegExp, name: string): Promise<void> {
  await expectStep(tab, button)
  await expect.poll(() => hiddenPixels(tab, name)).toEqual([0, 0])
}

/** Waits until the field has the focus. */
export async function expectFocusOn(tab: Page, name: string): Promise<void> {
  await expect.poll(() => tab.evaluate('document.activeElement.dataset.field')).toBe(name)
}
