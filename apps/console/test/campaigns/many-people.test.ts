import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { startPages } from '@paraph/testing/pages/page.ts'
import { comeBack, keyField } from '@paraph/testing/pages/console.ts'

const { newAccount, openAt, db } = await startPages()

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
  await (await keyField(tab)).fill(account.key)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  const rows = tab.locator('.people > li')
  await expect.poll(() => rows.count()).toBe(60)
  const heights = () =>
    rows.evaluateAll<number[], { offsetHeight: number }>((all) => all.map(({ offsetHeight }) => offsetHeight))
  expect(Math.max(...(await heights()).slice(3))).toBeLessThan(100)
  expect(await tab.getByText('The same address as another person here.').count()).toBe(2)
  await look(tab, 'console/many people')
  // All people stand in one list. Two people with the same colour get their initials on the fields.
  await tab.getByRole('combobox', { name: 'Who fills it in' }).selectOption('Person42 Berg')
  await tab.locator('.palette').getByRole('button', { name: 'Signature' }).press('Enter')
  await tab.locator('.sheets .field b', { hasText: 'PB' }).waitFor()
  expect((await tab.locator('.sheets').boundingBox())!.height, 'the page is in sight').toBeGreaterThan(400)
  await tab.getByRole('tab', { name: 'People 60' }).click()
  for (const index of [5, 7]) {
    await rows.nth(index).locator('summary').click()
    await rows.nth(index).getByLabel('Name').waitFor()
  }
  await expect.poll(() => tab.locator('.people details[open]').count()).toBe(1)
  await tab.getByLabel('Find a person').fill('berg person42')
  await expect.poll(() => rows.count()).toBe(1)
  await tab.getByText('1 person found').waitFor()
  await tab.getByLabel('Find a person').fill('nobody')
  await tab.getByText('Nobody here has this name or address.').waitFor()

  // After sending, twelve people are in sight. People who need the sender stand first.
  await account.client.POST('/api/v1/documents/{id}/send', { params: { path: { id } } })
  await db
    .updateTable('parties')
    .set({ send_status: 'BOUNCED' })
    .where('document_id', '=', id)
    .where('email', '=', 'person42@example.com')
    .execute()
  await comeBack(tab)
  const visible = tab.locator('.people.folded > li:visible')
  await expect.poll(() => visible.count()).toBe(12)
  await rows.first().getByText('Not delivered').waitFor()
  await rows.first().locator('summary').press('Enter')
  await rows.first().getByRole('button', { name: 'Correct the address of Person42 Berg' }).waitFor()
  await look(tab, 'console/many people after sending')
  await tab.getByLabel('Find a person').fill('person17@')
  await expect.poll(() => visible.count()).toBe(1)
  await tab.getByLabel('Find a person').fill('')
  await tab.getByRole('button', { name: 'Show all 60 people' }).press('Enter')
  await expect.poll(() => visible.count()).toBe(60)
})
