import { expect, test } from 'vitest'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { enter, expectFocusOn, guide, onPage, sheet } from './fields.support.ts'
import {
  click,
  documentHasPlace,
  expectTitle,
  type FieldOf,
  phone,
  pressSign,
  startPages,
  visit,
} from '@paraph/testing/pages/page.ts'

const { send, open, db, signedValues } = await startPages()

const box = (y: number) => ({ x: 0.1, y, width: 0.4, height: 0.03 })
const address: FieldOf = { name: 'address', type: 'TEXT', label: 'Address', page: 1, box: box(0.2) }
const mail: FieldOf = { ...address, name: 'mail', label: 'E-mail', format: 'EMAIL', box: box(0.25) }
const city: FieldOf = { ...address, name: 'city', label: 'City', box: box(0.3) }
const signatures = [1, 2, 3].map((page): FieldOf => ({ name: `s${page}`, type: 'SIGNATURE', page, box: box(0.6) }))

const savedOf = async (partyId: string) =>
  (await db.selectFrom('saved_values').select('values').where('party_id', '=', partyId).executeTakeFirst())?.values

test('on a desktop, a party types on the pages, and a reload keeps what was saved or waits for the network', async () => {
  const { tab, context } = await open(await (await send()).token())
  const codeForFields = () =>
    tab.evaluate<number>('performance.getEntriesByType("resource").filter((r) => /field-code/.test(r.name)).length')
  await tab.locator('canvas').first().waitFor()
  expect(await tab.locator('.field-layer, .guide, .field-list').count()).toBe(0)
  expect(await codeForFields()).toBe(0)

  const { token, ids } = await send([click], {}, { fields: [address, mail, city] })
  await visit(tab, await token())
  await onPage(tab, 'address').waitFor()
  await guide(tab).click()
  expect(await codeForFields()).toBeGreaterThan(0)
  await expectFocusOn(tab, 'address')
  await tab.keyboard.type('Storgatan 1')
  await expect.poll(() => savedOf(ids[0]!)).toEqual({ address: 'Storgatan 1' })
  await tab.keyboard.press('Enter')
  await expectFocusOn(tab, 'mail')
  await tab.keyboard.type('anna')
  await tab.keyboard.press('Enter')
  await tab.locator('.field-fault', { hasText: 'Type an e-mail address' }).waitFor()
  await expectFocusOn(tab, 'mail')
  await tab.emulateMedia({ colorScheme: 'dark' })
  expect(await seriousViolations(tab)).toEqual([])
  await tab.keyboard.type('@example.com')
  await context.route('**/signing-session/values', (route) => route.abort())
  await guide(tab).click()
  await expectFocusOn(tab, 'city')
  await tab.keyboard.type('Umeå')
  expect(await tab.locator('dialog').count(), 'nothing dims the page').toBe(0)
  await tab.keyboard.press('Enter')
  await expect.poll(() => tab.evaluate('!!document.activeElement.closest(".go-on, .last-step")')).toBe(true)
  await tab.reload()
  await expect.poll(() => onPage(tab, 'city').inputValue()).toBe('Umeå')
  expect(await onPage(tab, 'address').inputValue()).toBe('Storgatan 1')
})

