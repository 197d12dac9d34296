import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { enter, everyType, expectFocusOn, expectStep, expectStepAt, guide, onPage, sheet } from './fields.support.ts'
import {
  desktop,
  draw,
  expectTitle,
  type FieldOf,
  pressSign,
  smallPhone,
  startPages,
} from '@paraph/testing/pages/page.ts'
import { countPixels, INK } from './pixels.support.ts'

const { send, open, db, signatureOf, signedValues } = await startPages()

test('on a small phone, a party is led through every type of field, and the values are signed', async () => {
  const { token, ids } = await send([{ requiredSignature: 'DRAWING' }], {}, { fields: everyType })
  const { tab } = await open(await token(), smallPhone)
  await tab.locator('canvas').first().waitFor()
  await expectStep(tab, /^Start: 10 fields to fill in$/)
  const list = tab.locator('.field-list')
  await list.locator('summary').click()
  await list.locator('li').first().waitFor()
  await look(tab, 'signing-page/fields-list')
  await list.locator('summary').click()
  await list.locator('li').first().waitFor({ state: 'detached' })

  await guide(tab).click()
  await expectStepAt(tab, /^Next field$/, 'address')
  const pageWidth = async () => (await tab.locator('.pdf-page').first().boundingBox())!.width
  expect(await pageWidth(), 'letters of 11 points have 12 pixels').toBeGreaterThanOrEqual(660)
  expect(await tab.evaluate('parseFloat(getComputedStyle(document.activeElement).fontSize)')).toBeGreaterThanOrEqual(16)
  await sheet(tab).getByLabel('Address').fill('Storgatan 1')
  expect(await onPage(tab, 'address').locator('.text').textContent()).toBe('Storgatan 1')
  await look(tab, 'signing-page/fields-editor')
  await tab.keyboard.press('Enter')
  await sheet(tab).getByLabel('E-mail').waitFor()
  await expectStepAt(tab, /^Next field$/, 'email')
  await enter(tab, 'E-mail', 'anna@example.com')
  expect(await sheet(tab).getByLabel('Monthly rent').getAttribute('inputmode')).toBe('decimal')
  await sheet(tab).getByLabel('Monthly rent').fill('9,500')
  await sheet(tab).getByText('Read as 9,500. A comma separates thousands').waitFor()
  await enter(tab, 'Monthly rent', '9 500.50')
  expect(await onPage(tab, 'rent').locator('.text').textContent()).toBe('9,500.50')
  await sheet(tab).getByLabel('First day').waitFor()
  await expectStepAt(tab, /^Next field$/, 'from')
  await enter(tab, 'First day', '2026-12-01')
  await expectFocusOn(tab, 'pets')
  await expectStepAt(tab, /^Next \(\d left\)$/, 'pets')
  const box = (await tab.locator('.field-check:has([data-field=pets])').boundingBox())!
  expect(Math.min(box.width, box.height), 'a finger hits the box itself').toBeGreaterThanOrEqual(24)
  await onPage(tab, 'pets').tap()
  await tab.locator('.field-layer').getByRole('radio', { name: 'Yearly' }).tap()
  await expectStep(tab, /^Next \(4 left\)$/)

  // A field that the party taps itself may be where the editor opens. This one may stay empty.
  await onPage(tab, 'notes').evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await onPage(tab, 'notes').tap({ position: { x: 10, y: 2 } })
  await sheet(tab).locator('textarea').waitFor()
  await expectStepAt(tab, /^Next field$/, 'notes')
  await tab.keyboard.press('Escape')
  await sheet(tab).waitFor({ state: 'detached' })

  await guide(tab).click()
  await enter(tab, 'Country', 'Norway')
  // An empty mark opens its pad.
  await expectStep(tab, /^Use these initials$/)
  const way = (name: string) => tab.getByRole('dialog').getByText(name, { exact: true })
  await way('Draw').tap()
  await draw(tab, [0.1, 0.5], [0.5, 0.2], [0.9, 0.5])
  await way('Type').tap()
  await way('Draw').tap()
  await expect.poll(() => countPixels(tab.getByRole('dialog').locator('canvas'), INK)).toBeGreaterThan(5)
  await way('Type').tap()
  expect(await tab.getByLabel('Initials', { exact: true }).inputValue()).toBe('AL')
  await tab.getByRole('button', { name: 'Use these initials' }).click()
  await expect.poll(() => onPage(tab, 'initials1').getAttribute('aria-pressed')).toBe('true')
  await onPage(tab, 'initials2').tap()
  await expect.poll(() => onPage(tab, 'initials2').getAttribute('aria-pressed')).toBe('true')
  await expectStep(tab, /^Next \(1 left\)$/)
  await guide(tab).click()
  await expectStep(tab, /^Use this signature$/)
  await draw(tab, [0.1, 0.2], [0.9, 0.2], [0.9, 0.8], [0.1, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  const ink = onPage(tab, 'signature').locator('svg')
  await ink.waitFor()
  await ink.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // Without a least width, the line is so thin that no pixel has its colour.
  expect(await countPixels(ink, INK, -2)).toBeGreaterThan(5)
  await expect.poll(() => guide(tab).count()).toBe(0)
  // Nothing needs large pages any more.
  await expect.poll(pageWidth).toBeLessThan(320)
  await expectStep(tab, /^(Read on|((One step|Two steps) left: )?Sign)$/)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await signatureOf(ids[0]!)).toMatchObject({ initials: { text: 'AL' } })
  expect(await signedValues(ids[0]!)).toMatchObject({
    address: 'Storgatan 1',
    email: 'anna@example.com',
    rent: '9500.50',
    from: '2026-12-01',
    pets: true,
    pays: 'Yearly',
    country: 'Norway',
    initials1: true,
    initials2: true,
    signature: true,
  })
  await expect.poll(() => tab.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('Storgatan')
})

test('a field that stands in several places is one field: each place shows and opens it', async () => {
  const box = { x: 0.1, y: 0.5, width: 0.35, height: 0.03 }
  const at = (page: number, y: number) => ({ page, box: { ...box, y } })
  const fields: FieldOf[] = [
    { name: 'tenant', type: 'TEXT', label: 'Tenant', ...at(1, 0.5), otherPlaces: [at(3, 0.5), at(1, 0.7)] },
    { name: 'pets', type: 'CHECKBOX', label: 'No pets', ...at(1, 0.6), otherPlaces: [at(3, 0.6), at(1, 0.8)] },
  ]
  const { token, ids } = await send(undefined, {}, { fields })
  const desktopTab = await open(await token(), desktop)
  const { tab } = desktopTab
  const placeOn = (page: number, label: string) => tab.locator(`[data-page="${page}"] .field-layer`).getByLabel(label)
  await expectStep(tab, /^Start: 2 fields to fill in$/)
  await tab.locator('.field-list summary').click()
  await tab.locator('.field-list').getByText('(Pages 1, 3, required)').first().waitFor()
  await guide(tab).click()
  await expect.poll(() => tab.evaluate('document.activeElement.closest("[data-page]").dataset.page')).toBe('1')
  // The party types in another place, and all places show the value.
  await placeOn(3, 'Tenant').fill('Anna Lindqvist')
  for (const place of await placeOn(1, 'Tenant').all())
    await expect.poll(() => place.inputValue()).toBe('Anna Lindqvist')
  await placeOn(3, 'No pets').check()
  for (const place of await placeOn(1, 'No pets').all()) await expect.poll(() => place.isChecked()).toBe(true)
  await expect.poll(() => guide(tab).count()).toBe(0)
  const saved = db.selectFrom('saved_values').select('values').where('party_id', '=', ids[0]!)
  const values = async () => (await saved.executeTakeFirst())?.values
  await expect.poll(values).toEqual({ tenant: 'Anna Lindqvist', pets: true })

  // On a phone, a tap on any place opens the editor above which this place is shown.
  const phoneTab = await open(await token(), smallPhone)
  const last = phoneTab.tab.locator('[data-page="3"] .field-layer [data-field=tenant]')
  await last.tap()
  expect(await sheet(phoneTab.tab).getByLabel('Tenant').inputValue()).toBe('Anna Lindqvist')
  await sheet(phoneTab.tab).getByLabel('Tenant').fill('Anna Karin Lindqvist')
  await expect.poll(() => last.locator('.text').textContent()).toBe('Anna Karin Lindqvist')
  await expect.poll(() => last.evaluate((field) => field.getBoundingClientRect().top)).toBeGreaterThan(0)
  await phoneTab.tab.keyboard.press('Escape')
  await pressSign(phoneTab.tab)
  await expectTitle(phoneTab.tab, 'You have signed')
  expect(await signedValues(ids[0]!)).toEqual({ tenant: 'Anna Karin Lindqvist', pets: true })
})
