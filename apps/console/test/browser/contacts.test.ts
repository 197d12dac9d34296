import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { phone, startPages } from '@paraph/testing/pages/page.ts'
import { documentIn, pdfFile, signIn, storeFile, upload } from '@paraph/testing/pages/console.ts'

const { baseUrl, newAccount, newKey, openAt, db } = await startPages()

const csv = (text: string) => storeFile('people.csv', new TextEncoder().encode(text))

test('contacts and companies are added, found, changed and deleted, and a refused value is marked', async () => {
  const account = await newAccount()
  const { tab } = await openAt('/', phone)
  await signIn(tab, account.key)
  // Tab meets the menu of the account before the parts, which stand at the end of the window.
  const rail = await tab.locator('.rail :is(a, .account-menu > button)').allTextContents()
  expect(rail.slice(2)).toEqual(['Documents', 'Contacts', 'Settings'])
  await tab.getByRole('link', { name: 'Contacts' }).tap()
  await tab.getByText('No contacts yet.').waitFor()
  await tab.getByRole('button', { name: 'Add a contact' }).tap()
  const dialog = tab.getByRole('dialog')
  const confirm = (question: string) =>
    tab.getByRole('dialog', { name: question }).getByRole('button', { name: 'Delete' }).tap()
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.tap()
  await dialog.getByText('Enter a first name.').waitFor()
  await dialog.getByLabel('First name').fill('Anna')
  await dialog.getByLabel('Last name').fill('Lindqvist')
  await dialog.getByLabel('Phone number').fill('12')
  await save.tap()
  await dialog.getByText('Correct what is marked.').waitFor()
  await dialog.getByText('Enter a phone number with its country code').waitFor()
  expect(await dialog.getByLabel('Phone number').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByLabel('Company', { exact: true }).selectOption('A new company…')
  await save.tap()
  await dialog.getByText('Enter the name and the organization number').waitFor()
  await dialog.getByLabel('Name of the company').fill('Lindqvist Bygg AB')
  await dialog.getByLabel('Organization number').fill('556016-0680')
  await save.tap()
  await dialog.getByText('Correct what is marked.').waitFor()
  await look(tab, 'console/contact')
  await dialog.getByLabel('Phone number').fill('+46701740605')
  await save.tap()
  await dialog.waitFor({ state: 'detached' })
  await account.contact({ firstName: 'Bo', lastName: 'Berg', email: 'bo@example.com' })
  const names = () => tab.locator('.rows button').allTextContents()
  await tab.getByLabel('Search by name').fill('lind 4670')
  await expect.poll(names).toEqual(['Anna Lindqvist'])
  await tab.getByLabel('Search by name').fill('nobody')
  await tab.getByText('No contact contains “nobody”.').waitFor()
  await tab.getByLabel('Search by name').fill('')
  await expect.poll(names).toEqual(['Bo Berg', 'Anna Lindqvist'])
  await look(tab, 'console/contacts')
  await tab.getByRole('button', { name: 'Anna Lindqvist' }).tap()
  await dialog.getByLabel('Phone number').fill('')
  await dialog.getByLabel('Last name').fill('Åkesson')
  await save.tap()
  await expect.poll(names).toEqual(['Bo Berg', 'Anna Åkesson'])
  expect((await account.client.GET('/api/v1/companies')).data!.companies).toMatchObject([{ name: 'Lindqvist Bygg AB' }])
  await tab.locator('.rows li', { hasText: 'Anna Åkesson' }).getByText('Lindqvist Bygg AB').waitFor()
  const stored = db.selectFrom('contacts').select(['last_name', 'phone']).where('account_id', '=', account.id)
  expect(await stored.where('first_name', '=', 'Anna').execute()).toEqual([{ last_name: 'Åkesson', phone: null }])
  await tab.getByRole('button', { name: 'Bo Berg' }).tap()
  await dialog.getByRole('button', { name: 'Delete' }).tap()
  await confirm('Delete this contact?')
  await expect.poll(names).toEqual(['Anna Åkesson'])
  const focused = () => tab.evaluate('document.activeElement.textContent')
  await expect.poll(focused).toBe('Anna Åkesson')

  const companies = tab.getByRole('link', { name: 'Companies' })
  await companies.tap()
  await tab.getByRole('button', { name: 'Lindqvist Bygg AB' }).tap()
  await dialog.getByLabel('Name of the company').fill(' ')
  await save.tap()
  await dialog.getByText('Enter the name and the organization number').waitFor()
  await dialog.getByLabel('Name of the company').fill('Lindqvist & Son')
  await save.tap()
  await expect.poll(names).toEqual(['Lindqvist & Son'])
  await tab.getByRole('button', { name: 'Add a company' }).tap()
  await dialog.getByLabel('Name of the company').fill('Other AB')
  await dialog.getByLabel('Organization number').fill('7')
  await save.tap()
  await expect.poll(names).toEqual(['Other AB', 'Lindqvist & Son'])
  // Nothing is lost, and the way out begins here.
  await tab.getByRole('button', { name: 'Lindqvist & Son' }).tap()
  await dialog.getByRole('button', { name: 'Delete' }).tap()
  await confirm('Delete this company?')
  await dialog.getByText('The company was not deleted, because it has contacts.').waitFor()
  await look(tab, 'console/company')
  await dialog.getByRole('link', { name: 'Show the contacts of this company' }).tap()
  await tab.getByRole('heading', { name: 'Contacts' }).waitFor()
  await tab.getByRole('button', { name: 'Anna Åkesson' }).tap()
  await dialog.getByLabel('Company', { exact: true }).selectOption('Other AB (7)')
  await save.tap()
  await tab.getByText('No contact contains “Lindqvist & Son”.').waitFor()
  await companies.tap()
  await tab.getByRole('button', { name: 'Lindqvist & Son' }).tap()
  await dialog.getByRole('button', { name: 'Delete' }).tap()
  await confirm('Delete this company?')
  await expect.poll(names).toEqual(['Other AB'])

  const { key } = await newKey(account.id, ['documents:read'])
  const poor = await openAt('/')
  await signIn(poor.tab, key)
  await poor.tab.getByRole('link', { name: 'Contacts' }).click()
  await poor.tab.getByText('does not have the scope contacts:read').waitFor()
  expect(await poor.tab.getByRole('button', { name: 'Add a contact' }).count()).toBe(0)
  await poor.tab.goto(`${baseUrl}/#/companies`)
  await poor.tab.getByRole('heading', { name: 'Companies' }).waitFor()
  await poor.tab.getByText('does not have the scope contacts:read').waitFor()
})

test('people of a file become contacts once, also after an import that broke off', async () => {
  const account = await newAccount()
  await account.contact({ firstName: 'Bo', lastName: 'Berg', email: 'bo@example.com' })
  const { tab, context } = await openAt('/')
  await signIn(tab, account.key)
  await tab.getByRole('link', { name: 'Contacts' }).click()
  await tab.getByRole('button', { name: 'Import from CSV' }).click()
  const dialog = tab.getByRole('dialog')
  const choose = dialog.getByLabel('Choose a file')
  await choose.setInputFiles(await csv('E-mail\nanna@example.com\n'))
  await dialog.getByText('No column has the heading').waitFor()
  const rows = [
    'Anna Lindqvist,anna@example.com,7,Bygg AB,556016-0680',
    'Bo Berg,BO@example.com,7,Other AB,9',
    'Cy,no address,7,,',
    ',x@example.com,7,,',
    'Di Dahl,di@example.com,7,BYGG AB,5560160680',
    'Gu Gran,gu@example.com,7,Gran AB,',
    `Ha Holm,ha@example.com,7,${'x'.repeat(256)},7`,
    '"Id Ilar,id@example.com,7,,',
  ]
  await choose.setInputFiles(await csv(['Name,E-mail,Shoe size,Company,Org. no', ...rows].join('\n')))
  await dialog.getByText('people.csv: 5 people found.').waitFor()
  const focused = () => tab.evaluate<string>('document.activeElement.textContent')
  await expect.poll(focused).toContain('5 people found.')
  await dialog.getByText('and 2 more', { exact: true }).waitFor()
  await dialog.getByText('These columns are left out: Shoe size.').waitFor()
  await dialog.getByText('Line 5: The row has no name.').waitFor()
  await dialog.getByText('Line 9: A quotation mark is not closed').waitFor()
  await dialog.getByLabel('you have no such company: Gran AB').uncheck()
  await look(tab, 'console/import')

  // First the answers about the company of row 1 are lost, then those about its person. The client tries each three times, and the import stops.
  const lose = async (path: string, button: string) => {
    let lost = 0
    await context.route(path, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      lost++
      return route.abort()
    })
    await dialog.getByRole('button', { name: button }).click()
    await dialog.getByText('The server did not answer.').waitFor()
    expect(lost).toBe(3)
    await context.unroute(path)
  }
  await lose('**/api/v1/companies', 'Add 5 people')
  await lose('**/api/v1/contacts', 'Go on')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByText('Added: 2. Left out, because they are contacts already: 1. Not added: 5.').waitFor()
  await expect.poll(focused).toContain('Added: 2.')
  await dialog.getByText('Line 4: Enter a full e-mail address').waitFor()
  await dialog.getByText('Line 7: It is not clear which company “Gran AB” is.').waitFor()
  await dialog.getByText('Line 8: The text in companyName is too long.').waitFor()
  const saving = tab.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save these rows as CSV' }).click()
  const refused = await readFile(await (await saving).path(), 'utf8')
  expect(refused.split('\r\n').map((line) => line.replace(/^("[^"]*"|[^,"]*),/, ''))).toEqual([
    'Name,E-mail,Shoe size,Company,Org. no',
    ...[4, 5, 7, 8, 9].map((line) => rows[line - 2]!.replace('"', '')),
  ])
  const linked = async () => {
    const { data } = await account.client.GET('/api/v1/contacts')
    return data!.contacts.map(({ firstName, company }) => `${firstName} ${company?.orgNumber}`)
  }
  expect(await linked()).toEqual(['Di 556016-0680', 'Anna 556016-0680', 'Bo undefined'])
  await dialog.getByRole('button', { name: 'Close' }).click()
  const names = () => tab.locator('.rows button').allTextContents()
  await expect.poll(names).toEqual(['Bo Berg', 'Di Dahl', 'Anna Lindqvist'])

  // A company that exists needs no number. If wished, a person is added without a company that is not found.
  await tab.getByRole('button', { name: 'Import from CSV' }).click()
  await choose.setInputFiles(await csv('Name,Company\nGu Gran,Gran AB\nHi Hall,bygg ab\n'))
  await dialog.getByRole('button', { name: 'Add 2 people' }).click()
  await dialog.getByText('Added: 2.').waitFor()
  await dialog.getByText('without their company, because it is not clear which one it is: 2').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect((await linked()).slice(0, 2)).toEqual(['Hi 556016-0680', 'Gu undefined'])
  expect((await account.client.GET('/api/v1/companies')).data!.companies).toMatchObject([{ name: 'Bygg AB' }])

  // Who stops the import stops the request that has no answer yet.
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  await context.route('**/api/v1/contacts', (route) =>
    route.request().postData()?.includes('Fi') ? hold() : route.continue(),
  )
  await tab.getByRole('button', { name: 'Import from CSV' }).click()
  await choose.setInputFiles(await csv('Name\nEd\nFi\n'))
  await dialog.getByRole('button', { name: 'Add 2 people' }).click()
  await isHeld
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByText('Added: 1.').waitFor()
  await dialog.getByText('1 of 2').waitFor()
  await tab.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(names).toEqual(['Bo Berg', 'Di Dahl', 'Ed', 'Gu Gran', 'Hi Hall', 'Anna Lindqvist'])
  await context.unroute('**/api/v1/contacts')

  const savingAll = tab.waitForEvent('download')
  await tab.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await savingAll
  expect(file.suggestedFilename()).toBe('Contacts.csv')
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFFfirstName,lastName,email,phone,ssn,externalId,companyName,companyOrgNumber,companyRole,createdAt,updatedAt',
  )
  const cells = lines.slice(1).map((line) => line.split(','))
  expect(cells.map(([name]) => name)).toEqual(['Ed', 'Hi', 'Gu', 'Di', 'Anna', 'Bo'])
  expect(cells[1]!.slice(0, 9)).toEqual(['Hi', 'Hall', '', '', '', '', 'Bygg AB', '556016-0680', ''])

  await sql`insert into contacts select copy.* from contacts, generate_series(1, 50) as number,
    jsonb_populate_record(contacts, jsonb_build_object('id', 'ctc_7' || lpad(number::text, 13, '0') || right(contacts.id, 12))) as copy
    where contacts.account_id = ${account.id} and contacts.first_name = 'Bo'`.execute(db)
  await tab.getByRole('link', { name: 'Companies' }).click()
  await tab.getByRole('link', { name: 'All contacts' }).click()
  const letters = tab.getByLabel('Begin at the letter')
  await letters.selectOption('G')
  await expect.poll(names).toEqual(['Gu Gran', 'Hi Hall', 'Anna Lindqvist'])
  await look(tab, 'console/letters')
  await letters.selectOption('Ö')
  await tab.getByText('No last name begins with Ö').waitFor()
  await letters.selectOption('The first')
  await expect.poll(async () => (await names())[0]).toBe('Bo Berg')
})

