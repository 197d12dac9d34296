import { expect, test } from 'vitest'
import { onThePhone, sendButton, signature, startPhonePages } from './phone.support.ts'
import { draw, expectTitle, phone, visit } from '@paraph/testing/pages/page.ts'

const { send, open, db, chooseThePhone } = await startPhonePages()

test('an ended code says so on both devices, and a new drawing from the phone can replace an earlier one', async () => {
  const { tab, fragment, ids } = await chooseThePhone()
  const old = await fragment()
  const expired = new Date(Date.now() - 1).toISOString()
  await db.updateTable('drawings').set({ expires_at: expired }).where('party_id', '=', ids[0]!).execute()
  await tab.getByText('The code no longer works.').waitFor()
  const scanned = await open(old, phone)
  await expectTitle(scanned.tab, 'This code no longer works')
  await tab.getByRole('button', { name: 'Show a new code' }).click()
  await tab.locator('dialog .qr').waitFor()
  await visit(scanned.tab, await fragment())
  await expectTitle(scanned.tab, 'Draw your signature')

  await draw(scanned.tab, ...signature)
  await sendButton(scanned.tab).click()
  await tab.getByText('Your drawing has arrived').waitFor()
  await tab.getByRole('radio', { name: 'Type my name' }).check()
  await tab.getByRole('radio', { name: onThePhone }).check()
  await tab.getByRole('img', { name: 'Your drawn signature' }).waitFor()
  await tab.getByRole('button', { name: 'Draw again' }).click()
  await tab.locator('dialog .qr').waitFor()
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await tab.getByText('Draw your signature on your phone first.').waitFor()

  // A phone does not offer to draw on a phone.
  await visit(scanned.tab, await (await send([{ requiredSignature: 'DRAWING' }])).token())
  await scanned.tab.getByRole('button', { name: 'Add your signature' }).click()
  await scanned.tab.getByRole('radio', { name: 'Draw here' }).waitFor()
  expect(await scanned.tab.getByRole('radio', { name: onThePhone }).count()).toBe(0)
})
