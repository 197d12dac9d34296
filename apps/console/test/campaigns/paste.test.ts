import { expect, test } from 'vitest'
import { startPages, textPdf } from '@paraph/testing/pages/page.ts'
import { comeBack } from '@paraph/testing/pages/console.ts'
import { click, fieldOf, openDraft, tool } from '../browser/fields.support.ts'

const pages = await startPages()
const { db } = pages

test('fields are pasted into another document for its own people, and a fault is shown at its field when the document is sent', async () => {
  const { tab, account, faults } = await openDraft(pages)
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
  await tab.getByRole('button', { name: 'Send to 1 person' }).click()
  await tab.getByText('Correct what is marked').waitFor()
  await orphan.click()
  await tab.locator('.properties .error', { hasText: 'No person of this document fits this field.' }).waitFor()
  await tab.getByRole('combobox', { name: 'Who fills it in' }).selectOption('Anna Lindqvist')
  await tab.getByRole('button', { name: 'Send to 1 person' }).click()
  await tab.getByText('Signed: 0 of 1.').waitFor()
  const owners = await db.selectFrom('fields').select('party_id').where('document_id', '=', second.id).execute()
  expect(new Set(owners.map(({ party_id }) => party_id)).size).toBe(1)
  expect(faults).toEqual([])
})
