import { readFile } from 'node:fs/promises'
import { toPath } from '@paraph/ui/marks/to-path.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sign, strokes } from '@paraph/testing/server/party.ts'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { click, expectTitle, phone, startPages } from '@paraph/testing/pages/page.ts'
import {
  addPerson,
  comeBack,
  documentIn,
  openMenu,
  pdfFile,
  sendDraft,
  signIn,
  storeFile,
  upload,
} from '@paraph/testing/pages/console.ts'

const { newAccount, newKey, openAt, db, actAs, asParty, linkOf, baseUrl } = await startPages()

const email = 'people@example.com'

test('axe finds nothing serious and all fits in each view, and the keyboard alone does the whole way', async () => {
  const { key } = await newAccount()
  const { tab, context } = await openAt('/', phone)
  // A server that sends no e-mail leaves it to the sender to pass the link on.
  await tab.route('**/readyz', (route) => route.fulfill({ json: { status: 'ready', mail: 'off' } }))
  await look(tab, 'console/sign in')
  await signIn(tab, key)
  await tab.getByText('No documents yet.').waitFor()
  await upload(tab, await pdfFile('Agreement.pdf'))
  await look(tab, 'console/empty draft')

  // Enter adds a person, and the focus goes to the next one.
  await tab.getByLabel('Name', { exact: true }).focus()
  await tab.keyboard.type('Anna Lindqvist')
  await tab.keyboard.press('Tab')
  await tab.keyboard.type('anna@example.com')
  await tab.keyboard.press('Enter')
  await tab.locator('.people strong', { hasText: 'Anna Lindqvist' }).waitFor()
  await expect.poll(() => tab.evaluate('document.activeElement.name')).toBe('name')
  await theKeyboardGetsFromTheNameToTheReview(tab)
  await tab.locator('.people summary').focus()
  await tab.keyboard.press('Enter')
  await tab.getByLabel('How the person gets the document').waitFor()
  await look(tab, 'console/draft')
  await tab.evaluate('scrollTo({ top: 900, behavior: "instant" })')
  await tab.getByRole('button', { name: 'Review and send' }).focus()
  await tab.keyboard.press('Enter')
  const review = tab.getByRole('dialog', { name: 'Review before you send' })
  await review.getByText('By e-mail to anna@example.com. No fields.').waitFor()
  await look(tab, 'console/review')
  await context.setOffline(true)
  await review.getByRole('button', { name: 'Send to 1 person' }).press('Enter')
  await review.getByText('There is no connection. Nothing was sent.').waitFor()
  await context.setOffline(false)
  expect(await db.selectFrom('documents').select('status').where('id', '=', documentIn(tab)).execute()).toEqual([
    { status: 'DRAFT' },
  ])
  await review.getByRole('button', { name: 'Send to 1 person' }).press('Enter')
  await tab.getByText('Signed: 0 of 1.').waitFor()
  await expect.poll(() => tab.evaluate('scrollY')).toBe(0)
  const focused = () => tab.evaluate('document.activeElement.tagName')
  await expect.poll(focused).toBe('H1')
  await tab.getByText('Waits for the link').waitFor()
  expect(await tab.getByRole('button', { name: 'Remind Anna Lindqvist' }).count()).toBe(0)
  await look(tab, 'console/sent')
  await tab.evaluate('navigator.clipboard.writeText = async (text) => void (globalThis.copied = text)')
  await tab.getByRole('button', { name: 'Copy the link of Anna Lindqvist' }).press('Enter')
  await tab.locator('.toast', { hasText: 'The link of Anna Lindqvist is copied.' }).waitFor()
  expect(await tab.evaluate('globalThis.copied')).toContain('/sign/#')
  await fromMenu(tab, 'More for Anna Lindqvist', 'A message with the link')
  await tab.getByText('A message to send it with').press('Enter')
  await tab.getByText('Hello Anna Lindqvist, please read and sign “Agreement” here: http').waitFor()
  await look(tab, 'console/dialog for the link')
  await tab.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))')
  await tab.getByRole('dialog').getByRole('button', { name: 'Copy: the link' }).press('Enter')
  await tab.getByText('The browser did not let the page copy.').waitFor()
  await tab.keyboard.press('Escape')
  // The message is in the language of the document, whatever the sender reads.
  await openMenu(tab)
  await look(tab, 'console/menu')
  await tab.getByRole('menuitem', { name: 'Svenska' }).press('Enter')
  // Where the browser does not let the page copy, the link is shown.
  await tab.getByRole('button', { name: 'Kopiera länken till Anna Lindqvist' }).press('Enter')
  await tab.getByText('Ett meddelande att skicka den med').press('Enter')
  await tab.getByText('Hello Anna Lindqvist, please read and sign “Agreement” here: http').waitFor()
  await tab.keyboard.press('Escape')
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'English' }).press('Enter')
  await theMenuObeysTheKeyboard(tab)
  const dialog = tab.getByRole('dialog')
  const correct = tab.getByRole('button', { name: 'Correct the address of Anna Lindqvist' })
  await correct.press('Enter')
  await dialog.getByText('This person needs a new link. Copy it after saving.').waitFor()
  const address = dialog.getByLabel('E-mail address')
  await address.fill('anna@')
  await address.press('Enter')
  await dialog.getByRole('alert').filter({ hasText: 'Enter a full e-mail address' }).waitFor()
  await address.fill('anna.lindqvist@example.com')
  await dialog.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await tab.getByText('The new address is saved.').waitFor()
  await tab.getByText('anna.lindqvist@example.com · Signs').waitFor()
  await changeWhatWasSent(tab)
  await tab.getByRole('button', { name: 'Cancel the document' }).press('Enter')
  await dialog.getByText('This server sends no e-mail, so tell the people yourself.').waitFor()
  await dialog.getByRole('button', { name: 'Cancel the document' }).press('Enter')
  await dialog.getByRole('alert').filter({ hasText: 'Give a reason.' }).waitFor()
  await expect.poll(focused).toBe('TEXTAREA')
  await dialog.getByLabel('Reason').fill('The rent was wrong.')
  await dialog.getByRole('button', { name: 'Cancel the document' }).press('Enter')
  await tab.getByText('Reason: The rent was wrong.').waitFor()
  await expect.poll(focused).toBe('H1')
  await look(tab, 'console/cancelled')
})