test('a person is picked from the contacts or is new, and the sender signs too by one press', async () => {
  const account = await newAccount()
  const picked = await account.contact({ firstName: 'Anna', lastName: 'Lindqvist', email: null, phone: '+46701740605' })
  await account.contact({ firstName: 'Anna', lastName: 'Lindqvist', email: 'other@example.com' })
  const { tab } = await openAt('/')
  await signIn(tab, account.key)
  await upload(tab, await pdfFile('Agreement.pdf'))
  const form = tab.locator('.add-person')
  const [name, email] = [form.getByLabel('Name'), form.getByLabel('E-mail address')]
  const offered = () =>
    form.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  await name.fill('lindq')
  await expect.poll(offered).toEqual(['Anna Lindqvist (other@example.com)', 'Anna Lindqvist (+46701740605)'])
  // A browser puts the text of the option that was chosen into the field.
  await name.fill('Anna Lindqvist (other@example.com)')
  expect([await name.inputValue(), await email.inputValue()]).toEqual(['Anna Lindqvist', 'other@example.com'])
  await email.fill('new@example.com')
  await form.getByLabel('Keep new people').check()
  await name.press('Enter')
  const parties = () =>
    db
      .selectFrom('parties')
      .select(['name', 'email', 'phone', 'delivery_method as by'])
      .where('document_id', '=', documentIn(tab))
      .orderBy('id')
      .execute()
  const fresh = { name: 'Anna Lindqvist', email: 'new@example.com', phone: null, by: 'EMAIL' }
  await expect.poll(parties).toEqual([fresh])
  await expect.poll(() => name.inputValue()).toBe('')
  await name.fill('lindqvist')
  await expect.poll(offered).toHaveLength(3)
  await name.fill('Anna Lindqvist (+46701740605)')
  expect(await email.inputValue()).toBe('')
  await name.press('Enter')
  const known = { name: 'Anna Lindqvist', email: null, phone: picked.phone, by: 'SMS' }
  await expect.poll(parties).toEqual([fresh, known])

  // The console asks only once who the sender is.
  const signToo = tab.getByRole('button', { name: 'I sign too' })
  await signToo.click()
  const dialog = tab.getByRole('dialog', { name: 'You sign too' })
  expect(await dialog.getByLabel('Name').evaluate((field) => field.matches(':focus'))).toBe(true)
  await dialog.getByLabel('Name').fill('Cy Dahl')
  await dialog.getByRole('button', { name: 'Add me' }).click()
  await dialog.getByText('Enter a full e-mail address').waitFor()
  await dialog.getByLabel('E-mail address').fill('cy@example.com')
  await look(tab, 'console/sign too')
  await dialog.getByRole('button', { name: 'Add me' }).click()
  await dialog.waitFor({ state: 'detached' })
  const self = { name: 'Cy Dahl', email: 'cy@example.com', phone: null, by: 'EMAIL' }
  await expect.poll(parties).toEqual([fresh, known, self])
  await expect.poll(() => name.evaluate((field) => field.matches(':focus'))).toBe(true)
  await tab.getByRole('link', { name: 'All documents' }).click()
  await upload(tab, await pdfFile('Order.pdf'))
  await signToo.click()
  await expect.poll(parties).toEqual([self])
  await signToo.waitFor({ state: 'detached' })
  await expect.poll(() => name.evaluate((field) => field.matches(':focus'))).toBe(true)
})