test('the main button skips an empty field and comes back, and a text that is too long is told at once', async () => {
  const [s1, s2] = signatures as [FieldOf, FieldOf]
  const pets: FieldOf = { name: 'pets', type: 'CHECKBOX', label: 'No pets', page: 1, box: { ...box(0.4), width: 0.03 } }
  const { token, ids } = await send([click], {}, { fields: [address, pets, s1, s2] })
  const { tab } = await open(await token(), phone)
  await guide(tab).tap()
  await sheet(tab).getByLabel('Address').waitFor()
  await sheet(tab).locator('.primary').tap()
  await expectFocusOn(tab, 'pets')
  for (const [name, left] of [
    ['s1', 3],
    ['s2', 2],
  ] as const) {
    await guide(tab).tap()
    await expectFocusOn(tab, name)
    expect(await guide(tab).textContent()).toBe('Sign here')
    // What the party can't see, the button does not set.
    await tab.evaluate('scrollTo({ top: 0, behavior: "instant" })')
    await guide(tab).tap()
    await expectFocusOn(tab, name)
    expect(await onPage(tab, name).getAttribute('aria-pressed')).toBe('false')
    await guide(tab).tap()
    await expect.poll(() => guide(tab).textContent()).toBe(`Next (${left} left)`)
    expect(await onPage(tab, name).getAttribute('aria-pressed')).toBe('true')
  }
  await guide(tab).tap()
  await enter(tab, 'Address', 'Storgatan 1')
  await expectFocusOn(tab, 'pets')
  await tab.locator('.guide').getByText('Saved. You can finish later.').waitFor()
  await guide(tab).tap()
  await tab.getByRole('alert').getByText('No pets: Tick this box.').waitFor()
  await onPage(tab, 'pets').tap()
  await expect.poll(() => guide(tab).count()).toBe(0)
  await expect.poll(() => savedOf(ids[0]!)).toEqual({ address: 'Storgatan 1', pets: true, s1: true, s2: true })

  // The party goes on typing over a slow line.
  const narrow = { ...address, box: { x: 0.1, y: 0.2, width: 0.1, height: 0.01 } }
  const long = await send(undefined, {}, { fields: [narrow] })
  await visit(tab, await long.token())
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>()
  let saves = 0
  await tab.route('**/signing-session/values', async (route) => {
    saves++
    await isTyped
    await route.continue()
  })
  await guide(tab).tap()
  await tab.clock.install()
  await sheet(tab).getByLabel('Address').fill('Drottninggatan 112, second floor, beside the lift')
  await tab.clock.runFor(500)
  await sheet(tab).getByLabel('Address').pressSequentially(',')
  await tab.clock.runFor(500)
  // The page does not wait for a pause.
  await expect.poll(() => saves).toBe(1)
  await sheet(tab).getByLabel('Address').pressSequentially(' the blue door')
  expect(await sheet(tab).getByText('Saving…').count()).toBe(1)
  release()
  const tooLong = sheet(tab).getByText(/^\d\d of the 64 characters fit on the page\. Make the text shorter\.$/)
  await tooLong.waitFor()
  await sheet(tab).getByLabel('Address').fill('Drottninggatan 112')
  await tooLong.waitFor({ state: 'detached' })
  await sheet(tab).locator('.primary').tap()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})

test('marks are set by one tap each, or all at once if the sender allows it', async () => {
  const { token, ids } = await send([click], { marksAtOnce: true }, { fields: [...signatures, { ...city, page: 3 }] })
  const { tab } = await open(await token(), phone)
  const setAll = tab.getByRole('button', { name: 'Set it in all 2 other fields' })
  await guide(tab).waitFor()
  await onPage(tab, 's1').tap()
  await expect.poll(() => onPage(tab, 's1').textContent()).toContain('Anna Lindqvist')
  await setAll.tap()
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Next (1 left)')
  await guide(tab).tap()
  await enter(tab, 'City', 'Umeå')
  await expect.poll(() => guide(tab).count()).toBe(0)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await signedValues(ids[0]!)).toEqual({ s1: true, s2: true, s3: true, city: 'Umeå' })

  const onlyMarks = await send([click], { marksAtOnce: true }, { fields: signatures })
  await visit(tab, await onlyMarks.token())
  await documentHasPlace(tab)
  await guide(tab).tap()
  await expectFocusOn(tab, 's1')
  await onPage(tab, 's1').tap()
  await setAll.tap()
  await expect.poll(() => tab.evaluate('document.activeElement.className')).toBe('last-step')
  expect(await guide(tab).count()).toBe(0)

  const oneByOne = await send([click], {}, { fields: signatures })
  await visit(tab, await oneByOne.token())
  await documentHasPlace(tab)
  await guide(tab).tap()
  // The ring shows which field is meant.
  await expect.poll(() => tab.evaluate('document.activeElement.matches("[data-field=s1]:focus-visible")')).toBe(true)
  await onPage(tab, 's1').tap()
  await expect.poll(() => guide(tab).textContent()).toBe('Next (2 left)')
  expect(await tab.getByRole('button', { name: /^Set it in/ }).count()).toBe(0)
})