test('each fault of an incomplete document is shown where it is mended, and then the document is sent', async () => {
  const { key } = await newAccount()
  const { tab } = await openAt('/')
  await signIn(tab, key)
  await upload(tab, await pdfFile('Agreement.pdf'))
  const id = documentIn(tab)
  await addPerson(tab, 'Anna Lindqvist', 'anna@example.com')
  const party = () =>
    db.selectFrom('parties').select(['delivery_method as by', 'phone']).where('document_id', '=', id).execute()
  await tab.locator('.people summary').click()
  await tab.getByLabel('How the person gets the document').selectOption('By text message')
  await expect.poll(party).toMatchObject([{ by: 'SMS' }])
  await sendDraft(tab)
  await tab.getByText('Correct this first').waitFor()
  const fault = 'Enter a phone number. This person gets an SMS.'
  await look(tab, 'console/review with a fault')
  await tab.getByRole('button', { name: `Show where: Anna Lindqvist: ${fault}` }).click()
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('More options')
  await tab.locator('.people .error', { hasText: fault }).waitFor()
  const phoneNumber = tab.getByLabel('Phone number')
  await phoneNumber.fill('12')
  await phoneNumber.blur()
  await tab.locator('.people [role=alert]', { hasText: 'Enter a phone number with its country code' }).waitFor()
  await phoneNumber.fill('+46701740605')
  // A text that was not saved stops the document from being sent without it.
  const lastDay = tab.getByLabel('Last day to sign')
  await lastDay.fill('2020-01-01')
  await tab.getByRole('button', { name: 'Review and send' }).click()
  expect(await tab.getByText('Correct this first').count(), 'the sheet is new each time').toBe(0)
  await tab.getByRole('dialog').getByRole('button', { name: 'Send to 1 person' }).click()
  await tab.getByText('What you changed last was not saved.').waitFor()
  await tab.keyboard.press('Escape')
  await tab.getByText('The last day has passed.').waitFor()
  await lastDay.fill('')
  await expect.poll(party).toMatchObject([{ phone: '+46701740605' }])
  await sendDraft(tab)
  await tab.getByText('Signed: 0 of 1.').waitFor()
  await tab.getByLabel('Add a label').fill('Urgent')
  await tab.getByRole('button', { name: 'Add', exact: true }).click()
  const remove = tab.getByRole('button', { name: 'Remove the label Urgent' })
  await remove.click()
  await expect.poll(() => remove.count()).toBe(0)
  await expect.poll(() => tab.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('Add a label')
})

test('words and labels find a document, and the way back shows what was found', async () => {
  const account = await newAccount()
  const lease = await account.draftDocument({ title: 'Lease #7, 100 % (A&B), Storgatan' })
  await account.draftDocument({ title: 'Order' })
  await account.party(lease.id)
  const { tab } = await openAt('/', phone)
  await signIn(tab, account.key)
  const titles = () => tab.locator('.rows a').allTextContents()
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])
  const field = tab.getByLabel('Search by title, person or address')
  await field.fill('lindqvist #7, 100 % (a&b), stor')
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  await tab.getByText('1 found.').waitFor({ state: 'attached' })
  await tab.locator('.filters').getByRole('link', { name: 'Draft', exact: true }).click()
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  await tab.locator('.rows a').click()
  await expectTitle(tab, 'Lease #7, 100 % (A&B), Storgatan')
  await tab.getByLabel('Add a label').fill(' Key customers & co')
  await tab.getByLabel('Add a label').press('Enter')
  await tab.getByRole('button', { name: 'Remove the label Key customers & co' }).waitFor()
  await look(tab, 'console/labels')
  await tab.goBack()
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  await tab.reload()
  await signIn(tab, account.key)
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  expect(await field.inputValue()).toBe('lindqvist #7, 100 % (a&b), stor')
  await field.fill('nobody')
  await tab.getByText('No document contains “nobody”.').waitFor()

  // A large account is searched part by part. Ten parts without a document are enough to ask the person.
  let parts = 0
  await tab.route('**/api/v1/documents?*search=older*', (route) => {
    const isEmpty = ++parts <= 10
    return route.fulfill({ json: { documents: isEmpty ? [] : [lease], nextCursor: isEmpty ? `${parts}` : null } })
  })
  await field.fill('older')
  await tab.getByText('No document contains “older”.').waitFor()
  expect(parts).toBe(10)
  await tab.getByRole('button', { name: 'Search older documents' }).click()
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  expect(parts).toBe(11)
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await field.fill('')
  await tab.locator('.filters').getByRole('link', { name: 'All' }).click()
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])
  await tab.locator('.rows .labels').getByText('Key customers & co').waitFor()
  await tab.getByLabel('Label', { exact: true }).selectOption('Key customers & co')
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  await look(tab, 'console/search')
  await tab.locator('.filters').getByRole('link', { name: 'Sent' }).click()
  await tab.getByText('No document here has the label “Key customers & co”.').waitFor()
  await tab.goBack()
  await tab.locator('.rows a').click()
  await tab.getByRole('link', { name: 'Key customers & co' }).click()
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  await tab.getByLabel('Label', { exact: true }).selectOption('All labels')
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])

  // The order is in the address, and the way back leads to the row that was left.
  await tab.getByText('Filters, order and export').click()
  await tab.getByLabel('Order').selectOption('Title, A to Z')
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan', 'Order'])
  await tab.setViewportSize({ width: 1000, height: 400 })
  const header = tab.getByRole('columnheader', { name: 'Title' })
  expect(await header.getAttribute('aria-sort')).toBe('ascending')
  await header.getByRole('button').press('Enter')
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])
  await tab.reload()
  await signIn(tab, account.key)
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])
  await tab.locator('.rows a').last().click()
  await expectTitle(tab, 'Lease #7, 100 % (A&B), Storgatan')
  await tab.goBack()
  await expect.poll(() => tab.evaluate('document.activeElement.id')).toBe(`row-${lease.id}`)
  expect(await tab.evaluate('scrollY')).toBeGreaterThan(0)
  expect(await header.getAttribute('aria-sort')).toBe('descending')

  await tab.getByText('Filters, order and export').click()
  const person = tab.getByLabel('Person (name')
  await person.fill('lindqvist')
  await person.press('Enter')
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  const [saved] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: 'Save the list as a table' }).click(),
  ])
  expect(await readFile(await saved.path(), 'utf8')).toMatch(
    /^\uFEFFtitle,.*\r\n"Lease #7, 100 % \(A&B\), Storgatan",DRAFT,.*doc_\w+$/,
  )
  await tab.getByLabel('Last day').fill('2020-02-03')
  await tab.getByText('No document fits these filters.').waitFor()
  expect(new URL(tab.url()).hash).toBe('#/documents?person=lindqvist&to=2020-02-03&sort=TITLE&reverse=true')
  await look(tab, 'console/filters')
  await tab.locator('.cure').getByRole('link', { name: 'Clear the filters' }).click()
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])
})

