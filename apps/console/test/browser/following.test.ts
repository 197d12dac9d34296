import { toPath } from '@paraph/ui/marks/to-path.ts'
import { expect, test } from 'vitest'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { click, desktop, expectTitle, phone, startPages } from '@paraph/testing/pages/page.ts'
import { comeBack, keyField, signIn } from '@paraph/testing/pages/console.ts'

const { newAccount, openAt, db, actAs, asParty, linkOf, baseUrl, send } = await startPages()

const email = 'people@example.com'

test('in Swedish, the sender sees what needs attention, and corrects an address that bounced', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument(click, click)
  const { tab } = await openAt(`/#/documents/${id}`, { locale: 'sv-SE' })
  await (await keyField(tab)).fill(account.key)
  await tab.getByRole('button', { name: 'Logga in', exact: true }).click()
  await tab.getByText('0 av 2 har skrivit under.').waitFor()
  await db.updateTable('parties').set({ send_status: 'BOUNCED' }).where('id', '=', parties[0]!).execute()
  await comeBack(tab)
  await tab.getByText('Meddelandet nådde inte personen. Rätta adressen.').waitFor()
  await tab.getByRole('link', { name: 'Alla dokument' }).click()
  const needed = tab.locator('.attention li')
  await needed.getByText('Ett meddelande kom inte fram').waitFor()
  await needed.getByText('Anna Lindqvist, Anna Lindqvist').waitFor()
  await needed.getByText('0 av 2 klara').waitFor()
  await tab.locator('main > .rows .names').waitFor()
  await look(tab, 'console/attention')
  await needed.getByRole('link', { name: 'agreement' }).click()
  // The link leads to the person, and the address of the document stays as it is elsewhere.
  await tab.locator(`[data-place="${parties[0]}"]:focus`).waitFor()
  await tab.waitForURL(`**/#/documents/${id}`)
  await tab.getByRole('button', { name: 'Rätta adressen till Anna Lindqvist' }).first().click()
  await tab.getByRole('dialog').getByLabel('E-postadress').fill('anna.l@example.com')
  await tab.getByRole('button', { name: 'Spara och skicka igen' }).click()
  await tab.getByText('anna.l@example.com ·').waitFor()
  await actAs(parties[1]!, { type: 'REJECTED', reason: 'Hyran är fel.' })
  await comeBack(tab)
  await tab.getByText('Skäl: Hyran är fel.').waitFor()
  await tab.getByText('Öppnade inte dokumentet innan det avböjdes').waitFor()
  await tab.getByText('0 av 2 hade skrivit under innan dokumentet avböjdes.').waitFor()
  await expectTitle(tab, 'agreement')
  // The documents are shown only when the part above them is loaded.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await tab.route('**/documents?attention=true*', (route) => released.then(() => route.continue()))
  await tab.reload()
  await (await keyField(tab)).fill(account.key)
  const listed = tab.waitForResponse('**/documents?limit=50&*')
  await tab.getByRole('button', { name: 'Logga in', exact: true }).click()
  await tab.getByRole('link', { name: 'Alla dokument' }).click()
  await (await listed).finished()
  await tab.getByText('Läser in…').waitFor()
  expect(await tab.locator('.rows').count()).toBe(0)
  release()
  await needed.getByText('Avböjdes').waitFor()
  expect(await needed.count()).toBe(1)
  await tab.locator('.filters').getByRole('link', { name: 'Behöver mig' }).click()
  await tab.locator('main > .rows tbody').getByText('Avböjdes').waitFor()
  expect(await needed.count()).toBe(0)
  await look(tab, 'console/needs me')
})

