import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { expectTitle, startPages } from '@paraph/testing/pages/page.ts'
import { addPerson, documentIn, signIn, storeFile, upload } from '@paraph/testing/pages/console.ts'
import { fieldOf } from '../browser/fields.support.ts'

const pages = await startPages()
const { newAccount, openAt } = pages

test('fields that the PDF brings are suggested and kept, and a copy has the same people and fields', async () => {
  const account = await newAccount()
  const { tab } = await openAt('/')
  await signIn(tab, account.key)
  const pdf = PDF.create()
  const sheetOfPdf = pdf.addPage()
  for (const [index, tag] of [
    '{{signature; name=seller}}',
    '{{text; party=2; name=city}}',
    '{{photo; type=image}}',
    '{{signature; role=Tenant; name=tenant}}',
    '{{text; role=Landlord; name=rent}}',
  ].entries())
    sheetOfPdf.drawText(tag, { x: 60, y: 700 - 100 * index, size: 10 })
  await upload(tab, await storeFile('Lease.pdf', new Uint8Array(await pdf.save())))
  // The people whom the PDF names by roles are added in one step, each with its fields. Who is not known yet is left empty.
  await tab.getByText('This PDF names 2 roles: Tenant, Landlord.').waitFor()
  await look(tab, 'console/roles of the PDF')
  const tenant = tab.getByRole('group', { name: 'Tenant' })
  const addThem = tab.getByRole('button', { name: 'Add these people' })
  await addThem.click()
  await tenant.getByText('Enter the name of the person.').waitFor()
  await tenant.getByLabel('Name').fill('Anna Lindqvist')
  await tenant.getByLabel('E-mail address').fill('anna@example.com')
  await addThem.click()
  await fieldOf(tab, 'Signature of Anna Lindqvist, page 1').nth(1).waitFor()
  await tab.getByText('This PDF names 1 role: Landlord.').waitFor()
  await tab.getByText('The PDF has brought 3 fields: Signature (1), Text (2).').waitFor()
  await tab.getByText('Landlord: 1 field, no person yet.').waitFor()
  await tab.getByText('What each became').click()
  await tab.getByText('city: Text, page 1, for Person 2').waitFor()
  await tab.getByText('did not become a field (1)').click()
  await tab.getByText('{{photo; type=image}}').waitFor()
  await fieldOf(tab, 'Text, page 1. Nobody fills it in yet.').nth(1).waitFor()
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
    ['tenant', 'Anna Lindqvist', null],
    ['rent', undefined, 'Landlord'],
  ])

  // Enter ends the editing of the title, and Escape gives back the one from before.
  const title = tab.getByLabel('Title', { exact: true })
  await title.fill('Lease')
  await title.press('Enter')
  await expectTitle(tab, 'Lease')
  await title.fill('A mistake')
  await expectTitle(tab, 'A mistake')
  await title.press('Escape')
  await expectTitle(tab, /^Lease$/)
  expect(await title.inputValue()).toBe('Lease')
  await expect.poll(() => tab.evaluate('document.activeElement.tagName')).toBe('BODY')
  // What was typed last is copied too.
  await title.fill('Lease of today')
  await tab.getByRole('tab', { name: 'Message and more' }).click()
  await tab.getByRole('button', { name: 'Copy to a new draft' }).click()
  await expect.poll(() => documentIn(tab)).not.toBe(id)
  await fieldOf(tab, 'Text of Bo Berg, page 1').waitFor()
  expect(await title.inputValue()).toBe('Lease of today')
  expect(await partsOf(documentIn(tab))).toEqual(original)
  expect(await partsOf(id)).toEqual(original)
})