test('a wrong file, a wrong key, and another account’s document each get an answer that helps', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { id } = await owner.draftDocument()
  const { tab } = await openAt(`/#/documents/${id}`)
  await tab.getByLabel('API key').fill('pk_live_wrong')
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.getByRole('alert').getByText('The server does not know this key').waitFor()
  await tab.getByLabel('API key').fill(stranger.key)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.getByText('This does not exist, or it belongs to another account.').waitFor()
  await tab.getByRole('link', { name: 'All documents' }).click()
  await tab.getByRole('heading', { name: 'New document' }).waitFor()
  // What can't be a draft is not sent, and an upload can be cancelled.
  const card = tab.locator('.drop')
  await tab
    .getByLabel('Choose a PDF')
    .setInputFiles({ name: 'lease.docx', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await card.getByText('“lease.docx” is not a PDF.').waitFor()
  await tab
    .getByLabel('Choose a PDF')
    .setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(26 * 2 ** 20) })
  await card.getByText('“large.pdf” has 26 MB, and a PDF may have at most 25 MB.').waitFor()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await tab.route('**/v1/documents', (route) => released.then(() => route.abort()))
  await tab.getByLabel('Choose a PDF').setInputFiles(await pdfFile('slow.pdf'))
  await card.getByRole('progressbar').waitFor()
  expect(await card.getByRole('alert').count()).toBe(0)
  await look(tab, 'console/upload')
  await card.getByRole('button', { name: 'Cancel the upload' }).click()
  await tab.locator('.toast', { hasText: 'The upload was cancelled.' }).waitFor()
  release()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  // Dropped beside the field.
  await tab.evaluate(`{
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['no PDF'], 'a.pdf'))
    document.querySelector('header').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }`)
  await tab.getByRole('alert').getByText('This file is not a PDF.').waitFor()
  // The answer says what to do, and where in the file the fault is.
  const script = '/A << /S /JavaScript /JS (this.getField\\("rent"\\).value = 1) >>'
  const active = await storeFile(
    'script.pdf',
    handmadeForm({ fields: [widget(`/FT /Btn /Ff 65536 /T (a) ${script}`)] }),
  )
  await tab.getByLabel('Choose a PDF').setInputFiles(active)
  await tab
    .locator('.drop')
    .getByText('You find it here: page 1, object 10, “this.getField("rent").value = 1”.')
    .waitFor()
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'Svenska' }).click()
  await tab.getByLabel('Välj en PDF').setInputFiles(active)
  await tab.locator('.drop').getByText('sida 1, objekt 10, ”this.getField("rent").value = 1”.').waitFor()
  await look(tab, 'console/refused file')
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'English' }).click()
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()

  const { key } = await newKey(owner.id, ['contacts:read'])
  await signIn(tab, key)
  await tab.getByText('This key does not have the scope documents:read').waitFor()
  expect(await tab.getByLabel('Choose a PDF').count()).toBe(0)

  // A part of the program that did not load is loaded by another try, and the person stays signed in.
  const parts = '**/settings-view-*.js'
  await tab.route(parts, (route) => route.abort())
  await tab.getByRole('link', { name: 'Settings' }).click()
  await tab.getByRole('alert').getByText('The server did not answer.').waitFor()
  await tab.unroute(parts)
  await tab.getByRole('button', { name: 'Try again' }).click()
  await tab.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  expect(await tab.evaluate('sessionStorage.length')).toBe(0)
})