test('the sender sees whose turn it is, the marks of the people, a rejection, and that a document is gone', async () => {
  const account = await newAccount()
  const contactId = async (firstName: string) => (await account.contact({ firstName, lastName: '', email })).id
  const { id, parties } = await account.sentDocument(
    { requiredSignature: 'DRAWING', signingOrder: 1 },
    { requiredSignature: 'DRAWING', signingOrder: 1 },
    { ...click, signingOrder: 2, contactId: await contactId('Bo') },
    { ...click, signingOrder: 3, contactId: await contactId('Cy') },
  )
  const [drawer, typist, clicker] = parties as [string, string, string]
  await sign(asParty(await linkOf(drawer)))
  await sign(asParty(await linkOf(typist)), { strokes: undefined, typedName: 'Anna L' } as never)
  const { tab } = await openAt('/', phone)
  await tab.route('**/readyz', (route) => route.fulfill({ json: { status: 'ready', mail: 'off' } }))
  await signIn(tab, account.key)
  await tab.goto(`${baseUrl}/#/documents/${id}`)
  // On a phone, only the next person has a button for the link. The others have it in their menu.
  const row = (name: string) => tab.locator('.people > li', { has: tab.locator('strong', { hasText: name }) })
  await row('Cy').getByText('After Bo').waitFor()
  await row('Bo').getByText('Waits for the link').waitFor()
  const copies = (name: string) => row(name).getByRole('button', { name: `Copy the link of ${name}` })
  expect(await copies('Bo').getAttribute('class')).toBe('')
  expect(await copies('Cy').count()).toBe(0)
  // A wide window has room for all of them.
  await tab.setViewportSize(desktop.viewport!)
  await tab.evaluate('navigator.clipboard.writeText = async (text) => void (globalThis.copied = text)')
  await copies('Cy').press('Enter')
  await tab.locator('.toast', { hasText: 'The link of Cy is copied. Give it to nobody else.' }).waitFor()
  expect(await tab.evaluate('globalThis.copied')).toContain('/sign/#')
  await copies('Cy').hover()
  await tab.locator('.tip', { hasText: 'Whoever has this link can read the document and sign as Cy.' }).waitFor()
  const marks = tab.getByRole('img', { name: /^Signature of / })
  await expect.poll(() => marks.count()).toBe(2)
  expect(await marks.first().locator('path').getAttribute('d')).toBe(toPath(strokes))
  expect(await marks.last().textContent()).toBe('Anna L')
  await look(tab, 'console/signatures')
  await actAs(clicker, { type: 'REJECTED', reason: null })
  await comeBack(tab)
  await tab.locator('.trail').getByText('Bo rejected the document', { exact: true }).waitFor()
  await row('Cy').getByText('Was never asked').waitFor()

  await tab.route('**/marks/*', (route) => route.fulfill({ status: 404, json: {} }))
  await tab.reload()
  await (await keyField(tab)).fill(account.key)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tab.getByText('The signature can’t be shown now.').first().waitFor()
  expect(await marks.count()).toBe(0)

  const draft = await account.draftDocument()
  await tab.goto(`${baseUrl}/#/documents/${draft.id}`)
  await tab.getByText('Add the people who should sign.').waitFor()
  await account.client.DELETE('/api/v1/documents/{id}', { params: { path: { id: draft.id } } })
  await comeBack(tab)
  await tab.getByText('This does not exist, or it belongs to another account.').waitFor()
  expect(await tab.getByRole('button', { name: 'Delete the draft' }).count()).toBe(0)
})

test('the sender sees on the pages what each person has filled in, and for whom a field waits', async () => {
  const at = (page: number, y: number) => ({ page, box: { x: 0.1, y, width: 0.4, height: 0.04 } })
  const { account, id, ids } = await send(
    [{ requiredSignature: 'DRAWING' }, click],
    {},
    {
      fields: [
        { type: 'SIGNATURE', name: 'signature', ...at(1, 0.3) },
        { type: 'NUMBER', name: 'rent', label: 'Monthly rent', ...at(1, 0.4), value: '9500' },
        { type: 'TEXT', name: 'street', label: 'Street', ...at(3, 0.2), party: 1 },
      ],
    },
  )
  await db.updateTable('parties').set({ name: 'Bo Berg' }).where('id', '=', ids[1]!).execute()
  const { tab } = await openAt('/')
  await tab.route('**/file', (route) => route.fulfill({ status: 404, json: {} }), { times: 1 })
  await signIn(tab, account.key)
  await tab.goto(`${baseUrl}/#/documents/${id}`)
  const reader = tab.locator('.document-reader')
  await reader.getByText('The document can’t be shown now.').waitFor()
  await reader.getByRole('button', { name: 'Try again' }).click()
  const drawing = reader.locator('[data-page="1"] canvas')
  await drawing.evaluate((canvas: { id: string }) => (canvas.id = 'kept'))
  const field = (name: string) => reader.locator('.sheets').getByRole('button', { name, exact: true })
  await field('Monthly rent: waits for Anna Lindqvist, filled in already: 9,500').waitFor()

  // What somebody signs appears in its place, and the pages stay as they are.
  await sign(asParty(await linkOf(ids[0]!)), { values: { signature: true, rent: '9450.5' } })
  await comeBack(tab)
  const rent = reader.locator('.sheets').getByRole('button', { name: /^Monthly rent: 9,450.5. Anna Lindqvist, / })
  await rent.click()
  await reader.locator('.about').getByText('Monthly rent: 9,450.5. Anna Lindqvist, ').waitFor()
  await reader
    .getByRole('button', { name: /^Signature: set. Anna Lindqvist, / })
    .locator('path')
    .waitFor()
  expect(await tab.locator('#kept').count()).toBe(1)
  await look(tab, 'console/pages')

  // The list says the same, and leads to the place on the page.
  const list = reader.getByText('Who filled in what (2 of 3)')
  await list.press('Enter')
  await reader.getByRole('button', { name: 'Street, page 3' }).press('Enter')
  const focused = () => tab.evaluate("document.activeElement.getAttribute('aria-label')")
  await expect.poll(focused).toBe('Street: waits for Bo Berg')
  await expect.poll(() => reader.locator('[data-thumbnail][aria-current]').textContent()).toContain('3')
  await look(tab, 'console/pages-list')
})
