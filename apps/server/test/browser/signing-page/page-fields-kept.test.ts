import { expect, test } from 'vitest'
import { seriousViolations } from '../../support/axe.ts'
import { screenshot } from '../../support/screenshot.ts'
import { everyType, guide, onPage, sheet } from './page-fields.support.ts'
import { confirmReading, desktop, expectTitle, type FieldOf, phone, startPages } from './page.support.ts'

const { send, open, db } = await startPages()

const box = (y: number) => ({ x: 0.1, y, width: 0.4, height: 0.03 })
const address: FieldOf = { name: 'address', type: 'TEXT', label: 'Address', page: 1, box: box(0.2) }
const signatures = [1, 2, 3].map((page): FieldOf => ({ name: `s${page}`, type: 'SIGNATURE', page, box: box(0.6) }))
const click = { requiredSignature: 'CLICK_TO_SIGN' as const }

const valuesOf = async (partyId: string) => {
  const row = await db.selectFrom('signatures').select('fields').where('party_id', '=', partyId).executeTakeFirst()
  return Object.fromEntries((row?.fields ?? []).map(({ name, value }) => [name, value]))
}
const savedOf = async (partyId: string) =>
  (await db.selectFrom('saved_values').select('values').where('party_id', '=', partyId).executeTakeFirst())?.values

test('a party with no field gets neither a field nor the code for fields', async () => {
  const { token } = await send([click])
  const { tab } = await open(await token())
  await tab.locator('canvas').first().waitFor()
  expect(await tab.locator('.field-layer, .guide, .field-list').count()).toBe(0)
  expect(
    await tab.evaluate('performance.getEntriesByType("resource").filter((r) => /field-code/.test(r.name)).length'),
  ).toBe(0)
})

test('a reload keeps what was saved, and also what a dead network kept from the server', async () => {
  const { token, ids } = await send(
    [click],
    {},
    { fields: [address, { ...address, name: 'city', label: 'City', box: box(0.3) }] },
  )
  const { tab, context } = await open(await token())
  await guide(tab).click()
  await sheet(tab).getByLabel('Address').fill('Storgatan 1')
  await expect.poll(() => savedOf(ids[0]!)).toEqual({ address: 'Storgatan 1' })
  await context.route('**/signing-session/values', (route) => route.abort())
  await sheet(tab).locator('.primary').click()
  await sheet(tab).getByLabel('City').fill('Umeå')
  await tab.reload()
  await expect.poll(() => onPage(tab, 'city').locator('.text').textContent()).toBe('Umeå')
  expect(await onPage(tab, 'address').locator('.text').textContent()).toBe('Storgatan 1')
})

test('a party that signs too early, or whose value the server refuses, hears why and stands at the field', async () => {
  const { token, ids } = await send([click], {}, { fields: [address] })
  const { tab } = await open(await token())
  await guide(tab).waitFor()
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await tab.getByRole('alert').getByText('Nothing is signed yet. 1 field is still open.').waitFor()
  await expect.poll(() => tab.evaluate('document.activeElement.dataset.field')).toBe('address')
  await expect.poll(() => tab.locator('#status').textContent()).toContain('1 field is still open')
  await onPage(tab, 'address').click()
  await sheet(tab).getByLabel('Address').fill('Storgatan 1')
  await sheet(tab).locator('.primary').click()
  await db.updateTable('fields').set({ max_length: 5 }).where('party_id', '=', ids[0]!).execute()
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect.poll(() => onPage(tab, 'address').textContent()).toContain('The server does not take this value')
  await expect.poll(() => tab.evaluate('document.activeElement.dataset.field')).toBe('address')
  expect(await valuesOf(ids[0]!)).toEqual({})
})

test('marks are set by one tap each, or all at once if the sender allows it', async () => {
  const { token, ids } = await send([click], { marksAtOnce: true }, { fields: signatures })
  const { tab } = await open(await token(), phone)
  await guide(tab).click()
  await onPage(tab, 's1').tap()
  await expect.poll(() => onPage(tab, 's1').textContent()).toContain('Anna Lindqvist')
  await tab.getByRole('button', { name: 'Set it in all 2 other fields' }).tap()
  await expect.poll(() => guide(tab).count()).toBe(0)
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expectTitle(tab, 'You have signed')
  expect(await valuesOf(ids[0]!)).toEqual({ s1: true, s2: true, s3: true })
  const other = await send([click], {}, { fields: signatures })
  const { tab: strict } = await open(await other.token(), phone)
  await guide(strict).click()
  await onPage(strict, 's1').tap()
  await expect.poll(() => guide(strict).textContent()).toBe('Next (2 left)')
  expect(await strict.getByRole('button', { name: /^Set it in/ }).count()).toBe(0)
})

test('a later party sees in place what an earlier one has filled in, and can not change it', async () => {
  const { token } = await send([click, click], {}, { fields: [address, ...signatures.slice(0, 1)] })
  const first = await open(await token())
  await guide(first.tab).click()
  await sheet(first.tab).getByLabel('Address').fill('شارع 1')
  await sheet(first.tab).locator('.primary').click()
  await onPage(first.tab, 's1').click()
  await confirmReading(first.tab)
  await first.tab.getByRole('button', { name: 'Sign', exact: true }).click()
  await expectTitle(first.tab, 'You have signed')
  const { tab } = await open(await token(1))
  await expect
    .poll(() => tab.locator('.shown-field').first().textContent())
    .toBe('Address, filled in by Anna Lindqvist: شارع 1')
  expect(await tab.locator('.shown-field').first().locator('[dir=auto]').count()).toBe(1)
  expect(await tab.locator('.field-layer :is(button, input), .field-list').count()).toBe(0)
})

test('with the keyboard alone, the list without the pages is enough to sign', async () => {
  const { token, ids } = await send([click], {}, { fields: [address, ...signatures.slice(0, 1)] })
  const { tab } = await open(await token())
  await tab.locator('.field-list summary').focus()
  await tab.keyboard.press('Enter')
  await tab.locator('.field-list li').first().waitFor()
  await tab.keyboard.press('Tab')
  await tab.keyboard.type('Storgatan 1')
  await tab.keyboard.press('Tab')
  await tab.keyboard.press('Space')
  await expect.poll(() => guide(tab).count()).toBe(0)
  await confirmReading(tab)
  await tab.getByRole('button', { name: 'Sign', exact: true }).focus()
  await tab.keyboard.press('Enter')
  await expectTitle(tab, 'You have signed')
  expect(await valuesOf(ids[0]!)).toEqual({ address: 'Storgatan 1', s1: true })
})

test.each([
  ['phone', phone, 'light'],
  ['phone', phone, 'dark'],
  ['desktop', desktop, 'dark'],
  ['desktop', desktop, 'light'],
] as const)('axe finds nothing serious on a %s, and it fits a small one', async (device, options, colors) => {
  const { token } = await send([{ requiredSignature: 'DRAWING' }], {}, { fields: everyType })
  const { tab } = await open(await token(), { ...options, colorScheme: colors, bypassCSP: true })
  await tab.locator('canvas').first().waitFor()
  await tab.locator('.field-list summary').click()
  await tab.locator('.field-list li').first().waitFor()
  expect(await seriousViolations(tab)).toEqual([])
  await screenshot(tab, `signing-page/fields-list.${device}.${colors}`)
  await guide(tab).click()
  await sheet(tab).waitFor()
  expect(await seriousViolations(tab)).toEqual([])
  await screenshot(tab, `signing-page/fields-editor.${device}.${colors}`)
  if (device === 'desktop') return
  await tab.setViewportSize({ width: 320, height: 568 })
  expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
})