test('a revoked key, a cut line and a reload lose nothing, and signing out forgets the key', async () => {
  const account = await newAccount()
  const [first, second] = [await newKey(account.id, null), await newKey(account.id, null)]
  // On a server elsewhere, a link can't sign a person in to the account of a stranger.
  const { tab, context } = await openAt('/#key=pk_live_of_a_stranger')
  expect(await tab.getByLabel('API key').inputValue()).toBe('')
  await tab.getByLabel('API key').fill(first.key)
  await tab.getByLabel('Keep me signed in').check()
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await upload(tab, await pdfFile('Agreement.pdf'))
  await context.setOffline(true)
  await tab.getByText('There is no connection.').waitFor()
  await context.setOffline(false)
  await tab.getByText('There is no connection.').waitFor({ state: 'detached' })
  await addPerson(tab, 'Anna Lindqvist', 'anna@example.com')
  await tab.reload()
  await tab.locator('.people strong', { hasText: 'Anna Lindqvist' }).waitFor()
  await tab.locator('.sheet canvas').waitFor()

  await account.client.DELETE('/api/v1/api-keys/{id}', { params: { path: { id: first.id } } })
  await comeBack(tab)
  const refused = tab.getByText('The key is no longer valid. Sign in with another one.')
  await refused.waitFor()
  await sendDraft(tab)
  await expect.poll(() => refused.count()).toBe(2)
  await tab.keyboard.press('Escape')
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()
  expect(await tab.evaluate('sessionStorage.length')).toBe(0)
  await tab.getByLabel('API key').fill(second.key)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.locator('.people strong', { hasText: 'Anna Lindqvist' }).waitFor()
})

