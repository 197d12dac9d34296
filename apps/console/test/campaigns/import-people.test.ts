import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { startPages } from '@paraph/testing/pages/page.ts'
import { signIn, storeFile } from '@paraph/testing/pages/console.ts'

const { newAccount, openAt, db } = await startPages()

const csv = (text: string) => storeFile('people.csv', new TextEncoder().encode(text))

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
    'Gu Gran,gu@example.com,7,,99',
    `Ha Holm,ha@example.com,7,${'x'.repeat(256)},7`,
    'ANNA Lindqvist,Anna@example.com,7,Bygg AB,556016-0680',
    '"Id Ilar,id@example.com,7,,',
  ]
  await choose.setInputFiles(await csv(['Name,E-mail,Shoe size,Company,Org. no', ...rows].join('\n')))
  await dialog.getByText('people.csv: 5 people found.').waitFor()
  const focused = () => tab.evaluate<string>('document.activeElement.textContent')
  await expect.poll(focused).toContain('5 people found.')
  await dialog.getByText('and 2 more', { exact: true }).waitFor()
  await dialog.getByText('These columns are left out: Shoe size.').waitFor()
  await dialog.getByText('Line 5: The row has no name.').waitFor()
  await dialog.getByText('says the same as one before it, and is left out: 9').waitFor()
  await dialog.getByText('Line 10: A quotation mark is not closed').waitFor()
  await dialog.getByLabel('you have no such company: 99').uncheck()
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
  await dialog.getByText('Line 4: Check the address.').waitFor()
  await dialog.getByText('Cy · no address · 7').waitFor()
  await dialog.getByText('Line 7: It is not clear which company “99” is.').waitFor()
  await dialog.getByText('Line 8: The text in companyName is too long.').waitFor()
  const saving = tab.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save these rows as CSV' }).click()
  const refused = await readFile(await (await saving).path(), 'utf8')
  expect(refused.split('\r\n').map((line) => line.replace(/^("[^"]*"|[^,"]*),/, ''))).toEqual([
    'Name,E-mail,Shoe size,Company,Org. no',
    ...[4, 5, 7, 8, 10].map((line) => rows[line - 2]!.replace('"', '')),
  ])
  const linked = async () => {
    const { data } = await account.client.GET('/api/v1/contacts')
    return data!.contacts.map(({ firstName, company }) => `${firstName} ${company?.orgNumber}`)
  }
  expect(await linked()).toEqual(['Di 556016-0680', 'Anna 556016-0680', 'Bo undefined'])
  await dialog.getByRole('button', { name: 'Close' }).click()
  const names = () => tab.locator('.rows button').allTextContents()
  await expect.poll(names).toEqual(['Bo Berg', 'Di Dahl', 'Anna Lindqvist'])

  // A company needs no number.
  await tab.getByRole('button', { name: 'Import from CSV' }).click()
  await choose.setInputFiles(await csv('Name,Company\nGu Gran,Gran AB\nHi Hall,bygg ab\n'))
  await dialog.getByRole('button', { name: 'Add 2 people' }).click()
  await dialog.getByText('Added: 2.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect((await linked()).slice(0, 2)).toEqual(['Hi 556016-0680', 'Gu '])
  expect((await account.client.GET('/api/v1/companies')).data!.companies).toMatchObject([
    { name: 'Gran AB', orgNumber: '' },
    { name: 'Bygg AB' },
  ])

  // If wished, a person is added without a company that is not found. Who stops the import stops the request that has no answer yet.
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  await context.route('**/api/v1/contacts', (route) =>
    route.request().postData()?.includes('Fi') ? hold() : route.continue(),
  )
  await tab.getByRole('button', { name: 'Import from CSV' }).click()
  await choose.setInputFiles(await csv('Name,Org. no\nEd,77\nFi,\n'))
  await dialog.getByRole('button', { name: 'Add 2 people' }).click()
  await isHeld
  await dialog.getByRole('button', { name: 'Stop' }).click()
  await dialog.getByText('Added: 1.').waitFor()
  await dialog.getByText('1 of 2').waitFor()
  await dialog.getByText('without their company, because it is not clear which one it is: 2').waitFor()
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
