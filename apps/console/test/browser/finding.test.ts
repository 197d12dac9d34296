import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { expectTitle, phone, startPages } from '@paraph/testing/pages/page.ts'
import {
  addPerson,
  comeBack,
  keyField,
  openMenu,
  pdfFile,
  sendDraft,
  signIn,
  storeFile,
  upload,
} from '@paraph/testing/pages/console.ts'

const { newAccount, newKey, openAt, preview } = await startPages()

test('words and labels find a document, and the way back shows what was found', async () => {
  const account = await newAccount()
  const lease = await account.draftDocument({ title: 'Lease #7, 100 % (A&B), Storgatan' })
  await account.draftDocument({ title: 'Order' })
  await account.party(lease.id)
  await preview(lease.id)
  const { tab } = await openAt('/', phone)
  await signIn(tab, account.key)
  const titles = () => tab.locator('.rows a').allTextContents()
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])
  const tabs = async () => (await tab.locator('.filters a').allTextContents()).slice(0, 4)
  await expect.poll(tabs).toEqual(['All2', 'Needs me0', 'Draft2', 'Sent0'])
  const pictures = tab.locator('.first-page')
  await pictures.last().locator('img[alt=""]').waitFor()
  await pictures.first().locator('svg').waitFor()
  const sizes = await pictures.evaluateAll((boxes) => boxes.map((box) => [box.clientWidth, box.clientHeight]))
  expect(sizes[0]).toEqual(sizes[1])
  const field = tab.getByLabel('Search by title, person or address')
  await tab.getByRole('button', { name: 'Go to the content' }).press('Enter')
  await expect.poll(() => tab.evaluate('document.activeElement.tagName')).toBe('H1')
  await tab.keyboard.press('/')
  await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true)
  expect(await field.inputValue()).toBe('')
  await field.fill('lindqvist #7, 100 % (a&b), stor')
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  await tab.getByText('1 found.').waitFor({ state: 'attached' })
  // The numbers are those of all documents, and not of what was found.
  expect(await tabs()).toEqual(['All', 'Needs me', 'Draft', 'Sent'])
  await tab.locator('.filters').getByRole('link', { name: 'Draft', exact: true }).click()
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  await tab.locator('.rows a').click()
  await expectTitle(tab, 'Lease #7, 100 % (A&B), Storgatan')
  await tab.getByRole('tab', { name: 'Message and more' }).click()
  await tab.getByLabel('Add a label').fill(' Key customers & co')
  await tab.getByLabel('Add a label').press('Enter')
  await tab.getByRole('button', { name: 'Remove the label Key customers & co' }).waitFor()
  await look(tab, 'console/labels')
  await tab.getByRole('link', { name: 'All documents' }).click()
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

  // An answer that stops the drawing of a view leaves no empty page, and the other views work.
  const broken = { json: { documents: [null], nextCursor: null } }
  await tab.route('**/api/v1/documents?*search=broken*', (route) => route.fulfill(broken))
  await field.fill('broken')
  await expectTitle(tab, 'This view cannot be shown')
  await tab.getByRole('link', { name: 'Contacts' }).click()
  await expectTitle(tab, 'Contacts')
  await tab.getByRole('link', { name: 'Documents' }).click()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await field.fill('')
  await tab.locator('.filters').getByRole('link', { name: 'All' }).click()
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])
  await tab.locator('.rows .labels').getByText('Key customers & co').waitFor()
  const filters = tab.getByRole('button', { name: 'Filters' })
  await filters.click()
  await tab.getByLabel('Label', { exact: true }).selectOption('Key customers & co')
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  await look(tab, 'console/search')
  await tab.locator('.filters').getByRole('link', { name: 'Sent' }).click()
  await tab.getByText('No document here has the label “Key customers & co”.').waitFor()
  await tab.goBack()
  await tab.locator('.rows a').click()
  await tab.getByRole('tab', { name: 'Message and more' }).click()
  await tab.getByRole('link', { name: 'Key customers & co' }).click()
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan'])
  await tab.getByRole('button', { name: 'Remove the filter “Label: Key customers & co”' }).click()
  await expect.poll(() => filters.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])

  // The order is in the address, and the way back leads to the row that was left.
  await filters.click()
  await tab.getByRole('combobox', { name: 'Order' }).selectOption('Title, A to Z')
  await expect.poll(titles).toEqual(['Lease #7, 100 % (A&B), Storgatan', 'Order'])
  await tab.setViewportSize({ width: 1000, height: 260 })
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

  await filters.click()
  const person = tab.getByLabel('Person', { exact: true })
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
  const [values] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: 'Save the values as a table' }).click(),
  ])
  expect(await readFile(await values.path(), 'utf8')).toMatch(
    /^\uFEFFtitle,id,status,completedAt,externalId\r\n"Lease #7, 100 % \(A&B\), Storgatan",doc_\w+,DRAFT,,$/,
  )
  await tab.getByLabel('Last day').fill('2020-02-03')
  await tab.getByText('No document fits these filters.').waitFor()
  expect(new URL(tab.url()).hash).toBe('#/documents?person=lindqvist&to=2020-02-03&sort=TITLE&reverse=true')
  await tab.getByText('Created: until 3 Feb 2020').waitFor()
  await tab.getByRole('button', { name: 'Filters (2)' }).waitFor()
  await look(tab, 'console/filters')
  await tab.locator('.cure').getByRole('link', { name: 'Clear the filters' }).click()
  await expect.poll(titles).toEqual(['Order', 'Lease #7, 100 % (A&B), Storgatan'])
})

test('a wrong file, a wrong key, and another account’s document each get an answer that helps', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { id } = await owner.draftDocument()
  const { tab } = await openAt(`/#/documents/${id}`)
  await (await keyField(tab)).fill('pk_live_wrong')
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tab.getByRole('alert').getByText('The server does not know this key').waitFor()
  await (await keyField(tab)).fill(stranger.key)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tab.getByText('This does not exist, or it belongs to another account.').waitFor()
  await tab.getByRole('link', { name: 'All documents' }).click()
  await tab.getByRole('region', { name: 'New document' }).waitFor()
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
  await tab.getByRole('heading', { name: 'Account', level: 1 }).waitFor()
  expect(await tab.evaluate('sessionStorage.length')).toBe(0)
})

test('a revoked key, a cut line and a reload lose nothing, and signing out forgets the key', async () => {
  const account = await newAccount()
  const [first, second] = [await newKey(account.id, null), await newKey(account.id, null)]
  // On a server elsewhere, a link can't sign a person in to the account of a stranger.
  const { tab, context } = await openAt('/#key=pk_live_of_a_stranger')
  expect(await (await keyField(tab)).inputValue()).toBe('')
  await (await keyField(tab)).fill(first.key)
  await tab.getByLabel('Keep me signed in').check()
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
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
  // The draft, what the person reads, and the sending.
  await expect.poll(() => refused.count()).toBe(3)
  await tab.keyboard.press('Escape')
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()
  expect(await tab.evaluate('sessionStorage.length')).toBe(0)
  await (await keyField(tab)).fill(second.key)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  await tab.locator('.people strong', { hasText: 'Anna Lindqvist' }).waitFor()
})
