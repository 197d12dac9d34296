import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { desktop, phone, startPages } from '@paraph/testing/pages/page.ts'
import { clickAt, drag, expectAt, fieldOf, openDraft, sheet, tool } from './fields.support.ts'

const pages = await startPages()

test('with the mouse, a sender places, moves, aligns, resizes and copies fields, and each change is saved', async () => {
  const { tab, context, account, id, fields, parties } = await openDraft(pages)
  const [people, shown] = [await tab.locator('.people').boundingBox(), await tab.locator('.sheets').boundingBox()]
  expect(people!.x, 'the people are beside the pages').toBeGreaterThan(shown!.x + shown!.width)
  expect(shown!.width, 'the pages have the width').toBeGreaterThan(600)
  expect(await tab.evaluate('document.documentElement.scrollHeight - innerHeight'), 'all fits').toBe(0)
  await tab.setViewportSize({ width: 1100, height: 800 })
  await expect.poll(async () => (await tab.locator('.sheets').boundingBox())!.width).toBeGreaterThan(600)
  await tab.setViewportSize(desktop.viewport!)
  await tool(tab, 'Signature').click()
  // The ghost under the pointer shows where a click places the field.
  await sheet(tab, 1).hover({ position: { x: 200, y: 300 } })
  const shownAt = (await tab.locator('.ghost').boundingBox())!
  await clickAt(tab, 1, 200, 300)
  await expectAt(fieldOf(tab, 'Signature of Anna Lindqvist, page 1'), shownAt)
  await expect.poll(() => tab.locator('.ghost').count(), { message: 'nothing covers the new field' }).toBe(0)
  await tab.getByRole('radio', { name: 'Bo Berg' }).check()
  await clickAt(tab, 1, 230, 400)
  await sheet(tab, 1).hover({ position: { x: 60, y: 60 } })
  await tab.locator('.ghost').waitFor()
  await tab.keyboard.press('Escape')
  await tab.locator('.ghost').waitFor({ state: 'detached' })
  const placed = async () => (await fields()).map(({ type, partyId, page }) => [type, partyId, page])
  await expect.poll(placed).toEqual([
    ['SIGNATURE', parties[0], 1],
    ['SIGNATURE', parties[1], 1],
  ])

  // Near the other field, it jumps into line with it, and a guide shows where.
  const second = fieldOf(tab, 'Signature of Bo Berg, page 1')
  await drag(tab, second, -27, 60)
  await tab.locator('.guide.vertical').waitFor()
  await tab.mouse.up()
  await tab.locator('.guide').waitFor({ state: 'detached' })
  const boxes = async () => (await fields()).map(({ box }) => box)
  await expect.poll(async () => (await boxes())[1]!.x).toBeCloseTo((await boxes())[0]!.x, 6)
  const before = (await boxes())[1]!

  await drag(tab, tab.locator('.resize'), 40, 20)
  await tab.mouse.up()
  await expect.poll(async () => (await boxes())[1]!.width).toBeGreaterThan(before.width + 0.02)
  // Escape gives the field back its place.
  await drag(tab, second, 0, -200)
  await tab.keyboard.press('Escape')
  await tab.mouse.up()
  // A field that covers another one is remarked on.
  await drag(tab, second, 0, -160)
  await tab.mouse.up()
  await tab.getByText('2 fields need a look.').waitFor()
  await tab.getByText('It covers another field.').waitFor()
  await tab.getByRole('button', { name: 'Undo' }).click()
  await tab.getByText('2 fields need a look.').waitFor({ state: 'detached' })

  await fieldOf(tab, 'Signature of Anna Lindqvist, page 1').click({ modifiers: ['Shift'] })
  await tab.getByText('2 fields are selected.').waitFor()
  await tab.getByRole('button', { name: 'Right', exact: true }).click()
  const right = ({ x, width }: { x: number; width: number }) => x + width
  await expect.poll(async () => right((await boxes())[0]!)).toBeCloseTo(right((await boxes())[1]!), 6)

  // A field is drawn with the mouse, or dragged from the palette.
  await tool(tab, 'Text').click()
  const { x, y } = (await sheet(tab, 1).boundingBox())!
  await tab.mouse.move(x + 60, y + 140)
  await tab.mouse.down()
  await tab.mouse.move(x + 160, y + 160)
  await tab.mouse.move(x + 260, y + 180)
  await tab.mouse.up()
  await tab.keyboard.press('Escape')
  await fieldOf(tab, 'Text of Bo Berg, page 1').waitFor()
  await tab.getByLabel('Label (not required)').fill('Monthly rent')
  await tab.getByLabel('Must be filled in').uncheck()
  const paletteButton = (await tool(tab, 'Initials').boundingBox())!
  await drag(tab, tool(tab, 'Initials'), x + 300 - paletteButton.x, y + 220 - paletteButton.y)
  const ghost = (await tab.locator('.ghost').boundingBox())!
  await tab.mouse.up()
  await expectAt(fieldOf(tab, 'Initials of Bo Berg, page 1'), ghost)
  expect(await tool(tab, 'Initials').getAttribute('aria-pressed'), 'it was dragged, not chosen').toBe('false')
  await tab.getByRole('button', { name: 'Copy to all pages' }).click()
  await expect
    .poll(async () => (await fields()).filter(({ type }) => type === 'INITIALS').map(({ name, page }) => [name, page]))
    .toEqual([
      ['initials_1', 1],
      ['initials_2', 2],
      ['initials_3', 3],
    ])
  // A thumbnail counts the fields of its page, and leads there.
  await tab.getByRole('button', { name: 'Page 3, 1 field' }).click()
  await expect.poll(() => tab.evaluate('document.activeElement.ariaLabel')).toBe('Page 3 of 3')
  await tab.locator('.thumbnail[aria-current]', { hasText: '3' }).waitFor()
  await tab.locator('.thumbnail canvas').first().waitFor()
  expect((await tab.locator('.thumbnail').first().boundingBox())!.height, 'all of it is shown').toBeGreaterThan(80)
  const unzoomed = (await sheet(tab, 3).boundingBox())!
  // In a window of another size, the same page is in sight.
  await tab.setViewportSize({ width: 820, height: 860 })
  await expect.poll(async () => (await sheet(tab, 3).boundingBox())!.width).toBeLessThan(unzoomed.width)
  await tab.setViewportSize(desktop.viewport!)
  await expect.poll(async () => (await sheet(tab, 3).boundingBox())!.width).toBe(unzoomed.width)
  await tab.locator('.thumbnail[aria-current]', { hasText: '3' }).waitFor()
  // Control and the wheel zoom around the pointer.
  const small = (await sheet(tab, 3).boundingBox())!
  const pointer = { x: small.x + 300, y: small.y + 200 }
  await tab.mouse.move(pointer.x, pointer.y)
  await tab.keyboard.down('Control')
  await tab.mouse.wheel(0, -110)
  await tab.keyboard.up('Control')
  await expect.poll(async () => (await sheet(tab, 3).boundingBox())!.width).toBeGreaterThan(small.width)
  const large = (await sheet(tab, 3).boundingBox())!
  expect((pointer.x - large.x) / large.width).toBeCloseTo(300 / small.width, 2)
  expect((pointer.y - large.y) / large.height).toBeCloseTo(200 / small.height, 2)
  await tab.keyboard.press('Control+0')
  // On a larger page, a field is still placed under the pointer, and moves by as much as the pointer.
  await tab.keyboard.press('Control+=')
  await tab.getByRole('button', { name: 'Zoom in' }).click()
  await tab.getByRole('button', { name: 'Fit the width, now 150%' }).waitFor()
  const zoomed = (await sheet(tab, 3).boundingBox())!
  expect(zoomed.width / unzoomed.width).toBeCloseTo(1.5, 2)
  await tool(tab, 'Box to tick').click()
  await clickAt(tab, 3, 150, 250)
  const tick = fieldOf(tab, 'Box to tick of Bo Berg, page 3')
  await drag(tab, tick, 60, 30)
  await tab.mouse.up()
  const middle = async () => {
    const { box } = (await fields()).find(({ type }) => type === 'CHECKBOX')!
    return [(box.x + box.width / 2) * zoomed.width, (box.y + box.height / 2) * zoomed.height].map(
      (pixels) => Math.round(pixels / 5) * 5,
    )
  }
  await expect.poll(middle).toEqual([210, 280])
  await tab.keyboard.press('Delete')
  await tab.keyboard.press('Control+0')
  await tab.getByRole('button', { name: 'Page 1, ' }).click()
  await tab.getByRole('button', { name: 'Fit the width, now 100%' }).waitFor()
  const text = (await fields()).find(({ type }) => type === 'TEXT')!
  expect(text).toMatchObject({ label: 'Monthly rent', required: false, partyId: parties[1] })
  const { width } = (await sheet(tab, 1).boundingBox())!
  expect(text.box.x).toBeCloseTo(60 / width, 2)
  expect(text.box.width).toBeCloseTo(200 / width, 2)
  await look(tab, 'console/fields')

  // The true signing page shows the draft in a new tab, also what was not saved yet.
  await tab.keyboard.press('Escape')
  await fieldOf(tab, 'Monthly rent of Bo Berg, page 1').click()
  await tab.getByLabel('Label (not required)').fill('Deposit')
  await tab.getByRole('tab', { name: 'People' }).click()
  await tab.getByRole('button', { name: 'More for Bo Berg', exact: true }).press('Enter')
  const seeAs = tab.getByRole('menuitem', { name: 'See it as Bo Berg' })
  const [page] = await Promise.all([context.waitForEvent('page'), seeAs.press('Enter')])
  await page.getByText('This is a preview for Bo Berg. Nothing is stored or sent.').waitFor()
  await page.getByLabel('Deposit').first().waitFor()
  await look(page, 'console/fields as a person sees them')
  await page.getByRole('button', { name: 'Reject…' }).last().click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await page.locator('.toast', { hasText: 'nothing has happened' }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate('[localStorage.length, sessionStorage.length]')).toEqual([0, 0])
  const { data } = await account.client.GET('/api/v1/documents/{id}/events', { params: { path: { id } } })
  expect(new Set(data!.events.map(({ actor }) => actor.type)), 'no party has done anything').toEqual(
    new Set(['API_KEY']),
  )
  // It also shows what has changed since then, as long as the console answers.
  await tab.getByRole('tab', { name: 'Field' }).click()
  await tab.getByLabel('Label (not required)').fill('Monthly rent')
  await page.reload()
  await page.getByLabel('Monthly rent').first().waitFor()

  // A person takes the fields along, so the console asks first.
  await tab.bringToFront()
  await tab.getByRole('tab', { name: 'People' }).click()
  await tab.getByRole('button', { name: 'More for Bo Berg', exact: true }).press('Enter')
  await tab.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  const question = tab.getByRole('dialog', { name: 'Remove Bo Berg?' })
  await question.getByText(/fields? of this person goe?s? too/).waitFor()
  await question.getByRole('button', { name: 'Go back' }).press('Enter')
  await question.waitFor({ state: 'detached' })
  expect((await fields()).some(({ partyId }) => partyId === parties[1])).toBe(true)
  await tab.close()
  await page.reload()
  await page.getByRole('heading', { name: 'The preview is not here' }).waitFor()
})