test('of sixty people, each has a line, one is open at a time, and words find one of them', async () => {
  const account = await newAccount()
  const long = 'Anna-Maria-Magdalena '.repeat(10).trim()
  const people = Array.from({ length: 60 }, (_, index) => ({
    role: 'SIGNER' as const,
    person:
      index === 1
        ? { firstName: long, lastName: 'Lindqvist', email: 'person1@example.com' }
        : { firstName: `Person${index}`, lastName: 'Berg', email: `person${index === 2 ? 1 : index}@example.com` },
  }))
  const { id } = await account.draftDocument({ parties: people })
  const { tab } = await openAt(`/#/documents/${id}`)
  await tab.getByLabel('API key').fill(account.key)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  const rows = tab.locator('.people > li')
  await expect.poll(() => rows.count()).toBe(60)
  const heights = () =>
    rows.evaluateAll<number[], { offsetHeight: number }>((all) => all.map(({ offsetHeight }) => offsetHeight))
  expect(Math.max(...(await heights()).slice(3))).toBeLessThan(100)
  expect(await tab.getByText('The same address as another person here.').count()).toBe(2)
  await look(tab, 'console/many people')
  for (const index of [5, 7]) {
    await rows.nth(index).locator('summary').click()
    await rows.nth(index).getByLabel('Name').waitFor()
  }
  await expect.poll(() => tab.locator('.people details[open]').count()).toBe(1)
  await tab.getByLabel('Find a person in this draft').fill('berg person42')
  await expect.poll(() => rows.count()).toBe(1)
  await tab.getByText('1 person found').waitFor()
  await tab.getByLabel('Find a person in this draft').fill('nobody')
  await tab.getByText('Nobody here has this name or address.').waitFor()
})

