import { expect, test } from 'vitest'
import { screenshot } from '../../support/screenshot.ts'
import { enter, everyType, guide, onPage, sheet } from './page-fields.support.ts'
import { confirmReading, draw, expectTitle, phone, smallPhone, startPages } from './page.support.ts'

const { send, open, db } = await startPages()

const signedFields = async (partyId: string) => {
  const { fields, initials } = await db
    .selectFrom('signatures')
    .select(['fields', 'initials'])
    .where('party_id', '=', partyId)
    .executeTakeFirstOrThrow()
  return { values: Object.fromEntries((fields ?? []).map(({ name, value }) => [name, value])), initials }
}

test.each([
  ['a phone', phone],
  ['a small phone', smallPhone],
])('on %s, a party is led through every type of field, and the values are signed', async (device, screen) => {
  const { token, ids } = await send([{ requiredSignature: 'DRAWING' }], {}, { fields: everyType })
  const { tab, faults } = await open(await token(), screen)
  await expect.poll(() => guide(tab).textContent()).toBe('Start: 10 fields to fill in')
  await tab.locator('canvas').first().waitFor()
  await screenshot(tab, `signing-page/fields-start.${device.replaceAll(' ', '-')}`)
  await guide(tab).click()
  expect(await tab.evaluate('parseFloat(getComputedStyle(document.activeElement).fontSize)')).toBeGreaterThanOrEqual(16)
  await sheet(tab).getByLabel('Address').fill('Storgatan 1')
  expect(await onPage(tab, 'address').locator('.text').textContent()).toBe('Storgatan 1')
  await screenshot(tab, `signing-page/fields-sheet.${device.replaceAll(' ', '-')}`)
  await tab.keyboard.press('Enter')
  await enter(tab, 'E-mail', 'anna@example.com')
  expect(await sheet(tab).getByLabel('Monthly rent').getAttribute('inputmode')).toBe('decimal')
  await enter(tab, 'Monthly rent', '9 500,50')
  await enter(tab, 'First day', '2026-12-01')
  await expect.poll(() => tab.evaluate('document.activeElement.dataset.field')).toBe('pets')
  await onPage(tab, 'pets').tap()
  await tab.locator('.field-layer').getByRole('radio', { name: 'Yearly' }).tap()
  await expect.poll(() => guide(tab).textContent()).toBe('Next (4 left)')
  await guide(tab).click()
  await enter(tab, 'Country', 'Norway')
  await expect.poll(() => tab.evaluate('document.activeElement.dataset.field')).toBe('initials1')
  await onPage(tab, 'initials1').tap()
  expect(await tab.getByLabel('Initials', { exact: true }).inputValue()).toBe('AL')
  await tab.getByRole('button', { name: 'Use these initials' }).click()
  await expect.poll(() => onPage(tab, 'initials1').getAttribute('aria-pressed')).toBe('true')
  await onPage(tab, 'initials2').tap()
  await expect.poll(() => onPage(tab, 'initials2').getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => guide(tab).textContent()).toBe('Next (1 left)')
  await guide(tab).click()
  await onPage(tab, 'signature').tap()
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await onPage(tab, 'signature').locator('svg').waitFor()
  await screenshot(tab, `signing-page/fields-done.${device.replaceAll(' ', '-')}`)
  await expect.poll(() => guide(tab).count()).toBe(0)
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expectTitle(tab, 'You have signed')
  expect(await signedFields(ids[0]!)).toMatchObject({
    initials: { text: 'AL' },
    values: {
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
    },
  })
  expect(await tab.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('Storgatan')
  expect(faults).toEqual([])
})