test('with the keyboard alone, a sender places, moves, copies and removes fields, and hears where they are', async () => {
  const { tab, context, fields, parties } = await openDraft(pages)
  const status = tab.locator('#status')
  // Tab meets one tool, and the arrow keys go round.
  expect(await tab.locator('.palette [tabindex="0"]').allTextContents()).toEqual(['Signature'])
  await tool(tab, 'List').focus()
  await tab.keyboard.press('ArrowRight')
  await tab.keyboard.press('Enter')
  await expect.poll(() => status.textContent()).toBe('Signature was placed on page 1.')
  const field = fieldOf(tab, 'Signature of Anna Lindqvist, page 1')
  await expect.poll(() => field.first().evaluate('document.activeElement.dataset.place')).not.toBe(undefined)
  await expect.poll(async () => (await fields()).length).toBe(1)
  const [start] = await fields()
  await tab.keyboard.press('ArrowRight')
  await tab.keyboard.press('Shift+ArrowDown')
  await tab.keyboard.press('Alt+ArrowRight')
  const box = async () => (await fields())[0]!.box
  // The page is A4: 595 by 842 points.
  await expect.poll(async () => (await box()).width).toBeCloseTo(start!.box.width + 1 / 612, 3)
  expect((await box()).x).toBeCloseTo(start!.box.x + 1 / 612, 3)
  expect((await box()).y).toBeCloseTo(start!.box.y + 10 / 792, 3)
  await expect.poll(() => status.textContent()).toMatch(/^\d+% wide, \d+% high$/)

  await tab.keyboard.press('Control+d')
  await expect.poll(() => field.count()).toBe(2)
  await tab.keyboard.press('Control+c')
  await tab.keyboard.press('Control+v')
  await expect.poll(() => field.count()).toBe(3)
  // Also if the key is pressed before the new field has got the focus.
  await tab.keyboard.press('Delete')
  await expect.poll(() => field.count()).toBe(2)
  // The focus goes to a field that is left.
  await expect.poll(() => tab.evaluate('document.activeElement.className')).toMatch(/^field /)
  await tab.keyboard.press('Control+z')
  await expect.poll(() => field.count()).toBe(3)
  // Redo removes the field that has the focus, and the next key still reaches the editor.
  await field.nth(2).focus()
  await tab.keyboard.press('Control+y')
  await expect.poll(() => field.count()).toBe(2)
  await tab.keyboard.press('Control+z')
  await expect.poll(() => field.count()).toBe(3)
  await tab.keyboard.press('Control+y')
  await expect.poll(() => field.count()).toBe(2)
  await expect.poll(async () => (await fields()).map(({ name }) => name)).toEqual(['signature_1', 'signature_2'])
  await field.nth(1).focus()

  await tab.keyboard.press('?')
  await tab.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Duplicate it').waitFor()
  await look(tab, 'console/keys')
  await tab.keyboard.press('Escape')
  await tab.getByRole('dialog').waitFor({ state: 'detached' })

  // What is typed into a text is not taken for a key of the editor.
  await tab.getByLabel('Label (not required)').fill('Tenant')
  await tab.keyboard.press('Backspace')
  await expect.poll(async () => (await fields()).map(({ label }) => label)).toContain('Tenan')
  await tab.getByRole('combobox', { name: 'Who fills it in' }).selectOption('Bo Berg')
  await expect.poll(async () => (await fields()).map(({ partyId }) => partyId).toSorted()).toEqual(parties.toSorted())

  // Without a connection, a change waits for it.
  await context.setOffline(true)
  await tool(tab, 'Date').focus()
  await tab.keyboard.press('Enter')
  const saveState = tab.locator('.draft-state')
  await saveState.getByText('Kept here, saved when the connection is back').waitFor()
  await tab.getByText('What you change is kept in this tab').waitFor()
  expect(await fields()).toHaveLength(2)
  await context.setOffline(false)
  await saveState.getByText('Saved', { exact: true }).waitFor()
  expect(await fields()).toHaveLength(3)

  // If the server can't take a change, the browser asks before it is lost, and the change is tried again.
  const replaceFields = '**/api/v1/documents/*/fields'
  const unavailable = { status: 503, headers: { 'retry-after': '60' }, body: '' }
  await tab.route(replaceFields, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(unavailable) : route.fallback(),
  )
  await tool(tab, 'Date').focus()
  await tab.keyboard.press('Enter')
  const tryAgain = tab.getByRole('button', { name: 'Try again', exact: true })
  await tryAgain.waitFor()
  await look(tab, 'console/change that is not saved')
  const asked = tab.waitForEvent('dialog')
  const reload = tab.evaluate('location.reload()').catch(() => {})
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await reload
  await tab.unroute(replaceFields)
  await tryAgain.click()
  await saveState.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Review and send')
  expect(await fields()).toHaveLength(4)
})

