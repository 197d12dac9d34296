import { expect, test } from 'vitest'
import { comeBack, sendDraft } from '@paraph/testing/pages/console.ts'
import { startPages, textPdf } from '@paraph/testing/pages/page.ts'
import { clickAt, fieldOf, openDraft, tool } from '../browser/fields.support.ts'

const pages = await startPages()

test('the console says if the PDF does not arrive or a field is refused, and what was saved stays', async () => {
  const { tab, fields } = await openDraft(pages)
  await tab.route('**/documents/*/file', (route) => route.fulfill({ status: 404, json: {} }))
  await tab.getByRole('link', { name: 'All documents' }).click()
  await tab.getByRole('link', { name: 'agreement' }).click()
  await tab.getByText('The document cannot be shown here.').waitFor()
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await tab.getByRole('button', { name: 'Try again' }).click()
  await tab.locator('.sheet canvas').first().waitFor()

  await tool(tab, 'Number').click()
  await clickAt(tab, 1, 200, 300)
  await tab.keyboard.press('Escape')
  const value = tab.getByLabel('Filled in already (not required)')
  await value.fill('much')
  await tab.getByRole('alert').getByText('This is no number').waitFor()
  await value.fill('1200')
  await tab.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => tab.getByRole('alert').count()).toBe(0)
  expect((await fields())[0]).toMatchObject({ type: 'NUMBER', value: '1200' })

  // What was saved stays in view, although the draft can't be loaded after it.
  await tab.route('**/documents/*?include*', (route) => route.abort('connectionfailed'))
  await tool(tab, 'Name').click()
  await clickAt(tab, 1, 200, 400)
  await tab.getByText('The server did not answer.').waitFor()
  await tab.getByText('Saved', { exact: true }).waitFor()
  await fieldOf(tab, 'Name of Anna Lindqvist, page 1').waitFor()
  expect((await fields()).map(({ type }) => type)).toEqual(['NUMBER', 'NAME'])
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await tab.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await fields()).map(({ type }) => type)).toEqual(['NUMBER'])
})

test('fields are pasted into another document for its own people, and a fault is shown at its field', async () => {
  const { tab, account } = await openDraft(pages)
  await tool(tab, 'Text').click()
  await tab.getByRole('radio', { name: 'Bo Berg' }).check()
  await clickAt(tab, 1, 200, 300)
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
  // The second document has only one person.
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
  await sendDraft(tab)
  await tab.getByText('Correct this first').waitFor()
  await tab.getByRole('button', { name: 'Show where: No person of this document fits this field.' }).click()
  await expect.poll(() => orphan.evaluate((element) => element.matches(':focus'))).toBe(true)
  await tab.locator('.properties .error', { hasText: 'No person of this document fits this field.' }).waitFor()
  await tab.getByRole('combobox', { name: 'Who fills it in' }).selectOption('Anna Lindqvist')
  await sendDraft(tab)
  await tab.getByText('Signed: 0 of 1.').waitFor()
  const owners = await pages.db.selectFrom('fields').select('party_id').where('document_id', '=', second.id).execute()
  expect(new Set(owners.map(({ party_id }) => party_id)).size).toBe(1)
})
