import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { click, phone, startPages } from '@paraph/testing/pages/page.ts'
import { comeBack, faultAt, signIn } from '@paraph/testing/pages/console.ts'

const { newAccount, openAt, actAs } = await startPages()

test('the sender reminds, cancels and deletes several documents, and sees what became of each', async () => {
  const account = await newAccount()
  const drafts = []
  for (const title of ['Plan', 'Offer', 'Order']) drafts.push(await account.draftDocument({ title }))
  const [first, second] = [await account.sentDocument(click, click), await account.sentDocument(click)]
  const { tab, context } = await openAt('/', phone)
  await signIn(tab, account.key)
  const boxes = tab.locator('tbody [type=checkbox]')
  const bar = tab.getByRole('region', { name: 'Selected documents' })
  const dialog = tab.getByRole('dialog')
  const choose = async (item: string) => {
    await bar.getByRole('button', { name: 'More for the selected documents' }).click()
    await tab.getByRole('menuitem', { name: item }).click()
  }

  // By the keyboard and the mouse: one row, the next ones, and a range.
  await boxes.first().focus()
  await tab.keyboard.press('Space')
  await tab.keyboard.press('Shift+ArrowDown')
  await bar.getByText('2 selected').waitFor()
  const all = tab.getByLabel('Select all that are shown')
  expect(await all.evaluate<boolean, { indeterminate: boolean }>(({ indeterminate }) => indeterminate)).toBe(true)
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await bar.getByText('4 selected').waitFor()
  await look(tab, 'console/selected')
  const saving = tab.waitForEvent('download')
  await choose('Save as a table (4)')
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    '\uFEFFtitle',
    'agreement',
    'agreement',
    'Order',
    'Offer',
  ])
  await choose('Add a label (4)')
  await dialog.getByRole('button', { name: 'Add the label' }).click()
  await expect.poll(() => faultAt(dialog.getByLabel('Label'))).toBe('Enter a label.')
  await dialog.getByLabel('Label').fill('Rent')
  await dialog.getByRole('button', { name: 'Add the label' }).click()
  await dialog.getByText('Labelled: 4 of 4.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => tab.locator('.rows .labels').getByText('Rent').count()).toBe(4)
  for (const row of [0, 1, 2, 3]) await boxes.nth(row).check()
  await bar.getByText('4 selected').waitFor()

  // One of the people has just been reminded. A document is over before the person presses the button: the dialog stays as it was read.
  const { client } = account
  const path = { id: first.id, partyId: first.parties[1]! }
  expect((await client.POST('/api/v1/documents/{id}/parties/{partyId}/remind', { params: { path } })).error).toBe(
    undefined,
  )
  await bar.getByRole('button', { name: 'Remind (2)' }).click()
  await dialog.getByText('This is for 2 of the 4 that are selected: 2 wait for nobody.').waitFor()
  await look(tab, 'console/remind several')
  await actAs(second.parties[0]!, { type: 'REJECTED', reason: null })
  await comeBack(tab)
  await tab.locator('tbody').getByText('Rejected', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Send reminders' }).dblclick()
  await dialog.getByText('Reminded: 0 of 2.').waitFor()
  await dialog.getByText('was reminded less than an hour ago. Try again later. 1 person was reminded.').waitFor()
  await dialog.getByText('Nobody can be reminded').waitFor()
  await look(tab, 'console/reminded')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await choose('Cancel documents (1)')
  await dialog.getByRole('button', { name: 'Cancel the document' }).click()
  await dialog.getByText('Give a reason.').waitFor()
  await dialog.getByLabel('Reason').fill('A mistake.')
  await dialog.getByRole('button', { name: 'Cancel the document' }).click()
  await dialog.getByText('Cancelled: 1 of 1.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await tab.locator('.rows').getByText('Cancelled', { exact: true }).waitFor()

  // Without a connection, nothing happens, also not later. An answer that was lost is no fault, and nothing is done twice.
  await all.click()
  await bar.getByText('5 selected').waitFor()
  await choose('Delete drafts (3)')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Delete 3 drafts' }).click()
  await dialog.getByText('Deleted: 0 of 3.').waitFor()
  await context.setOffline(false)
  await tab.route('**/api/v1/documents/*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Try the other 3 again' }).click()
  await dialog.getByText('Deleted: 0 of 3.').waitFor({ state: 'detached' })
  await dialog.getByText('Deleted: 0 of 3.').waitFor()
  await expect.poll(() => dialog.getByText('The server did not answer.').count()).toBe(3)
  await tab.unrouteAll({ behavior: 'wait' })
  await dialog.getByRole('button', { name: 'Try the other 3 again' }).click()
  await dialog.getByText('Deleted: 3 of 3.').waitFor()
  await look(tab, 'console/deleted')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => tab.locator('tbody .of-title a').allTextContents()).toEqual(['agreement', 'agreement'])
  await bar.getByText('2 selected').waitFor()
  await bar.getByRole('button', { name: 'Select none' }).click()
  await expect.poll(() => bar.count()).toBe(0)
})