test('on a small phone, a tap places each type of field, and axe finds nothing serious', async () => {
  const { tab, fields } = await openDraft(pages, phone)
  const settings = tab.getByRole('button', { name: 'Change the field' })
  const done = tab.getByRole('button', { name: 'Done' })
  await tool(tab, 'Choice of one').tap()
  await tab.getByText('Tap the page to place: Choice of one. To stop, tap the type again.').first().waitFor()
  await sheet(tab, 1).tap({ position: { x: 60, y: 60 } })
  const shown = (await tab.locator('.sheets').boundingBox())!
  expect(shown.width, 'the page has the whole width').toBe(390)
  expect(shown.height, 'and most of the height').toBeGreaterThan(phone.viewport!.height / 2)
  expect(await tab.getByRole('textbox', { name: 'Option 1' }).isVisible(), 'the page stays in sight').toBe(false)
  await settings.tap()
  await tab.getByRole('textbox', { name: 'Option 1' }).fill('Monthly')
  await tab.getByRole('button', { name: 'Add an option' }).click()
  await fieldOf(tab, 'Option 3 of Anna Lindqvist, page 1').waitFor()
  await done.tap()
  await tool(tab, 'List').tap()
  await sheet(tab, 1).tap({ position: { x: 150, y: 150 } })
  await settings.tap()
  await tab.getByLabel('Options, one per line').fill('Red\nGreen\n\nRed')
  await done.tap()
  await tool(tab, 'Number').tap()
  await sheet(tab, 1).tap({ position: { x: 150, y: 200 } })
  await settings.tap()
  await tab.getByLabel('Filled in already (not required)').fill('9500')
  await tab.getByLabel('Cannot be changed by the person').check()
  await done.tap()
  await tool(tab, 'Text').tap()
  await sheet(tab, 1).tap({ position: { x: 150, y: 240 } })
  await look(tab, 'console/fields on a phone')
  await settings.tap()
  await tab.getByLabel('What it must be').selectOption('E-mail address')
  await tab.getByLabel('Most characters').fill('60')
  await expect.poll(async () => (await fields()).at(-1)).toMatchObject({ format: 'EMAIL', maxLength: 60 })
  await look(tab, 'console/settings of a field on a phone')
  await tab.getByLabel('Several lines').check()
  await expect.poll(async () => (await fields()).at(-1)).toMatchObject({ multiline: true })
  expect((await fields()).at(-1)).not.toHaveProperty('format')
  const [choice, list, number] = await fields()
  expect(choice!.options!.map(({ value }) => value)).toEqual(['Monthly', 'Option 2', 'Option 3'])
  expect(list!.options!.map(({ value }) => value)).toEqual(['Red', 'Green'])
  expect(number).toMatchObject({ value: '9500', readOnly: true })
})
