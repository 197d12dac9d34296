import { expect, test } from 'vitest'
import { startPages } from '@paraph/testing/pages/page.ts'
import { click, fieldOf, openDraft, tool } from '../browser/fields.support.ts'

const pages = await startPages()

test('the console says if the PDF does not arrive, and a button loads it; it names a field that the server refuses, until the field is corrected; what was saved stays if the draft can not be loaded again', async () => {
  const { tab, faults, fields } = await openDraft(pages)
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
  await tab.getByRole('alert').getByText('This is no number').waitFor()
  await value.fill('1200')
  await tab.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => tab.getByRole('alert').count()).toBe(0)
  expect((await fields())[0]).toMatchObject({ type: 'NUMBER', value: '1200' })

  // What was saved stays in view, although the draft can't be loaded after it.
  await tab.route('**/documents/*?include*', (route) => route.abort('connectionfailed'))
  await tool(tab, 'Name').click()
  await click(tab, 1, 200, 400)
  await tab.getByText('The server did not answer.').waitFor()
  await tab.getByText('Saved', { exact: true }).waitFor()
  await fieldOf(tab, 'Name of Anna Lindqvist, page 1').waitFor()
  expect((await fields()).map(({ type }) => type)).toEqual(['NUMBER', 'NAME'])
  await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await tab.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await fields()).map(({ type }) => type)).toEqual(['NUMBER'])
  expect(faults).toEqual([])
})
