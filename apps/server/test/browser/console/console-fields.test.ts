import { PDF } from '@libpdf/core'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenshot } from '../../support/screenshot.ts'
import { look } from '../signing-page/look.support.ts'
import { phone, startPages, textPdf } from '../signing-page/page.support.ts'
import { addPerson, comeBack, documentIn, signIn, storeFile, upload } from './console.support.ts'

const { newAccount, openAt, db } = await startPages()

/** A draft of three pages with two people, open in the console. */
async function openDraft(options?: Parameters<typeof openAt>[1]) {
  const account = await newAccount()
  const file = new File([await textPdf(3)], 'agreement.pdf')
  const { id } = await account.draftDocument({ file })
  const parties: string[] = []
  for (const person of [
    { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna@example.com' },
    { firstName: 'Bo', lastName: 'Berg', email: 'bo@example.com' },
  ]) {
    const { data } = await account.client.POST('/api/v1/documents/{id}/parties', {
      params: { path: { id } },
      body: { person, role: 'SIGNER', requiredSignature: 'CLICK_TO_SIGN' },
    })
    parties.push(data!.id)
  }
  const { tab, context, faults } = await openAt('/', options)
  await signIn(tab, account.key)
  await tab.goto(new URL(`/#/documents/${id}`, tab.url()).href)
  await tab.locator('.sheet canvas').first().waitFor()
  const fields = async () => {
    const { data } = await account.client.GET('/api/v1/documents/{id}/fields', { params: { path: { id } } })
    return data!.fields
  }
  return { account, id, parties, tab, context, faults, fields }
}

const sheet = (tab: Page, page: number) => tab.locator(`.sheet[data-page="${page}"]`)
const tool = (tab: Page, name: string) => tab.locator('.palette').getByRole('button', { name, exact: true })

const fieldOf = (tab: Page, name: RegExp | string) => tab.locator('.sheets').getByRole('button', { name })
const click = (tab: Page, page: number, x: number, y: number) => sheet(tab, page).click({ position: { x, y } })

/** Moves the mouse from the middle of the element, in CSS pixels. */
async function drag(tab: Page, element: Locator, dx: number, dy: number) {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  await tab.mouse.move(x + width / 2, y + height / 2)
  await tab.mouse.down()
  await tab.mouse.move(x + width / 2 + dx / 2, y + height / 2 + dy / 2)
  await tab.mouse.move(x + width / 2 + dx, y + height / 2 + dy)
}

test('with the mouse, a sender places, draws, moves, aligns and resizes fields, copies one to all pages, and each change is saved', async () => {
  const { tab, faults, fields, parties } = await openDraft()
  await tool(tab, 'Signature').click()
  await click(tab, 1, 200, 300)
  await tab.getByRole('radio', { name: 'Bo Berg' }).check()
  await click(tab, 1, 230, 400)
  await tab.keyboard.press('Escape')
  await screenshot(tab, 'console/fields.desktop')
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
  await tab.locator('.ghost').waitFor()
  await tab.mouse.up()
  await fieldOf(tab, 'Initials of Bo Berg, page 1').waitFor()
  expect(await tool(tab, 'Initials').getAttribute('aria-pressed'), 'it was dragged, not chosen').toBe('false')
  await tab.getByRole('button', { name: 'Copy to all pages' }).click()
  await expect
    .poll(async () => (await fields()).filter(({ type }) => type === 'INITIALS').map(({ name, page }) => [name, page]))
    .toEqual([
      ['initials_1', 1],
      ['initials_2', 2],
      ['initials_3', 3],
    ])
  const text = (await fields()).find(({ type }) => type === 'TEXT')!
  expect(text).toMatchObject({ label: 'Monthly rent', required: false, partyId: parties[1] })
  const { width } = (await sheet(tab, 1).boundingBox())!
  expect(text.box.x).toBeCloseTo(60 / width, 2)
  expect(text.box.width).toBeCloseTo(200 / width, 2)
  await look(tab, 'console/fields')

  await tab.getByLabel('Show as').selectOption('Anna Lindqvist')
  await tab.getByText('Anna Lindqvist sees these fields.').waitFor()
  expect(await tab.locator('.preview-field').allTextContents()).toEqual(['Signature'])
  await look(tab, 'console/fields as a person sees them')
  await tab.getByLabel('Show as').selectOption('Editor')
  await second.waitFor()
  expect(faults).toEqual([])
})

test('with the keyboard alone, a sender places, moves, resizes, copies and removes fields, undoes it, and screen readers hear where they are', async () => {
  const { tab, context, faults, fields, parties } = await openDraft()
  const status = tab.locator('#status')
  await tool(tab, 'Signature').focus()
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
  await expect.poll(() => status.textContent()).toMatch(/^\d+ % wide, \d+ % high$/)

  await tab.keyboard.press('Control+d')
  await expect.poll(() => field.count()).toBe(2)
  await tab.keyboard.press('Control+c')
  await tab.keyboard.press('Control+v')
  await expect.poll(() => field.count()).toBe(3)
  await tab.keyboard.press('Delete')
  await expect.poll(() => field.count()).toBe(2)
  // The focus goes to a field that is left.
  await expect.poll(() => tab.evaluate('document.activeElement.className')).toMatch(/^field /)
  await tab.keyboard.press('Control+z')
  await expect.poll(() => field.count()).toBe(3)
  await tab.keyboard.press('Control+y')
  await expect.poll(() => field.count()).toBe(2)
  await expect.poll(async () => (await fields()).map(({ name }) => name)).toEqual(['signature_1', 'signature_2'])

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
  await tab.getByText('Saving…').waitFor()
  expect(await fields()).toHaveLength(2)
  await context.setOffline(false)
  await tab.getByText('Saved', { exact: true }).waitFor()
  expect(await fields()).toHaveLength(3)
  expect(faults).toEqual([])
})

test('every type can be placed and described; on a small phone, a tap places, and axe finds nothing serious', async () => {
  const { tab, faults, fields } = await openDraft(phone)
  await tool(tab, 'Choice of one').tap()
  await sheet(tab, 1).tap({ position: { x: 60, y: 60 } })
  await tab.getByRole('textbox', { name: 'Option 1' }).fill('Monthly')
  await tab.getByRole('button', { name: 'Add an option' }).click()
  await fieldOf(tab, 'Option 3 of Anna Lindqvist, page 1').waitFor()
  await tool(tab, 'List').tap()
  await sheet(tab, 1).tap({ position: { x: 150, y: 150 } })
  await tab.getByLabel('Options, one per line').fill('Red\nGreen\n\nRed')
  await tool(tab, 'Number').tap()
  await sheet(tab, 1).tap({ position: { x: 150, y: 200 } })
  await tab.getByLabel('Filled in already (not required)').fill('9500')
  await tab.getByLabel('Cannot be changed by the person').check()
  await tool(tab, 'Text').tap()
  await sheet(tab, 1).tap({ position: { x: 150, y: 240 } })
  await tab.getByLabel('What it must be').selectOption('E-mail address')
  await tab.getByLabel('Most characters').fill('60')
  await expect.poll(async () => (await fields()).at(-1)).toMatchObject({ format: 'EMAIL', maxLength: 60 })
  await look(tab, 'console/fields on a phone')
  await tab.getByLabel('Several lines').check()
  await expect.poll(async () => (await fields()).at(-1)).toMatchObject({ multiline: true })
  expect((await fields()).at(-1)).not.toHaveProperty('format')
  const [choice, list, number] = await fields()
  expect(choice!.options!.map(({ value }) => value)).toEqual(['Monthly', 'Option 2', 'Option 3'])
  expect(list!.options!.map(({ value }) => value)).toEqual(['Red', 'Green'])
  expect(number).toMatchObject({ value: '9500', readOnly: true })
  expect(faults).toEqual([])
})

test('two tabs do not overwrite each other: a tab without changes shows what the other one saved, and else the sender decides', async () => {
  const { account, tab, context, faults, fields, id } = await openDraft()
  const other = await context.newPage()
  await other.goto(tab.url().replace(/#.*/, ''))
  await signIn(other, account.key)
  await other.goto(tab.url())
  await other.locator('.sheet canvas').first().waitFor()
  await tool(tab, 'Signature').click()
  await click(tab, 1, 200, 300)
  await tab.keyboard.press('Escape')
  await expect.poll(async () => (await fields()).length).toBe(1)
  await comeBack(other)
  await fieldOf(other, 'Signature of Anna Lindqvist, page 1').waitFor()

  // Both change it before either knows of the other: what a tab looks for meanwhile is what it knows.
  const freeze = async (page: Page) => {
    const params = { path: { id }, query: { include: ['parties' as const, 'fields' as const] } }
    const { data } = await account.client.GET('/api/v1/documents/{id}', { params })
    await page.route('**/documents/*?include*', (route) => route.fulfill({ json: data }))
  }
  await freeze(other)
  await tool(tab, 'Name').click()
  await click(tab, 1, 200, 100)
  await expect.poll(async () => (await fields()).length).toBe(2)
  await freeze(tab)
  await tool(other, 'Date signed').click()
  await click(other, 1, 200, 200)
  await other.getByText('were changed in another tab').waitFor()
  expect((await fields()).map(({ type }) => type)).toEqual(['SIGNATURE', 'NAME'])
  await other.getByRole('button', { name: 'Send to 2 people' }).click()
  await other.getByText('What you changed last was not saved.').waitFor()
  await other.unrouteAll({ behavior: 'ignoreErrors' })
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await fields()).map(({ type }) => type)).toEqual(['SIGNATURE', 'DATE_SIGNED'])

  await click(tab, 1, 200, 600)
  await tab.getByText('were changed in another tab').waitFor()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await tab.getByRole('button', { name: 'Show the other version' }).click()
  await fieldOf(tab, 'Date signed of Anna Lindqvist, page 1').waitFor()
  expect(await fieldOf(tab, /^Name of/).count()).toBe(0)
  expect((await db.selectFrom('documents').select('status').where('id', '=', id).executeTakeFirst())?.status).toBe(
    'DRAFT',
  )
  expect(faults).toEqual([])
})

test('fields are pasted into another document for its own people, and a fault is shown at its field when the document is sent', async () => {
  const { tab, account, faults } = await openDraft()
  await tool(tab, 'Text').click()
  await tab.getByRole('radio', { name: 'Bo Berg' }).check()
  await click(tab, 1, 200, 300)
  await tab.keyboard.press('Escape')
  const box = fieldOf(tab, 'Text of Bo Berg, page 1')
  await box.click()
  await tab.keyboard.press('Control+c')
  const second = await account.draftDocument({ file: new File([await textPdf(1)], 'second.pdf') })
  await account.party(second.id, { requiredSignature: 'CLICK_TO_SIGN' })
  await tab.goto(new URL(`/#/documents/${second.id}`, tab.url()).href)
  await tab.locator('h1', { hasText: 'second' }).waitFor()
  await tab.locator('.sheet canvas').waitFor()
  await tool(tab, 'Text').focus()
  await tab.keyboard.press('Control+v')
  // It has one person only.
  await fieldOf(tab, 'Text of Anna Lindqvist, page 1').waitFor()
  await tab.getByText('Saved', { exact: true }).waitFor()

  // The order of signing has no third person.
  const field = {
    type: 'TEXT',
    name: 'rent',
    partyReference: '3',
    page: 1,
    box: { x: 0.1, y: 0.1, width: 0.3, height: 0.04 },
  } as const
  const path = { id: second.id }
  await account.client.POST('/api/v1/documents/{id}/fields', { params: { path }, body: { fields: [field] } })
  await comeBack(tab)
  const orphan = fieldOf(tab, 'Text, page 1. Nobody fills it in yet.')
  await orphan.waitFor()
  await tab.getByRole('button', { name: 'Send to 1 person' }).click()
  await tab.getByText('Correct what is marked').waitFor()
  await orphan.click()
  await tab.locator('.properties .error', { hasText: 'no party fits the reference 3' }).waitFor()
  await tab.getByRole('combobox', { name: 'Who fills it in' }).selectOption('Anna Lindqvist')
  await tab.getByRole('button', { name: 'Send to 1 person' }).click()
  await tab.getByText('Signed: 0 of 1.').waitFor()
  const owners = await db.selectFrom('fields').select('party_id').where('document_id', '=', second.id).execute()
  expect(new Set(owners.map(({ party_id }) => party_id)).size).toBe(1)
  expect(faults).toEqual([])
})

test('fields that the PDF brings are suggested and kept, and a copy has the same people and fields, which belong to its own people', async () => {
  const account = await newAccount()
  const { tab, faults } = await openAt('/')
  await signIn(tab, account.key)
  const pdf = PDF.create()
  const sheetOfPdf = pdf.addPage()
  for (const [index, tag] of [
    '{{signature; name=seller}}',
    '{{text; party=2; name=city}}',
    '{{photo; type=image}}',
  ].entries())
    sheetOfPdf.drawText(tag, { x: 60, y: 700 - 100 * index, size: 10 })
  await upload(tab, await storeFile('Lease.pdf', new Uint8Array(await pdf.save())))
  await addPerson(tab, 'Anna Lindqvist', 'anna@example.com')
  await tab.getByText('The PDF has brought 2 fields.').waitFor()
  await tab.getByText('did not become a field (1)').click()
  await tab.getByText('{{photo; type=image}}').waitFor()
  await fieldOf(tab, 'Signature of Anna Lindqvist, page 1').waitFor()
  await fieldOf(tab, 'Text, page 1. Nobody fills it in yet.').waitFor()
  await addPerson(tab, 'Bo Berg', 'bo@example.com')
  await fieldOf(tab, 'Text of Bo Berg, page 1').waitFor()
  await look(tab, 'console/suggested fields')
  await tab.getByRole('button', { name: 'Keep', exact: true }).click()
  await tab.getByText('Saved', { exact: true }).waitFor()
  const id = documentIn(tab)
  const partsOf = async (id: string) => {
    const { data } = await account.client.GET('/api/v1/documents/{id}', {
      params: { path: { id }, query: { include: ['parties', 'fields'] } },
    })
    const nameOf = new Map(data!.parties!.map((party) => [party.id, party.name]))
    const fields = data!.fields!.map(({ name, partyId, partyReference, box }) => [
      name,
      nameOf.get(partyId!),
      partyReference,
      box,
    ])
    return { people: data!.parties!.map(({ name, email }) => [name, email]), fields }
  }
  const original = await partsOf(id)
  expect(original.fields.map(([name, owner, reference]) => [name, owner, reference])).toEqual([
    ['seller', 'Anna Lindqvist', null],
    ['city', 'Bo Berg', null],
  ])

  await tab.getByRole('button', { name: 'Copy to a new draft' }).click()
  await expect.poll(() => documentIn(tab)).not.toBe(id)
  await fieldOf(tab, 'Text of Bo Berg, page 1').waitFor()
  expect(await partsOf(documentIn(tab))).toEqual(original)
  expect(await partsOf(id)).toEqual(original)
  expect(faults).toEqual([])
})

test('a PDF that does not arrive is told, and a button loads it; fields that the server refuses are told too, and can be corrected', async () => {
  const { tab, faults, fields } = await openDraft()
  await tab.route('**/documents/*/file', (route) => route.fulfill({ status: 404, json: {} }))
  await tab.getByRole('link', { name: 'All documents' }).click()
  await tab.getByRole('link', { name: 'agreement' }).click()
  await tab.getByText('The document cannot be shown here.').waitFor()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await tab.getByRole('button', { name: 'Try again' }).click()
  await tab.locator('.sheet canvas').first().waitFor()

  await tool(tab, 'Number').click()
  await click(tab, 1, 200, 300)
  await tab.keyboard.press('Escape')
  const value = tab.getByLabel('Filled in already (not required)')
  await value.fill('much')
  await tab.getByRole('alert').getByText('/fields/0/value').waitFor()
  await value.fill('1200')
  await tab.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => tab.getByRole('alert').count()).toBe(0)
  expect((await fields())[0]).toMatchObject({ type: 'NUMBER', value: '1200' })
  expect(faults).toEqual([])
})