test('in Swedish, the sender sees what needs attention, and corrects an address that bounced', async () => {
  const account = await newAccount()
  const { id, parties } = await account.sentDocument(click, click)
  const { tab } = await openAt(`/#/documents/${id}`, { locale: 'sv-SE' })
  await tab.getByLabel('API-nyckel').fill(account.key)
  await tab.getByRole('button', { name: 'Logga in' }).click()
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
  await tab.getByRole('button', { name: 'Rätta adressen till Anna Lindqvist' }).first().click()
  await tab.getByRole('dialog').getByLabel('E-postadress').fill('anna.l@example.com')
  await tab.getByRole('button', { name: 'Spara och skicka igen' }).click()
  await tab.getByText('anna.l@example.com ·').waitFor()
  await actAs(parties[1]!, { type: 'REJECTED', reason: 'Hyran är fel.' })
  await comeBack(tab)
  await tab.getByText('Skäl: Hyran är fel.').waitFor()
  await expectTitle(tab, 'agreement')
  // The documents are shown only when the part above them is loaded.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await tab.route('**/documents?attention=true*', (route) => released.then(() => route.continue()))
  await tab.reload()
  await tab.getByLabel('API-nyckel').fill(account.key)
  const listed = tab.waitForResponse('**/documents?limit=50&*')
  await tab.getByRole('button', { name: 'Logga in' }).click()
  await tab.getByRole('link', { name: 'Alla dokument' }).click()
  await (await listed).finished()
  await tab.getByText('Läser in…').waitFor()
  expect(await tab.locator('.rows').count()).toBe(0)
  release()
  await needed.getByText('Avböjdes').waitFor()
  expect(await needed.count()).toBe(1)
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
  // Only the link of the next person stands out.
  const row = (name: string) => tab.locator('.people > li', { has: tab.locator('strong', { hasText: name }) })
  await row('Cy').getByText('After Bo').waitFor()
  await row('Bo').getByText('Waits for the link').waitFor()
  const looks = ['Bo', 'Cy'].map((name) =>
    row(name).getByRole('button', { name: 'Copy the link' }).getAttribute('class'),
  )
  expect(await Promise.all(looks)).toEqual(['', 'quiet'])
  const marks = tab.getByRole('img', { name: /^Signature of / })
  await expect.poll(() => marks.count()).toBe(2)
  expect(await marks.first().locator('path').getAttribute('d')).toBe(toPath(strokes))
  expect(await marks.last().textContent()).toBe('Anna L')
  await look(tab, 'console/signatures')
  await actAs(clicker, { type: 'REJECTED', reason: null })
  await comeBack(tab)
  await tab.locator('.trail').getByText('Bo rejected the document', { exact: true }).waitFor()
  await tab.getByText('After Bo').waitFor({ state: 'detached' })

  await tab.route('**/marks/*', (route) => route.fulfill({ status: 404, json: {} }))
  await tab.reload()
  await tab.getByLabel('API key').fill(account.key)
  await tab.getByRole('button', { name: 'Sign in' }).click()
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

/** The arrows go round, Home and End lead to the ends, and Escape and Tab close the menu: the focus is on its button again, or goes on from there. */
async function fromMenu(tab: Page, button: string, item: string): Promise<void> {
  await tab.getByRole('button', { name: button, exact: true }).press('Enter')
  await tab.getByRole('menuitem', { name: item }).press('Enter')
}

/** The sender changes the terms, renews a link that has reached somebody else, and puts another person in the place of the first. */
async function changeWhatWasSent(tab: Page): Promise<void> {
  const dialog = tab.getByRole('dialog')
  const document = () =>
    db.selectFrom('documents').selectAll().where('id', '=', documentIn(tab)).executeTakeFirstOrThrow()
  const parties = () =>
    db.selectFrom('parties').selectAll().where('document_id', '=', documentIn(tab)).orderBy('added').execute()
  await fromMenu(tab, 'Change', 'Change the last day')
  await dialog.getByLabel('Last day to sign').fill('2099-12-31')
  await look(tab, 'console/last day')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await tab.getByText('It can be signed until').waitFor()
  await tab.locator('.trail').getByText('The last day was changed from none to').waitFor()
  await fromMenu(tab, 'Change', 'Change reminders')
  await dialog.getByLabel('Number of reminders').fill('7')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect.poll(async () => (await document()).reminders_max).toBe(7)
  await fromMenu(tab, 'Change', 'Change title and message')
  await dialog.getByLabel('Title').fill('Lease')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expectTitle(tab, 'Lease')

  const [anna] = await parties()
  await asParty(await linkOf(anna!.id)).POST('/api/v1/signing-session/wrong-person')
  await comeBack(tab)
  const reported = tab.getByText('Somebody who opened the link says that it is not for them.')
  await reported.waitFor()
  await fromMenu(tab, 'More for Anna Lindqvist', 'Renew the link')
  await dialog.getByText('Copy the new one and pass it on yourself.').waitFor()
  await dialog.getByRole('button', { name: 'Renew the link' }).press('Enter')
  await tab.locator('.trail').getByText('Anna Lindqvist got a new link.').waitFor()
  await reported.waitFor({ state: 'detached' })
  expect((await parties())[0]!.link_nonce).not.toBe(anna!.link_nonce)

  await fromMenu(tab, 'More for Anna Lindqvist', 'Replace the person')
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
  await dialog.getByRole('alert').filter({ hasText: 'Enter the name of the person.' }).waitFor()
  await dialog.getByLabel('Name').fill('Bo Berg')
  await dialog.getByLabel('E-mail address').fill('bo@example.com')
  await look(tab, 'console/replace')
  await dialog.getByRole('button', { name: 'Replace' }).press('Enter')
  await tab.getByText('bo@example.com · Signs').waitFor()
  await expect.poll(async () => (await parties()).map(({ name }) => name)).toEqual(['Bo Berg'])
}

async function theMenuObeysTheKeyboard(tab: Page): Promise<void> {
  const focused = () => tab.evaluate("document.activeElement.textContent + '|' + document.activeElement.role")
  const press = (key: string) => tab.keyboard.press(key)
  const button = tab.locator('.account-menu > button')
  await expect.poll(() => button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
  await press('ArrowUp')
  await expect.poll(focused).toBe('Sign out|menuitem')
  await press('ArrowDown')
  expect(await focused()).toBe('Svenska|menuitem')
  await press('End')
  await press('ArrowUp')
  expect(await focused()).toBe('Show as API|menuitem')
  await press('Home')
  expect(await focused()).toBe('Svenska|menuitem')
  await press('Escape')
  await tab.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
  await press('Enter')
  await expect.poll(focused).toBe('Svenska|menuitem')
  await press('Tab')
  await tab.getByRole('menu').waitFor({ state: 'hidden' })
  expect(await focused()).not.toContain('menuitem')
}

/** By F6, back and forth, and by Tab alone, which leads past the pages in few presses. */
async function theKeyboardGetsFromTheNameToTheReview(tab: Page): Promise<void> {
  const focused = () => tab.evaluate<string>('document.activeElement.textContent')
  const pressTo = async (key: string, text: string) => {
    let presses = 0
    while ((await focused()) !== text && presses < 60) {
      await tab.keyboard.press(key)
      presses += 1
    }
    return presses
  }
  await tab.locator('.field-editor').waitFor()
  expect(await pressTo('Tab', 'Go to the review')).toBeLessThanOrEqual(10)
  await tab.getByText('F6 and Shift + F6 go from part to part.').last().waitFor()
  await tab.keyboard.press('Enter')
  expect(await focused()).toBe('Review and send')
  expect(await pressTo('Shift+F6', 'People')).toBeLessThanOrEqual(4)
  expect(await pressTo('F6', 'Where they sign, and what they fill in')).toBe(1)
  expect(await pressTo('F6', 'Review and send')).toBeLessThanOrEqual(3)
}
